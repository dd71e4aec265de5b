import type { NormId } from '../../../domain/regulation/norms.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';
import type { PaperNumber } from '../../../domain/tournament/facts.ts';
import { minuteText } from '../../format/date.ts';
import { paperNumber } from '../../format/paperNumber.ts';
import { money, none, strong, text } from '../../model/cell.ts';
import type { LabelledFact, Paper, Table } from '../../model/paper.ts';
import { citations } from '../citations.ts';
import { type Form, formOf } from '../form.ts';
import { head } from '../head.ts';
import type { PaperHead, PaperPerson } from '../inputs.ts';
import { eventName, fullName, identity, kindOfEvent, ofJornada } from '../wording.ts';
import type { Act, EntryPaperInput } from './entryInputs.ts';

/** The form of one entry; it holds no number until it is paid. */
export type FiInput = PaperHead &
  Pick<EntryPaperInput, 'terms' | 'jornada'> & {
    readonly person: Omit<PaperPerson, 'entryNumber'> & { readonly birthDate: string };
    /** Number and voucher of the player, once paid. */
    readonly sale: { readonly entryNumber: number; readonly voucher: PaperNumber } | null;
    /** Why the Director admitted a document of another kind (decision T12). */
    readonly otherDocumentReason: string | null;
    readonly taken: Act;
  };

/**
 * The form that a player fills in and signs to register, with the statements and the assignment
 * that he accepts.
 *
 * @see R123-I-27, R123-I-30, R123-I-83, R123-I-84, R123-IV-1.1, R123-IV-1.1.p3
 */
export const buildFi = (input: FiInput): Paper => {
  const { person, jornada, taken, terms } = input;
  return {
    ...head('FI', input),
    subtitle: `${kindOfEvent(terms)} ${terms.eventNumber} · ${ofJornada(jornada)}`,
    jornada,
    facts: facts(input),
    keyFigures: [],
    blocks: [
      clausesTable(taken, input.letterhead.operator, formOf(terms)),
      {
        block: 'note',
        text: 'La reserva existe solo con el pago total del precio en las cajas habilitadas.',
      },
    ],
    signatures: [
      {
        role: 'Jugador',
        name: fullName(person),
        idLabel: 'Documento',
        id: identity(person),
      },
      { role: 'Recibió la ficha', name: taken.by.name, idLabel: 'Legajo', id: taken.by.legajo },
    ],
    norms: citations(['R123-I-30', 'R123-IV-1.1']),
    parameters: [],
    checks: [],
  };
};

const facts = (input: FiInput): LabelledFact[][] => {
  const { person, terms, sale, otherDocumentReason, taken } = input;
  const { surnames, givenNames } = person.personName;
  return [
    [
      { label: 'Apellidos', value: strong(surnames) },
      { label: 'Nombres', value: strong(givenNames) },
      {
        label: 'Fecha de nacimiento',
        value: { kind: 'date', value: person.birthDate as Jornada },
      },
    ],
    [
      { label: 'Documento exhibido', value: text(identity(person)) },
      ...(otherDocumentReason === null
        ? []
        : [{ label: 'Admitido por el Director', value: text(otherDocumentReason) }]),
      { label: 'Fecha y hora de la ficha', value: { kind: 'instant', value: taken.at } },
    ],
    [
      { label: `${kindOfEvent(terms)} N.º`, value: text(eventName(terms)) },
      { label: 'Precio de la inscripción', value: money(terms.price) },
      {
        label: 'Vale de compra',
        value: sale === null ? none : text(paperNumber(sale.voucher)),
        narrow: true,
      },
      {
        label: 'N.º de jugador',
        value: sale === null ? none : { kind: 'count', value: sale.entryNumber },
        narrow: true,
      },
    ],
  ];
};

/** Whose employees may not play, besides the operator's (R123-I-27). */
const OTHERS_EMPLOYED = 'de los demás operadores que nombra la norma ni de Lotería Nacional S.E., ';

/** What the player states, accepts and assigns. A form is only taken with all of it (R123-I-83). */
const CLAUSES: readonly {
  readonly norm: NormId;
  readonly says: (operator: string, form: Form) => string;
}[] = [
  {
    norm: 'R123-I-27',
    says: (operator, { isClub }) =>
      'Declaro bajo juramento ser mayor de 18 años, no estar excluido ni autoexcluido, y no ser ' +
      `empleado de ${operator}, ${isClub ? '' : OTHERS_EMPLOYED}ni cónyuge o familiar de ellos en ` +
      'primer grado.',
  },
  {
    norm: 'R123-I-30',
    says: () =>
      'Los datos de esta ficha son exactos y completos. Conozco y acepto el reglamento y las ' +
      'características publicadas del torneo.',
  },
  {
    norm: 'R123-IV-1.1.p5',
    says: () => 'La inscripción es intransferible y no puede negociarse.',
  },
  {
    norm: 'R123-I-83',
    says: (operator) =>
      `Cedo a ${operator} los derechos sobre mi imagen para sus promociones y publicaciones.`,
  },
  {
    norm: 'R123-I-84',
    says: () => 'Garantizo que tengo plena facultad para ceder esos derechos.',
  },
];

const clausesTable = ({ at }: Act, operator: string, form: Form): Table => ({
  block: 'table',
  key: 'clausulas',
  heading: 'Declaraciones, aceptación y cesión de imagen',
  columns: [
    { key: 'clausula', heading: 'Cláusula', align: 'left' },
    { key: 'norma', heading: 'Norma', align: 'left', widthMm: 46 },
    { key: 'aceptada', heading: 'Aceptada', align: 'left', widthMm: 24 },
  ],
  rows: CLAUSES.map(({ norm, says }) => ({
    cells: [text(says(operator, form)), text(form.placeIn(norm)), text(minuteText(at))],
  })),
  sheet: 'Cláusulas',
});
