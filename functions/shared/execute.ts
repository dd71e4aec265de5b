import type { Registry } from '../../domain/registry/state.ts';
import type { PaperNumber } from '../../domain/tournament/facts.ts';
import { sameContent } from '../../domain/tournament/sameContent.ts';
import { asRead } from '../../events/recorded.ts';
import type { Aggregate } from './aggregate.ts';
import { type Answer, unchanged } from './answer.ts';
import { type Attempt, answeredBefore, keepAnswer, keyed } from './idempotency.ts';
import type { Ports } from './ports.ts';
import { Refusal } from './problems/refusal.ts';
import { loadRegistry } from './registry.ts';
import { isWorthAnotherTry, pauseBefore } from './retry.ts';
import type { Call } from './route.ts';
import { type NextNumber, nextNumber, type Series } from './series.ts';
import { commitAfter, isSnapshotDue, type Loaded } from './store.ts';
import { type Write, WriteLost } from './table.ts';

/** Who asks, under which key, and which version of the stream they saw. */
export type Request = Attempt & {
  readonly requestId: string;
  /** Refused unless the stream is still at this version. */
  readonly ifMatch?: number | undefined;
};

export const requestOf = ({ caller, ...call }: Call): Request => ({
  operator: caller.operator,
  client: caller.client,
  requestId: call.requestId,
  idempotencyKey: call.idempotencyKey,
  contentHash: call.contentHash,
  ifMatch: call.ifMatch,
});

/** What happened: the state after the facts, and the version that the facts made. */
export type Outcome<State, Fact> = {
  readonly state: State;
  readonly facts: readonly Fact[];
  readonly sequence: number;
};

/** One command on one stream, from its preparation to its answer. Every part may run many times. */
export type Task<State, Command, Fact extends { readonly type: string }> = {
  readonly aggregate: Aggregate<State, Command, Fact>;
  readonly stream: string;
  /** The number that a fact gives to its paper: only numbers that facts use are taken. */
  readonly paperOf?: (fact: Fact) => PaperNumber | undefined;
  readonly prepare: (context: {
    readonly state: State;
    readonly sequence: number;
    /** Staff, places and prices of the operator: hardly an act does without. */
    readonly registry: Registry;
    /** The next number of a series, free again unless a fact uses it. */
    readonly numberFrom: (series: Series) => Promise<PaperNumber>;
    readonly alongside: Alongside;
  }) => Promise<Prepared<Command>> | Prepared<Command>;
  /** Views that change with the facts. */
  readonly views?: (outcome: Outcome<State, Fact>) => readonly Write[];
  readonly answer: (outcome: Outcome<State, Fact>) => Answer;
};

export type Prepared<Command> = {
  readonly command: Command;
  /** Items that must be written with the facts or not at all, such as a new person. */
  readonly writes?: readonly Write[];
};

/** What must be recorded in another stream in the same transaction, or not at all. */
export type Part<State, Command, Fact extends { readonly type: string }> = {
  readonly aggregate: Aggregate<State, Command, Fact>;
  readonly stream: string;
  readonly command: (state: State) => Command;
  readonly views?: (outcome: Outcome<State, Fact>) => readonly Write[];
};

/** Decides a part on the state of its own stream and answers what that will be. */
export type Alongside = <State, Command, Fact extends { readonly type: string }>(
  part: Part<State, Command, Fact>,
) => Promise<Outcome<State, Fact>>;

/** A commit with its views, and what there is to do once they are written. */
type Extension = { readonly writes: readonly Write[]; readonly written: () => Promise<void> };

const ATTEMPTS_MAX = 20; // a busy event is normal, an endless loop is not

/**
 * Loads, decides and commits in one transaction; decides again when another writer won or when the
 * reply was lost. A commit whose reply was lost is found again through its idempotency record.
 *
 * @throws {Refusal} `request.idempotency-key-reused`, then `request.stale-version`, then whatever
 *   the preparation and the rules refuse; `request.concurrent-change` when others kept winning.
 */
export const execute = async <State, Command, Fact extends { readonly type: string }>(
  ports: Ports,
  request: Request,
  task: Task<State, Command, Fact>,
): Promise<Answer> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await decideOnce(ports, request, task);
    } catch (error) {
      if (!isWorthAnotherTry(error)) throw error;
      if (attempt === ATTEMPTS_MAX)
        throw error instanceof WriteLost ? new Refusal('request.concurrent-change') : error;
      await ports.pause(pauseBefore(attempt, ports.random()));
    }
  }
};

