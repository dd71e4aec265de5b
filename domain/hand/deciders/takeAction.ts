import { Rejection, type RejectionFacts } from '../../errors.ts';
import type { NormId } from '../../regulation/norms.ts';
import { type Ask, askOf } from '../ask.ts';
import type { HandCommandOf, Move } from '../commands.ts';
import { evolve } from '../evolve.ts';
import type { Action, HandFact, HandFactOf } from '../facts.ts';
import { type HandNorms, RULESETS } from '../ruleset.ts';
import type { Amount, Seat } from '../setup.ts';
import { amountToMatch, type Betting, livePlayers, type OpenHand, type Player } from '../state.ts';
import { awardUncontested } from './award.ts';

/**
 * Takes the action of the player whose turn it is. A check when nobody is left to bet against is
 * accepted and changes nothing (H11). The last fold gives the pots to who is left.
 *
 * @see R123-II-76, R123-II-81, R123-II-94, R40-44.b1, R40-48, R40-86, CLUB-N0, CLUB-O14, CLUB-J12
 * @throws {Rejection} in this order: `hand.seat-not-in-hand`, `hand.betting-over`,
 *   `hand.not-in-turn`, `hand.check-not-allowed`, `hand.nothing-to-call`, `hand.call-differs`,
 *   `hand.bet-not-allowed`, `hand.nothing-to-raise`, `hand.raise-closed`, `hand.beyond-stack`,
 *   `hand.bet-too-small`, `hand.raise-too-small`, `hand.raise-unmatchable`
 */
export const takeAction = (
  { seat, move }: HandCommandOf<'TakeAction'>,
  state: OpenHand,
): HandFact[] => {
  const player = assertCanAct(state, seat, move);
  if (state.status !== 'betting') return [];
  const fact = actionOf(state, player, move);
  if (fact.action !== 'fold' || livePlayers(state).length > 2) return [fact];
  return [fact, awardUncontested(evolve(state, fact))];
};

const assertCanAct = (state: OpenHand, seat: Seat, move: Move): Player => {
  const player = state.players.find((one) => one.seat === seat);
  if (!player?.isLive || player.stack === 0) {
    const reason = player ? (player.isLive ? 'all-in' : 'folded') : 'not dealt in';
    throw new Rejection('hand.seat-not-in-hand', undefined, { seat, reason, ...expected(state) });
  }
  if (state.status === 'betting') {
    if (state.players[state.actor] === player) return player;
    const { turn } = RULESETS[state.setup.ruleset].norms;
    throw new Rejection('hand.not-in-turn', turn, { seat, ...expected(state) });
  }
  if (state.status === 'showdown' && move.action === 'check') return player;
  throw new Rejection('hand.betting-over', undefined, { seat });
};

/** Whose turn it is and what he may do, for whoever was refused. */
const expected = (state: OpenHand): RejectionFacts => {
  if (state.status !== 'betting') return { expectedSeat: 'none' };
  const { seat, toCall, minRaiseTo, maxRaiseTo, noRaise } = askOf(state);
  const limits = { expectedSeat: seat, toCall, minRaiseTo, maxRaiseTo };
  return noRaise ? { ...limits, noRaise } : limits;
};

const actionOf = (state: Betting, player: Player, move: Move): HandFactOf<'ActionTaken'> => {
  const ask = askOf(state);
  const taken = (action: Action, to: Amount): HandFactOf<'ActionTaken'> => ({
    type: 'ActionTaken',
    seat: player.seat,
    action,
    to,
    allIn: action !== 'fold' && to === ask.maxRaiseTo,
  });
  const { norms } = RULESETS[state.setup.ruleset];
  const refuse: Refuse = refusing(state);
  switch (move.action) {
    case 'fold':
      return taken('fold', player.front);
    case 'check':
      if (ask.toCall > 0) refuse('hand.check-not-allowed', norms.check);
      return taken('check', player.front);
    case 'call':
      if (ask.toCall === 0) refuse('hand.nothing-to-call', norms.call);
      if (move.to !== undefined && move.to !== player.front + ask.toCall)
        refuse('hand.call-differs', norms.call, { to: move.to, callTo: player.front + ask.toCall });
      return taken('call', player.front + ask.toCall);
    case 'all-in':
      return allIn(state, ask, taken);
    case 'bet':
    case 'raise':
      assertRaise(state, ask, move);
      return taken(move.action, move.to);
  }
};

type Refuse = (
  code: ConstructorParameters<typeof Rejection>[0],
  norm: NormId,
  facts?: RejectionFacts,
) => never;

const refusing =
  (state: Betting): Refuse =>
  (code, norm, facts = {}) => {
    throw new Rejection(code, norm, { ...facts, ...expected(state) });
  };

const allIn = (
  state: Betting,
  ask: Ask,
  taken: (action: Action, to: Amount) => HandFactOf<'ActionTaken'>,
): HandFactOf<'ActionTaken'> => {
  if (ask.noRaise === 'short') return taken('call', ask.maxRaiseTo);
  const action = amountToMatch(state) === 0 ? 'bet' : 'raise';
  assertRaise(state, ask, { action, to: ask.maxRaiseTo });
  return taken(action, ask.maxRaiseTo);
};

const assertRaise = (
  state: Betting,
  ask: Ask,
  { action, to }: { action: 'bet' | 'raise'; to: Amount },
): void => {
  const ruleset = RULESETS[state.setup.ruleset];
  const norms: HandNorms = ruleset.norms;
  const refuse: Refuse = refusing(state);
  const isOpen = amountToMatch(state) > 0;
  if (action === 'bet' && isOpen) refuse('hand.bet-not-allowed', norms.call, { to });
  if (action === 'raise' && !isOpen) refuse('hand.nothing-to-raise', norms.minimumBet, { to });
  if (ask.noRaise === 'acted') refuse('hand.raise-closed', norms.raiseClosed, { to });
  if (!(to <= ask.maxRaiseTo)) refuse('hand.beyond-stack', norms.stack, { to });
  if (!Number.isSafeInteger(to) || to < ask.minRaiseTo || ask.noRaise === 'short')
    if (action === 'bet') refuse('hand.bet-too-small', norms.minimumBet, { to });
    else refuse('hand.raise-too-small', norms.minimumRaise, { to });
  if (ask.noRaise === 'nobody' && ruleset.unmatchableRaise === 'refused')
    refuse('hand.raise-unmatchable', 'CLUB-J13', { to });
};
