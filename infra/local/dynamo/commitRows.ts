import { changeRows, isUnchanged } from './changeRows.ts';
import type { OlderRow } from './indexLag.ts';
import { rowKeys } from './rowKeys.ts';
import type { RowWrite } from './storage.ts';
import { streamRecord } from './streamRecords.ts';
import type { ItemChange, StreamRecord, TableState } from './types.ts';

/** What one request wants written, whole or not at all. */
export type Commit = {
  readonly changes: readonly ItemChange[];
  readonly rows: readonly RowWrite[];
};

export type TableRecord = { readonly tableName: string; readonly record: StreamRecord };

/** The rows of several commits, the stream records among them, and what indexes showed before. */
export type CommitRows = {
  readonly writes: RowWrite[];
  readonly records: TableRecord[];
  readonly replaced: (() => OlderRow[])[];
  readonly lastSequence: number;
};

/** Turns commits into the rows of one batch; stream records are numbered on from `sequence`. */
export const commitRows = (
  tables: ReadonlyMap<string, TableState>,
  region: string,
  commits: readonly Commit[],
  sequence: number,
): CommitRows => {
  const writes = commits.flatMap(({ rows }) => rows);
  const records: TableRecord[] = [];
  const replaced: CommitRows['replaced'] = [];
  const seconds = Math.floor(Date.now() / 1000);
  for (const change of commits.flatMap(({ changes }) => changes)) {
    const { tableName } = change;
    const table = tables.get(tableName);
    // A table deleted meanwhile must not get rows again.
    if (table?.status !== 'ACTIVE' || isUnchanged(change)) continue;
    const rows = changeRows(table, change);
    writes.push(...rows.writes);
    replaced.push(rows.replaced);
    if (!table.stream) continue;
    const at = { sequence: sequence + records.length + 1, region, seconds };
    records.push({ tableName, record: streamRecord(table, table.stream.viewType, change, at) });
  }
  const lastSequence = sequence + records.length;
  writes.push(...recordRows(records, lastSequence));
  return { writes, records, replaced, lastSequence };
};

/** The last number is kept apart, because the records themselves may be trimmed to none. */
const recordRows = (records: readonly TableRecord[], lastSequence: number): RowWrite[] =>
  records.length === 0
    ? []
    : [
        ...records.map(({ tableName, record }): RowWrite => {
          const key = rowKeys.stream(tableName) + record.dynamodb.SequenceNumber;
          return { type: 'put', key, value: JSON.stringify(record) };
        }),
        { type: 'put', key: rowKeys.sequence, value: String(lastSequence) },
      ];
