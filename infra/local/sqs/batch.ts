import { AwsError } from '../awsError.ts';
import { ENTRIES_MAX } from './schemas.ts';

/** What became of the entries of a batch. */
export type BatchResult = { Successful: object[]; Failed: object[] };

/**
 * Does each entry of a batch on its own; one that fails does not stop the others.
 *
 * @throws {AwsError} `EmptyBatchRequest`, `TooManyEntriesInBatchRequest`, `InvalidBatchEntryId`,
 *   `BatchEntryIdsNotDistinct`
 */
export const eachEntry = async <Entry extends { Id: string }>(
  entries: readonly Entry[],
  work: (entry: Entry) => Promise<object>,
): Promise<BatchResult> => {
  assertBatch(entries);
  const result: BatchResult = { Successful: [], Failed: [] };
  for (const entry of entries) {
    try {
      result.Successful.push({ Id: entry.Id, ...(await work(entry)) });
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      const { name: Code, message: Message } = error;
      result.Failed.push({ Id: entry.Id, Code, Message, SenderFault: true });
    }
  }
  return result;
};

const assertBatch = (entries: readonly { Id: string }[]): void => {
  const refuse = (name: string) => new AwsError(name, 'The batch is not well formed.');
  const ids = entries.map(({ Id }) => Id);
  if (ids.length === 0) throw refuse('EmptyBatchRequest');
  if (ids.length > ENTRIES_MAX) throw refuse('TooManyEntriesInBatchRequest');
  if (ids.some((id) => !/^[\w-]{1,80}$/.test(id))) throw refuse('InvalidBatchEntryId');
  if (new Set(ids).size !== ids.length) throw refuse('BatchEntryIdsNotDistinct');
};
