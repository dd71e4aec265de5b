import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Admit } from '../iam/guard.ts';
import type { Meter } from '../meter.ts';
import { backfill } from './backfill.ts';
import { backupsAndTags } from './backupsAndTags.ts';
import { batchWrite } from './batchWrite.ts';
import { createCatalogue, loadTables } from './catalogue.ts';
import { createCommits, type RecordListener } from './commits.ts';
import type { Context, Operations } from './context.ts';
import { expiry, sweepExpired } from './expiry.ts';
import { createFaults, NO_FAULTS } from './faults.ts';
import { createIndexLag } from './indexLag.ts';
import { createLocks } from './locks.ts';
import { metered } from './metered.ts';
import { reads } from './reads.ts';
import { singleWrites } from './singleWrites.ts';
import { openStorage } from './storage.ts';
import { readStream, streams, trimStream } from './streams.ts';
import { tables } from './tables.ts';
import { transactWrite } from './transactWrite.ts';
import type { DynamoFaults, StreamRecord } from './types.ts';
import { updateTable } from './updateTable.ts';
import { wireHandler } from './wire.ts';

export type DynamoOptions = {
  /** Where the data lives; null keeps it in memory. One process at a time. */
  readonly folder: string | null;
  readonly region: string;
  readonly accountId: string;
  readonly faults?: DynamoFaults;
  readonly meter?: Meter;
  /** Who may do what; without it everybody may. */
  readonly admit?: Admit;
};

/** DynamoDB and DynamoDB Streams on one machine. */
export type DynamoFront = {
  /** Answers one HTTP request of either service. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Tells every stream record after it is on the disk, in order. */
  onRecord(listener: RecordListener): void;
  /** The records after a checkpoint, oldest first; all that are kept when it is null. */
  readStream(
    tableName: string,
    afterSequence: string | null,
    limit: number,
  ): Promise<StreamRecord[]>;
  /** Drops records that are dealt with. Nothing else does: an unread record is never lost. */
  trimStream(tableName: string, uptoSequence: string): Promise<void>;
  /** Deletes what expired; answers how many items. */
  sweepTtl(): Promise<number>;
  setFaults(faults: DynamoFaults): void;
  /** Waits for the writes under way. Stop the HTTP server before. */
  close(): Promise<void>;
};

/** Opens the store, ends what a crash cut short, and answers requests from then on. */
export const openDynamoFront = async (options: DynamoOptions): Promise<DynamoFront> => {
  const context = await openContext(options);
  for (const table of context.catalogue.all()) {
    if (table.status === 'DELETING') await context.catalogue.remove(table);
    else if (table.isBackfilling) await backfill(context, table.definition.TableName);
  }
  const operations = operationsOf(context);
  return {
    handle: wireHandler(
      options.meter ? metered(operations, options.meter) : operations,
      options.admit,
    ),
    onRecord: context.commits.onRecord,
    readStream: (...at) => readStream(context, ...at),
    trimStream: (...upto) => trimStream(context, ...upto),
    sweepTtl: () => sweepExpired(context),
    setFaults: context.faults.set,
    async close() {
      await context.commits.settled();
      await context.storage.close();
    },
  };
};

const openContext = async (options: DynamoOptions): Promise<Context> => {
  const { folder, region, accountId } = options;
  const storage = await openStorage(folder);
  const faults = createFaults(options.faults ?? NO_FAULTS);
  const indexLag = createIndexLag(() => faults.indexLagMs);
  const known = await loadTables(storage);
  const commits = createCommits(storage, known, indexLag, region);
  const catalogue = createCatalogue(known, storage, commits);
  const locks = createLocks();
  return { region, accountId, storage, commits, catalogue, locks, faults, indexLag };
};

const operationsOf = (context: Context): Operations => ({
  ...tables(context),
  ...updateTable(context),
  ...expiry(context),
  ...backupsAndTags(context),
  ...singleWrites(context),
  ...batchWrite(context),
  ...transactWrite(context),
  ...reads(context),
  ...streams(context),
});
