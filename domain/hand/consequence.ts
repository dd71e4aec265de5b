import type { HandFact, LaterFact } from './facts.ts';
import { resolve } from './resolve.ts';
import { isContender, type OpenHand, type Player } from './state.ts';

/**
 * What follows from a fact by itself: who is left alone has won without showing; an award goes
 * where corrected cards say.
 *
 * @param after the hand with that fact
 * @see R123-I-38, R123-II-112, R40-74, CLUB-J12, CLUB-O14
 * @throws {Rejection} those of `resolve`, of corrected cards only
 */
export const consequenceOf = (fact: HandFact, after: OpenHand): LaterFact | null => {
  if (after.status === 'betting' || isOfCards(fact)) return null;
  if (after.status === 'showdown' && isWon(after.players))
    return { type: 'PotsAwarded', award: resolve(after) };
  if (after.status === 'awarded' && fact.type === 'CardsCorrected')
    return { type: 'AwardCorrected', award: resolve(after), was: after.award };
  return null;
};

/** Cards that are told leave as many in the hand as there were. */
const isOfCards = ({ type }: HandFact): boolean => type === 'HandShown' || type === 'BoardDealt';

const isWon = (players: readonly Player[]): boolean => {
  let left = 0;
  for (let place = 0; place < players.length && left < 2; place += 1)
    if (isContender(players[place]!)) left += 1;
  return left === 1;
};
