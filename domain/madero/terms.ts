import type { TableTerms } from '../tableDay/terms.ts';
import type { JackpotPrizes } from './jackpotPrizes.ts';

/** What a round needs of the announced table. A table's terms fit as they are. */
export type RoundTerms = Pick<
  TableTerms,
  'sector' | 'boxes' | 'min' | 'max' | 'bonus' | 'jackpot' | 'decks'
> & {
  /** Amounts approved for this casino; the text's when left out (R132-48, R132-50). */
  readonly prizes?: JackpotPrizes;
};

/** Who sits at a box. A player may have several (R132-16, R132-72). */
export type Seat = { readonly box: number; readonly player: string };

/** The deck of a round, by its number in the table. @see R132-7 */
export const deckOf = (number: number, { decks }: Pick<RoundTerms, 'decks'>): string | null =>
  decks === undefined ? null : decks[number % 2 === 1 ? 0 : 1];
