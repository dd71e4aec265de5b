import type { NormId } from '../../regulation/norms.ts';
import type { Move } from '../commands.ts';
import type { RulesetId } from '../ruleset.ts';
import type { Amount } from '../setup.ts';

/** The word that was said, whatever the chips did. */
export const WORDS = ['fold', 'check', 'call', 'bet', 'raise', 'all-in'] as const;
export type Word = (typeof WORDS)[number];

/** Chips of one denomination. */
export type ChipsOf = { readonly value: Amount; readonly count: number };

/** What a player in turn said and did with chips he let go of, as it happened. */
export type Gesture = {
  readonly word: Word | null;
  /** The amount said, as a total in front of him. */
  readonly amount: Amount | null;
  /** Chips by motion, in their order; words without chips have none. */
  readonly motions: readonly (readonly ChipsOf[])[];
  /** The words came when the chips had been let go: too late. @see R123-II-87 */
  readonly saidLate: boolean;
};

/** What the table was when it happened. */
export type Moment = {
  readonly ruleset: RulesetId;
  /** The highest amount in front, at least the big blind before the flop; 0 is no bet. */
  readonly toMatch: Amount;
  readonly inFront: Amount;
  /** The least that a full raise adds. */
  readonly minRaise: Amount;
  readonly minRaiseTo: Amount;
  /** All he has, what is in front of him included. */
  readonly maxRaiseTo: Amount;
  /** He may only call or fold. */
  readonly isRaiseClosed: boolean;
};

/** What a gesture binds to, with the article that says so. */
export type Binding =
  | {
      readonly status: 'binding';
      readonly move: Move;
      /** The total in front of him afterwards. */
      readonly to: Amount;
      /** Chips he takes back, and chips he still has to add. */
      readonly returned: Amount;
      readonly owed: Amount;
      readonly norm: NormId;
    }
  /** No action yet: the dealer asks what is meant. */
  | { readonly status: 'unclear'; readonly norm: NormId };

export const sumOf = (chips: readonly ChipsOf[]): Amount =>
  chips.reduce((sum, { value, count }) => sum + value * count, 0);

/** One chip and nothing else. */
export const singleChip = (chips: readonly ChipsOf[]): Amount | null => {
  const [first, ...others] = chips.filter(({ count }) => count > 0);
  return first && others.length === 0 && first.count === 1 ? first.value : null;
};
