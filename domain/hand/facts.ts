import type { Card } from '../cards/card.ts';
import type { NormId } from '../regulation/norms.ts';
import type { Award } from './award.ts';
import type { Post } from './obligations.ts';
import type { Amount, HandSetup, Seat } from './setup.ts';

/** `call`, `bet` and `raise` may be all-in: the player has nothing left then. */
export const ACTIONS = ['fold', 'check', 'call', 'bet', 'raise'] as const;
export type Action = (typeof ACTIONS)[number];

/** Everything that can have happened in a hand. Facts are never edited, only corrected. */
export type HandFact =
  | { readonly type: 'HandOpened'; readonly setup: HandSetup; readonly posts: readonly Post[] }
  | {
      readonly type: 'ActionTaken';
      readonly seat: Seat;
      readonly action: Action;
      /** In front of him in the round after the action. */
      readonly to: Amount;
      /** @see R40-85, R123-II-77 */
      readonly allIn: boolean;
    }
  | { readonly type: 'BoardDealt'; readonly board: readonly Card[] }
  /** @see CLUB-N11 */
  | { readonly type: 'BoardDealtAgain'; readonly board: readonly Card[] }
  | { readonly type: 'HandShown'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'HandMucked'; readonly seat: Seat }
  | {
      readonly type: 'HandDeclaredDead';
      readonly seat: Seat;
      readonly norm: NormId;
      readonly reason: string;
      /** Of a raise that nobody had called, taken in by the dealer. @see R123-II-65 */
      readonly returned?: Amount;
    }
  | { readonly type: 'PotsAwarded'; readonly award: Award }
  | {
      readonly type: 'CardsCorrected';
      readonly board: readonly Card[] | null;
      readonly hands: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[];
      readonly reason: string;
    }
  /** Replaces an award that stands in the record beside it. @see R123-II-112 */
  | { readonly type: 'AwardCorrected'; readonly award: Award; readonly was: Award }
  /** The next hand is opened: nothing of this one can change. @see R123-I-87, CLUB-O2 */
  | { readonly type: 'HandClosed' };

/** Of a hand that is open. */
export type LaterFact = Exclude<HandFact, { type: 'HandOpened' }>;

export type HandFactOf<Type extends HandFact['type']> = Extract<HandFact, { type: Type }>;
