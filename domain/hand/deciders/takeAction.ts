import { Rejection, type RejectionCode, type RejectionFacts } from '../../errors.ts';
import { askOf, callToOf, maxRaiseToOf, minRaiseToOf, noRaiseOf } from '../ask.ts';
import type { HandCommandOf, Move } from '../commands.ts';
import type { Action, HandFactOf } from '../facts.ts';
import { type HandNorms, RULESETS } from '../ruleset.ts';
import type { Amount, Seat } from '../setup.ts';
import { amountToMatch, type Betting, type OpenHand, type Player, playerOf } from '../state.ts';

/**
 * Takes the action of the player whose turn it is. A check when nobody is left to bet against is
 * accepted and changes nothing (H11). The last fold gives the pots to who is left.
 *
 * @see R123-II-76, R123-II-81, R123-II-94, R40-44.b1, R40-48, R40-86, CLUB-N0, CLUB-O14, CLUB-J12
 * @throws {Rejection} in this order: `hand.seat-not-in-hand`, `hand.not-in-turn`,
 *   `hand.betting-over`, `hand.check-not-allowed`, `hand.nothing-to-call`, `hand.call-differs`,
 *   `hand.bet-not-allowed`, `hand.nothing-to-raise`, `hand.raise-closed`, `hand.beyond-stack`,
 *   `hand.bet-too-small`, `hand.raise-too-small`, `hand.raise-unmatchable`
 */
export const takeAction = (
  { seat, move }: HandCommandOf<'TakeAction'>,
  state: OpenHand,
): HandFactOf<'ActionTaken'> | null => {
  const player = assertCanAct(state, seat, move);
  if (state.status !== 'betting') return null;
  const action = move.action === 'all-in' ? allInAs(state, player) : move.action;
  const to = totalOf(state, player, action, move);
  return { type: 'ActionTaken', seat, action, to, allIn: to === maxRaiseToOf(player) };
};

const assertCanAct = (state: OpenHand, seat: Seat, move: Move): Player => {
  if (state.status === 'betting') {
    const next = state.players[state.actor]!;
    if (next.seat === seat) return next;
  }
  const player = playerOf(state, seat);
  if (!player?.isLive || player.stack === 0) {
    const reason = player ? (player.isLive ? 'all-in' : 'folded') : 'not dealt in';
    throw new Rejection('hand.seat-not-in-hand', undefined, { seat, reason, ...expected(state) });
  }
  if (state.status === 'betting') {
    const { turn } = RULESETS[state.setup.ruleset].norms;
    throw new Rejection('hand.not-in-turn', turn, { seat, ...expected(state) });
  }
  if (state.status === 'showdown' && move.action === 'check') return player;
  throw new Rejection('hand.betting-over', undefined, { seat });
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
const totalOf = (state: Betting, player: Player, action: Action, move: Move): Amount => {
  switch (action) {
    case 'fold':
      return player.front;
    case 'check':
      return checkOf(state, player);
    case 'call':
      return callOf(state, player, move.action === 'call' ? move.to : undefined);
    case 'bet':
    case 'raise': {
      const to = move.action === 'bet' || move.action === 'raise' ? move.to : maxRaiseToOf(player);
      assertOpen(state, action, to);
      assertRaise(state, player, action, to);
      return to;
    }
  }
};

const checkOf = (state: Betting, { front }: Player): Amount => {
  if (amountToMatch(state) > front) refuse(state, 'hand.check-not-allowed', 'check');
  return front;
};

const callOf = (state: Betting, player: Player, said: Amount | undefined): Amount => {
  const callTo = callToOf(state, player);
  if (callTo === player.front) refuse(state, 'hand.nothing-to-call', 'call');
  if (said !== undefined && said !== callTo)
    refuse(state, 'hand.call-differs', 'call', { to: said, callTo });
  return callTo;
};

/** The first bet of a round is no raise, and the others are. */
const assertOpen = (state: Betting, action: 'bet' | 'raise', to: Amount): void => {
  const isOpen = amountToMatch(state) > 0;
  if (action === 'bet' && isOpen) refuse(state, 'hand.bet-not-allowed', 'call', { to });
  if (action === 'raise' && !isOpen) refuse(state, 'hand.nothing-to-raise', 'minimumBet', { to });
};

const assertRaise = (state: Betting, player: Player, action: 'bet' | 'raise', to: Amount): void => {
  const noRaise = noRaiseOf(state, player);
  if (noRaise === 'acted') refuse(state, 'hand.raise-closed', 'raiseClosed', { to });
  if (!(to <= maxRaiseToOf(player))) refuse(state, 'hand.beyond-stack', 'stack', { to });
  if (!Number.isSafeInteger(to) || to < minRaiseToOf(state, player) || noRaise === 'short')
    if (action === 'bet') refuse(state, 'hand.bet-too-small', 'minimumBet', { to });
    else refuse(state, 'hand.raise-too-small', 'minimumRaise', { to });
  if (noRaise === 'nobody' && RULESETS[state.setup.ruleset].unmatchableRaise === 'refused')
    throw new Rejection('hand.raise-unmatchable', 'CLUB-J13', { to, ...expected(state) });
};
