import type { ApprovedPrizes } from '../madero/jackpotPrizes.ts';
import type { Centavos } from '../money/centavos.ts';

/** The band that the LNSE authorised for variants of poker, and the act that says so (R132-21). */
export type LimitsBand = {
  readonly min: Centavos;
  readonly max: Centavos;
  readonly reference: string;
};

/** How the jackpot bet is controlled at the table (R132-10). */
export type JackpotControl = 'manual' | 'automatic';

/** The jackpot bet of a table: none, the fixed table of prizes or a progressive meter (R132-40). */
export type JackpotTerms =
  | { readonly kind: 'off' }
  | { readonly kind: 'fixed'; readonly control: JackpotControl; readonly credit: Centavos }
  | {
      readonly kind: 'progressive';
      readonly control: JackpotControl;
      readonly credit: Centavos;
      /** The meter it feeds; tables that name the same one are linked (R132-58). */
      readonly jackpotId: string;
      /** Special prizes that the table offers (R132-55). */
      readonly magicCard: boolean;
      readonly luckyPlayer: boolean;
    };

/** The bonus bet of a table, with limits of its own (R132-11, R132-61). */
export type BonusTerms =
  | { readonly kind: 'off' }
  | {
      readonly kind: 'on';
      readonly min: Centavos;
      readonly max: Centavos;
      /** AA against AA pays 1000 to 1 only where the table announces it (decision B4). */
      readonly acesAgainstAces: boolean;
    };

/** A Madero Poker Bonus table as it is announced. Amounts are in centavos. */
export type TableTerms = {
  readonly game: 'madero';
  readonly venue: string;
  /** The number on the table. */
  readonly table: number;
  /** Whose Supervisor controls the game (R132-13). */
  readonly sector: string;
  /** Betting boxes (R132-8). */
  readonly boxes: number;
  /** Of the ante (R132-20). */
  readonly min: Centavos;
  readonly max: Centavos;
  readonly band: LimitsBand;
  readonly bonus: BonusTerms;
  readonly jackpot: JackpotTerms;
  /** Amounts approved for this casino; the text's when left out (R132-48, R132-50). */
  readonly prizes?: ApprovedPrizes;
  /** Colours of the backs, used in turn: the first on odd rounds (R132-7); one deck without. */
  readonly decks?: Decks;
};

/** The backs of two decks that alternate each round. @see R132-7 */
export type Decks = readonly [odd: string, even: string];
