import { Rejection } from '../../domain/errors.ts';
import type { Caller } from '../shared/caller.ts';
import { keys } from '../shared/keys.ts';
import { reachesVenue } from '../shared/reach.ts';
import type { StreamPlace } from '../shared/readStream.ts';
import { ports } from '../shared/runtime.ts';
import { streamOf } from '../shared/streams.ts';

/**
 * The stream of a table that the caller reaches, whichever game it has.
 *
 * @throws {Rejection} `table.not-announced`
 */
export const streamOfTable = async (caller: Caller, tableId: string): Promise<StreamPlace> => {
  const { operator } = caller;
  const unknown = 'table.not-announced';
  const summary = await ports().table.get(keys.tableSummary(operator, tableId));
  if (!summary || !reachesVenue(caller, summary['venue'])) throw new Rejection(unknown);
  const stream = summary['game'] === 'cash' ? streamOf.cash(tableId) : streamOf.table(tableId);
  return { operator, stream, unknown };
};
