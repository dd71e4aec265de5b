import type { MeterLine } from '../../../domain/jackpot/statement.ts';
import { ADJUSTMENT_REASONS } from '../../../domain/jackpot/terms.ts';
import { JACKPOT_NAMES } from '../../../domain/madero/payTables.ts';
import { sum } from '../../../domain/money/centavos.ts';
import { blank, type Cell, count, money, none, strong, text } from '../../model/cell.ts';
import type { Check, Column, Paper, Table } from '../../model/paper.ts';
import { citations } from '../citations.ts';
import { head } from '../head.ts';
import { METER_AMOUNTS, METER_CLOSING, meterAddsUp } from '../meterLine.ts';
import { sharedColumn } from '../sharedColumn.ts';
import { counted, ofJornada } from '../wording.ts';
import type { JackpotStatementInput } from './inputs.ts';

/**
 * What a progressive jackpot held in a jornada, by table, with each prize and each correction:
 * opening + starts + contributions + prizes + corrections = closing.
 *
 * @see R132-51, R132-54, R132-58
 */
export const buildJackpotStatement = (input: JackpotStatementInput): Paper => {
  const { jornada, reference, statement } = input;
  const { opening, closing, rounds, bets } = statement;
  return {
    ...head('EP', input),
    subtitle: `${reference} · ${ofJornada(jornada)}`,
    continuation: `Jackpot progresivo, ${reference}`,
    jornada,
    facts: [
      [
        { label: 'Aprobación', value: text(reference) },
        { label: 'Rondas con apuesta', value: count(rounds) },
        { label: 'Apuestas de Jackpot', value: money(bets) },
      ],
    ],
    keyFigures: [
      { label: 'Apertura', value: money(opening) },
      { label: 'Cierre', value: money(closing) },
    ],
    blocks: [tablesTable(input), prizesTable(input), adjustmentsTable(input)],
    signatures: [
      { role: 'Supervisor', name: null, idLabel: 'Legajo', id: null },
      { role: 'Fiscalizador', name: null, idLabel: 'Legajo', id: null },
    ],
    norms: citations(['R132-51', 'R132-54', 'R132-58']),
    parameters: [],
    checks: [adds(statement)],
  };
};

const AMOUNTS: readonly Column[] = METER_AMOUNTS.map(([key, heading]) => ({
  key,
  heading,
  align: 'right',
  widthMm: 27,
}));

const tablesTable = ({ statement, tables }: JackpotStatementInput): Table => ({
  block: 'table',
  key: 'mesas',
  heading: 'El pozo por mesa',
  columns: [{ key: 'mesa', heading: 'Mesa', align: 'left' }, ...AMOUNTS],
  rows: [
    ...statement.byTable.map((line) => ({
      cells: [text(`Mesa ${numberOf(tables, line.tableId)}`), ...amountsOf(line)],
    })),
    {
      role: 'total',
      cells: [
        strong(counted(statement.byTable.length, 'mesa', 'mesas')),
        ...amountsOf(statement).map((cell, at) => ({
          ...cell,
          formula: `SUM({mesas.${AMOUNTS[at]?.key}})`,
        })),
      ],
    },
  ],
  note: 'Los premios, y lo que un ajuste quita, están por debajo de cero.',
  sheet: 'Mesas',
});

const amountsOf = ({ opening, totals, closing }: MeterLine): Cell[] => [
  money(opening),
  money(totals.start),
  money(totals.contribution),
  money(totals.award),
  money(totals.adjustment),
  money(closing, METER_CLOSING),
];

const prizesTable = ({ statement, tables }: JackpotStatementInput): Table => ({
  block: 'table',
  key: 'premios',
  heading: 'Premios del pozo',
  columns: [
    sharedColumn('hora', 18),
    { key: 'mesa', heading: 'Mesa', align: 'left', widthMm: 14 },
    { key: 'combinacion', heading: 'Combinación', align: 'left' },
    { key: 'casilla', heading: 'Casilla', align: 'right', widthMm: 16 },
    sharedColumn('importe', 30),
    { key: 'antes', heading: 'Pozo antes', align: 'right', widthMm: 30 },
    { key: 'despues', heading: 'Pozo después', align: 'right', widthMm: 30 },
  ],
  rows: [
    ...statement.awards.map((one) => ({
      cells: [
        { kind: 'time' as const, value: one.occurredAt },
        text(numberOf(tables, one.tableId)),
        text(JACKPOT_NAMES[one.category]),
        count(one.hit.box),
        one.amount === null ? none : money(one.amount),
        money(one.before),
        money(one.after),
      ],
    })),
    ...statement.decisions.map((one) => ({
      cells: [
        { kind: 'time' as const, value: one.occurredAt },
        blank,
        text(`Premio retenido, decidido: ${one.text}`),
        blank,
        money(one.amount),
        blank,
        blank,
      ],
    })),
  ],
  note: 'Sin importe: retenido hasta que se decida (art. 73).',
  sheet: 'Premios',
});

const adjustmentsTable = ({ statement, tables }: JackpotStatementInput): Table => ({
  block: 'table',
  key: 'ajustes',
  heading: 'Ajustes del pozo',
  columns: [
    sharedColumn('hora', 18),
    { key: 'mesa', heading: 'Mesa', align: 'left', widthMm: 14 },
    sharedColumn('motivo'),
    { key: 'firman', heading: 'Legajos', align: 'left', widthMm: 30 },
    sharedColumn('importe', 30),
  ],
  rows: [
    ...statement.adjustments.map((one) => ({
      cells: [
        { kind: 'time' as const, value: one.occurredAt },
        text(numberOf(tables, one.tableId)),
        text(`${ADJUSTMENT_REASONS[one.reason]}. ${one.note}`),
        text(`${one.by.legajo} y ${one.second.legajo}`),
        money(one.amount),
      ],
    })),
    {
      role: 'total',
      cells: [
        strong(counted(statement.adjustments.length, 'ajuste', 'ajustes')),
        blank,
        blank,
        blank,
        money(sum(statement.adjustments.map(({ amount }) => amount)), 'SUM({ajustes.importe})'),
      ],
    },
  ],
  sheet: 'Ajustes',
});

const numberOf = (tables: JackpotStatementInput['tables'], tableId: string): string =>
  String(tables.get(tableId) ?? tableId);

const adds = ({ opening, totals, closing }: MeterLine): Check => ({
  label: 'Apertura + inicios + aportes + premios + ajustes = cierre',
  passed: opening + sum(Object.values(totals)) === closing,
  formula: meterAddsUp('mesas'),
});
