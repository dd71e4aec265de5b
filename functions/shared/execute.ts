import type { Registry } from '../../domain/registry/state.ts';
import type { PaperNumber } from '../../domain/tournament/facts.ts';
import type { Aggregate } from './aggregate.ts';
import { type Answer, unchanged } from './answer.ts';
import { type Extension, extensionOf, outcomeOf, takenBy } from './extension.ts';
import { type Attempt, answeredBefore, keepAnswer, keyed } from './idempotency.ts';
import type { Key } from './keys.ts';
import type { Ports } from './ports.ts';
import { Refusal } from './problems/refusal.ts';
import { REGISTRY } from './registry.ts';
import { isWorthAnotherTry, pauseBefore } from './retry.ts';
import type { Call } from './route.ts';
import { type NextNumber, nextNumber, type Series } from './series.ts';
import { type Loaded, placeAfter } from './store.ts';
import { streamOf } from './streams.ts';
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
  /** Refuses what does not exist for the caller, before anything tells that it does. */
  readonly admit?: (state: State) => void;
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
  readonly answer: (outcome: Outcome<State, Fact>) => Answer | Promise<Answer>;
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

const ATTEMPTS_MAX = 20; // a busy event is normal, an endless loop is not

/**
 * Loads, decides and commits in one transaction; decides again when another writer won or when the
 * reply was lost. Where nobody else wrote lately, it decides first on what the container remembers,
 * and loads when the table does not take that. A commit whose reply was lost is found again through
 * its idempotency record.
 *
 * @throws {Refusal} `request.idempotency-key-reused`, then `request.stale-version`, then whatever
 *   the preparation and the rules refuse; `request.concurrent-change` when others kept winning.
 */
export const execute = async <State, Command, Fact extends { readonly type: string }>(
  ports: Ports,
  request: Request,
  task: Task<State, Command, Fact>,
): Promise<Answer> => {
  const unseen = await decideUnseen(ports, request, task);
  if (unseen) return unseen;
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

/**
 * Decides on the likely states of the stream and of the registry, without a look at the table, and
 * answers if the table takes it, which it does only if both were the last ones and the key is new.
 * All else that comes of a memory, refusals above all, answers nothing: it is decided anew.
 */
const decideUnseen = async <State, Command, Fact extends { readonly type: string }>(
  ports: Ports,
  request: Request,
  task: Task<State, Command, Fact>,
): Promise<Answer | undefined> => {
  const { store } = ports;
  const { operator } = request;
  const loaded = store.likely(task.aggregate, operator, task.stream);
  const registry = store.likely(REGISTRY, operator, streamOf.registry);
  if (!loaded || !registry) return undefined;
  try {
    const attempt = await keyed(ports, request);
    return await decideOn(ports, attempt, request, task, { loaded, registry, isSeen: false });
  } catch (error) {
    if (isWorthAnotherTry(error)) store.mistook(operator, task.stream);
    return undefined;
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
    store.load(REGISTRY, operator, streamOf.registry),
    answeredBefore(table, attempt),
  ]);
  if (before) return before;
  try {
    return await decideOn(ports, attempt, request, task, { loaded, registry, isSeen: true });
  } catch (error) {
    if (isWorthAnotherTry(error)) throw error;
    // All was read at once: the state may hold this key's facts, whose answer was not there yet.
    const since = await answeredBefore(table, attempt);
    if (since) return since;
    throw error;
  }
};

type Found<State> = {
  readonly loaded: Loaded<State>;
  readonly registry: Loaded<Registry>;
  /** Whether the table was asked; otherwise it is asked with the writes. */
  readonly isSeen: boolean;
};

/** Nothing is written twice: the transaction is lost when another one kept an answer to this key. */
const decideOn = async <State, Command, Fact extends { readonly type: string }>(
  ports: Ports,
  attempt: Attempt,
  request: Request,
  task: Task<State, Command, Fact>,
  found: Found<State>,
): Promise<Answer> => {
  const { table, store } = ports;
  const { loaded } = found;
  const { operator } = request;
  task.admit?.(loaded.state);
  assertVersion(request, loaded.sequence);
  const numbers: NextNumber[] = [];
  const joined: Extension[] = [];
  const { command, writes = [] } = await task.prepare({
    state: loaded.state,
    sequence: loaded.sequence,
    registry: found.registry.state,
    numberFrom: async (series) => {
      const number = await nextNumber(table, operator, series);
      numbers.push(number);
      return number.paper;
    },
    alongside: async (part) => {
      const own = await store.load(part.aggregate, operator, part.stream);
      const facts = part.aggregate.decide(part.command(own.state), own.state);
      const outcome = outcomeOf(part.aggregate, own, facts);
      if (facts.length > 0) joined.push(extensionOf(ports, request, part, own, outcome));
      return outcome;
    },
  });
  const facts = task.aggregate.decide(command, loaded.state);
  const outcome = outcomeOf(task.aggregate, loaded, facts);
  if (facts.length === 0) {
    const answer = unchanged(await task.answer(outcome));
    const kept = [keepAnswer(attempt, answer)];
    await table.write(kept, unseenPlaces(operator, task.stream, found, kept));
    return answer;
  }
  const answer = await task.answer(outcome);
  const extensions = [extensionOf(ports, request, task, loaded, outcome), ...joined];
  const all = [
    ...extensions.flatMap((one) => one.writes),
    ...takenBy(facts, numbers, task.paperOf),
    ...writes,
    keepAnswer(attempt, answer),
  ];
  await table.write(all, unseenPlaces(operator, task.stream, found, all));
  for (const { written } of extensions) await written();
  return answer;
};

/** Where commits would be that came after what is remembered, but for those that are written now. */
const unseenPlaces = (
  operator: string,
  stream: string,
  { loaded, registry, isSeen }: Found<unknown>,
  writes: readonly Write[],
): readonly Key[] => {
  if (isSeen) return [];
  const places = [
    placeAfter(operator, stream, loaded),
    ...(stream === streamOf.registry ? [] : [placeAfter(operator, streamOf.registry, registry)]),
  ];
  return places.filter(({ pk, sk }) => !writes.some(({ put }) => put.pk === pk && put.sk === sk));
};

/** Of a stream that does not exist there is no version: the preparation says that it is not found. */
const assertVersion = ({ ifMatch }: Request, current: number): void => {
  if (ifMatch !== undefined && current > 0 && ifMatch !== current)
    throw new Refusal('request.stale-version', { current });
};
