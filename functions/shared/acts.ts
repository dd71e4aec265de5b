import { Rejection } from '../../domain/errors.ts';
import type { Registry } from '../../domain/registry/state.ts';
import type { Circumstance, PaperNumber } from '../../domain/tournament/facts.ts';
import type { Aggregate } from './aggregate.ts';
import type { Answer } from './answer.ts';
import type { Caller } from './caller.ts';
import { type Alongside, execute, type Outcome, type Prepared, requestOf } from './execute.ts';
import type { Ports } from './ports.ts';
import { reachesEvent, reachesVenue } from './reach.ts';
import type { Call } from './route.ts';
import { ports } from './runtime.ts';
import type { Series } from './series.ts';
import { circumstanceOf, type SaidCircumstances } from './staff.ts';
import type { Write } from './table.ts';

/** A request to record an act of an event or a table: the path has its id. */
export type ActInput<Path> = {
  readonly path: Path;
  readonly body: SaidCircumstances;
  readonly call: Call;
};

/** What a command is made of, read anew for each attempt. */
export type Scene<State> = {
  readonly ports: Ports;
  readonly operator: string;
  readonly state: State;
  readonly registry: Registry;
  readonly circumstance: Circumstance;
  /** The next number of a series, free again unless a fact uses it. */
  readonly numberFrom: (series: Series) => Promise<PaperNumber>;
  readonly alongside: Alongside;
};

type Opening = { readonly status: string };
/** A state once its announcement is recorded. */
export type AnnouncedOf<State> = Exclude<State, { readonly status: 'unannounced' }>;

/** A command with what goes into its transaction and, once decided, into the views. */
export type Completed<State, Command, Fact> = Prepared<Command> & {
  readonly rows?: (outcome: Outcome<State, Fact>) => readonly Write[];
};

/** How the acts of one kind of stream are recorded. */
export type ActKind<
  Path,
  State extends Opening,
  Command,
  Fact extends { readonly type: string },
> = {
  readonly aggregate: Aggregate<State, Command, Fact>;
  readonly idOf: (path: Path) => string;
  readonly streamOf: (id: string) => string;
  /** What is answered of an id that is not announced, also when it is another operator's. */
  readonly missing: 'table.not-announced' | 'tournament.not-announced';
  readonly paperOf: (fact: Fact) => PaperNumber | undefined;
  readonly views: (operator: string, id: string, outcome: Outcome<State, Fact>) => readonly Write[];
  /** What every command of the kind needs beside itself, such as the drawer that it opens. */
  readonly complete: (
    scene: Scene<State>,
    id: string,
    prepared: Prepared<Command>,
  ) => Promise<Completed<State, Command, Fact>> | Completed<State, Command, Fact>;
  /** The answer to facts that are themselves a refusal. */
  readonly refused?: (facts: readonly Fact[], call: Call) => Promise<Answer | undefined>;
};

type Preparing<State, Command> = (
  scene: Scene<State>,
) => Command | Prepared<Command> | Promise<Command | Prepared<Command>>;
/** Members of the reply beside the version; no personal data. */
type Reply<State, Fact> = (state: AnnouncedOf<State>, facts: readonly Fact[]) => object;

/** What records the acts of one kind of stream, so that tables and events do it in one way. */
export const actsOf = <
  Path,
  State extends Opening,
  Command extends { readonly type: string },
  Fact extends { readonly type: string },
>(
  kind: ActKind<Path, State, Command, Fact>,
) => {
  /** @throws {Rejection} the kind's `…not-announced` */
  const announced = (state: State): AnnouncedOf<State> => {
    if (isAnnounced(state)) return state;
    throw new Rejection(kind.missing);
  };
  /** @throws {Rejection} the kind's `…not-announced`, also of what the caller does not reach */
  const reached = (state: State, path: Path, caller: Caller): AnnouncedOf<State> => {
    const seen = announced(state) as AnnouncedOf<State> & Placed;
    const { missing, idOf } = kind;
    const isOfEvent = missing === 'tournament.not-announced';
    if (isOfEvent && !reachesEvent(caller, idOf(path))) throw new Rejection(missing);
    if (!reachesVenue(caller, seen.terms.venue)) throw new Rejection(missing);
    return seen;
  };
  const perform = <Seen extends State>(
    { path, body, call }: ActInput<Path>,
    admit: (state: State, path: Path, caller: Caller) => Seen,
    prepare: Preparing<Seen, Command>,
    reply: Reply<State, Fact>,
  ): Promise<Answer> => {
    const { operator } = call.caller;
    const used = ports();
    const id = kind.idOf(path);
    let completed: Completed<State, Command, Fact> | undefined;
    return execute(used, requestOf(call), {
      aggregate: kind.aggregate,
      stream: kind.streamOf(id),
      paperOf: kind.paperOf,
      admit: (found) => void admit(found, path, call.caller),
      prepare: async ({ state: found, registry, numberFrom, alongside }) => {
        const state = admit(found, path, call.caller);
        const circumstance = circumstanceOf(used, registry, body);
        const around = { ports: used, operator, registry, circumstance, numberFrom, alongside };
        const made = await prepare({ ...around, state });
        const prepared = 'command' in made ? made : { command: made };
        completed = await kind.complete({ ...around, state }, id, prepared);
        return completed;
      },
      views: (outcome) => [
        ...kind.views(operator, id, outcome),
        ...(completed?.rows?.(outcome) ?? []),
      ],
      answer: async ({ state, facts, sequence }) =>
        (await kind.refused?.(facts, call)) ?? {
          status: 201,
          headers: { etag: `"${sequence}"` },
          body: { ...reply(announced(state), facts), version: sequence },
        },
    });
  };
  return {
    announced,
    reached,
    /** Records an act of what was announced. @throws {Rejection} the kind's `…not-announced` */
    act: (
      input: ActInput<Path>,
      prepare: Preparing<AnnouncedOf<State>, Command>,
      reply: Reply<State, Fact> = () => ({}),
    ): Promise<Answer> => perform(input, reached, prepare, reply),
    /** Records an act on what may not have been announced yet. */
    actOnAny: (
      input: ActInput<Path>,
      prepare: Preparing<State, Command>,
      reply: Reply<State, Fact>,
    ): Promise<Answer> =>
      perform(
        input,
        (state, path, caller) => (isAnnounced(state) ? reached(state, path, caller) : state),
        prepare,
        reply,
      ),
  };
};

/** An event or a table lies at a venue. */
type Placed = { readonly terms: { readonly venue: string } };

const isAnnounced = <State extends Opening>(state: State): state is AnnouncedOf<State> =>
  state.status !== 'unannounced';
