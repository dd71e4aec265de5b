import { keys } from '../shared/keys.ts';
import { ports } from '../shared/runtime.ts';
import { startClosing } from '../workflow/start.ts';

type OpenWork = {
  readonly operator: string;
  readonly tournamentId: string;
  readonly closing: number;
};

/**
 * Looks for tournaments that closed and are not settled, and starts their settlement. A start that
 * was lost is caught up; one that is under way, or failed and waits for a redrive, is left alone.
 */
export const handler = async (): Promise<{ readonly found: number }> => {
  const items = await ports().table.queryIndex({ pk: keys.workIndex, from: ' ', to: '\uffff' });
  for (const item of items) await startClosing(item as unknown as OpenWork);
  return { found: items.length };
};
