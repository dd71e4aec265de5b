import { type Chips, chips } from '../money/chips.ts';
import { type Instant, minutesBetween } from '../time/jornada.ts';
import { totalOf } from './chips/stacks.ts';
import type { AnnouncedTournament, Entry, TablePurchase } from './state.ts';
import { standingPurchases } from './tablePurchases.ts';

type Said = {
  readonly stack: Chips;
  readonly hand: number | null;
  readonly occurredAt: Instant;
};

/**
 * What a player has who says a stack: not less than was bought since the last hand, since no chip is
 * lost without one.
 *
 * @see R123-I-48
 */
export const leastStack = (said: Said, state: AnnouncedTournament, entry: Entry): Chips => {
  const bought = standingPurchases(entry)
    .filter((one) => isBefore(one, said) && !isPlayed(one, said, state))
    .map((one) => one.chips);
  return chips(Math.max(said.stack, totalOf(bought)));
};

const isBefore = ({ at }: TablePurchase, { occurredAt }: Said): boolean => at <= occurredAt;

/** Whether a hand may have been played with what was bought; hands that nobody records take a minute. */
const isPlayed = (
  { fromHand, table, at }: TablePurchase,
  { hand, occurredAt }: Said,
  { chips: { hands } }: AnnouncedTournament,
): boolean => {
  if (fromHand !== undefined && hand !== null) return hand >= fromHand;
  const opened = hands[table];
  if (opened?.at === undefined) return minutesBetween(at, occurredAt) >= 1;
  return opened.at > at || (fromHand !== undefined && opened.hand >= fromHand);
};
