import { isSitAndGo } from '../../domain/tournament/tables.ts';
import { NBSP } from '../format/amount.ts';
import { minuteText } from '../format/date.ts';
import { numberText } from '../format/document.ts';
import { count, money, strong, text } from '../model/cell.ts';
import type { LabelledFact, Paper } from '../model/paper.ts';
import { citations } from './citations.ts';
import { head } from './head.ts';
import type { VcInput } from './inputs.ts';
import { narrowNumber } from './narrowNumber.ts';
import { CODE_NAMES, eventName, fullName, identity, kindOfEvent, ofJornada } from './wording.ts';

/**
 * Voucher of a purchase, original and duplicate on one sheet. The croupier keeps the original and
 * gives the chips for it; the duplicate stays with the cash desk for the cross-check.
 *
 * @see R123-IV-1.2, R123-IV-1.4, R123-IV-11.2
 */
export const buildVc = (input: VcInput): Paper => {
  const { person, paid, terms, copy } = input;
  const jornada = ofJornada(paid.jornada);
  return {
    ...head('VC', input),
    subtitle: `${kindOfEvent(terms)} ${numberText(terms.eventNumber)} · ${jornada}`,
    jornada: paid.jornada,
    facts: facts(input),
    keyFigures: [{ label: 'Importe', value: money(paid.price) }],
    amountInWords: paid.price,
    blocks: [],
    signatures: [
      { role: 'Cajero', name: paid.by.name, idLabel: 'Legajo', id: paid.by.legajo },
      { role: 'Jugador', name: fullName(person), idLabel: 'Documento', id: identity(person) },
    ],
    norms: citations(['R123-IV-1.2', 'R123-IV-1.4', 'R123-IV-11.2']),
    parameters: [],
    checks: [],
    slips: [`Original, para el jugador · ${jornada}`, `Duplicado, para la caja · ${jornada}`],
    instructions:
      'Entregar este vale al croupier al sentarse, con el documento. Intransferible. ' +
      'Devolución solo hasta el fin de la inscripción.',
    ...(copy > 1 ? { copyMark: printText(copy) } : {}),
  };
};

const facts = ({ person, paid, terms }: VcInput): LabelledFact[][] => [
  [
    { label: 'Nombre completo', value: strong(fullName(person)) },
    { label: 'Documento', value: text(identity(person)) },
    { label: 'N.º de orden', value: narrowNumber(paid.voucher), narrow: true },
    { label: 'Caja', value: count(paid.desk), narrow: true },
  ],
  [
    { label: `${kindOfEvent(terms)} N.º`, value: text(eventName(terms)) },
    {
      label: 'Concepto, fecha y hora',
      value: text(`IN, ${lowerFirst(CODE_NAMES.IN)}, ${onOneLine(minuteText(paid.occurredAt))}`),
    },
    ...(isSitAndGo(terms) ? [{ label: 'Mesa', value: count(terms.table), narrow: true }] : []),
    { label: 'Fichas a recibir', value: count(terms.startingStack), narrow: true },
  ],
];

/** The hour stays with its date. */
const onOneLine = (words: string): string => words.replaceAll(' ', NBSP);

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

const PRINTS = ['Primera', 'Segunda', 'Tercera', 'Cuarta', 'Quinta'] as const;

const printText = (copy: number): string => {
  const ordinal = PRINTS[copy - 1];
  return ordinal ? `${ordinal} impresión` : `Impresión ${numberText(copy)}`;
};
