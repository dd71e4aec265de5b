import type { NormId } from '../../domain/regulation/norms.ts';
import { fundOf } from '../../domain/tournament/prizes.ts';
import { percentText } from '../format/amount.ts';
import { type Cell, count, money, strong, text } from '../model/cell.ts';
import type { Block, KeyFigure, LabelledFact, Paper, Signature } from '../model/paper.ts';
import { citations } from './citations.ts';
import { divisionBlocks } from './clDivision.ts';
import { formOf } from './form.ts';
import { head } from './head.ts';
import type { ClInput, PlaceCause, TieCause } from './inputs.ts';
import { type Places, placesOf } from './sharedPlaces.ts';
import { taxNotice } from './taxNotice.ts';
import { eventName, fullName, identity, ofJornada, placeLabel, placeText } from './wording.ts';

/**
 * Classification receipt: who, which place, which share of the pool and how much; with shared
 * places also which they are, their total and how it divides.
 *
 * @see R123-I-66, R123-I-67, R123-IV-9.1, R123-IV-9.1.p2, R123-IV-9.1.p4, R123-IV-11.3
 */
export const buildCl = (input: ClInput): Paper => {
  const { standing, locked, confirmed } = input;
  const form = formOf(input.terms);
  const places = placesOf(standing, locked.placePrizes);
  return {
    ...head('CL', input),
    subtitle: ofJornada(confirmed.jornada),
    jornada: confirmed.jornada,
    facts: facts(input),
    keyFigures: keyFigures(input, places),
    amountInWords: standing.prize,
    blocks: [
      ...divisionBlocks(input, places),
      exitBlock(input),
      taxNotice(form),
      {
        block: 'fill-in',
        heading: 'Para completar en la caja de pago',
        remark: form.cited(
          'El jugador entrega este comprobante y firma el recibo',
          'Anexo IV, punto 9.1',
        ),
        labels: ['Recibo de premio N.º', 'Fecha y hora', 'Cajero, legajo'],
      },
    ],
    signatures: signatures(input),
    norms: citations(norms(input)),
    parameters: [],
    checks: [],
  };
};

const facts = ({ terms, locked, person }: ClInput): LabelledFact[][] => [
  [
    { label: 'Torneo', value: text(eventName(terms)) },
    { label: 'Inscriptos', value: count(locked.entries) },
    { label: 'Pozo destinado al pago de premios', value: money(fundOf(locked)) },
  ],
  [
    { label: 'Nombre completo', value: strong(fullName(person)) },
    { label: 'Documento', value: text(identity(person)) },
    { label: 'N.º de jugador', value: count(person.entryNumber) },
  ],
];

const keyFigures = (
  { standing, agreed, locked, exit }: ClInput,
  { numbers }: Places,
): KeyFigure[] => {
  const shared = standing.sharedThrough !== null;
  const bps = numbers.reduce((total, place) => total + (locked.sharesBps[place - 1] ?? 0), 0);
  const position: Cell = shared
    ? text(`${placeText(standing)}, compartidas`)
    : { kind: 'ordinal', value: standing.position };
  const percent: Cell =
    exit.cause === 'resolution'
      ? text('Por resolución')
      : agreed !== undefined
        ? text('Por acuerdo')
        : shared
          ? text(`${percentText(bps)}, en ${numbers.length} partes`)
          : { kind: 'percent', bps };
  return [
    { label: placeLabel(standing), value: position },
    { label: 'Porcentaje sobre el pozo', value: percent },
    { label: 'Importe a cobrar', value: money(standing.prize) },
  ];
};

const EXIT_HEADINGS = {
  winner: 'Final del torneo',
  elimination: 'Eliminación',
  'hand-for-hand': 'Eliminación',
  'order-unknown': 'Eliminación',
  withdrawal: 'Retiro del torneo',
  resolution: 'Torneo finalizado antes de tiempo',
} as const satisfies Record<PlaceCause, string>;

const exitBlock = ({ exit, confirmed, standing }: ClInput): Block => ({
  block: 'facts',
  heading: EXIT_HEADINGS[exit.cause],
  rows: [
    [
      { label: 'Mesa', value: count(exit.table) },
      { label: 'Fecha y hora', value: { kind: 'instant', value: exit.occurredAt } },
      { label: 'Mano', value: handCell(exit) },
    ],
    [
      { label: 'Mesa de control', value: count(confirmed.desk) },
      {
        label: `${placeLabel(standing)} y premio confirmados`,
        value: { kind: 'instant', value: confirmed.occurredAt },
      },
      { label: 'Confirmación', value: count(confirmed.confirmation) },
    ],
  ],
});

const handCell = ({ cause, hand }: ClInput['exit']): Cell => {
  if (hand === null) return { kind: 'none' };
  return cause === 'hand-for-hand' ? text(`${hand}, manos simultáneas`) : count(hand);
};

const signatures = ({ confirmed: { supervisor, by } }: ClInput): Signature[] => [
  { role: 'Supervisor de Torneo', name: supervisor.name, idLabel: 'Legajo', id: supervisor.legajo },
  { role: 'Mesa de control', name: by.name, idLabel: 'Legajo', id: by.legajo },
];

const norms = ({ standing, tied, exit }: ClInput): NormId[] => [
  'R123-I-66',
  'R123-I-67',
  ...(tied.length > 1 && exit.cause in TIE_NORMS ? [TIE_NORMS[exit.cause as TieCause]] : []),
  ...(exit.cause === 'resolution' ? (['R123-I-6'] as const) : []),
  ...(standing.fromDisqualified > 0 ? (['R123-II-41.b3'] as const) : []),
  'R123-IV-9.1',
  'R123-IV-11.3',
];

const TIE_NORMS = {
  elimination: 'R123-I-70',
  'hand-for-hand': 'R123-I-72',
  'order-unknown': 'R123-I-71',
} as const satisfies Record<TieCause, NormId>;
