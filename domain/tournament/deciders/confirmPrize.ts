import { Rejection } from '../../errors.ts';
import type { NormId } from '../../regulation/norms.ts';
import type { Standing } from '../../settlement/types.ts';
import { lockRefusals } from '../blockers.ts';
import type { CommandOf } from '../commands.ts';
import { outOf } from '../exits.ts';
import type { StaffMember, TournamentFact } from '../facts.ts';
import { assertReason, requireEntry, requirePaid } from '../guards.ts';
import { currentConfirmation, standingOf } from '../prizes.ts';
import { assertRole } from '../roles.ts';
import { dealingRound } from '../seating/laidTables.ts';
import type { AnnouncedTournament, Entry } from '../state.ts';
import { isSitAndGo } from '../tables.ts';

/**
 * Confirms position and amount at the control desk, with the Supervisor who came along, so that
 * two people answer for it; the classification receipt is issued only then. What an entry in play would collect is not final.
 * A confirmation that no longer holds is issued again, as the next version of its receipt; so is one
 * that holds, with the reason, while the prize is owed.
 *
 * @see R123-I-72, R123-I-73, R123-IV-9.1, R123-IV-9.1.p2
 * @throws {Rejection} in this order: `tournament.entry-unknown`, `tournament.already-confirmed`,
 *   `tournament.role-not-allowed`, of a receipt issued again `tournament.reason-missing` and
 *   `tournament.prize-already-paid`, `tournament.entry-not-paid`, `tournament.entry-returned`,
 *   `tournament.supervisor-missing`, `tournament.prizes-not-locked`, `tournament.lock-stale`,
 *   `tournament.entry-still-playing`, `tournament.round-pending`, `tournament.no-prize`
 */
export const confirmPrize = (
  command: CommandOf<'ConfirmPrize'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { entryId, supervisor, desk, reissue, by, occurredAt, jornada } = command;
  const entry = requireEntry(state, entryId);
  const current = currentConfirmation(state, entry);
  const isReissue = reissue !== undefined && current !== null && current.reissue !== reissue;
  if (current && !isReissue) {
    if (current.supervisor.legajo === supervisor.legajo && current.desk === desk) return [];
    const { confirmation } = current;
    throw new Rejection('tournament.already-confirmed', 'R123-I-73', { confirmation });
  }
  assertRole(command);
  if (isReissue) assertReissuable(entry, reissue);
  const { entryNumber } = requirePaid(entry).sale;
  if (!accompanies(supervisor, by))
    throw new Rejection('tournament.supervisor-missing', 'R123-IV-9.1.p2');
  const [lockRefusal] = lockRefusals(state);
  if (lockRefusal) throw lockRefusal;
  const standing = standingOf(state, entryId);
  if (!standing)
    throw new Rejection('tournament.entry-still-playing', 'R123-I-68', { entryNumber });
  assertRoundOver(entryId, state);
  const { position, sharedThrough, prize } = standing;
  if (prize <= 0)
    throw new Rejection('tournament.no-prize', unpaid(standing, state), { entryNumber, position });
  const confirmation = (entry.confirmation?.confirmation ?? 0) + 1;
  const classification = entry.confirmation?.classification ?? command.classification;
  const receipt = { confirmation, classification, position, sharedThrough, prize };
  const words = { entryId, ...receipt, supervisor, desk, ...(isReissue && { reissue }) };
  return [{ type: 'PrizeConfirmed', ...words, by, occurredAt, jornada }];
};

/** Who goes out at another table in the same round of simultaneous hands shares the place. */
const assertRoundOver = (entryId: string, state: AnnouncedTournament): void => {
  const { exits, rounds } = state;
  const exit = exits.find((one) => outOf(one).includes(entryId));
  if (exit?.type !== 'EntriesEliminated' || exit.simultaneous !== 'hand-for-hand') return;
  if (!rounds.on || exit.hand !== rounds.round) return;
  const own = exit.out.find((one) => one.entryId === entryId)?.table;
  const others = dealingRound(state).filter((table) => table !== own);
  if (others.length > 0)
    throw new Rejection('tournament.round-pending', 'R123-I-72', { tables: others.join(', ') });
};

/** What leaves a place without a prize: a disqualification, or the places that are paid. */
const unpaid = ({ disqualified }: Standing, { terms }: AnnouncedTournament): NormId => {
  if (disqualified) return 'R123-II-41.b3';
  return isSitAndGo(terms) ? 'R123-I-26' : 'R123-I-65';
};

/** Who was paid handed his receipt in. */
const assertReissuable = ({ payment }: Entry, reason: string): void => {
  assertReason(reason, 'R123-IV-9.1');
  if (payment) throw new Rejection('tournament.prize-already-paid', 'R123-I-66');
};

const accompanies = ({ role, legajo }: StaffMember, atTheDesk: StaffMember): boolean =>
  (role === 'supervisor' || role === 'director') && legajo !== atTheDesk.legajo;
