import type { TableCode } from '../../../domain/tournament/moneyFacts.ts';
import { instantText } from '../../format/date.ts';
import { blank, count, none, strong, text } from '../../model/cell.ts';
import type { Paper, Table } from '../../model/paper.ts';
import { citations } from '../citations.ts';
import type { PaperPerson } from '../inputs.ts';
import { sharedColumn } from '../sharedColumn.ts';
import { CODE_NAMES, counted, eventName, fullName } from '../wording.ts';
import type { Act } from './entryInputs.ts';
import { type EventPaperInput, eventHead } from './eventInput.ts';

/** The end of rebuys or of the add-on, with every coupon that nobody used. */
export type Withdrawal = Act & {
  readonly code: TableCode;
  /** Who of LNSE was there (R123-IV-4.p7). */
  readonly witness: string;
  readonly coupons: readonly {
    readonly text: string;
    readonly person: PaperPerson;
    /** Where the player sat then; null without a seat. */
    readonly table: number | null;
    /** Not delivered when the player never came. */
    readonly delivered: boolean;
  }[];
};

export type CuInput = EventPaperInput & { readonly withdrawals: readonly Withdrawal[] };

/**
 * The coupons withdrawn at the end of rebuys and add-ons, each with its table and the mark that it
 * was not used; the Director and LNSE sign.
 *
 * @see R123-IV-4.p7, R123-IV-5.p5
 */
export const buildCu = (input: CuInput): Paper => {
  const { terms, withdrawals } = input;
  const total = withdrawals.reduce((sum, { coupons }) => sum + coupons.length, 0);
  return {
    ...eventHead('CU', input),
    facts: [
      [
        { label: 'Torneo N.º', value: text(eventName(terms)) },
        { label: 'Cupones no utilizados', value: count(total) },
      ],
    ],
    keyFigures: [],
    blocks:
      withdrawals.length > 0
        ? withdrawals.map(withdrawalTable)
        : [{ block: 'note', text: 'No terminó ningún período de recompra ni de compra especial.' }],
    signatures: [
      {
        role: 'Director del Torneo',
        name: terms.director.name,
        idLabel: 'Legajo',
        id: terms.director.legajo,
      },
      {
        role: 'Fiscalizador de L.N.S.E.',
        name: withdrawals.at(-1)?.witness ?? null,
        idLabel: 'Legajo',
        id: null,
      },
    ],
    norms: citations(['R123-IV-4.p7', 'R123-IV-5.p5']),
  };
};

const withdrawalTable = ({ code, coupons, at, by }: Withdrawal): Table => ({
  block: 'table',
  key: `no_utilizados_${code.toLowerCase()}`,
  heading: CODE_NAMES[code],
  remark: `Retirados el ${instantText(at)}, legajo ${by.legajo}`,
  columns: [
    { key: 'mesa', heading: 'Mesa', align: 'right', widthMm: 14 },
    { key: 'cupon', heading: 'Cupón', align: 'left', widthMm: 28 },
    sharedColumn('jugador', 12),
    sharedColumn('nombre'),
    sharedColumn('estado', 50),
  ],
  rows: [
    ...coupons.map(({ text: printed, person, table, delivered }) => ({
      cells: [
        table === null ? none : text(String(table)),
        text(printed),
        count(person.entryNumber),
        text(fullName(person)),
        text(delivered ? 'No utilizado' : 'No utilizado, sin entregar'),
      ],
    })),
    {
      role: 'total',
      cells: [
        blank,
        strong(`Total, ${counted(coupons.length, 'cupón', 'cupones')}`),
        ...[blank, blank, blank],
      ],
    },
  ],
  list: { unitSingular: 'cupón', unitPlural: 'cupones' },
  sheet: CODE_NAMES[code],
});
