import type { Coupon as CouponState } from '../../../domain/tournament/coupons.ts';
import { jornadaText } from '../../format/date.ts';
import { numberText } from '../../format/document.ts';
import { count, strong, text } from '../../model/cell.ts';
import type { Coupon, Paper } from '../../model/paper.ts';
import { citations } from '../citations.ts';
import { type Form, formOf } from '../form.ts';
import { head } from '../head.ts';
import { eventName, fullName, identity, ofJornada } from '../wording.ts';
import type { EntryPaperInput } from './entryInputs.ts';

export type TcInput = EntryPaperInput & {
  /** Those of the player: one IN, the rebuys and the add-on, with the text printed on each. */
  readonly coupons: readonly (Omit<CouponState, 'entryId' | 'entryNumber'> & {
    readonly text: string;
  })[];
};

const bodiesIn = ({ ofAuthority }: Form): string[] => [
  'Cuerpo del operador',
  `Cuerpo ${ofAuthority}`,
  'Cuerpo del drop de la mesa',
];

/**
 * The control card: for each purchase a coupon in three bodies, of the operator, of LNSE and for
 * the drop of the table, with the option in the words of the norm. One printed again says what became
 * of each coupon, so that none is used twice.
 *
 * @see R123-IV-2.p4, R123-IV-3, R123-IV-4.p1, R123-IV-4.p2, R123-IV-4.p6, R123-IV-5.p1
 */
export const buildTc = (input: TcInput): Paper => {
  const { person, terms, jornada, coupons } = input;
  return {
    ...head('TC', input),
    subtitle: `Jugador ${numberText(person.entryNumber)} · ${ofJornada(jornada)}`,
    jornada,
    facts: [
      [
        { label: 'Nombre completo', value: strong(fullName(person)) },
        { label: 'Documento', value: text(identity(person)) },
        { label: 'N.º de jugador', value: strong(String(person.entryNumber)), narrow: true },
        { label: 'Cupones', value: count(coupons.length), narrow: true },
      ],
      [{ label: 'Torneo N.º', value: text(eventName(terms)) }],
    ],
    keyFigures: [],
    blocks: [
      {
        block: 'note',
        text:
          'Al usar un cupón se anota en sus tres cuerpos el número de mesa y el cajero firma al ' +
          'dorso con su legajo; el croupier introduce el cuerpo del drop. Los cupones no ' +
          'utilizados se retiran al terminar su período.',
      },
      {
        block: 'coupons',
        bodies: bodiesIn(formOf(terms)),
        coupons: coupons.map((coupon) => couponOf(input, coupon)),
      },
    ],
    signatures: [],
    norms: citations(['R123-IV-2.p4', 'R123-IV-3', 'R123-IV-4.p2', 'R123-IV-5.p1']),
    parameters: [],
    checks: [],
  };
};

const couponOf = (
  { person, terms, coupons }: TcInput,
  coupon: TcInput['coupons'][number],
): Coupon => {
  const { code, number, text: printed } = coupon;
  const rebuys = coupons.filter((one) => one.code === 'RB').length;
  const options = { IN: 'BUY IN', RB: `RE BUY ${number} de ${rebuys}`, AD: 'ADD ON' };
  return {
    option: options[code],
    code: printed,
    holder: fullName(person),
    lines: [
      `Jugador ${numberText(person.entryNumber)} · Torneo ${terms.eventNumber}`,
      ...stateOf(coupon),
    ],
    toFillIn: 'Mesa',
  };
};

/** `Usado en la mesa 4, 09/05/2014`; nothing of a coupon that waits to be used. */
const stateOf = ({ status, table, jornada }: TcInput['coupons'][number]): string[] => {
  const where = table === null ? '' : ` en la mesa ${table}`;
  const on = jornada === null ? '' : `, ${jornadaText(jornada)}`;
  switch (status) {
    case 'issued':
    case 'delivered':
      return [];
    case 'used':
      return [`Usado${where}${on}`];
    case 'withdrawn-unused':
      return ['No utilizado, retirado'];
    case 'void':
      return [`Anulado${where}${on}`];
  }
};
