import {
  type Award,
  type AwardedPot,
  type AwardTerms,
  rakeOf,
  type Share,
  split,
  winnersOf,
} from './award.ts';
import { type Contribution, cutPots, uncalledOf } from './pots.ts';
import type { Amount, Seat } from './setup.ts';

type PlaceOf = (seat: Seat) => number | null;

/**
 * Gives the pots when the board was dealt more than once by agreement: each pot, less its rake, in
 * as many equal parts as boards, each part to the best hands of its board. What cannot be divided
 * in whole chips goes with the first board.
 *
 * @param places strength of a seat's hand on each board, lower is better
 * @see CLUB-N11
 */
export const awardOfBoards = (
  contributions: readonly Contribution[],
  dead: Amount,
  places: readonly PlaceOf[],
  terms: AwardTerms,
): Award => {
  const uncalled = uncalledOf(contributions);
  const pots: AwardedPot[] = [];
  let carried = 0;
  for (const pot of cutPots(contributions, dead, uncalled)) {
    const rake = rakeOf(pot.amount, terms);
    const boards = partsOf(pot.amount - rake, places.length, terms.chip).map((amount, board) => ({
      amount,
      winners: split(amount, winnersOf(pot, places[board]!), terms),
    }));
    const winners = addedUp(boards.flatMap((board) => board.winners));
    pots.push({ ...pot, rake, winners, boards });
    carried += winners.reduce((left, { amount }) => left - amount, pot.amount - rake);
  }
  return { uncalled, pots, carried };
};

const partsOf = (amount: Amount, parts: number, chip: Amount): Amount[] => {
  const each = (amount - (amount % (parts * chip))) / parts;
  return Array.from({ length: parts }, (_, index) =>
    index === 0 ? amount - each * (parts - 1) : each,
  );
};

const addedUp = (shares: readonly Share[]): Share[] => {
  const totals = new Map<Seat, Amount>();
  for (const { seat, amount } of shares) totals.set(seat, (totals.get(seat) ?? 0) + amount);
  return [...totals].map(([seat, amount]) => ({ seat, amount }));
};
