import { sum } from '../../domain/money/centavos.ts';
import { PURCHASE_CODES, type TableSettlement } from '../../domain/settlement/types.ts';
import { paperNumber } from '../format/paperNumber.ts';
import { blank, count, money, none, percent, strong, text } from '../model/cell.ts';
import type { Column, Row, Table } from '../model/paper.ts';
import { type Form, formOf } from './form.ts';
import type { LtInput } from './inputs.ts';
import { sharedColumn } from './sharedColumn.ts';
import { flooredShare, shareName } from './tables/split.ts';
import { counted } from './wording.ts';

const WHERE: readonly Column[] = [
  sharedColumn('jornada', 20),
  { key: 'mesa', heading: 'Mesa', align: 'right', widthMm: 10 },
];

const where = ({ jornada, table }: TableSettlement): Row['cells'] => [
  { kind: 'date', value: jornada },
  count(table),
];

const OF_TABLE = '{jornada},{mesas_por_codigo.mesa},{mesa}';

/**
 * The result of each (jornada, table), which together are the event's.
 *
 * @see R123-IV-6.p4, R123-IV-11.5
 */
export const tablesTable = ({ settlement, tablePapers }: LtInput): Table => {
  const { tables, takings, pool, benefit } = settlement;
  const ofTable = (column: string) =>
    `SUMIFS({mesas_por_codigo.${column}},{mesas_por_codigo.jornada},${OF_TABLE})`;
  const rows: Row[] = tables.map((one) => {
    const paper = tablePapers.find(
      ({ jornada, table }) => jornada === one.jornada && table === one.table,
    );
    return {
      cells: [
        ...where(one),
        paper === undefined ? none : text(paperNumber(paper.number)),
        money(one.takings, ofTable('recaudado')),
        money(one.prizes, ofTable('premios')),
        money(one.benefit, ofTable('beneficio')),
      ],
    };
  });
  const total: Row = {
    role: 'total',
    cells: [
      strong(`Total, ${counted(tables.length, 'mesa', 'mesas')}`),
      blank,
      blank,
      money(takings, 'SUM({mesas.recaudado})'),
      money(pool, 'SUM({mesas.premios})'),
      money(benefit, 'SUM({mesas.beneficio})'),
    ],
  };
  return {
    block: 'table',
    key: 'mesas',
    heading: 'Resultado por jornada y mesa',
    columns: [
      ...WHERE,
      { key: 'liquidacion', heading: 'Liquidación por mesa', align: 'left' },
      { key: 'recaudado', heading: 'Recaudado', align: 'right', widthMm: 27 },
      { key: 'premios', heading: 'Premios', align: 'right', widthMm: 27 },
      sharedColumn('beneficio', 27),
    ],
    rows: [...rows, total],
    sheet: 'Mesas',
  };
};

/** Each table's benefit by beneficiary; a table without a split says so in its row (M3). */
export const tableSplits = ({ settlement, terms }: LtInput): Table => ({
  block: 'table',
  key: 'distribucion_mesas',
  heading: 'Distribución por jornada y mesa',
  columns: [
    ...WHERE,
    sharedColumn('beneficio', 23.3),
    { key: 'beneficiario', heading: 'Beneficiario', align: 'left' },
    { key: 'porcentaje', heading: '%', align: 'right', widthMm: 15 },
    sharedColumn('importe', 23.3),
  ],
  rows: settlement.tables.flatMap((one) => splitRows(one, formOf(terms))),
  sheet: 'Distribución por mesa',
});

/** What each table took by code: the figures that the workbook starts from. */
export const codesByTable = ({ settlement }: LtInput): Table => ({
  block: 'table',
  key: 'mesas_por_codigo',
  heading: 'Compras por jornada, mesa y código',
  columns: [
    ...WHERE,
    sharedColumn('codigo'),
    { key: 'cantidad', heading: 'Cantidad', align: 'right' },
    { key: 'recaudado', heading: 'Recaudado', align: 'right' },
    { key: 'premios', heading: 'Premios', align: 'right' },
    sharedColumn('beneficio'),
  ],
  rows: settlement.tables.flatMap((one) =>
    PURCHASE_CODES.flatMap((code): Row[] => {
      const row = one.byCode[code];
      if (row === undefined) return [];
      const { takings, prizes, benefit } = row;
      const amounts = [money(takings), money(prizes), money(benefit)];
      return [{ cells: [...where(one), text(code), count(row.count), ...amounts] }];
    }),
  ),
  sheet: 'Compras',
});

const BENEFIT_OF_TABLE = 'SUMIFS({mesas.beneficio},{mesas.jornada},{jornada},{mesas.mesa},{mesa})';
const BALANCE = '{beneficio}-SUMIFS({importe:above},{jornada:above},{jornada},{mesa:above},{mesa})';

const splitRows = (one: TableSettlement, form: Form): Row[] => {
  const { split } = one;
  const lead = [...where(one), money(one.benefit, BENEFIT_OF_TABLE)];
  if (split.status === 'none') {
    const whole = money(one.benefit, '{beneficio}');
    return [{ cells: [...lead, text(form.undivided), none, whole] }];
  }
  return split.shares.map((share, index) => {
    const last = index === split.shares.length - 1;
    const formula = last ? BALANCE : flooredShare('{beneficio}', '{porcentaje}');
    const name = text(shareName(share, last));
    return { cells: [...lead, name, percent(share.bps), money(share.amount, formula)] };
  });
};

/** Whether tables and event agree, item by item. */
export const tablesAddUp = ({ settlement }: LtInput): boolean =>
  sum(settlement.tables.map(({ takings }) => takings)) === settlement.takings &&
  sum(settlement.tables.map(({ prizes }) => prizes)) === settlement.pool &&
  sum(settlement.tables.map(({ benefit }) => benefit)) === settlement.benefit;