const decideOnce = async <State, Command, Fact extends { readonly type: string }>(
  ports: Ports,
  request: Request,
  task: Task<State, Command, Fact>,
): Promise<Answer> => {
  const { table, store } = ports;
  const { operator } = request;
  const attempt = await keyed(ports, request);
  const [loaded, registry, before] = await Promise.all([
    store.load(task.aggregate, operator, task.stream),
    loadRegistry(ports, operator),
    answeredBefore(table, attempt),
  ]);
  if (before) return before;
  try {
    return await decideOn(ports, attempt, request, task, { loaded, registry });
  } catch (error) {
    if (isWorthAnotherTry(error)) throw error;
    // All was read at once: the state may hold this key's facts, whose answer was not there yet.
    const since = await answeredBefore(table, attempt);
    if (since) return since;
    throw error;
  }
};

type Found<State> = { readonly loaded: Loaded<State>; readonly registry: Registry };

/** Nothing is written twice: the transaction is lost when another one kept an answer to this key. */
const decideOn = async <State, Command, Fact extends { readonly type: string }>(
  ports: Ports,
  attempt: Attempt,
  request: Request,
  task: Task<State, Command, Fact>,
  { loaded, registry }: Found<State>,
): Promise<Answer> => {
  const { table, store } = ports;
  const { operator } = request;
  assertVersion(request, loaded.sequence);
  const numbers: NextNumber[] = [];
  const joined: Extension[] = [];
  const { command, writes = [] } = await task.prepare({
    state: loaded.state,
    sequence: loaded.sequence,
    registry,
    numberFrom: async (series) => {
      const number = await nextNumber(table, operator, series);
      numbers.push(number);
      return number.paper;
    },
    alongside: async (part) => {
      const found = await store.load(part.aggregate, operator, part.stream);
      const facts = part.aggregate.decide(part.command(found.state), found.state);
      const outcome = outcomeOf(part.aggregate, found, facts);
      if (facts.length > 0) joined.push(extensionOf(ports, request, part, found, outcome));
      return outcome;
    },
  });
  const facts = task.aggregate.decide(command, loaded.state);
  const outcome = outcomeOf(task.aggregate, loaded, facts);
  if (facts.length === 0) {
    const answer = unchanged(task.answer(outcome));
    await table.write([keepAnswer(attempt, answer)]);
    return answer;
  }
  const answer = task.answer(outcome);
  const extensions = [extensionOf(ports, request, task, loaded, outcome), ...joined];
  await table.write([
    ...extensions.flatMap((one) => one.writes),
    ...takenBy(facts, numbers, task.paperOf),
    ...writes,
    keepAnswer(attempt, answer),
  ]);
  for (const { written } of extensions) await written();
  return answer;
};

/** Of a stream that does not exist there is no version: the preparation says that it is not found. */
const assertVersion = ({ ifMatch }: Request, current: number): void => {
  if (ifMatch !== undefined && current > 0 && ifMatch !== current)
    throw new Refusal('request.stale-version', { current });
};

const outcomeOf = <State, Command, Fact extends { readonly type: string }>(
  { evolve }: Aggregate<State, Command, Fact>,
  { state, sequence }: Loaded<State>,
  facts: readonly Fact[],
): Outcome<State, Fact> => ({
  // As whoever reads the facts will fold them: this state is kept and the next command builds on it.
  state: facts.map(asRead).reduce(evolve, state),
  facts,
  sequence: facts.length === 0 ? sequence : sequence + 1,
});

const extensionOf = <State, Command, Fact extends { readonly type: string }>(
  { now, store }: Ports,
  { operator, client, requestId, idempotencyKey }: Request,
  { aggregate, stream, views }: Pick<Part<State, Command, Fact>, 'aggregate' | 'stream' | 'views'>,
  loaded: Loaded<State>,
  outcome: Outcome<State, Fact>,
): Extension => {
  const { state, facts, sequence } = outcome;
  const rest = { operator, stream, recordedAt: now(), client, requestId, idempotencyKey };
  const commit = commitAfter(loaded, facts, rest);
  return {
    writes: [commit, ...(views?.(outcome) ?? [])],
    written: async () => {
      store.committed(operator, stream, { state, sequence, hash: String(commit.put['hash']) });
      if (isSnapshotDue(sequence)) await store.snapshot(aggregate, operator, stream);
    },
  };
};

const takenBy = <Fact>(
  facts: readonly Fact[],
  numbers: readonly NextNumber[],
  paperOf: (fact: Fact) => PaperNumber | undefined = () => undefined,
): Write[] => {
  const used = facts.map(paperOf);
  return numbers
    .filter(({ paper }) => used.some((one) => sameContent(one, paper)))
    .map(({ take }) => take);
};
