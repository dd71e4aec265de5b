import { type Commit, GENESIS_HASH, seal } from '../../events/commit.ts';
import { fromRecorded, toRecorded } from '../../events/recorded.ts';
import type { Aggregate } from './aggregate.ts';
import { type Key, keys } from './keys.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import type { Item, Table, Write } from './table.ts';
import { warmStreams } from './warmStreams.ts';

/** A stream folded up to its last commit. */
export type Loaded<State> = {
  readonly state: State;
  /** 0 when nothing ever happened in the stream. */
  readonly sequence: number;
  readonly hash: string;
};

type AnyFact = { readonly type: string };
export type Load = <State, Command, Fact extends AnyFact>(
  aggregate: Aggregate<State, Command, Fact>,
  operator: string,
  stream: string,
) => Promise<Loaded<State>>;

/** Reads streams and prepares the commits that extend them. */
export type Store = {
  /** The state after every commit that was acknowledged before the call. */
  readonly load: Load;
  /** Keeps a snapshot of what `load` gives. */
  readonly snapshot: Load;
  /**
   * What the container remembers of a stream, where that is likely its last state. Nobody has looked:
   * what is decided on it counts only if the table finds that no other commit came.
   */
  readonly likely: <State, Command, Fact extends AnyFact>(
    aggregate: Aggregate<State, Command, Fact>,
    operator: string,
    stream: string,
  ) => Loaded<State> | undefined;
  /** Takes note of what a stream is after a commit that the table has just taken. */
  readonly committed: (operator: string, stream: string, loaded: Loaded<unknown>) => void;
  /** Takes note that the table has not taken what was decided on a likely state. */
  readonly mistook: (operator: string, stream: string) => void;
};

export type StoreOptions = {
  readonly table: Table;
  /** Snapshots of other releases are not read: their code may fold facts into other shapes. */
  readonly release: string;
  readonly nowSeconds: () => number;
};

const COMMITS_PER_SNAPSHOT = 100;
const SNAPSHOT_SHARE = 32;
const AHEAD_MAX = 8; // keys are cheap to ask for, but a commit that is there is read twice over

/** One store per container: it remembers the last states and reads only what came after. */
export const createStore = ({ table, release, nowSeconds }: StoreOptions): Store => {
  const warm = warmStreams(nowSeconds);

  const load: Load = async (aggregate, operator, stream) => {
    type State = ReturnType<typeof aggregate.initial>;
    const pk = keys.stream(operator, stream);
    const kept = warm.of(pk);
    const start =
      kept?.loaded ??
      (await readSnapshot(table, { operator, stream, release })) ??
      beginning(aggregate);
    const place = { operator, stream, after: start.sequence };
    const commits = await (kept ? nextCommits(table, place, kept.ahead) : allCommits(table, place));
    const loaded = commits.reduce(fold(aggregate), start as Loaded<State>);
    warm.looked(pk, loaded, commits.length);
    return loaded;
  };

  const snapshot: Load = async (aggregate, operator, stream) => {
    const loaded = await load(aggregate, operator, stream);
    await writeSnapshot(table, { operator, stream, release }, loaded, nowSeconds());
    return loaded;
  };

  return {
    load,
    snapshot,
    likely: <State>(_: { readonly initial: () => State }, operator: string, stream: string) =>
      warm.likely(keys.stream(operator, stream)) as Loaded<State> | undefined,
    committed: (operator, stream, loaded) => warm.wrote(keys.stream(operator, stream), loaded),
    mistook: (operator, stream) => warm.mistook(keys.stream(operator, stream)),
  };
};

type Place = { readonly operator: string; readonly stream: string; readonly after: number };

const allCommits = async (table: Table, { operator, stream, after }: Place): Promise<Commit[]> => {
  const from = keys.commitSk(after + 1);
  const pk = keys.stream(operator, stream);
  return (await table.query({ pk, from, to: keys.commitEnd })) as unknown as Commit[];
};

/**
 * What a known state lacks, by the keys of the next commits: one more than came before the last look,
 * so that the one that is missing ends the stream and no range has to be read. Such keys are read in
 * one request with whatever else is asked for in the same turn.
 */
