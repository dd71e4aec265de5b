import { Rejection } from '../../errors.ts';
import { type Centavos, sum } from '../../money/centavos.ts';
import { liveEntries } from '../entries.ts';
import type { TournamentFact } from '../facts.ts';
import { assertReason, assertUnderWay, requireEntry, requireLive } from '../guards.ts';
import { snapshotOf } from '../interruptions.ts';
import type { MoneyCommandOf } from '../moneyCommands.ts';
import { prizeLock } from '../prizes.ts';
import type { AnnouncedTournament } from '../state.ts';
import { assertConsented, isRecorded } from './interrupt.ts';
import { lockedNow } from './lockPrizes.ts';

/**
 * Ends an event under way before its time, with the lottery's consent. The pool that was formed is
 * paid (R123-I-62): the resolution says in words how what is left of it divides among who is in
 * play, and its figures add to the prizes of their places. Nothing is divided by the system.
 *
 * @see R123-I-6, R123-I-62
 * @throws {Rejection} in this order: those of `assertConsented`, `tournament.reason-missing`,
 *   `tournament.not-started`, `tournament.closed`, `tournament.ended`, `tournament.finished`, for
 *   each share those of `requireLive`, `tournament.entry-listed-twice`, `tournament.deal-agreed`,
 *   `tournament.resolution-does-not-add-up`
 */
export const endEvent = (
  command: MoneyCommandOf<'EndEvent'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  if (isRecorded(command, state)) return [];
  assertConsented(command, state);
  const { resolution, shares, by, occurredAt, jornada } = command;
  assertReason(resolution, 'R123-I-6');
  assertUnderWay(state);
  if (state.ended)
    throw new Rejection('tournament.ended', 'R123-I-6', { since: state.ended.occurredAt });
  if (state.status === 'finished') throw new Rejection('tournament.finished', 'R123-I-6');
  for (const { entryId } of shares) requireLive(state, requireEntry(state, entryId));
  if (new Set(shares.map(({ entryId }) => entryId)).size < shares.length)
    throw new Rejection('tournament.entry-listed-twice', 'R123-I-6');
  if (state.deal) throw new Rejection('tournament.deal-agreed', 'CLUB-T27');
  const lock = prizeLock(state);
  const around = { by, occurredAt, jornada };
  const locked = lock.status === 'current' ? lock.lock : lockedNow(state, around);
  const players = liveEntries(state).length;
  assertAddsUp(shares, locked.placePrizes.slice(0, players));
  const ended = { ...command, type: 'EventEnded', snapshot: snapshotOf(state), players } as const;
  return lock.status === 'current' ? [ended] : [ended, locked];
};

const assertAddsUp = (
  shares: MoneyCommandOf<'EndEvent'>['shares'],
  prizes: readonly Centavos[],
): void => {
  const given = sum(shares.map(({ amount }) => amount));
  const due = sum(prizes);
  if (given !== due)
    throw new Rejection('tournament.resolution-does-not-add-up', 'R123-I-62', { given, due });
};
