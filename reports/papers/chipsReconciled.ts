import type { PurchaseCode } from '../../domain/settlement/types.ts';
import {
  CHIP_PARTS,
  type ChipPart,
  type ChipParts,
  type ChipReconciliation,
  chipsOf,
  type WholeCount,
} from '../../domain/tournament/chipReconciliation.ts';
import type { Terms } from '../../domain/tournament/terms.ts';
import { minuteText } from '../format/date.ts';
import { blank, type Cell, count, none, strong, text } from '../model/cell.ts';
import type { Check, Column, Parameter, Row, Table } from '../model/paper.ts';
import { sharedColumn } from './sharedColumn.ts';
import { offerOf } from './tables/byCode.ts';
import { CODE_NAMES } from './wording.ts';

/** The chips of a paper, and the table that it is of when the event has others. */
export type ChipsInput = {
  readonly terms: Terms;
  readonly chips: ChipReconciliation;
};

/**
 * Chips issued by code, less those withdrawn, with what races changed: what must be in play, beside
 * the last count of all of them. A table of several shows its own beside the event's, since players
 * carry theirs to other tables.
 *
 * @see R123-IV-7, R123-IV-7.1, R123-I-46, R123-II-14, R123-II-15
 */
export const chipsTable = ({ terms, chips }: ChipsInput, breadth: 'whole' | 'half'): Table => {
  const { event, table } = chips;
  const shown = CHIP_PARTS.filter((part) => isShown(part, event, terms));
  return {
    block: 'table',
    key: 'fichas',
    heading: 'Conciliación de fichas',
    remark: 'Sin valor en pesos',
    columns: table ? [...LEAD, ...OF_TABLE, ...columnsOf('Torneo')] : [...LEAD, ...columnsOf()],
    rows: [
      ...shown.map((part) => partRow(part, terms, chips)),
      closingRow('total', strong('Fichas en juego'), {
        table: table && count(chipsOf(table), 'SUM({fichas.fichas_mesa})'),
        event: count(chipsOf(event), 'SUM({fichas.fichas})'),
      }),
      ...countRows(chips),
    ],
    ...noteOf(chips, breadth),
    sheet: 'Fichas',
  };
};

/** Of what was counted no formula makes anything again. */
export const chipParameters = ({ chips }: ChipsInput): Parameter[] => {
  const { count: counted } = chips;
  if (counted === null) return [];
  const fact = (key: string, label: string, value: number) =>
    ({ key, label, value: count(value), fixed: true }) as const;
  return [
    fact('fichas_contadas', 'Fichas contadas', counted.counted),
    fact(
      'fichas_posteriores',
      'Fichas que entraron después del recuento, menos las que salieron',
      changedSince(chips, counted),
    ),
  ];
};

/** Whether what was counted is what had to be in play; none while nobody counted all. */
export const chipChecks = ({ chips: { count: counted } }: ChipsInput): Check[] =>
  counted === null
    ? []
    : [
        {
          label: 'Fichas contadas = fichas en juego',
          passed: counted.counted === counted.inPlay,
          formula: `${DIFFERENCE}=0`,
        },
      ];

const IN_PLAY = '{fichas.fichas#total}';
const DIFFERENCE = `{$fichas_contadas}-(${IN_PLAY}-{$fichas_posteriores})`;

const changedSince = ({ event }: ChipReconciliation, { inPlay }: WholeCount): number =>
  chipsOf(event) - inPlay;

const countRows = (chips: ChipReconciliation): Row[] => {
  const { table, count: counted } = chips;
  const after = (label: string, event: Cell, atTable: Cell = none) =>
    closingRow('after-total', text(label), { table: table && atTable, event });
  if (counted === null) return [after('Contadas', text('Sin recuento'))];
  const since = changedSince(chips, counted);
  const difference = counted.counted - counted.inPlay;
  const { atTable } = counted;
  return [
    ...(since === 0
      ? []
      : [after('De ellas, posteriores al recuento', count(since, '{$fichas_posteriores}'))]),
    after(
      `${counted.declared ? 'Declaradas del ganador' : 'Contadas'}, ${minuteText(counted.at)}`,
      count(counted.counted, '{$fichas_contadas}'),
      atTable === null ? none : count(atTable),
    ),
    {
      role: 'after-total',
      cells: [
        text('Diferencia'),
        ...(table ? [blank, blank, blank] : [blank]),
        { kind: 'check', passed: difference === 0, formula: '{fichas}=0' },
        count(difference, DIFFERENCE),
      ],
    },
  ];
};

