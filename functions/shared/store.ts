import { type Commit, GENESIS_HASH, seal } from '../../events/commit.ts';
import { fromRecorded, toRecorded } from '../../events/recorded.ts';
import type { Aggregate } from './aggregate.ts';
import { keys } from './keys.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import type { Item, Table, Write } from './table.ts';

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
};

export type StoreOptions = {
  readonly table: Table;
  /** Snapshots of other releases are not read: their code may fold facts into other shapes. */
  readonly release: string;
  readonly nowSeconds: () => number;
};

const COMMITS_PER_SNAPSHOT = 100;
const STREAMS_KEPT_WARM_MAX = 64;

/** One store per container: it remembers the last states and reads only what came after. */
export const createStore = ({ table, release, nowSeconds }: StoreOptions): Store => {
  const warm = new Map<string, Loaded<unknown>>();

  const load: Load = async (aggregate, operator, stream) => {
    type State = ReturnType<typeof aggregate.initial>;
    const pk = keys.stream(operator, stream);
    const start =
      warm.get(pk) ??
      (await readSnapshot(table, { operator, stream, release })) ??
      beginning(aggregate);
    const from = keys.commitSk(start.sequence + 1);
    const items = await table.query({ pk, from, to: keys.commitEnd });
    const commits = items as unknown as Commit[];
    const loaded = commits.reduce(fold(aggregate), start as Loaded<State>);
    remember(warm, pk, loaded);
    return loaded;
  };

  const snapshot: Load = async (aggregate, operator, stream) => {
    const loaded = await load(aggregate, operator, stream);
    await writeSnapshot(table, { operator, stream, release }, loaded, nowSeconds());
    return loaded;
  };
  return { load, snapshot };
};

/** Whether the commit of this sequence number should be followed by a snapshot. */
export const isSnapshotDue = (sequence: number): boolean => sequence % COMMITS_PER_SNAPSHOT === 0;

/** The write of the commit that follows `loaded`; it is lost when another commit took its place. */
export const commitAfter = (
  { sequence, hash }: Loaded<unknown>,
  facts: readonly AnyFact[],
  rest: Omit<Commit, 'sequence' | 'previousHash' | 'hash' | 'events'>,
): Write => {
  const events = facts.map(toRecorded);
  const commit = seal({ ...rest, sequence: sequence + 1, previousHash: hash, events });
  const key = keys.commit(rest.operator, rest.stream, commit.sequence);
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

/** The stream used longest ago goes first. */
const remember = (warm: Map<string, Loaded<unknown>>, pk: string, loaded: Loaded<unknown>) => {
  warm.delete(pk);
  warm.set(pk, loaded);
  const oldest = warm.keys().next();
  if (warm.size > STREAMS_KEPT_WARM_MAX && !oldest.done) warm.delete(oldest.value);
};
