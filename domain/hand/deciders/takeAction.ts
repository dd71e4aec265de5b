import { Rejection, type RejectionCode, type RejectionFacts } from '../../errors.ts';
import type { NormId } from '../../regulation/norms.ts';
import { type Ask, askOf } from '../ask.ts';
import type { HandCommandOf, Move } from '../commands.ts';
import type { Action, HandFact } from '../facts.ts';
import { resolveLastFold } from '../resolve.ts';
import { RULESETS } from '../ruleset.ts';
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
): HandFact[] => {
  const player = assertCanAct(state, seat, move);
  if (state.status !== 'betting') return [];
  if (move.action === 'fold') return fold(state, player);
  const action = move.action === 'all-in' ? allInAs(state, player) : move.action;
  const to = totalOf(state, player, action, move);
  const allIn = to === player.front + player.stack;
  return [{ type: 'ActionTaken', seat, action, to, allIn }];
};

const fold = (state: Betting, { seat, front }: Player): HandFact[] => {
  const fact: HandFact = { type: 'ActionTaken', seat, action: 'fold', to: front, allIn: false };
  if (state.live > 2) return [fact];
  return [fact, { type: 'PotsAwarded', award: resolveLastFold(state, seat) }];
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
  norm: NormId,
  facts: RejectionFacts = {},
): never => {
  throw new Rejection(code, norm, { ...facts, ...expected(state) });
};

const allInAs = (state: Betting, { front, stack }: Player): Stake => {
  const toMatch = amountToMatch(state);
  if (front + stack <= toMatch) return 'call';
  return toMatch === 0 ? 'bet' : 'raise';
};

type Stake = Exclude<Action, 'fold'>;

/** The total in front of him that the action makes. */
const totalOf = (state: Betting, player: Player, action: Stake, move: Move): Amount => {
  switch (action) {
    case 'check':
      return checkOf(state, player);
    case 'call':
      return callOf(state, player, move.action === 'call' ? move.to : undefined);
    case 'bet':
    case 'raise': {
      const all = player.front + player.stack;
      const to = move.action === 'bet' || move.action === 'raise' ? move.to : all;
      assertRaise(state, askOf(state), action, to);
      return to;
    }
  }
};

const checkOf = (state: Betting, { front }: Player): Amount => {
  if (amountToMatch(state) > front)
    refuse(state, 'hand.check-not-allowed', RULESETS[state.setup.ruleset].norms.check);
  return front;
};

const callOf = (state: Betting, player: Player, said: Amount | undefined): Amount => {
  const callTo = Math.min(amountToMatch(state), player.front + player.stack);
  const { call } = RULESETS[state.setup.ruleset].norms;
  if (callTo === player.front) refuse(state, 'hand.nothing-to-call', call);
  if (said !== undefined && said !== callTo)
    refuse(state, 'hand.call-differs', call, { to: said, callTo });
  return callTo;
};

const assertRaise = (state: Betting, ask: Ask, action: 'bet' | 'raise', to: Amount): void => {
  const { norms, unmatchableRaise } = RULESETS[state.setup.ruleset];
  const isOpen = amountToMatch(state) > 0;
  if (action === 'bet' && isOpen) refuse(state, 'hand.bet-not-allowed', norms.call, { to });
  if (action === 'raise' && !isOpen)
    refuse(state, 'hand.nothing-to-raise', norms.minimumBet, { to });
  if (ask.noRaise === 'acted') refuse(state, 'hand.raise-closed', norms.raiseClosed, { to });
  if (!(to <= ask.maxRaiseTo)) refuse(state, 'hand.beyond-stack', norms.stack, { to });
  if (!Number.isSafeInteger(to) || to < ask.minRaiseTo || ask.noRaise === 'short')
    if (action === 'bet') refuse(state, 'hand.bet-too-small', norms.minimumBet, { to });
    else refuse(state, 'hand.raise-too-small', norms.minimumRaise, { to });
  if (ask.noRaise === 'nobody' && unmatchableRaise === 'refused')
    refuse(state, 'hand.raise-unmatchable', 'CLUB-J13', { to });
};