const closingRow = (
  role: NonNullable<Row['role']>,
  label: Cell,
  { table, event }: { readonly table: Cell | null; readonly event: Cell },
): Row => ({ role, cells: [label, blank, ...(table ? [blank, table] : []), blank, event] });

/** What a reader of the sheet alone would ask of it, where there is room to say it. */
const noteOf = (
  { event, table, count: counted }: ChipReconciliation,
  breadth: 'whole' | 'half',
): { note?: string } => {
  const uncounted = counted === null && chipsOf(event) !== 0;
  const notes = [
    ...(table ? [CARRIED] : []),
    ...(uncounted && breadth === 'whole' ? [CALCULATED] : []),
  ];
  return notes.length === 0 ? {} : { note: notes.join(' ') };
};

const CALCULATED =
  'No consta que alguien contara o declarara todas las fichas: las que el registro del cierre da ' +
  'al ganador son las calculadas.';

const CARRIED =
  'Cada jugador lleva sus fichas cuando cambia de mesa: en la de la mesa consta lo que entró y ' +
  'salió en ella, y la conciliación es la del torneo.';

const LEAD: readonly Column[] = [
  sharedColumn('concepto'),
  { key: 'por_compra', heading: 'Por compra', align: 'right', widthMm: 16 },
];
const columnsOf = (group?: string): Column[] => [
  {
    // Of purchases, of players sent away, of races: chips stand beside it.
    ...{ key: 'cantidad', heading: 'Veces', align: 'right', widthMm: 17 },
    ...(group && { group }),
  },
  { key: 'fichas', heading: 'Fichas', align: 'right', widthMm: 20, ...(group && { group }) },
];
const OF_TABLE = columnsOf('Mesa en la jornada').map((one) => ({ ...one, key: `${one.key}_mesa` }));

/** What every event has, and of the rest what there was. */
const isShown = (part: ChipPart, event: ChipParts, terms: Terms): boolean => {
  if (event[part].count > 0 || part === 'removed' || part === 'raced') return true;
  return isCode(part) && offerOf(part, terms) !== null;
};

const isCode = (part: ChipPart): part is PurchaseCode => part in CODE_NAMES;

/** Short: on the settlement of an event the table has half of the sheet. */
const NAMES: Readonly<Record<ChipPart, string>> = {
  IN: 'IN, Buy In',
  RB: 'RB, Re Buy',
  AD: 'AD, Add On',
  reduced: 'De menos, entrada tardía',
  unbought: 'Sin comprar, y sus pozos',
  removed: 'Retiradas',
  raced: 'Cambios (color up)',
  explained: 'Explicadas al cerrar un día',
};

const partRow = (part: ChipPart, terms: Terms, { event, table }: ChipReconciliation): Row => {
  const each = isCode(part) ? eachOf(part, terms) : null;
  const isWhole = (parts: ChipParts) =>
    each !== null && parts[part].chips === parts[part].count * each;
  const whole = isWhole(event) && (table === null || isWhole(table));
  const figures = (parts: ChipParts, key: string, codes: boolean): Cell[] => [
    count(parts[part].count, isCode(part) && codes ? ofCode(part) : undefined),
    count(parts[part].chips, whole ? `{cantidad${key}}*{por_compra}` : undefined),
  ];
  return {
    cells: [
      text(NAMES[part]),
      whole && each !== null ? count(each) : none,
      ...(table ? ofTable(part, figures(table, '_mesa', true)) : []),
      ...figures(event, '', table === null),
    ],
  };
};

/** These are of no table. */
const ofTable = (part: ChipPart, figures: Cell[]): Cell[] =>
  part === 'unbought' || part === 'explained' ? [none, none] : figures;

const ofCode = (code: PurchaseCode): string =>
  `SUMIFS({por_codigo.cantidad},{por_codigo.codigo},"${code}")`;

/** The chips that one purchase gives as published. */
const eachOf = (code: PurchaseCode, terms: Terms): number | null => {
  if (code === 'IN') return terms.startingStack;
  const offer = offerOf(code, terms);
  return offer && 'chips' in offer ? offer.chips : null;
};
