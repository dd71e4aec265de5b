import type { PaperKind } from '../../reports/model/kinds.ts';
import { nextCursor, readCursor } from '../shared/cursor.ts';
import { keys } from '../shared/keys.ts';
import type { Item, Table } from '../shared/table.ts';
import { fromItem, type PaperRecord } from './paperRecord.ts';

export type PaperFilter = {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly tournamentId?: string | undefined;
  readonly tableId?: string | undefined;
  readonly jornada?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly kind?: PaperKind | undefined;
  readonly desk?: number | undefined;
};

/** So many items are read for one page at most; a page may come short and still have a next one. */
const READ_MAX = 500;

/** The next papers that fit the filter, in the order of the index, and where to go on. */
export const pageOfPapers = async (
  table: Table,
  operator: string,
  filter: PaperFilter,
  isReadable: (paper: PaperRecord) => boolean | Promise<boolean>,
): Promise<{ papers: PaperRecord[]; next: string | undefined }> => {
  const { index, pk, first, last } = rangeOf(operator, filter);
  const after = filter.cursor === undefined ? first : `${readCursor(filter.cursor)}\u0000`;
  const range = { pk, from: after, to: last, limit: READ_MAX };
  // An index is not asked for a range that ends before it begins.
  const read = after > last ? [] : await table.queryIndex(range, index);
  const fitting: Item[] = [];
  for (const item of read) {
    const paper = fromItem(item);
    if (fits(paper, filter) && (await isReadable(paper))) fitting.push(item);
  }
  const page = fitting.slice(0, filter.limit);
  const end = fitting.length > filter.limit ? page.at(-1) : read[READ_MAX - 1];
  return {
    papers: page.map(fromItem),
    next: nextCursor(end && sortKey(end, index)),
  };
};

const rangeOf = (
  operator: string,
  { tableId, tournamentId: event = tableId, jornada, from, until }: PaperFilter,
) =>
  event === undefined
    ? {
        index: 'gsi1' as const,
        pk: keys.papersIndex(operator),
        first: jornada ?? from ?? ' ',
        last: `${jornada ?? until ?? ''}\uffff`,
      }
    : {
        index: 'gsi2' as const,
        pk: keys.papersOfEventIndex(operator, event),
        first: ' ',
        last: '\uffff',
      };

const fits = (
  paper: PaperRecord,
  { tableId, jornada, from, until, kind, desk }: PaperFilter,
): boolean =>
  (tableId === undefined || paper.tableId === tableId) &&
  (jornada === undefined || paper.jornada === jornada) &&
  (from === undefined || paper.jornada >= from) &&
  (until === undefined || paper.jornada <= until) &&
  (kind === undefined || paper.kind === kind) &&
  (desk === undefined || paper.desk === desk);

const sortKey = (item: Item, index: 'gsi1' | 'gsi2'): string => String(item[`${index}sk`]);
