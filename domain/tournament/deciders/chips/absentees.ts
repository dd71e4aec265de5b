import { Rejection } from '../../../errors.ts';
import type { ChipCommandOf } from '../../chipCommands.ts';
import type { ChipFactOf } from '../../chipFacts.ts';
import {
  absentStack,
  isAbsenceOver,
  isAbsent,
  isFirstLevelOver,
  isHeld,
  removable,
} from '../../chips/stacks.ts';
import { levelDealtAt } from '../../clock.ts';
import type { PaidEntry } from '../../entries.ts';
import type { TournamentFact } from '../../facts.ts';
import {
  assertActIdFree,
  assertReason,
  assertUnderWay,
  requireEntry,
  requireLive,
} from '../../guards.ts';
import { repeated } from '../../repeated.ts';
import { assertOneOf, assertRole } from '../../roles.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { clubOf, isSitAndGo } from '../../tables.ts';
import { absentLeave } from './removeAbsent.ts';

/**
 * Notes an attempt to reach who did not come.
 *
 * @see R123-I-37
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   those of `requireAbsent`, `tournament.reason-missing`
 */
export const logContact = (
  command: ChipCommandOf<'LogContact'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { contactId, entryId, outcome, by, occurredAt, jornada } = command;
  const isRetry = (one: ChipFactOf<'AbsentContacted'>) =>
    one.contactId === contactId && one.entryId === entryId && one.outcome === outcome;
  if (state.chips.contacts.some(isRetry)) return [];
  assertActIdFree(state, contactId);
  assertRole(command);
  requireAbsent(state, entryId);
  assertReason(outcome, 'R123-I-37');
  return [{ type: 'AbsentContacted', contactId, entryId, outcome, by, occurredAt, jornada }];
};

/**
 * Keeps the stack of an absent player until arrival, because the player asks. Blinds and antes go
 * on being paid.
 *
 * @see R123-I-40, decision T4
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   those of `requireAbsent`, `tournament.reason-missing`
 */
export const holdStack = (
  command: ChipCommandOf<'HoldStack'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { holdId, entryId, askedBy, by, occurredAt, jornada } = command;
  const known = state.chips.holds.find((one) => one.entryId === entryId);
  if (known)
    return repeated(command, known, { norm: 'R123-I-40', isSame: known.askedBy === askedBy });
  assertActIdFree(state, holdId);
  assertRole(command);
  requireAbsent(state, entryId);
  assertReason(askedBy, 'R123-I-40');
  return [{ type: 'StackHeld', holdId, entryId, askedBy, by, occurredAt, jornada }];
};

/**
 * The Director ends a hold because the delay is excessive. When the first level of the day is over
 * the stack leaves at once, with the chips that are left.
 *
 * @see R123-I-40
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   those of `requireAbsent`, `tournament.not-held`, `tournament.reason-missing`, those of
 *   `absentLeave`
 */
export const revokeHold = (
  command: ChipCommandOf<'RevokeHold'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { revocationId, entryId, hand, reason, by, occurredAt, jornada } = command;
  const isOver = !isHeld(state, entryId) && state.chips.actIds.includes(revocationId);
  if (isOver) return [];
  assertActIdFree(state, revocationId);
  assertRole(command);
  const entry = requireAbsent(state, entryId);
  if (!isHeld(state, entryId)) {
    const { entryNumber } = entry.sale;
    throw new Rejection('tournament.not-held', 'R123-I-40', { entryNumber });
  }
  assertReason(reason, 'R123-I-40');
  const circumstance = { by, occurredAt, jornada };
  const revoked = {
    type: 'HoldRevoked',
    revocationId,
    entryId,
    reason,
    ...circumstance,
  } as const;
  if (!isFirstLevelOver(state, occurredAt)) return [revoked];
  const removed = removalOf({ exitId: revocationId, hand, ...circumstance }, [entry], state);
  absentLeave(removed, state);
  return [revoked, removed];
};

/**
 * The stacks of everybody who is still absent, and did not ask to be waited for, leave the
 * tournament when the first level of the day has ended. They are ranked as eliminated then; more
 * chips rank higher. No price goes back. In the club the Director may do it, then or half an hour
 * after the start.
 *
 * @see R123-I-39, CLUB-T3, R123-I-61, R123-IV-10, decision T4
 * @throws {Rejection} in this order: `tournament.exit-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.not-started`, `tournament.closed`, `tournament.first-level-running`,
 *   `tournament.nobody-absent`, those of `absentLeave`
 */
export const removeAbsent = (
  command: ChipCommandOf<'RemoveAbsent'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { exitId } = command;
  const known = [...state.exits, ...state.undoneExits].find((exit) => exit.exitId === exitId);
  if (known?.type === 'AbsentRemoved') return [];
  if (known) throw new Rejection('tournament.exit-id-reused', undefined, { exitId });
  assertRole(command);
  const norm = clubOf(state.terms) ? 'CLUB-T3' : 'R123-I-39';
  if (clubOf(state.terms)) assertOneOf(command.by, ['director'], norm);
  assertUnderWay(state);
  if (!isAbsenceOver(state, command.occurredAt))
    throw new Rejection('tournament.first-level-running', norm, {
      level: levelDealtAt(state, command.occurredAt),
    });
  const due = removable(state);
  if (due.length === 0) throw new Rejection('tournament.nobody-absent', norm);
  const removed = removalOf(command, due, state);
  absentLeave(removed, state);
  return [removed];
};

const removalOf = (
  {
    exitId,
    hand,
    by,
    occurredAt,
    jornada,
  }: Pick<ChipCommandOf<'RemoveAbsent'>, 'exitId' | 'hand' | 'by' | 'occurredAt' | 'jornada'>,
  due: readonly PaidEntry[],
  state: AnnouncedTournament,
): ChipFactOf<'AbsentRemoved'> => {
  const out = due.map((entry) => ({
    entryId: entry.entryId,
    chipsRemoved: absentStack(state, entry),
    ...(!isSitAndGo(state.terms) && entry.table !== null && { table: entry.table }),
  }));
  const level = levelDealtAt(state, occurredAt);
  return { type: 'AbsentRemoved', exitId, hand, level, out, by, occurredAt, jornada };
};

/**
 * @throws {Rejection} in this order: `tournament.not-started`, `tournament.closed`, those of
 *   `requireLive`, `tournament.player-present`
 */
const requireAbsent = (state: AnnouncedTournament, entryId: string): PaidEntry => {
  assertUnderWay(state);
  const entry = requireLive(state, requireEntry(state, entryId));
  if (isAbsent(state, entry)) return entry;
  const { entryNumber } = entry.sale;
  throw new Rejection('tournament.player-present', 'R123-I-37', { entryNumber });
};
