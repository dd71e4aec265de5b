import type { InfractionCode } from '../conduct/catalogue.ts';
import type { NormId } from '../regulation/norms.ts';
import { REDEAL_ORDERS } from '../rulings/redeal.ts';
import type { Order } from '../rulings/vocabulary.ts';
import type { StaffMember } from '../tournament/facts.ts';
import type { Street } from './bets.ts';

/** An irregularity as it is found at the table. */
export type Situation =
  /** Before anybody has bet or folded. */
  | {
      readonly kind: 'deal-error';
      readonly error: 'card-count' | 'box-without-ante' | 'card-exposed';
    }
  | { readonly kind: 'bank-card-exposed' }
  /** After that. */
  | {
      readonly kind: 'irregular-hand';
      readonly box: number;
      readonly causedBy: 'house' | 'player';
    }
  | { readonly kind: 'information-shared'; readonly boxes: readonly number[] }
  | { readonly kind: 'cards-out-of-sight'; readonly box: number }
  /** Of the common cards; `street` is the one dealt wrongly. */
  | { readonly kind: 'extra-common-cards'; readonly street: Street }
  | { readonly kind: 'flop-burn'; readonly burned: 0 | 2; readonly cardExposed: boolean }
  | { readonly kind: 'wrong-burn'; readonly street: 'turn' | 'river' }
  | { readonly kind: 'dealt-before-answers'; readonly street: Street }
  | {
      readonly kind: 'not-foreseen';
      readonly text: string;
      readonly management: StaffMember;
      /** The inspector of the LNSE, by name. */
      readonly inspector: string;
      /** They cancel the round that is in play: every bet goes back. */
      readonly voidsRound?: boolean;
    };

/** What a ruling does to the round. */
export type Effect =
  | { readonly kind: 'void' }
  | {
      readonly kind: 'dead';
      readonly boxes: readonly number[];
      readonly bets: 'returned' | 'lost';
    }
  /** The cards of the street, and what was bet on later ones, are undone. */
  | { readonly kind: 'redeal'; readonly street: Street }
  /** The bets of the street are undone too, and asked again. */
  | { readonly kind: 'reopen'; readonly street: Street }
  /** The card is not used; answers go on and the street is then dealt again. */
  | { readonly kind: 'redeal-after-answers'; readonly street: Street }
  | { readonly kind: 'none' };

/** The answer to a situation: its article, its effect, what the dealer does. */
export type Ruling = {
  readonly situation: Situation;
  readonly norm: NormId;
  readonly effect: Effect;
  /** What is charged to the player; null when nothing is. */
  readonly infraction: InfractionCode | null;
  /** What the dealer does, in order, in the words that rulings of every game share. */
  readonly orders: readonly Order[];
};

/**
 * The outcome of an irregularity, with the article that says so.
 *
 * Bets of a void round go back: R132-37 cancels the play and names no loser. The text leaves open
 * the bets of a hand that dies (R132-38): they go back unless the player caused it (decision H12);
 * a hand voided for sharing information loses them (R132-69), since it is the player's fault.
 *
 * @see R132-37 @see R132-38 @see R132-39 @see R132-68 @see R132-69 @see R132-70 @see R132-73
 */
export const ruleOn = (situation: Situation): Ruling => {
  switch (situation.kind) {
    case 'deal-error':
      return ruling(situation, 'R132-37', { kind: 'void' });
    case 'bank-card-exposed':
      return ruling(situation, 'R132-70', { kind: 'void' });
    case 'irregular-hand': {
      const bets = situation.causedBy === 'house' ? 'returned' : 'lost';
      return ruling(situation, 'R132-38', { kind: 'dead', boxes: [situation.box], bets });
    }
    case 'information-shared':
      return {
        ...ruling(situation, 'R132-69', { kind: 'dead', boxes: situation.boxes, bets: 'lost' }),
        infraction: 'madero-information-shared',
      };
    case 'cards-out-of-sight':
      return {
        ...ruling(situation, 'R132-68', { kind: 'none' }),
        infraction: 'madero-cards-out-of-sight',
      };
    case 'not-foreseen':
      return ruling(situation, 'R132-73', { kind: situation.voidsRound ? 'void' : 'none' });
    case 'extra-common-cards':
    case 'flop-burn':
    case 'wrong-burn':
    case 'dealt-before-answers':
      return ruleOnBoard(situation);
  }
};

type BoardSituation = Extract<
  Situation,
  { kind: 'extra-common-cards' | 'flop-burn' | 'wrong-burn' | 'dealt-before-answers' }
>;

const ruleOnBoard = (situation: BoardSituation): Ruling => {
  switch (situation.kind) {
    case 'extra-common-cards':
      return redealt(situation, 'R132-39.1', { kind: 'redeal', street: situation.street });
    case 'flop-burn':
      if (situation.cardExposed)
        return redealt(situation, 'R132-39.2', { kind: 'redeal', street: 'flop' });
      return {
        ...ruling(situation, 'R132-39.2', { kind: 'none' }),
        orders: ['use-proper-burn-and-flop'],
      };
    case 'wrong-burn':
      return {
        ...ruling(situation, 'R132-39.3', { kind: 'reopen', street: situation.street }),
        orders: ['return-street-bets', 'deal-proper-cards', 'ask-each-player-again'],
      };
    case 'dealt-before-answers': {
      const effect = { kind: 'redeal-after-answers', street: situation.street } as const;
      const ruled = redealt(situation, 'R132-39.4', effect);
      return { ...ruled, orders: ['finish-betting-round', ...ruled.orders] };
    }
  }
};

const ruling = (situation: Situation, norm: NormId, effect: Effect): Ruling => ({
  situation,
  norm,
  effect,
  infraction: null,
  orders: [],
});

/** How common cards are dealt again. @see R132-39.5 */
const redealt = (situation: Situation, norm: NormId, effect: Effect): Ruling => ({
  ...ruling(situation, norm, effect),
  orders: REDEAL_ORDERS,
});

/** Whether the dealer must have stopped the round for it. @see R132-39 */
export const isOfBoard = ({ kind }: Situation): boolean =>
  ['extra-common-cards', 'flop-burn', 'wrong-burn', 'dealt-before-answers'].includes(kind);
