import type { BasisPoints } from '../money/centavos.ts';
import type { RulesetId } from './ruleset.ts';

/**
 * Whole units of what the table plays for: chips of a tournament, centavos of a cash table. One
 * hand knows one of the two only; who opens it says which by the type it converts from (M0).
 */
export type Amount = number;

/** A place of the table, as the house numbers them: clockwise, from 1 (R123-II-30). */
export type Seat = number;

/** No table has more places: R40 deals to 4 to 10 players, R123 seats ten at most. */
export const SEATS_MAX = 10;

export type SeatedStack = { readonly seat: Seat; readonly stack: Amount };

/** Each player's, or one dead ante of the table that the big blind pays. @see R123-II-42.b3 */
export type Ante = { readonly mode: 'each' | 'big-blind'; readonly amount: Amount };

/** What a returning player owes: `live` counts as his bet, `dead` does not. @see R40-38 */
export type MissedBlinds = { readonly seat: Seat; readonly live: Amount; readonly dead: Amount };

/** What is known when the cards are about to be dealt. */
export type HandSetup = {
  readonly ruleset: RulesetId;
  /** Who is dealt in, with the stack before any obligation. */
  readonly seats: readonly SeatedStack[];
  /** It may lie on an empty place. @see R40-79 */
  readonly button: Seat;
  readonly smallBlind: Amount;
  /** Of the level, also when its payer has less. */
  readonly bigBlind: Amount;
  /** `null` when the small blind is dead. @see R40-78 */
  readonly smallBlindSeat: Seat | null;
  readonly bigBlindSeat: Seat;
  readonly ante: Ante | null;
  readonly missedBlinds: readonly MissedBlinds[];
  /**
   * Dealt in and killed at once: away, or suspended. At a cash table he posts nothing, in a
   * tournament the stack pays what is due. @see R40-38, R123-I-38, R123-II-41.b2
   */
  readonly absent?: readonly Seat[];
  /** The smallest chip in play: pots are split in it, rake is rounded down to it. */
  readonly chip: Amount;
  readonly rakeBps: BasisPoints;
  /** Left from the split of an earlier pot; club only. @see CLUB-O16 */
  readonly carried: Amount;
  /** How often the board may be dealt by agreement: 1 unless told; club only. @see CLUB-N11 */
  readonly boardsMax?: number;
  /** The stack of who is away pays what is due, as in every tournament. @see CLUB-T5 */
  readonly absentPays?: boolean;
};
