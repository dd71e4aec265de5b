import { cellText } from '../../../reports/format/cell.ts';
import type { Paper, Table } from '../../../reports/model/paper.ts';

/** The facts at the top of a paper, by label, as they are printed. */
export const factsOf = ({ facts }: Paper): Record<string, string> =>
  Object.fromEntries(facts.flat().map(({ label, value }) => [label, cellText(value)]));

/** The rows of one table of a paper, as they are printed. */
export const rowsOf = (paper: Paper, key: string): string[][] =>
  tableOf(paper, key).rows.map(({ cells }) => cells.map((cell) => cellText(cell)));

/** A table of a paper by its key, in its blocks or among the workings. */
export const tableOf = (paper: Paper, key: string): Table => {
  const found = tablesOf(paper).find((table) => table.key === key);
  if (found === undefined) throw new Error(`no table ${key}`);
  return found;
};

export const tablesOf = ({ blocks, workings = [] }: Paper): Table[] => [
  ...blocks.flatMap((block) =>
    block.block === 'table' ? [block] : block.block === 'pair' ? [block.left, block.right] : [],
  ),
  ...workings,
];

/** The notes of a paper in one text. */
export const notesOf = ({ blocks }: Paper): string =>
  blocks.flatMap((block) => (block.block === 'note' ? [block.text] : [])).join('\n');
