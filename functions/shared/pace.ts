import type { Caller } from './caller.ts';
import { keys } from './keys.ts';
import type { Ports } from './ports.ts';
import { Refusal } from './problems/refusal.ts';

/** How many posts a client may send in each unit of ten seconds, by the clock. */
export type Pace = Pick<Ports, 'table' | 'now'> & { readonly postsMax: number };

const WINDOW_MILLISECONDS = 10_000;
const KEPT_SECONDS = 60; // after its unit a counter counts for nothing

/** How many posts of the limit a container may have counted and not told. */
const UNTOLD_PERCENT_MAX = 2;

/** What this container knows of the posts of a client in one unit. */
type Seen = { readonly unit: number; untold: number; usedUp: boolean };

const seenOf = new Map<string, Seen>();

/**
 * Runs a post unless its client has used up the posts of the unit. The counter is in the table, so
 * that all containers count as one. Each tells it of several posts at once, of no more than two in a
 * hundred of the limit, and beside the work, so that nobody waits for it: what containers have not
 * told, and posts that are in flight when the last one is told, still pass.
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
  const seen = seenIn(key.pk, unit);
  if (seen.usedUp)
    throw new Refusal('request.too-many', { postsMax: pace.postsMax, seconds: secondsLeft(at) });
  const told = count(pace, key, seen);
  try {
    return await work();
  } finally {
    await told;
  }
};

/** Counters of earlier units count for nothing. */
const seenIn = (client: string, unit: number): Seen => {
  const known = seenOf.get(client);
  if (known?.unit === unit) return known;
  for (const [other, { unit: then }] of seenOf) if (then < unit) seenOf.delete(other);
  const seen = { unit, untold: 0, usedUp: false };
  seenOf.set(client, seen);
  return seen;
};

const secondsLeft = (at: number): number =>
  Math.ceil((WINDOW_MILLISECONDS - (at % WINDOW_MILLISECONDS)) / 1000);

/** A counter that cannot be written stops nobody: what it protects is the table itself. */
const count = async (
  { table, postsMax }: Pace,
  key: ReturnType<typeof keys.posts>,
  seen: Seen,
): Promise<void> => {
  seen.untold += 1;
  const by = seen.untold;
  if (by < Math.floor((postsMax * UNTOLD_PERCENT_MAX) / 100)) return;
  seen.untold = 0;
  const ttl = ((seen.unit + 1) * WINDOW_MILLISECONDS) / 1000 + KEPT_SECONDS;
  try {
    seen.usedUp ||= (await table.count(key, by, ttl)) >= postsMax;
  } catch {
    return;
  }
};
