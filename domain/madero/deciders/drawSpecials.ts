import { Rejection } from '../../errors.ts';
import type { RoundCommandOf } from '../commands.ts';
import type { RoundFact } from '../facts.ts';
import { assertInPlay, isRepeated } from '../guards.ts';
import { offersOf } from '../specials.ts';
import type { OpenedRound } from '../state.ts';

/**
 * Records what the screen shows: a card of the 52 and a position of the table, drawn at random
 * from a seed at the edge. Only what the table offers, and all of it.
 *
 * @see R132-55 @see R132-56 @see R132-57
 * @throws {Rejection} in this order: `madero.bets-open`, `madero.round-over`,
 *   `madero.special-differs`, `madero.special-off`, `madero.special-missing`, `madero.box-unknown`
 */
export const drawSpecials = (
  { type: _, seed, magicCard, luckyBox, ...circumstance }: RoundCommandOf<'DrawSpecials'>,
  round: OpenedRound,
): RoundFact[] => {
  assertInPlay(round);
  const drawn = { seed, magicCard, luckyBox };
  if (round.specials) return isRepeated(round.specials, drawn, 'madero.special-differs') && [];
  const offered = offersOf(round);
  const excess =
    (magicCard !== null && !offered.magicCard) || (luckyBox !== null && !offered.luckyPlayer);
  if (excess || (!offered.magicCard && !offered.luckyPlayer))
    throw new Rejection('madero.special-off', 'R132-55');
  const lacking =
    (offered.magicCard && magicCard === null) || (offered.luckyPlayer && luckyBox === null);
  if (lacking) throw new Rejection('madero.special-missing', 'R132-55');
  const { boxes } = round.terms;
  if (luckyBox !== null && (luckyBox < 1 || luckyBox > boxes))
    throw new Rejection('madero.box-unknown', 'R132-57', { box: luckyBox, boxes });
  return [{ type: 'SpecialsDrawn', ...circumstance, ...drawn }];
};
