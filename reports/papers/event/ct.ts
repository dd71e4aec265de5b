import type { Centavos } from '../../../domain/money/centavos.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';
import type { FactOf } from '../../../domain/tournament/facts.ts';
import type { MoneyFactOf } from '../../../domain/tournament/moneyFacts.ts';
import { isMultiTable, tablesOf } from '../../../domain/tournament/tables.ts';
import type { Level, Terms } from '../../../domain/tournament/terms.ts';
import { numberText } from '../../format/document.ts';
import { count, money, strong, text } from '../../model/cell.ts';
import type { Block, LabelledFact, Paper } from '../../model/paper.ts';
import { citations } from '../citations.ts';
import { head } from '../head.ts';
import type { PaperHead } from '../inputs.ts';
import { counted, kindOfEvent, modalityName, ofJornadas } from '../wording.ts';
import { changesBlocks, poolTable, scalesTable } from './ctPrizes.ts';
import { datesTable, purchasesTable } from './ctTables.ts';
import { levelsTable } from './levels.ts';

/** The characteristics of an event as they stand, with what was changed and why (R123-I-1). */
export type CtInput = PaperHead & {
  readonly terms: Terms;
  readonly jornada: Jornada;
  /** In force: as announced, or as the Direction changed them. */
  readonly levels: readonly Level[];
  readonly changes: readonly MoneyFactOf<
    'EventCancelled' | 'EventSuspended' | 'EventModified' | 'EventEnded'
  >[];
  /** Pool and prizes, once they are fixed (R123-III-2.p6). */
  readonly locked: FactOf<'PrizesLocked'> | null;
};

/**
 * What the operator publishes of an event: the points of its announcement, its structure, its
 * scales and, once fixed, the pool with the prize of each place.
 *
 * @see R123-I-1, R123-I-2, R123-III-2.p6
 */
export const buildCt = (input: CtInput): Paper => {
  const { terms, jornada, levels, locked } = input;
  const structure = isMultiTable(terms) ? terms : { breaks: [], retirements: [] };
  return {
    ...head('CT', input),
    subtitle: `${kindOfEvent(terms)} ${numberText(terms.eventNumber)} · ${ofJornadas(terms, jornada)}`,
    jornada,
    facts: facts(terms),
    keyFigures: [
      { label: 'Precio de la inscripción', value: money(terms.price) },
      { label: 'Fichas iniciales', value: count(terms.startingStack) },
      { label: 'Cupo', value: text(counted(terms.quota, 'inscripción', 'inscripciones')) },
    ],
    blocks: [
      datesTable(terms),
      purchasesTable(terms),
      ...rulesBlock(terms),
      levelsTable({ ...structure, levels }),
      scalesTable(terms),
      ...(locked === null ? [] : [poolTable(locked)]),
      ...changesBlocks(input),
    ],
    signatures: [
      {
        role: 'Director del Torneo',
        name: terms.director.name,
        idLabel: 'Legajo',
        id: terms.director.legajo,
      },
    ],
    norms: citations(['R123-I-1', 'R123-I-2', 'R123-I-65', 'R123-III-2.p6']),
    parameters: [],
    checks: [],
  };
};

const facts = (terms: Terms): LabelledFact[][] => [
  [
    { label: 'Nombre', value: strong(terms.name) },
    { label: 'Modalidad', value: text(modalityName(terms)) },
    { label: 'Comienzo', value: { kind: 'instant', value: terms.startsAt } },
  ],
  [
    { label: 'Mesas', value: text(tablesText(terms)) },
    { label: 'Inscripciones por persona', value: limitText(terms.entriesPerPersonMax) },
    { label: 'Unidad de los premios', value: money(terms.prizeUnit as Centavos) },
  ],
];

const limitText = (limit: number | null) => (limit === null ? text('Sin límite') : count(limit));

const tablesText = (terms: Terms): string => {
  const tables = tablesOf(terms);
  const seats = isMultiTable(terms) ? terms.seatsPerTable : terms.quota;
  return `${tables.length === 1 ? tables[0] : tables.length}, de ${seats} asientos`;
};

/** What only an event of several tables publishes. */
const rulesBlock = (terms: Terms): Block[] => {
  if (!isMultiTable(terms)) return [];
  const { lateStack, redrawAt, breakDraw, tables } = terms;
  const redraws = [
    'Cada jornada y mesa final',
    ...(redrawAt.three ? ['tres mesas'] : []),
    ...(redrawAt.two ? ['dos mesas'] : []),
  ];
  return [
    {
      block: 'facts',
      heading: 'Mesas y asientos',
      rows: [
        [
          {
            label: 'Stack de quien se inscribe comenzado el torneo',
            value: text(lateStack === 'full' ? 'Completo' : 'Reducido'),
          },
          { label: 'Sorteo general de asientos', value: text(redraws.join(', ')) },
          {
            label: 'Sorteo al retirarse una mesa',
            value: text(breakDraw === 'cards' ? 'Por naipes' : 'Por sistema'),
          },
        ],
        [{ label: 'Orden en que se retiran las mesas', value: text(tables.join(', ')) }],
      ],
    },
  ];
};
