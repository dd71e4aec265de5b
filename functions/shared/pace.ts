import type { Caller } from './caller.ts';
import { keys } from './keys.ts';
import type { Ports } from './ports.ts';
import { Refusal } from './problems/refusal.ts';

/** How many posts a client may send in each unit of ten seconds, by the clock. */
export type Pace = Pick<Ports, 'table' | 'now'> & { readonly postsMax: number };

const WINDOW_MILLISECONDS = 10_000;
const KEPT_SECONDS = 60; // after its unit a counter counts for nothing

/** The units in which this container saw a client use up its posts. */
const usedUp = new Map<string, number>();

/**
 * Runs a post unless its client has used up the posts of the unit. The counter is in the table, so
 * that all containers count as one, and is written beside the work, so that nobody waits for it:
 * posts that are in flight when the last one is counted still pass.
 *
 * @throws {Refusal} `request.too-many`
 */
export const paced = async <Result>(
  pace: Pace,
  { operator, client }: Pick<Caller, 'operator' | 'client'>,
  work: () => Promise<Result>,
): Promise<Result> => {
  const at = Date.parse(pace.now());
  const unit = Math.floor(at / WINDOW_MILLISECONDS);
  const key = keys.posts(operator, client, unit);
  if (usedUp.get(key.pk) === unit)
    throw new Refusal('request.too-many', { postsMax: pace.postsMax, seconds: secondsLeft(at) });
  const counted = count(pace, key, unit);
  try {
    return await work();
  } finally {
    await counted;
  }
};

const secondsLeft = (at: number): number =>
  Math.ceil((WINDOW_MILLISECONDS - (at % WINDOW_MILLISECONDS)) / 1000);

/** A counter that cannot be written stops nobody: what it protects is the table itself. */
const count = async (
  { table, postsMax }: Pace,
  key: ReturnType<typeof keys.posts>,
  unit: number,
): Promise<void> => {
  const ttl = ((unit + 1) * WINDOW_MILLISECONDS) / 1000 + KEPT_SECONDS;
  try {
    if ((await table.count(key, ttl)) >= postsMax) remember(key.pk, unit);
  } catch {
    return;
  }
};

const remember = (client: string, unit: number): void => {
  for (const [other, then] of usedUp) if (then < unit) usedUp.delete(other);
  usedUp.set(client, unit);
};
