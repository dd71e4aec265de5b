import { Rejection } from '../../errors.ts';
import { entryOf } from '../entries.ts';
import type { TournamentFact } from '../facts.ts';
import { assertActIdFree, assertReason, requireEntry } from '../guards.ts';
import type { MoneyCommandOf } from '../moneyCommands.ts';
import { assertMayEnter, assertRegistrationOpen, placesLeft } from '../registration.ts';
import { repeated } from '../repeated.ts';
import { assertRole } from '../roles.ts';
import type { AnnouncedTournament } from '../state.ts';

/**
 * A form waits for a place once the quota is full. Places that come free are sold in that order, and
 * nobody stands in it twice.
 *
 * @see R123-I-1.8
 * @throws {Rejection} in this order: `tournament.entry-unknown`, `tournament.already-recorded`,
 *   `tournament.act-id-reused`, `tournament.role-not-allowed`, `tournament.entry-already-paid`,
 *   those of `assertRegistrationOpen` and `assertMayEnter`, `tournament.already-waiting`,
 *   `tournament.places-left`
 */
export const joinWaitingList = (
  command: MoneyCommandOf<'JoinWaitingList'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { waitId, entryId, by, occurredAt, jornada } = command;
  const entry = requireEntry(state, entryId);
  const known = lastActOf(state, entryId);
  if (known && state.waiting.includes(entryId))
    return repeated(command, known, { norm: 'R123-I-1.8' });
  assertActIdFree(state, waitId);
  assertRole(command);
  if (entry.sale)
    throw new Rejection('tournament.entry-already-paid', 'R123-I-31', {
      entryNumber: entry.sale.entryNumber,
    });
  assertRegistrationOpen(state, entry.personId, occurredAt);
  assertMayEnter(state, entry.personId, occurredAt);
  const other = state.waiting.find((id) => entryOf(state, id)?.personId === entry.personId);
  if (other !== undefined)
    throw new Rejection('tournament.already-waiting', 'R123-I-1.8', { entryId: other });
  const left = placesLeft(state) - state.waiting.length;
  if (left > 0) throw new Rejection('tournament.places-left', 'R123-I-1.8', { left });
  return [{ type: 'WaitingListJoined', waitId, entryId, by, occurredAt, jornada }];
};

/**
 * Who was called and does not come, or no longer wants to, leaves the list.
 *
 * @see R123-I-1.8
 * @throws {Rejection} in this order: `tournament.entry-unknown`, `tournament.already-recorded`,
 *   `tournament.act-id-reused`, `tournament.role-not-allowed`, `tournament.reason-missing`,
 *   `tournament.not-waiting`
 */
export const leaveWaitingList = (
  command: MoneyCommandOf<'LeaveWaitingList'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { waitId, entryId, reason, by, occurredAt, jornada } = command;
  requireEntry(state, entryId);
  const known = lastActOf(state, entryId);
  if (known?.type === 'WaitingListLeft') {
    const isSame = known.reason === reason;
    return repeated(command, known, { norm: 'R123-I-1.8', isSame });
  }
  assertActIdFree(state, waitId);
  assertRole(command);
  assertReason(reason, 'R123-I-1.8');
  if (!state.waiting.includes(entryId))
    throw new Rejection('tournament.not-waiting', 'R123-I-1.8', { entryId });
  return [{ type: 'WaitingListLeft', waitId, entryId, reason, by, occurredAt, jornada }];
};

const lastActOf = ({ waitingActs }: AnnouncedTournament, entryId: string) =>
  waitingActs.findLast((act) => act.entryId === entryId);
