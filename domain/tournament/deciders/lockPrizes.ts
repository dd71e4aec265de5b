import { invariant, Rejection } from '../../errors.ts';
import { placePrizes } from '../../settlement/placePrizes.ts';
import type { CommandOf } from '../commands.ts';
import { paidCount } from '../entries.ts';
import type { Circumstance, FactOf, TournamentFact } from '../facts.ts';
import { assertNotClosed } from '../guards.ts';
import { TABLE_CODES } from '../moneyFacts.ts';
import { fundOf, overlayOf, poolOf, prizeLock } from '../prizes.ts';
import { hasRegistrationEnded } from '../registration.ts';
import { assertRole } from '../roles.ts';
import { scaleFor } from '../scales.ts';
import type { AnnouncedTournament } from '../state.ts';
import { isToCome } from '../tablePurchases.ts';

/**
 * Fixes the pool and the places at once, when registration, rebuys and add-ons have all ended.
 * Locking again what has not changed adds nothing (M4, M5).
 *
 * @see R123-I-64, R123-I-65, R123-III-2.p6
 * @throws {Rejection} in this order: `tournament.role-not-allowed`,
 *   `tournament.registration-open`, `tournament.purchases-open`, `tournament.closed`
 */
export const lockPrizes = (
  command: CommandOf<'LockPrizes'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { by, occurredAt, jornada } = command;
  if (prizeLock(state).status === 'current') return [];
  assertRole(command);
  if (state.deal) throw new Rejection('tournament.deal-agreed', 'CLUB-T27');
  if (!hasRegistrationEnded(state))
    throw new Rejection('tournament.registration-open', 'R123-I-64');
  for (const code of TABLE_CODES)
    if (isToCome(state, code))
      throw new Rejection('tournament.purchases-open', 'R123-I-64', { code });
  assertNotClosed(state.status);
  return [lockedNow(state, { by, occurredAt, jornada })];
};

/** The pool and the prize of each place as the purchases stand. */
export const lockedNow = (
  state: AnnouncedTournament,
  circumstance: Circumstance,
): FactOf<'PrizesLocked'> => {
  const entries = paidCount(state);
  const scale = scaleFor(state.terms, entries);
  invariant(scale !== undefined, 'the announcement has a scale for every number of entries');
  const pool = poolOf(state);
  const { sharesBps } = scale;
  const overlay = overlayOf(state);
  const paidIn = overlay > 0 ? { overlay } : {};
  const prizes = placePrizes(fundOf({ pool, ...paidIn }), sharesBps, state.terms.prizeUnit);
  const lock = (state.lock?.lock ?? 0) + 1;
  const fixed = { lock, entries, pool, ...paidIn, sharesBps, placePrizes: prizes };
  return { type: 'PrizesLocked', ...fixed, ...circumstance };
};
