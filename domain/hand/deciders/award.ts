import { Rejection } from '../../errors.ts';
import type { Award } from '../award.ts';
import type { Asked } from '../commands.ts';
import type { HandFactOf } from '../facts.ts';
import { resolve } from '../resolve.ts';
import { RULESETS } from '../ruleset.ts';
import type { Seat } from '../setup.ts';
import { isContender, type OpenHand, type Showdown } from '../state.ts';

/**
 * Gives the pots after the showdown, in a tournament once the losing hands are discarded.
 *
 * @see R40-81, R123-II-103, R123-II-109, CLUB-S10
 * @throws {Rejection} in this order: `hand.betting-open`, `hand.already-awarded`, those of
 *   `resolve`, `hand.loser-not-discarded`
 */
export const award = (
  { ranking, discarded }: Asked<'AwardPots'>,
  state: OpenHand,
): HandFactOf<'PotsAwarded'> => {
  if (state.status === 'betting')
    throw new Rejection('hand.betting-open', 'R40-44', { street: state.street });
  if (state.status !== 'showdown') throw new Rejection('hand.already-awarded');
  const given = resolve(state, ranking);
  if (discarded) assertDiscarded(state, given, discarded);
  return { type: 'PotsAwarded', award: given };
};

/** A hand that wins no pot is in the muck before any pot is delivered. @see R123-II-109 */
const assertDiscarded = (
  { players, setup }: Showdown,
  { pots }: Award,
  discarded: readonly Seat[],
): void => {
  const { discarding } = RULESETS[setup.ruleset].norms;
  if (discarding === null) return;
  const winners = new Set(pots.flatMap((pot) => pot.winners.map(({ seat }) => seat)));
  const left = players.find(
    (player) =>
      isContender(player) && !winners.has(player.seat) && !discarded.includes(player.seat),
  );
  if (left) throw new Rejection('hand.loser-not-discarded', discarding, { seat: left.seat });
};
