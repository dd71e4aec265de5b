import { type Centavos, centavos, sum, ZERO } from '../../domain/money/centavos.ts';
import { jornadaText } from '../format/date.ts';
import { blank, type Cell, type Formula, money, none, strong, text } from '../model/cell.ts';
import type { Column, Row, Table } from '../model/paper.ts';
import type { DayBank, DayDesk, DayJackpot, DayShift, IjInput } from './ijInput.ts';
import { unrenderedRow } from './ijUnrendered.ts';
import { METER_AMOUNTS, METER_CLOSING } from './meterLine.ts';
import { counted } from './wording.ts';

const amounts = (
  keys: readonly (readonly [key: string, heading: string])[],
  widthMm = 20,
): Column[] => keys.map(([key, heading]) => ({ key, heading, align: 'right', widthMm }));

const orNone = (amount: Centavos | null, formula?: Formula): Cell =>
  amount === null ? none : money(amount, formula);

/** A total row: what it counts, blanks up to the amounts, their sums. */
const totalOf = <One>(
  table: string,
  label: string,
  blanks: number,
  rows: readonly One[],
  figures: readonly (readonly [column: string, figure: (row: One) => Centavos | null])[],
): Row => ({
  role: 'total',
  cells: [
    strong(label),
    ...Array.from({ length: blanks }, () => blank),
    ...figures.map(([column, figure]) =>
      money(sum(rows.map((row) => figure(row) ?? ZERO)), `SUM({${table}.${column}})`),
    ),
  ],
});

/**
 * The days of bank tables: the five amounts and the result, those included that are not settled.
 *
 * @see R132-1 and decision B5
 */
export const banksTable = ({ banks }: IjInput): Table => ({
  block: 'table',
  key: 'banca',
  heading: 'Mesas de banca',
  columns: [
    { key: 'mesa', heading: 'Mesa', align: 'left', widthMm: 10 },
    { key: 'liquidacion', heading: 'Liquidación', align: 'left' },
    { key: 'situacion', heading: 'Situación', align: 'left', widthMm: 18 },
    ...amounts(
      [
        ['apertura', 'Apertura ($)'],
        ['reposiciones', 'Repos. ($)'],
        ['devoluciones', 'Devol. ($)'],
        ['drop', 'Drop ($)'],
        ['cierre', 'Cierre ($)'],
        ['resultado', 'Resultado ($)'],
      ],
      19,
    ),
  ],
  rows: [
    ...banks.map(bankRow),
    totalOf('banca', counted(banks.length, 'mesa', 'mesas'), 2, banks, [
      ['apertura', ({ opening }) => opening],
      ['reposiciones', ({ fills }) => fills],
      ['devoluciones', ({ credits }) => credits],
      ['drop', ({ drop }) => drop],
      ['cierre', ({ closing }) => closing],
      ['resultado', ({ result }) => result],
    ]),
  ],
  list: { unitSingular: 'mesa', unitPlural: 'mesas' },
  sheet: 'Banca',
});

const bankRow = ({ table, paper, state, ...of }: DayBank): Row => ({
  cells: [
    text(String(table)),
    paper === null ? none : text(paper),
    text(state),
    money(of.opening),
    money(of.fills),
    money(of.credits),
    money(of.drop),
    orNone(of.closing),
    orNone(of.result, '{drop}+{cierre}+{devoluciones}-{apertura}-{reposiciones}'),
  ],
});

/** What each progressive held, apart from the results of its tables. @see R132-51, R132-54 */
export const jackpotsTable = ({ jackpots }: IjInput): Table => ({
  block: 'table',
  key: 'pozos',
  heading: 'Jackpots progresivos',
  columns: [
    { key: 'aprobacion', heading: 'Aprobación', align: 'left' },
    { key: 'mesas', heading: 'Mesas', align: 'left', widthMm: 22 },
    ...amounts(METER_AMOUNTS),
  ],
  rows: [
    ...jackpots.map(jackpotRow),
    totalOf('pozos', counted(jackpots.length, 'pozo', 'pozos'), 1, jackpots, [
      ['apertura', ({ opening }) => opening],
      ['inicio', ({ start }) => start],
      ['aportes', ({ contribution }) => contribution],
      ['premios', ({ award }) => award],
      ['ajustes', ({ adjustment }) => adjustment],
      ['cierre', ({ closing }) => closing],
    ]),
  ],
  sheet: 'Jackpots',
});

const jackpotRow = ({ reference, tables, ...of }: DayJackpot): Row => ({
  cells: [
    text(reference),
    text(tables.join(', ')),
    money(of.opening),
    money(of.start),
    money(of.contribution),
    money(of.award),
    money(of.adjustment),
    money(of.closing, METER_CLOSING),
  ],
});

/**
 * The shifts of the cash desks with what each handed in, and the desks that moved money under no
 * shift.
 *
 * @see R123-IV-1.4
 */
export const shiftsTable = (input: IjInput): Table => {
  const { shifts, unrendered } = input;
  const withoutShift = unrendered.filter(({ shiftOpen }) => !shiftOpen);
  return {
    block: 'table',
    key: 'cajas',
    heading: 'Turnos de caja',
    remark: 'Turnos completos, también los que siguieron de otra jornada',
    columns: [
      { key: 'caja', heading: 'Caja', align: 'left', widthMm: 16 },
      { key: 'cajero', heading: 'Cajero (legajo)', align: 'left' },
      { key: 'situacion', heading: 'Situación', align: 'left', widthMm: 38 },
      { key: 'recibio', heading: 'Recibió (legajo)', align: 'left', widthMm: 26 },
      ...amounts([
        ['esperado', 'Esperado'],
        ['contado', 'Contado'],
        ['diferencia', 'Diferencia'],
      ]),
    ],
    rows: [...shifts.map(shiftRow), ...withoutShift.map(deskRow), ...shiftTotals(input)],
    sheet: 'Cajas',
  };
};

const shiftRow = (one: DayShift): Row => ({
  cells: [
    text(String(one.desk)),
    text(one.legajo),
    text(one.since === null ? one.state : `${one.state}, del ${jornadaText(one.since)}`),
    one.receivedBy === null ? none : text(one.receivedBy),
    orNone(one.expected),
    orNone(one.counted),
    orNone(differenceOf(one), '{contado}-{esperado}'),
  ],
});

/** What was rendered, and what was not: zeros under desks that nobody counted would hide those. */
const shiftTotals = ({ shifts, unrendered }: IjInput): Row[] => {
  const rendered = shifts.filter(({ expected }) => expected !== null).length;
  const left = { blanks: 3, where: ' («Diferencias y su revisión»)' } as const;
  if (rendered === 0 && unrendered.length > 0)
    return [unrenderedRow(unrendered, { ...left, role: 'total' })];
  const total = totalOf('cajas', `Rendido, ${counted(rendered, 'turno', 'turnos')}`, 3, shifts, [
    ['esperado', ({ expected }) => expected],
    ['contado', ({ counted: found }) => found],
    ['diferencia', differenceOf],
  ]);
  return unrendered.length === 0 ? [total] : [total, unrenderedRow(unrendered, left)];
};

/** Its money is below, with that of every desk that nobody counted. */
const deskRow = ({ desk, legajos }: DayDesk): Row => ({
  cells: [
    text(String(desk)),
    text(legajos.join(', ')),
    text('Sin rendición'),
    ...Array.from({ length: 4 }, () => none),
  ],
});

const differenceOf = ({ expected, counted: found }: DayShift): Centavos | null =>
  expected === null || found === null ? null : centavos(found - expected);
