import { Rejection } from '../../domain/errors.ts';
import type { Registry } from '../../domain/registry/state.ts';
import type { TournamentCommand } from '../../domain/tournament/commands.ts';
import { barred } from '../../domain/tournament/eligibility.ts';
import type { Circumstance, PaperNumber, TournamentFact } from '../../domain/tournament/facts.ts';
import type { AnnouncedTournament, Tournament } from '../../domain/tournament/state.ts';
import type { Answer } from '../shared/answer.ts';
import { execute, type Prepared, requestOf } from '../shared/execute.ts';
import type { Ports } from '../shared/ports.ts';
import { explain } from '../shared/problems/explain.ts';
import type { Call } from '../shared/route.ts';
import { ports } from '../shared/runtime.ts';
import type { Series } from '../shared/series.ts';
import { circumstanceOf, type SaidCircumstances } from '../shared/staff.ts';
import { streamOf } from '../shared/streams.ts';
import { countAct, type Till } from '../shared/till.ts';
import { TOURNAMENT } from '../shared/tournament.ts';
import { largePrizeRows, movementRows, tillOf } from './cash.ts';
import { viewsOf } from './views.ts';

/** A request to record an act of a tournament. */
export type ActInput = {
  readonly path: { readonly tournamentId: string };
  readonly body: SaidCircumstances;
  readonly call: Call;
};

/** What a command is made of, read anew for each attempt. */
export type Scene<State extends Tournament = AnnouncedTournament> = {
  readonly ports: Ports;
  readonly operator: string;
  readonly state: State;
  readonly registry: Registry;
  readonly circumstance: Circumstance;
  /** The next number of a series, free again unless a fact uses it. */
  readonly numberFrom: (series: Series) => Promise<PaperNumber>;
};

type Made = TournamentCommand | Prepared<TournamentCommand>;
type Prepare<State extends Tournament> = (scene: Scene<State>) => Made | Promise<Made>;
/** Members of the reply beside the version; no personal data. */
type Reply = (state: AnnouncedTournament) => object;

/** Records an act of a tournament that was announced. @throws {Rejection} `tournament.not-announced` */
export const act = (
  input: ActInput,
  prepare: Prepare<AnnouncedTournament>,
  reply: Reply = () => ({}),
): Promise<Answer> => perform(input, announced, prepare, reply);

/** Records an act on a tournament that may not have been announced yet. */
export const actOnAny = (
  input: ActInput,
  prepare: Prepare<Tournament>,
  reply: Reply,
): Promise<Answer> => perform(input, (state) => state, prepare, reply);

const perform = <State extends Tournament>(
  { path, body, call }: ActInput,
  admit: (state: Tournament) => State,
  prepare: Prepare<State>,
  reply: Reply,
): Promise<Answer> => {
  const { operator } = call.caller;
  const used = ports();
  let till: Till | null = null;
  return execute(used, requestOf(call), {
    aggregate: TOURNAMENT,
    stream: streamOf.tournament(path.tournamentId),
    paperOf,
    prepare: async ({ state: found, registry, numberFrom }) => {
      const state = admit(found); // first, so that a foreign id is not found whatever it asks
      const circumstance = circumstanceOf(used, registry, body);
      const scene = { ports: used, operator, state, registry, circumstance, numberFrom };
      const made = await prepare(scene);
      const prepared = 'command' in made ? made : { command: made };
      till = await tillOf(used.table, operator, prepared.command);
      return till
        ? { ...prepared, writes: [...(prepared.writes ?? []), countAct(till)] }
        : prepared;
    },
    views: (outcome) => [
      ...viewsOf(operator, path.tournamentId, outcome),
      ...movementRows(operator, till, outcome),
      ...largePrizeRows(operator, outcome),
    ],
    answer: ({ state, facts, sequence }) =>
      notAdmitted(facts, call) ?? {
        status: 201,
        headers: { etag: `"${sequence}"` },
        body: { ...reply(announced(state)), version: sequence },
      },
  });
};

/** Who is barred is refused, though what is due to him was recorded (R123-I-27.b2). */
const notAdmitted = (
  facts: readonly TournamentFact[],
  { requestId, language }: Call,
): Answer | undefined => {
  const bar = facts.at(-1);
  if (bar?.type !== 'EntryBarred') return undefined;
  const problem = explain(barred(bar.group), requestId, language);
  const headers = { 'content-type': 'application/problem+json' };
  return { status: problem.status, headers, body: problem };
};

/** @throws {Rejection} `tournament.not-announced`, also when it is another operator's */
export const announced = (state: Tournament): AnnouncedTournament => {
  if (state.status === 'unannounced') throw new Rejection('tournament.not-announced');
  return state;
};

const paperOf = (fact: TournamentFact): PaperNumber | undefined => {
  if (fact.type === 'EntryPaid') return fact.voucher;
  if (fact.type === 'PrizeConfirmed') return fact.classification;
  return fact.type === 'PrizePaid' ? fact.receipt : undefined;
};
