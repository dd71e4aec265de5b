import { Rejection, type RejectionCode, type RejectionFacts } from '../../errors.ts';
import { askOf, callToOf, closedTo, isMatchable, maxRaiseToOf, minRaiseToOf } from '../ask.ts';
import type { Move } from '../commands.ts';
import type { Action, HandFactOf } from '../facts.ts';
import { type HandNorms, RULESETS } from '../ruleset.ts';
import type { Amount, Seat } from '../setup.ts';
import { amountToMatch, type Betting, type OpenHand, type Player, playerOf } from '../state.ts';

/**
 * Takes the action of the player whose turn it is. A check when nobody is left to bet against is
 * accepted and changes nothing (H11). The last fold gives the pots to who is left.
 *
 * @param said the total in front of him that was said, of a call, a bet or a raise
 * @see R123-II-76, R123-II-81, R123-II-94, R40-44.b1, R40-48, R40-86, CLUB-N0, CLUB-O14, CLUB-J12
 * @throws {Rejection} in this order: `hand.seat-not-in-hand`, `hand.not-in-turn`,
 *   `hand.betting-over`, `hand.check-not-allowed`, `hand.nothing-to-call`, `hand.call-differs`,
 *   `hand.bet-not-allowed`, `hand.nothing-to-raise`, `hand.raise-closed`, `hand.beyond-stack`,
 *   `hand.bet-too-small`, `hand.raise-too-small`, `hand.raise-unmatchable`
 */
export const takeAction = (
  state: OpenHand,
  seat: Seat,
  move: Move['action'],
  said: Amount | undefined,
): HandFactOf<'ActionTaken'> | null => {
  if (state.status !== 'betting') return checkAfterBetting(state, seat, move);
  const player = state.players[state.actor]!;
  if (player.seat !== seat) refuseTurn(state, seat);
  if (move === 'all-in') return allInOf(state, player);
  const to = totalOf(state, player, move, said);
  return { type: 'ActionTaken', seat, action: move, to, allIn: to === maxRaiseToOf(player) };
};

/** The action that all he has makes. */
const allInOf = (state: Betting, player: Player): HandFactOf<'ActionTaken'> => {
  const action = allInAs(state, player);
  const to = totalOf(state, player, action, maxRaiseToOf(player));
  return { type: 'ActionTaken', seat: player.seat, action, to, allIn: true };
};

/** Nobody is asked any more: only a check, of who has nobody left to bet against, is harmless. */
const checkAfterBetting = (state: OpenHand, seat: Seat, move: Move['action']): null => {
  assertCouldAct(state, seat);
  const isAlone = !state.players.some((one) => one.seat !== seat && one.isLive && one.stack > 0);
  if (state.status === 'showdown' && move === 'check' && isAlone) return null;
  throw new Rejection('hand.betting-over', undefined, { seat });
};

const refuseTurn = (state: Betting, seat: Seat): never => {
  assertCouldAct(state, seat);
  const { turn } = RULESETS[state.setup.ruleset].norms;
  throw new Rejection('hand.not-in-turn', turn, { seat, ...expected(state) });
};

const assertCouldAct = (state: OpenHand, seat: Seat): void => {
  const player = playerOf(state, seat);
  if (player?.isLive && player.stack > 0) return;
  const reason = player ? (player.isLive ? 'all-in' : 'folded') : 'not dealt in';
  throw new Rejection('hand.seat-not-in-hand', undefined, { seat, reason, ...expected(state) });
};

/** Whose turn it is and what he may do, for whoever was refused. */
export const expected = (state: OpenHand): RejectionFacts => {
  if (state.status !== 'betting') return { expectedSeat: 'none' };
  const { seat, toCall, minRaiseTo, maxRaiseTo, noRaise } = askOf(state);
  const limits = { expectedSeat: seat, toCall, minRaiseTo, maxRaiseTo };
  return noRaise ? { ...limits, noRaise } : limits;
};

const refuse = (
  state: OpenHand,
  code: RejectionCode,
  norm: Exclude<keyof HandNorms, 'discarding'>,
  facts: RejectionFacts = {},
): never => {
  const { norms } = RULESETS[state.setup.ruleset];
  throw new Rejection(code, norms[norm], { ...facts, ...expected(state) });
};

const allInAs = (state: Betting, player: Player): Action => {
  const toMatch = amountToMatch(state);
  if (maxRaiseToOf(player) <= toMatch) return 'call';
  return toMatch === 0 ? 'bet' : 'raise';
};

/** The total in front of him that the action makes; a fold leaves what is there. */
const totalOf = (
  state: Betting,
  player: Player,
  action: Action,
  said: Amount | undefined,
): Amount => {
  if (action === 'fold') return player.front;
  if (action === 'check') return checkOf(state, player);
  if (action === 'call') return callOf(state, player, said);
  return raiseOf(state, player, action, said ?? 0);
};

const checkOf = (state: Betting, { front }: Player): Amount => {
  if (amountToMatch(state) > front) refuse(state, 'hand.check-not-allowed', 'check');
  return front;
};

const raiseOf = (state: Betting, player: Player, action: 'bet' | 'raise', to: Amount): Amount => {
  assertOpen(state, action, to);
  assertRaise(state, player, action, to);
  return to;
};

const callOf = (state: Betting, player: Player, said: Amount | undefined): Amount => {
  const callTo = callToOf(state, player);
  if (callTo === player.front) refuse(state, 'hand.nothing-to-call', 'call');
  if (said !== undefined && said !== callTo) refuseCall(state, said, callTo);
  return callTo;
};

const refuseCall = (state: Betting, to: Amount, callTo: Amount): never =>
  refuse(state, 'hand.call-differs', 'call', { to, callTo });

/** The first bet of a round is no raise, and the others are. */
const assertOpen = (state: Betting, action: 'bet' | 'raise', to: Amount): void => {
  const isOpen = amountToMatch(state) > 0;
  if (isOpen === (action === 'raise')) return;
  if (isOpen) refuse(state, 'hand.bet-not-allowed', 'call', { to });
  refuse(state, 'hand.nothing-to-raise', 'minimumBet', { to });
};

const assertRaise = (state: Betting, player: Player, action: 'bet' | 'raise', to: Amount): void => {
  const closed = closedTo(state, player);
  const isInRange = to >= minRaiseToOf(state, player) && to <= maxRaiseToOf(player);
  if (closed !== null || !isInRange || !Number.isSafeInteger(to))
    refuseRaise(state, player, action, to);
  if (RULESETS[state.setup.ruleset].unmatchableRaise === 'refused' && !isMatchable(state))
    throw new Rejection('hand.raise-unmatchable', 'CLUB-J13', { to, ...expected(state) });
};

/** In the order that the rules ask, of a bet or raise that is not in range. */
const refuseRaise = (
  state: Betting,
  player: Player,
  action: 'bet' | 'raise',
  to: Amount,
): never => {
  if (closedTo(state, player) === 'acted')
    refuse(state, 'hand.raise-closed', 'raiseClosed', { to });
  if (!(to <= maxRaiseToOf(player))) refuse(state, 'hand.beyond-stack', 'stack', { to });
  if (action === 'bet') refuse(state, 'hand.bet-too-small', 'minimumBet', { to });
  return refuse(state, 'hand.raise-too-small', 'minimumRaise', { to });
};
