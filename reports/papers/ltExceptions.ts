import { type Centavos, sum } from '../../domain/money/centavos.ts';
import { numberText } from '../format/document.ts';
import { count, money, strong, text } from '../model/cell.ts';
import type { Block, Row, Table } from '../model/paper.ts';
import { formOf } from './form.ts';
import type { LtInput } from './inputs.ts';
import { type Share, sharesOf } from './ltClassification.ts';
import { sharedColumn } from './sharedColumn.ts';
import { placeText } from './wording.ts';

/**
 * What departs from one place, one prize: shared places with their leftover centavos, and the
 * prizes of disqualified entries with those who got them. Nothing when there was nothing of it.
 *
 * @see R123-I-71, R123-II-41.b3, R123-IV-9.1.p3
 */
export const exceptionBlocks = (input: LtInput): Block[] => {
  const shares = sharesOf(input);
  const lost = shares.filter((share) => share.standing.disqualified && lostBy(share) > 0);
  const gained = shares.filter(({ standing }) => standing.fromDisqualified > 0);
  const tied = shares.filter(
    ({ standing, places }) => standing.sharedThrough !== null && places.total > 0,
  );
  return [
    ...(tied.length > 0 ? [leftoversTable(tied)] : []),
    ...(lost.length > 0 || gained.length > 0
      ? ([
          { block: 'pair', left: lostTable(lost), right: gainedTable(gained) },
          noteIn(input),
        ] as const)
      : []),
  ];
};

/** What disqualified entries lost and what the others got, which must be the same. */
export const redistributed = (input: LtInput): { lost: Centavos; gained: Centavos } => {
  const shares = sharesOf(input);
  const disqualified = shares.filter(({ standing }) => standing.disqualified);
  return {
    lost: sum(disqualified.map(lostBy)),
    gained: sum(shares.map(({ standing }) => standing.fromDisqualified)),
  };
};

/** The prize of his place and what had been agreed for him (M8, CLUB-T27). */
const lostBy = ({ prize, agreed }: Share): Centavos => sum([prize, agreed]);

const noteIn = ({ terms }: LtInput): Block => ({
  block: 'note',
  text: `${formOf(terms).cited(SHARED_OUT, 'Anexo II, art. 13, inc. 41')}.`,
});

const SHARED_OUT =
  'El premio del descalificado se reparte en partes iguales entre los jugadores activos en ese ' +
  'momento; los centavos sobrantes, de a uno, a las inscripciones de menor número';

const leftoversTable = (tied: readonly Share[]): Table => {
  const groups = [...Map.groupBy(tied, ({ standing }) => standing.position).values()];
  const totals = groups.map((group) => group[0]!.places.total);
  return {
    block: 'table',
    key: 'compartidas',
    heading: 'Posiciones compartidas y sobrantes',
    columns: [
      { key: 'posiciones', heading: 'Posiciones', align: 'left', widthMm: 24 },
      { key: 'desde', heading: 'Desde', align: 'right', widthMm: 12 },
      { key: 'partes', heading: 'Partes', align: 'right', widthMm: 12 },
      { key: 'total', heading: 'Total', align: 'right', widthMm: 24 },
      { key: 'parte', heading: 'Parte', align: 'right', widthMm: 24 },
      { key: 'sobrante', heading: 'Sobrante', align: 'right', widthMm: 18 },
      { key: 'para', heading: 'Sobrante para', align: 'left' },
    ],
    rows: [
      ...groups.map(groupRow),
      {
        role: 'total',
        cells: [
          strong('Total'),
          { kind: 'blank' },
          { kind: 'blank' },
          money(sum(totals), 'SUM({compartidas.total})'),
          { kind: 'blank' },
          money(
            sum(groups.map((group) => group[0]!.places.leftover)),
            'SUM({compartidas.sobrante})',
          ),
          { kind: 'blank' },
        ],
      },
    ],
    sheet: 'Compartidas',
  };
};

const ofGroup = (column: string): string => `SUMIFS({calculo.${column}},{calculo.desde},{desde})`;

const groupRow = (group: readonly Share[]): Row => {
  const { standing, places } = group[0]!;
  const takers = group.filter(({ leftover }) => leftover > 0);
  return {
    cells: [
      text(placeText(standing)),
      count(standing.position),
      count(places.numbers.length, 'COUNTIFS({calculo.desde},{desde})'),
      money(places.total, `ROUND((${ofGroup('parte')}+${ofGroup('sobrante')}),2)`),
      money(places.part, `${ofGroup('parte')}/{partes}`),
      money(places.leftover, ofGroup('sobrante')),
      takers.length === 0
        ? { kind: 'none' }
        : text(takers.map((taker) => numberText(taker.standing.entry)).join(', ')),
    ],
  };
};

const lostTable = (lost: readonly Share[]): Table => ({
  block: 'table',
  key: 'descalificados',
  heading: 'Premios de descalificados',
  columns: [
    { key: 'posicion', heading: 'Posición', align: 'left' },
    sharedColumn('jugador', 12),
    { key: 'importe', heading: 'Premio', align: 'right', widthMm: 25 },
  ],
  rows: [
    ...lost.map(
      (share): Row => ({
        cells: [
          text(placeText(share.standing)),
          count(share.standing.entry),
          share.agreed > 0 ? money(lostBy(share)) : money(share.prize, OF_PLACE),
        ],
      }),
    ),
    sumRow('Total repartido', sum(lost.map(lostBy)), 'descalificados'),
  ],
  sheet: 'Descalificados',
});

const OF_PLACE =
  'SUMIFS({calculo.parte},{calculo.jugador},{jugador})' +
  '+SUMIFS({calculo.sobrante},{calculo.jugador},{jugador})';

const gainedTable = (gained: readonly Share[]): Table => ({
  block: 'table',
  key: 'repartido',
  heading: 'Repartido entre los activos',
  columns: [
    { key: 'posicion', heading: 'Posición', align: 'left' },
    sharedColumn('jugador', 12),
    { key: 'importe', heading: 'Parte', align: 'right', widthMm: 25 },
  ],
  rows: [
    ...gained.map(
      ({ standing }): Row => ({
        cells: [
          text(placeText(standing)),
          count(standing.entry),
          money(
            standing.fromDisqualified,
            'SUMIFS({calculo.por_descalificacion},{calculo.jugador},{jugador})',
          ),
        ],
      }),
    ),
    sumRow('Total', sum(gained.map(({ standing }) => standing.fromDisqualified)), 'repartido'),
  ],
  sheet: 'Descalificados',
});

const sumRow = (label: string, amount: Centavos, table: string): Row => ({
  role: 'total',
  cells: [strong(label), { kind: 'blank' }, money(amount, `SUM({${table}.importe})`)],
});
