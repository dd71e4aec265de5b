import { type Card, cardText } from '../../cards/card.ts';
import type { Chips } from '../../money/chips.ts';
import type { ChipFactOf, RaceRow } from '../chipFacts.ts';
import { inCardOrder } from '../seating/cardOrder.ts';
import { totalOf } from './stacks.ts';

export type RaceSeat = {
  readonly seat: number;
  readonly entryNumber: number | null;
  readonly low: number;
  /** Value of all other chips of the seat. */
  readonly rest: number;
  readonly present: boolean;
};

type Race = {
  readonly denomination: Chips;
  /** What the low chips are exchanged for, and the lowest that stays in play. */
  readonly higher: Chips;
  readonly lowest: Chips;
  readonly seats: readonly RaceSeat[];
  readonly dealt: readonly { readonly seat: number; readonly card: Card }[];
};

/** Low chips left over when equal value is exchanged: the most that fit whole higher chips. */
export const oddChips = (low: number, denomination: number, higher: number): number =>
  low % (higher / divisor(denomination, higher));

/**
 * Exchanges low chips for higher ones of equal value, and races for what is left: as many higher
 * chips as the odd ones are worth, rounded up (decision T6), one each to the seats with the best
 * card, spade over heart over diamond over club. Nobody is left without chips: that chip is one
 * more, so that the race of the others is not touched.
 *
 * @see R123-II-14, R123-II-15, R123-IV-7.2, R123-IV-7.2.C, R123-IV-7.2.D
 */
export const raceRows = ({ denomination, higher, lowest, seats, dealt }: Race) => {
  const odd = new Map(seats.map(({ seat, low }) => [seat, oddChips(low, denomination, higher)]));
  const value = totalOf([...odd.values()]) * denomination;
  const winners = bestSeats(dealt).slice(0, Math.ceil(value / higher));
  const rows = seats.map(({ seat, entryNumber, low, rest, present }): RaceRow => {
    const left = odd.get(seat) ?? 0;
    const exchanged = ((low - left) * denomination) / higher;
    const won = winners.includes(seat);
    const cards = dealt.filter((one) => one.seat === seat).map(({ card }) => cardText(card));
    const saved = low > 0 && rest === 0 && exchanged === 0 && !won;
    return { seat, entryNumber, low, exchanged, odd: left, cards, won, saved, present };
  });
  const gains = rows.map((row) => gainOf({ denomination, higher, lowest }, row));
  return { rows, adjustment: totalOf(gains) };
};

type Values = Pick<ChipFactOf<'ChipsRaced'>, 'denomination' | 'higher' | 'lowest'>;

/** What a seat has more after the race than before; below zero when it lost. */
export const gainOf = (
  { denomination, higher, lowest }: Values,
  { low, exchanged, won, saved }: RaceRow,
): number => (exchanged + (won ? 1 : 0)) * higher + (saved ? lowest : 0) - low * denomination;

/** Seats by their best card, the highest first; each once, so that none wins two chips. */
const bestSeats = (dealt: Race['dealt']): number[] => [
  ...new Set(inCardOrder(dealt).map(({ seat }) => seat)),
];

const divisor = (one: number, other: number): number =>
  other === 0 ? one : divisor(other, one % other);
