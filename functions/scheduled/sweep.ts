import { keys } from '../shared/keys.ts';
import { ports } from '../shared/runtime.ts';
import { catchUpClosing } from '../workflow/start.ts';

type OpenWork = {
  readonly operator: string;
  readonly tournamentId: string;
  readonly closing: number;
};

/**
 * Looks for tournaments that closed and are not settled, and sees to it that their settlement runs.
 * One that cannot be started keeps none of the others back.
 */
export const handler = async (): Promise<{ readonly found: number }> => {
  const { table, now } = ports();
  const items = await table.queryIndex({ pk: keys.workIndex, from: ' ', to: '\uffff' });
  const looks = await Promise.allSettled(
    items.map((item) => catchUpClosing(item as unknown as OpenWork, now())),
  );
  const failure = looks.find(({ status }) => status === 'rejected');
  if (failure) throw (failure as PromiseRejectedResult).reason;
  return { found: items.length };
};
