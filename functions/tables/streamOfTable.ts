import { keys } from '../shared/keys.ts';
import { ports } from '../shared/runtime.ts';
import { streamOf } from '../shared/streams.ts';

/** The stream of a table, whichever game it has. */
export const streamOfTable = async (operator: string, tableId: string): Promise<string> => {
  const summary = await ports().table.get(keys.tableSummary(operator, tableId));
  return summary?.['game'] === 'cash' ? streamOf.cash(tableId) : streamOf.table(tableId);
};