const nextCommits = async (table: Table, place: Place, ahead: number): Promise<Commit[]> => {
  const { operator, stream, after } = place;
  const asked = Array.from({ length: Math.min(ahead, AHEAD_MAX) + 1 }, (_, index) =>
    table.get(keys.commit(operator, stream, after + index + 1)),
  );
  const found = (await Promise.all(asked)) as unknown as (Commit | undefined)[];
  const end = found.indexOf(undefined); // one found behind it was written after the call began
  const next = found.slice(0, end < 0 ? undefined : end) as Commit[];
  if (end >= 0) return next;
  return [...next, ...(await allCommits(table, { ...place, after: after + next.length }))];
};

/**
 * Whether the commit of this sequence number should be followed by a snapshot. What a long stream
 * makes is large, so that its snapshots lie further apart: none is more than a 32nd of it behind.
 */
export const isSnapshotDue = (sequence: number): boolean => {
  const doublings = Math.floor(Math.log2(sequence / (COMMITS_PER_SNAPSHOT * SNAPSHOT_SHARE)));
  return sequence % (COMMITS_PER_SNAPSHOT * 2 ** Math.max(0, doublings)) === 0;
};

/** The place of the commit that follows `loaded`: nothing came after it while nothing is there. */
export const placeAfter = (operator: string, stream: string, { sequence }: Loaded<unknown>): Key =>
  keys.commit(operator, stream, sequence + 1);

/** The write of the commit that follows `loaded`; it is lost when another commit took its place. */
export const commitAfter = (
  loaded: Loaded<unknown>,
  facts: readonly AnyFact[],
  rest: Omit<Commit, 'sequence' | 'previousHash' | 'hash' | 'events'>,
): Write => {
  const events = facts.map(toRecorded);
  const commit = seal({
    ...rest,
    sequence: loaded.sequence + 1,
    previousHash: loaded.hash,
    events,
  });
  const key = placeAfter(rest.operator, rest.stream, loaded);
  // The first commit of a stream puts the stream on the list of the operator's.
  const index = commit.sequence === 1 ? keys.streamIndexes(rest.operator, rest.stream) : {};
  return { put: { ...key, ...index, ...commit }, when: 'absent' };
};

/** Every commit of a stream after `sequence`, as it was written. */
export const readCommits = async (
  table: Table,
  operator: string,
  stream: string,
  after = 0,
  limit?: number,
): Promise<Commit[]> => {
  const items = await table.query({
    pk: keys.stream(operator, stream),
    from: keys.commitSk(after + 1),
    to: keys.commitEnd,
    ...(limit === undefined ? {} : { limit }),
  });
  return items.map(commitOf);
};

/** The commit that a stream ends with now; undefined when it has none. */
export const lastCommit = async (
  table: Table,
  operator: string,
  stream: string,
): Promise<Commit | undefined> => {
  const pk = keys.stream(operator, stream);
  const whole = { pk, from: keys.commitSk(1), to: keys.commitEnd };
  const [item] = await table.query({ ...whole, descending: true, limit: 1 });
  return item && commitOf(item);
};

/** A commit without what the table adds to it. */
export const commitOf = ({
  pk: _,
  sk: __,
  gsi1pk: ___,
  gsi1sk: ____,
  gsi2pk: _____,
  gsi2sk: ______,
  ...commit
}: Item): Commit => commit as unknown as Commit;

const beginning = <State>(aggregate: { readonly initial: () => State }): Loaded<State> => ({
  state: aggregate.initial(),
  sequence: 0,
  hash: GENESIS_HASH,
});

const fold =
  <State, Command, Fact extends AnyFact>(aggregate: Aggregate<State, Command, Fact>) =>
  (loaded: Loaded<State>, commit: Commit): Loaded<State> => ({
    state: commit.events
      .map((event) => fromRecorded<Fact>(event))
      .reduce(aggregate.evolve, loaded.state),
    sequence: commit.sequence,
    hash: commit.hash,
  });
