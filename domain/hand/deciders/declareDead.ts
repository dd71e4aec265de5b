import { Rejection } from '../../errors.ts';
import type { Asked } from '../commands.ts';
import { evolve } from '../evolve.ts';
import type { HandFactOf } from '../facts.ts';
import { isContended } from '../resolve.ts';
import type { Amount, Seat } from '../setup.ts';
import type { OpenHand } from '../state.ts';

/**
 * A ruling declares a hand dead: it can win no pot and what it has put in stays there, save a raise
 * that nobody had called, when the dealer took the hand in (H12). A hand that is dead already is not
 * declared so again.
 *
 * @see R123-II-65, R123-II-66, R40-66, CLUB-T10
 * @throws {Rejection} in this order: `hand.already-awarded`, `hand.seat-not-in-hand`,
 *   `hand.must-show` when no other hand could win a pot
 */
export const declareDead = (
  { seat, norm, reason }: Asked<'DeclareHandDead'>,
  state: OpenHand,
): HandFactOf<'HandDeclaredDead'> | null => {
  if (state.deadHands.some((dead) => dead.seat === seat)) return null;
  if (state.status !== 'betting' && state.status !== 'showdown')
    throw new Rejection('hand.already-awarded');
  if (!state.players.some((player) => player.seat === seat && player.isLive))
    throw new Rejection('hand.seat-not-in-hand', undefined, { seat, reason: 'no live hand' });
  if (state.live === 1) throw new Rejection('hand.must-show', norm, { seat });
  const returned = norm === 'R123-II-65' ? uncalledRaise(state, seat) : 0;
  const what = { seat, norm, reason, ...(returned > 0 && { returned }) };
  const fact = { type: 'HandDeclaredDead', ...what } as const;
  if (!isContended(evolve(state, fact))) throw new Rejection('hand.must-show', norm, { seat });
  return fact;
};

/** What a player has in front above the others, and above the bet that he raised. A bet is no raise. */
const uncalledRaise = ({ players, aggressor, raised }: OpenHand, seat: Seat): Amount => {
  if (aggressor === null || raised === null || players[aggressor]?.seat !== seat) return 0;
  let called = raised.toMatch;
  for (const { seat: other, front } of players)
    if (other !== seat && front > called) called = front;
  return Math.max(0, players[aggressor].front - called);
};
