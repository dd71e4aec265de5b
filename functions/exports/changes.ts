import { cellText } from '../../reports/format/cell.ts';
import { CHAINS_TABLE } from '../../reports/model/kinds.ts';
import type { Paper, Row, Table } from '../../reports/model/paper.ts';

/** What a supplement says under one heading that the edition before did not. */
export type Change = { readonly heading: string; readonly lines: readonly string[] };

/**
 * What an edition of the day's report says that the one before did not: figures that moved, rows that
 * are new or other than they were, and the entries that each register got since.
 */
export const changesBetween = (before: Paper, now: Paper): Change[] => {
  const old = new Map(tablesOf(before).map((table) => [table.key, table]));
  const inTables = tablesOf(now).map((table) => ({
    heading: table.heading,
    lines:
      table.key === CHAINS_TABLE
        ? newEntries(table, old.get(table.key))
        : newRows(table, old.get(table.key)),
  }));
  const all = [{ heading: 'Cifras que cambian', lines: movedFigures(before, now) }, ...inTables];
  return all.filter(({ lines }) => lines.length > 0);
};

const tablesOf = ({ blocks }: Paper): readonly Table[] =>
  blocks.flatMap((block) => {
    if (block.block === 'pair') return [block.left, block.right];
    return block.block === 'table' ? [block] : [];
  });

const movedFigures = (before: Paper, now: Paper): string[] => {
  const figuresOf = ({ facts, keyFigures }: Paper) => [...facts.flat(), ...keyFigures];
  const old = new Map(figuresOf(before).map(({ label, value }) => [label, cellText(value)]));
  return figuresOf(now).flatMap(({ label, value }) => {
    const was = old.get(label);
    const is = cellText(value);
    return was === undefined || was === is ? [] : [`${label}: de ${was} a ${is}.`];
  });
};

const detail = (table: Table | undefined): readonly Row[] =>
  (table?.rows ?? []).filter(({ role }) => role === undefined);

/** A row that occurs once more than before is new, though it says the same as another. */
const newRows = (table: Table, before: Table | undefined): string[] => {
  const known = new Map<string, number>();
  for (const row of detail(before))
    known.set(said(table, row), (known.get(said(table, row)) ?? 0) + 1);
  return detail(table)
    .map((row) => said(table, row))
    .filter((line) => {
      const left = known.get(line) ?? 0;
      known.set(line, left - 1);
      return left <= 0;
    });
};

const said = ({ columns }: Table, { cells }: Row): string =>
  cells
    .map((cell, index) => [columns[index]?.heading ?? '', cellText(cell)] as const)
    .filter(([, value]) => value !== '' && value !== '—')
    .map(([heading, value], index) => (index === 0 || !heading ? value : `${heading} ${value}`))
    .join(' · ');

/** `tournament/T1: asientos 46 a 48.` */
const newEntries = (table: Table, before: Table | undefined): string[] => {
  const old = new Map(detail(before).map(({ cells }) => registerOf(cells)));
  return detail(table).flatMap(({ cells }) => {
    const [stream, last] = registerOf(cells);
    const first = (old.get(stream) ?? 0) + 1;
    if (first > last) return [];
    return [`${stream}: ${first === last ? `asiento ${last}` : `asientos ${first} a ${last}`}.`];
  });
};

const registerOf = ([stream, entries]: Row['cells']): readonly [string, number] => [
  stream ? cellText(stream) : '',
  entries?.kind === 'count' ? entries.value : 0,
];
