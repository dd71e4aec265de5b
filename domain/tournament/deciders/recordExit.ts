import { Rejection } from '../../errors.ts';
import type { TournamentCommand } from '../commands.ts';
import { liveEntries } from '../entries.ts';
import { evolve } from '../evolve.ts';
import { outOf } from '../exits.ts';
import { assertUnderWay, requireEntry, requireLive } from '../guards.ts';
import { paymentsHold } from '../prizes.ts';
import { assertRole } from '../roles.ts';
import { sameContent } from '../sameContent.ts';
import type { AnnouncedTournament, ExitFact } from '../state.ts';
import { assertOwesNothing } from '../tablePurchases.ts';
import { isSitAndGo } from '../tables.ts';

/**
 * Whether the exit is recorded already, so that a repeated request adds nothing. An exit that was
 * undone stays known by its id.
 *
 * @throws {Rejection} `tournament.exit-id-reused`
 */
export const isRecorded = (exit: ExitFact, state: AnnouncedTournament): boolean => {
  const { exitId } = exit;
  const known = [...state.exits, ...state.undoneExits].find((one) => one.exitId === exitId);
  if (!known) return false;
  if (sameContent(contentOf(known), contentOf(exit))) return true;
  throw new Rejection('tournament.exit-id-reused', undefined, { exitId });
};

/** What the request says, apart from who sent it and when. */
const contentOf = ({ by: _, occurredAt: __, jornada: ___, ...content }: ExitFact): object =>
  content;

/**
 * What every way out asks for: play under way, entries that are in it, and somebody left.
 *
 * @see R123-I-68
 * @throws {Rejection} in this order: `tournament.role-not-allowed`, `tournament.not-started`,
 *   `tournament.closed`, `tournament.entry-listed-twice`, for each entry
 *   `tournament.entry-unknown`, `tournament.entry-not-paid`, `tournament.entry-returned` and
 *   `tournament.entry-not-live`, and for
 *   who leaves otherwise than disqualified `tournament.purchase-owed`; then
 *   `tournament.field-empty`
 */
export const assertMayLeave = (
  command: TournamentCommand,
  exit: ExitFact,
  state: AnnouncedTournament,
): void => {
  assertRole(command);
  assertUnderWay(state);
  const out = outOf(exit);
  if (new Set(out).size !== out.length) throw new Rejection('tournament.entry-listed-twice');
  for (const entryId of out) {
    const entry = requireLive(state, requireEntry(state, entryId));
    // Disqualification is how an announced purchase that is not paid ends (R123-I-51).
    if (exit.type !== 'EntriesDisqualified') assertOwesNothing(entry);
  }
  if (liveEntries(state).length === out.length)
    throw new Rejection('tournament.field-empty', 'R123-I-68', { out: out.length });
};

/**
 * Exits are ranked in the order of hands, so one reported in its turn never goes back, neither
 * by hand nor, from one hand to the next, by time (decision J3). Hands of several tables have no
 * order, so there an exit in its turn is never earlier than the last (a table's hands go up), but in
 * one round of simultaneous hands.
 *
 * @see R123-I-68
 * @throws {Rejection} in this order: `tournament.hand-backwards`, `tournament.time-backwards`
 */
export const assertInTurn = (exit: ExitFact, state: AnnouncedTournament): void => {
  const { exits } = state;
  const ofTable = isSitAndGo(state.terms) ? exits : exits.filter(isOfTableOf(exit));
  const last = Math.max(0, ...ofTable.map(({ hand }) => hand));
  if (exit.hand < last && !isTogether(exit))
    throw new Rejection('tournament.hand-backwards', 'R123-I-68', { hand: exit.hand, last });
  // Instants are text of one shape, which sorts as time passes.
  const later = exits.find(
    (one) =>
      (!isSitAndGo(state.terms) || one.hand < exit.hand) &&
      one.occurredAt > exit.occurredAt &&
      !isSameRound(one, exit),
  );
  if (later)
    throw new Rejection('tournament.time-backwards', 'R123-I-68', { last: later.occurredAt });
};

const isTogether = (exit: ExitFact): boolean =>
  exit.type === 'EntriesEliminated' && exit.simultaneous !== undefined;

/** Tables of one round of simultaneous hands finish in any order (R123-I-72). */
const isSameRound = (one: ExitFact, other: ExitFact): boolean =>
  one.type === 'EntriesEliminated' &&
  other.type === 'EntriesEliminated' &&
  one.simultaneous === 'hand-for-hand' &&
  other.simultaneous === 'hand-for-hand' &&
  one.hand === other.hand &&
  one.stageId === other.stageId;

/** Whether an earlier exit was an elimination in one hand of the same table. */
const isOfTableOf = (exit: ExitFact) => (earlier: ExitFact) =>
  exit.type === 'EntriesEliminated' &&
  earlier.type === 'EntriesEliminated' &&
  !isTogether(earlier) &&
  earlier.stageId === exit.stageId &&
  earlier.out[0]?.table === exit.out[0]?.table;

/**
 * An exit may not change what has been paid already: who was paid keeps it.
 *
 * @see R123-I-66
 * @throws {Rejection} `tournament.prize-already-paid`
 */
export const assertPaymentsHold = (exit: ExitFact, state: AnnouncedTournament): void => {
  const after = evolve(state, exit) as AnnouncedTournament;
  if (!paymentsHold(after)) throw new Rejection('tournament.prize-already-paid', 'R123-I-66');
};
