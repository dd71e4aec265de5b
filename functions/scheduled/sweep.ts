import type { Instant } from '../../domain/time/jornada.ts';
import { keys } from '../shared/keys.ts';
import { ports } from '../shared/runtime.ts';
import { catchUpClosing, catchUpDay } from '../workflow/start.ts';
import { catchUpAnchor } from './anchors.ts';
import { catchUpExports } from './exports.ts';

type OpenWork = Parameters<typeof catchUpClosing>[0] | Parameters<typeof catchUpDay>[0];

/**
 * Looks for what is due and not done: tournaments and tables that closed and are not settled,
 * anchors of the night, exports of the day. What cannot be started keeps nothing else back.
 */
export const handler = async (): Promise<{ readonly found: number }> => {
  const { table, store, now } = ports();
  const work = await table.queryIndex({ pk: keys.workIndex, from: ' ', to: '\uffff' });
  const range = { pk: keys.operatorsIndex, from: keys.first, to: keys.last };
  const operators = (await table.queryIndex(range, 'gsi2')).map((item) => String(item['operator']));
  const looks = await Promise.allSettled([
    ...work.map((item) => catchUpWork(item as unknown as OpenWork, now())),
    ...operators.map((operator) => catchUpAnchor(table, operator, now())),
    ...operators.map((operator) => catchUpExports({ table, store }, operator, now())),
  ]);
  const failure = looks.find(({ status }) => status === 'rejected');
  if (failure) throw (failure as PromiseRejectedResult).reason;
  return { found: work.length };
};

const catchUpWork = (work: OpenWork, now: Instant): Promise<void> =>
  'tableId' in work ? catchUpDay(work, now) : catchUpClosing(work, now);
