import {
  type Centavos,
  centavos,
  floorToUnit,
  shareOf,
  ZERO,
} from '../../domain/money/centavos.ts';
import type { Standing } from '../../domain/settlement/types.ts';
import { fundOf } from '../../domain/tournament/prizes.ts';
import { numberText } from '../format/document.ts';
import { money, percent, strong, text } from '../model/cell.ts';
import type { Block, Row, Table } from '../model/paper.ts';
import { type Form, formOf } from './form.ts';
import type { ClInput, PlaceCause, TieCause } from './inputs.ts';
import { sharedColumn } from './sharedColumn.ts';
import { leftoverOf, type Places } from './sharedPlaces.ts';
import { placeNoun } from './wording.ts';

/**
 * How the amount of a classification receipt is made up. Nothing for an own place whose prize is
 * that of the scale; the figures of the band say it all.
 *
 * @see R123-I-71, R123-II-41.b3, R123-IV-9.1.p4
 */
export const divisionBlocks = (input: ClInput, places: Places): Block[] => [
  ...(input.tied.length > 1 ? tieBlocks(input, places) : []),
  ...(input.standing.fromDisqualified > 0 || input.agreed !== undefined
    ? [composition(input)]
    : []),
  ...firstPlaceNote(input),
];

const tieBlocks = (input: ClInput, places: Places): Block[] => [
  { block: 'pair', left: sharedTable(input, places), right: partsTable(input, places) },
  { block: 'note', text: tieNote(input.exit.cause, places.leftover, formOf(input.terms)) },
];

const sharedTable = ({ locked }: ClInput, { numbers, total }: Places): Table => {
  const bpsOf = (place: number) => locked.sharesBps[place - 1] ?? 0;
  const rows: Row[] = numbers.map((place) => ({
    cells: [
      { kind: 'ordinal', value: place },
      percent(bpsOf(place)),
      money(locked.placePrizes[place - 1] ?? ZERO),
    ],
  }));
  const bps = numbers.reduce((added, place) => added + bpsOf(place), 0);
  return {
    block: 'table',
    key: 'posiciones',
    heading: 'Posiciones que se comparten',
    columns: [
      { key: 'posicion', heading: 'Posición', align: 'left' },
      { key: 'porcentaje', heading: '% del pozo', align: 'right', widthMm: 18 },
      { key: 'premio', heading: 'Premio', align: 'right', widthMm: 27 },
    ],
    rows: [
      ...rows,
      { role: 'total', cells: [strong('Importe total'), percent(bps), money(total)] },
    ],
    sheet: 'Premio',
  };
};

const partsTable = ({ tied, standing }: ClInput, places: Places): Table => {
  const ascending = tied.map(({ entry }) => entry).sort((one, other) => one - other);
  const rows: Row[] = ascending.map((entry, order) => {
    const name = numberText(entry);
    const own = entry === standing.entry;
    const leftover = leftoverOf(places, order);
    const share = centavos(places.part + leftover);
    return {
      cells: [
        own ? strong(name) : text(name),
        money(places.part),
        money(leftover),
        { kind: 'money', value: share, strong: own },
      ],
    };
  });
  const parts = centavos(places.part * ascending.length);
  const total: Row = {
    role: 'total',
    cells: [strong('Total'), money(parts), money(places.leftover), money(places.total)],
  };
  return {
    block: 'table',
    key: 'division',
    heading: 'División en partes iguales',
    columns: [
      { key: 'jugador', heading: 'Jugador', align: 'left' },
      { key: 'parte', heading: 'Parte', align: 'right', widthMm: 25 },
      { key: 'sobrante', heading: 'Sobrante', align: 'right', widthMm: 18 },
      { key: 'premio', heading: 'Premio', align: 'right', widthMm: 25 },
    ],
    rows: [...rows, total],
    sheet: 'Premio',
  };
};

const TIE_REASONS = {
  elimination: [
    'Eliminados en la misma mano y la misma mesa con igual cantidad de fichas al comenzarla',
    'Anexo I, art. 19, inc. 70; Anexo IV, punto 9.1',
  ],
  'hand-for-hand': [
    'Eliminados en mesas diferentes en la misma mano, con manos simultáneas',
    'Anexo I, art. 19, inc. 72',
  ],
  'order-unknown': [
    'Eliminados en mesas diferentes sin que pueda determinarse el orden',
    'Anexo I, art. 19, inc. 71',
  ],
} as const satisfies Record<TieCause, readonly [string, string]>;

const tieNote = (cause: PlaceCause, leftover: Centavos, form: Form): string => {
  const divided = `os premios de las posiciones se suman y se dividen en partes iguales.${oddCentavos(leftover)}`;
  if (!(cause in TIE_REASONS)) return `L${divided}`;
  const [words, article] = TIE_REASONS[cause as TieCause];
  return `${form.cited(words, article)}: l${divided}`;
};

const oddCentavos = (leftover: Centavos): string => {
  if (leftover === 0) return '';
  return leftover === 1
    ? ' El centavo sobrante es de la inscripción de menor número.'
    : ` Los ${leftover} centavos sobrantes son, de a uno, de las inscripciones de menor número.`;
};

/** What was agreed stands in place of the prizes of all who were left, but what the winner got more. */
const composition = ({ standing, agreed, terms }: ClInput): Table => {
  const own = centavos(standing.prize - standing.fromDisqualified - (agreed ?? ZERO));
  return {
    block: 'table',
    key: 'composicion',
    heading: 'Composición del importe',
    columns: [sharedColumn('concepto'), sharedColumn('importe', 27)],
    rows: [
      { cells: [text(ownPart(standing)), money(own)] },
      ...(agreed === undefined
        ? []
        : [{ cells: [text('Acordado entre todos los que quedaban'), money(agreed)] }]),
      ...(standing.fromDisqualified > 0
        ? [
            {
              cells: [
                text(
                  formOf(terms).cited(
                    'Parte de premios de jugadores descalificados',
                    'Anexo II, art. 13, inc. 41',
                  ),
                ),
                money(standing.fromDisqualified),
              ],
            },
          ]
        : []),
      {
        role: 'total',
        cells: [strong('Importe a cobrar'), money(standing.prize)],
      },
    ],
    sheet: 'Premio',
  };
};

/** First place takes what rounding leaves of the pool, which its percentage does not show (M5). */
const firstPlaceNote = ({ standing, agreed, locked, terms, exit }: ClInput): Block[] => {
  if (exit.cause === 'resolution')
    return [{ block: 'note', text: 'Importe fijado por la resolución que finalizó el torneo.' }];
  if (agreed !== undefined || !holdsFirst(standing)) return [];
  const first = shareOf(fundOf(locked), locked.sharesBps[0] ?? 0);
  return locked.placePrizes[0] === floorToUnit(first, terms.prizeUnit)
    ? []
    : [
        {
          block: 'note',
          text: 'La primera posición recibe además el resto del redondeo del pozo.',
        },
      ];
};

const holdsFirst = ({ position }: Standing): boolean => position === 1;

const ownPart = (standing: Standing): string =>
  `${standing.sharedThrough === null ? 'Premio' : 'Parte'} de ${placeNoun(standing)}`;
