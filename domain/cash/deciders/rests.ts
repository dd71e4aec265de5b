import { Rejection } from '../../errors.ts';
import type { NormId } from '../../regulation/norms.ts';
import type { CashCommandOf } from '../commands.ts';
import type { CashFact } from '../facts.ts';
import { isRepeated, requirePlace, requireSessionAt } from '../guards.ts';
import { chipsOf, playersMin } from '../nextHand.ts';
import { assertRole } from '../roles.ts';
import { dealingOf, isBlind } from '../seats.ts';
import type { AnnouncedCash, Place, Session } from '../state.ts';
import type { CashRuleset } from '../terms.ts';

/**
 * A player rests up to two hands and keeps his place. Who owes the next blind, or is needed for the
 * minimum, may not; if he leaves all the same, he is dealt in and killed.
 *
 * @see R40-37, R40-38, R40-38.b2
 * @throws {Rejection} in this order: `table.act-id-reused`, `table.role-not-allowed`,
 *   `cash.session-not-open`, `table.time-backwards`, `cash.player-unknown`, `cash.rest-refused`
 */
export const takeRest = (command: CashCommandOf<'TakeRest'>, state: AnnouncedCash): CashFact[] => {
  const { restId, player, insists, by, occurredAt, jornada } = command;
  if (isRepeated(state, restId, 'RestTaken', 'SeatAbandoned')) return [];
  assertRole(command, state.terms);
  const session = requireSessionAt(state, command);
  const place = requirePlace(session, player);
  if (place.mode === 'resting' || place.mode === 'absent') return []; // he is away already
  const norm = refusalOf(session, place, state.terms.ruleset);
  const who = { restId, seat: place.seat, player, by, occurredAt, jornada };
  if (norm === null) return [{ type: 'RestTaken', ...who }];
  if (insists) return [{ type: 'SeatAbandoned', ...who }];
  throw new Rejection('cash.rest-refused', norm, { player });
};

const refusalOf = (session: Session, place: Place, ruleset: CashRuleset): NormId | null => {
  const withChips = session.places.filter((one) => chipsOf(one) > 0);
  if (withChips.length < 2) return 'R40-38.b2';
  const { positions } = dealingOf(session.positions, withChips);
  if (isBlind(positions, place.seat)) return 'R40-38';
  const active = withChips.filter(({ mode }) => mode !== 'resting' && mode !== 'absent');
  return active.length - 1 < playersMin(ruleset) ? 'R40-38.b2' : null;
};

/**
 * A player is back. What he owes goes into the pot of his next hand; at a club he may wait for the
 * big blind instead.
 *
 * @see R40-38, CLUB-B4
 * @throws {Rejection} in this order: `table.act-id-reused`, `table.role-not-allowed`,
 *   `cash.session-not-open`, `table.time-backwards`, `cash.player-unknown`, `cash.not-away`,
 *   `cash.waiting-not-allowed`
 */
export const returnToPlay = (
  command: CashCommandOf<'ReturnToPlay'>,
  state: AnnouncedCash,
): CashFact[] => {
  const { returnId, player, waits, by, occurredAt, jornada } = command;
  if (isRepeated(state, returnId, 'PlayerReturned')) return [];
  assertRole(command, state.terms);
  const session = requireSessionAt(state, command);
  const { seat, mode } = requirePlace(session, player);
  if (mode !== 'resting' && mode !== 'absent')
    throw new Rejection('cash.not-away', undefined, { player });
  if (waits && state.terms.ruleset === 'R40')
    throw new Rejection('cash.waiting-not-allowed', 'R40-38', { player });
  return [{ type: 'PlayerReturned', returnId, seat, player, waits, by, occurredAt, jornada }];
};
