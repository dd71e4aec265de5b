import { Rejection } from '../../errors.ts';
import type { Centavos } from '../../money/centavos.ts';
import { centavos, floorToUnit, ZERO } from '../../money/centavos.ts';
import type { CashCommandOf } from '../commands.ts';
import type { CashFact } from '../facts.ts';
import {
  assertNoHand,
  assertWholeChips,
  isRepeated,
  requirePlace,
  requireSessionAt,
} from '../guards.ts';
import { chipsOf, mayRebuy } from '../nextHand.ts';
import { assertRole } from '../roles.ts';
import { entrySeat, hasOrbited } from '../seats.ts';
import { type AnnouncedCash, isInPlay, type Place, type Session } from '../state.ts';
import type { CashTerms } from '../terms.ts';
import { assertMaximum } from './openSession.ts';

/**
 * A player joins a game in progress, as near to the big blind as there is a seat, with the minimum
 * buy-in, or with the average stack once the button has passed through every player. The seat of who
 * is out by then is free: he leaves it.
 *
 * @see R40-4, R40-19, R40-22, R40-25, R40-76
 * @throws {Rejection} in this order: `table.act-id-reused`, `table.role-not-allowed`,
 *   `cash.session-not-open`, `table.time-backwards`, `cash.player-seated`, `cash.table-full`,
 *   `cash.not-whole-chips`, `cash.buy-in-differs`, `cash.purchase-over-maximum`
 */
export const joinSession = (
  command: CashCommandOf<'JoinSession'>,
  state: AnnouncedCash,
): CashFact[] => {
  const { joinId, player, amount, means, by, occurredAt, jornada } = command;
  const { terms } = state;
  if (isRepeated(state, joinId, 'PlayerJoined')) return [];
  assertRole(command, terms);
  const session = requireSessionAt(state, command);
  if (session.places.some((place) => place.player === player))
    throw new Rejection('cash.player-seated', undefined, { player });
  const out = isInPlay(session) ? [] : outOf(session);
  const places = session.places.filter((place) => !out.includes(place));
  const seat = entrySeat({ ...session, places }, terms.seats);
  if (seat === null) throw new Rejection('cash.table-full', 'R40-4', { seats: terms.seats });
  assertWholeChips(amount, terms.chip);
  const required = requiredBuyIn(session, terms);
  if (amount !== required)
    throw new Rejection('cash.buy-in-differs', 'R40-25', { amount, required });
  assertMaximum((session.purchased[player] ?? 0) + amount, session.limits);
  const circumstance = { by, occurredAt, jornada };
  const left = out
    .filter((place) => place.seat === seat)
    .map((place): CashFact => {
      const who = { leaveId: `${joinId}-seat`, seat, player: place.player, amount: ZERO };
      return { type: 'PlayerLeft', ...who, ...circumstance };
    });
  return [...left, { type: 'PlayerJoined', joinId, seat, player, amount, means, ...circumstance }];
};

/** Who has no chips and cannot buy any. @see R40-32, R40-76 */
const outOf = (session: Session): readonly Place[] =>
  session.places.filter((place) => chipsOf(place) === 0 && !mayRebuy(session, place.player));

/**
 * What a player joins with. The average is rounded down to the chip and kept within the limits of
 * every purchase.
 *
 * @see R40-25
 */
export const requiredBuyIn = (session: Session, { chip }: CashTerms): Centavos => {
  const { minBuyIn, maxPurchase } = session.limits;
  if (!hasOrbited(session)) return minBuyIn;
  const stacks = session.places.map(chipsOf).filter((stack) => stack > 0);
  const total = stacks.reduce((all, stack) => all + stack, 0);
  const exact = stacks.length === 0 ? ZERO : centavos(Math.floor(total / stacks.length));
  const average = floorToUnit(exact, chip);
  const capped = maxPurchase !== null && average > maxPurchase ? maxPurchase : average;
  return centavos(Math.max(capped, minBuyIn));
};

/**
 * A rebuy. Announced in a hand, its chips come in with the next one.
 *
 * @see R40-7.b3, R40-29, R40-30, R40-31, R40-33, R40-91.b1
 * @throws {Rejection} in this order: `table.act-id-reused`, `table.role-not-allowed`,
 *   `cash.session-not-open`, `table.time-backwards`, `cash.player-unknown`,
 *   `cash.not-whole-chips`, `cash.rebuy-too-small`, `cash.purchase-over-maximum`
 */
export const buyChips = (command: CashCommandOf<'BuyChips'>, state: AnnouncedCash): CashFact[] => {
  const { purchaseId, player, amount, means, by, occurredAt, jornada } = command;
  if (isRepeated(state, purchaseId, 'ChipsBought')) return [];
  assertRole(command, state.terms);
  const session = requireSessionAt(state, command);
  const { seat } = requirePlace(session, player);
  assertWholeChips(amount, state.terms.chip);
  const { minRebuy } = session.limits;
  if (amount < minRebuy)
    throw new Rejection('cash.rebuy-too-small', 'R40-29', { amount, minRebuy });
  assertMaximum((session.purchased[player] ?? 0) + amount, session.limits);
  const queued = isInPlay(session);
  const bought = { purchaseId, seat, player, amount, means, queued };
  return [{ type: 'ChipsBought', ...bought, by, occurredAt, jornada }];
};

/**
 * A small payment out of the stack, for drinks; nothing else makes a stack smaller. Payments are
 * added up, against the stack without them: many small ones are no small one.
 *
 * @see R40-91, R40-91.b3
 * @throws {Rejection} in this order: `table.act-id-reused`, `table.role-not-allowed`,
 *   `cash.session-not-open`, `table.time-backwards`, `cash.player-unknown`, `cash.hand-open`,
 *   `cash.not-whole-chips`, `cash.consumption-too-large`
 */
export const payConsumption = (
  command: CashCommandOf<'PayConsumption'>,
  state: AnnouncedCash,
): CashFact[] => {
  const { consumptionId, player, amount, by, occurredAt, jornada } = command;
  if (isRepeated(state, consumptionId, 'ConsumptionPaid')) return [];
  assertRole(command, state.terms);
  const session = requireSessionAt(state, command);
  const { seat, stack, consumed } = requirePlace(session, player);
  assertNoHand(session);
  assertWholeChips(amount, state.terms.chip);
  const { consumptionBps } = session.limits;
  const total = consumed + amount;
  if (total * 10_000 > (stack + consumed) * consumptionBps)
    throw new Rejection('cash.consumption-too-large', 'R40-91.b3', {
      amount: total,
      stack: stack + consumed,
      consumptionBps,
    });
  const paid = { consumptionId, seat, player, amount };
  return [{ type: 'ConsumptionPaid', ...paid, by, occurredAt, jornada }];
};
