import type { Card } from '../cards/card.ts';
import type { NormId } from '../regulation/norms.ts';
import type { Amount, HandSetup, Seat } from './setup.ts';

/** What a player does in his turn. `to` is the total in front of him in the round afterwards. */
export type Move =
  | { readonly action: 'all-in' }
  | { readonly action: 'fold' | 'check' | 'call'; readonly to?: Amount }
  | { readonly action: 'bet' | 'raise'; readonly to: Amount };

/** What can be asked of a hand. */
export type HandCommand =
  | { readonly type: 'OpenHand'; readonly setup: HandSetup }
  | { readonly type: 'TakeAction'; readonly seat: Seat; readonly move: Move }
  /** The whole board so far: three, four or five cards. */
  | { readonly type: 'DealBoard'; readonly board: readonly Card[] }
  /** A further board, all five cards: agreed once somebody is all-in. @see CLUB-N11 */
  | { readonly type: 'DealAgain'; readonly board: readonly Card[] }
  /** One card or two; none when the hand is shown and its cards are not told to the system. */
  | { readonly type: 'ShowHand'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'MuckHand'; readonly seat: Seat }
  | {
      readonly type: 'DeclareHandDead';
      readonly seat: Seat;
      readonly norm: NormId;
      readonly reason: string;
    }
  /**
   * `ranking`: seats from the best hand down, for hands whose cards were not told. `discarded`:
   * losing hands that the dealer confirms to be in the muck; without it nothing is asked.
   */
  | {
      readonly type: 'AwardPots';
      readonly ranking?: readonly (readonly Seat[])[] | undefined;
      readonly discarded?: readonly Seat[] | undefined;
    }
  | {
      readonly type: 'CorrectCards';
      readonly board?: readonly Card[];
      readonly hands: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[];
      readonly reason: string;
    }
  | { readonly type: 'CloseHand' };

export type HandCommandOf<Type extends HandCommand['type']> = Extract<HandCommand, { type: Type }>;

/** What a command says, for who has decided already which command it is. */
export type Asked<Type extends HandCommand['type']> = Omit<HandCommandOf<Type>, 'type'>;
