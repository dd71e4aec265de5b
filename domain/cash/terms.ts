import type { BasisPoints, Centavos } from '../money/centavos.ts';

/** Cash of Res. 40/2009, or of the club on its model. */
export type CashRuleset = 'R40' | 'CLUB';

/** Both ends are included; no maximum is unlimited. */
export type Range = { readonly min: Centavos; readonly max: Centavos | null };

/** The fluctuation band that the LNSE authorised for circle poker, and the act that says so. */
export type CashBand = {
  readonly bigBlind: Range;
  /** Of every purchase of chips. */
  readonly purchase: Range;
  readonly reference: string;
};

/** What operations management sets for each game; nothing of it changes while one is played. */
export type CashLimits = {
  readonly smallBlind: Centavos;
  readonly bigBlind: Centavos;
  readonly minBuyIn: Centavos;
  readonly minRebuy: Centavos;
  /** Of one player in one game, purchases added up; null is unlimited. */
  readonly maxPurchase: Centavos | null;
  readonly rakeBps: BasisPoints;
  readonly minutes: number;
  /** Of a stack: what may be taken from it for drinks. */
  readonly consumptionBps: BasisPoints;
};

/** A cash table as it is announced. Amounts are centavos: cash chips have their value printed. */
export type CashTerms = {
  readonly game: 'cash';
  readonly ruleset: CashRuleset;
  readonly venue: string;
  /** The number on the table. */
  readonly table: number;
  /** Whose Supervisor controls the game. */
  readonly sector: string;
  readonly seats: number;
  /** The smallest chip in play. */
  readonly chip: Centavos;
  /** Null where no authority sets one: at a club. */
  readonly band: CashBand | null;
  readonly limits: CashLimits;
  /** How often the board may be dealt by agreement; once unless told, club only (CLUB-N11). */
  readonly boardsMax?: number;
  /** The table has a line between safe zone and betting zone; none unless told (R123-II-17). */
  readonly bettingLine?: boolean;
};
