import { type Commit, firstBrokenLink, GENESIS_HASH } from '../../../events/commit.ts';
import { fromRecorded } from '../../../events/recorded.ts';
import type { Write } from '../../../functions/shared/table.ts';
import type { Row } from '../world/rows.ts';
import { aggregateOf } from './aggregates.ts';
import { conserved } from './conserved.ts';
import { viewsAfter } from './views.ts';

type Fact = { readonly type: string };

/** A stream folded apart from the store: from what was written, commit by commit. */
export type Shadow = {
  readonly state: unknown;
  readonly sequence: number;
  readonly hash: string;
  /** The views as they follow from the commits, by their keys. */
  readonly views: ReadonlyMap<string, Row>;
  /** The state before the last commit, for what a view needs of it. */
  readonly days: ReadonlyMap<number, unknown>;
};

export const beginning = (stream: string): Shadow => ({
  state: aggregateOf(stream).initial(),
  sequence: 0,
  hash: GENESIS_HASH,
  views: new Map(),
  days: new Map(),
});

/** Folds one commit. @throws {Error} when it does not fit the chain or loses money or chips */
export const follow = (shadow: Shadow, commit: Commit): Shadow => {
  const { stream, operator, sequence, hash } = commit;
  if (firstBrokenLink([commit], shadow) !== null)
    throw new Error(`The chain of ${stream} breaks at ${sequence}.`);
  const aggregate = aggregateOf(stream);
  const facts = commit.events.map((event) => fromRecorded<Fact>(event));
  const state = facts.reduce(aggregate.evolve, shadow.state);
  conserved(stream, state, shadow.state, facts);
  const days = daysAfter(shadow, state);
  const writes = viewsAfter(operator, stream, { state, facts, sequence }, days);
  return { state, sequence, hash, days, views: written(shadow.views, writes) };
};

/** Days of a table as they stood last: their papers may be filed when another day has begun. */
const daysAfter = ({ days }: Shadow, state: unknown): Shadow['days'] => {
  const { day } = state as { day?: { day: number } | null };
  return day && typeof day === 'object' ? new Map(days).set(day.day, day) : days;
};

const written = (views: Shadow['views'], writes: readonly Write[]): Shadow['views'] => {
  if (writes.length === 0) return views;
  const next = new Map(views);
  for (const { put, when } of writes) {
    const key = `${put.pk} ${put.sk}`;
    const isFirst = !next.has(key);
    if (isFirst || when !== 'absent') next.set(key, put as Row);
  }
  return next;
};
