import type { NormId } from '../../regulation/norms.ts';
import { type Answer, answer } from '../answer.ts';
import { choice, count, flag, optional, street } from '../factSpec.ts';
import { REDEAL_ORDERS } from '../redeal.ts';
import { assertAgree, needed, situation } from '../situation.ts';

/**
 * With action taken the Director interprets and decides, and says why; the letter is what is offered
 * to him.
 *
 * @see R123-II-63, R123-II-63.A
 */
const ofBoard = (found: Answer, anyoneActed: boolean): Answer => ({
  ...found,
  also: [...found.also, 'R123-II-63', 'R123-II-63.A'],
  orders: ['stop-action', 'call-direction', ...found.orders],
  records: [...found.records, 'direction-notified', ...(anyoneActed ? (['reason'] as const) : [])],
  authority: anyoneActed ? 'director' : found.authority,
});

/** More community cards than the street has. @see R123-II-63.B, R40-64, CLUB-I3 */
export const EXTRA_COMMUNITY_CARDS = situation({
  code: 'extra-community-cards',
  en: 'Too many community cards were exposed',
  es: 'Se expusieron cartas comunes de más',
  facts: { street, exposed: count(2, 10), anyoneActed: flag },
  answers: {
    R123: ({ street: dealt, exposed, anyoneActed }) => {
      assertSurplus(dealt, exposed, 'R123-II-63.B');
      const redealt = { also: ['R123-II-63.F'], orders: REDEAL_ORDERS } as const;
      return ofBoard(answer('board-redealt', 'R123-II-63.B', redealt), anyoneActed);
    },
    R40: ({ street: dealt, exposed }) => {
      assertSurplus(dealt, exposed, 'R40-64');
      const kept = cardsOf(dealt);
      if (dealt === 'river')
        return answer('board-kept', 'R40-64', {
          figures: { kept, burned: 0, voided: exposed - kept }, // no round follows to burn for
          orders: ['void-surplus-cards'],
        });
      return answer('board-kept', 'R40-64', {
        figures: { kept, burned: 1, voided: exposed - kept - 1 },
        orders: ['mark-next-burn', 'void-surplus-cards'],
        records: ['burn-plan'],
      });
    },
    CLUB: ({ street: dealt, exposed }) => {
      assertSurplus(dealt, exposed, 'CLUB-I3');
      return answer('board-redealt', 'CLUB-I3', { also: ['CLUB-I7'], orders: REDEAL_ORDERS });
    },
  },
});

type Street = 'flop' | 'turn' | 'river';

const cardsOf = (dealt: Street): number => (dealt === 'flop' ? 3 : 1);

const assertSurplus = (dealt: Street, exposed: number, norm: NormId): void =>
  assertAgree(exposed > cardsOf(dealt), norm, 'exposed', 'street');

const burned = choice('none', 'two');

/** No burn or two before the flop. @see R123-II-63.C, CLUB-I4 */
export const FLOP_BURN_WRONG = situation({
  code: 'flop-burn-wrong',
  en: 'No card or two cards were burned before the flop',
  es: 'No se quemó o se quemaron dos cartas antes del flop',
  facts: { burned, cardExposed: flag, anyoneActed: flag },
  answers: {
    R123: ({ cardExposed, anyoneActed }) => {
      if (!cardExposed)
        return ofBoard(
          answer('burn-corrected', 'R123-II-63.C', { orders: ['use-proper-burn-and-flop'] }),
          anyoneActed,
        );
      const redealt = answer('board-redealt', 'R123-II-63.C', {
        also: ['R123-II-63.F'],
        orders: REDEAL_ORDERS,
      });
      return ofBoard(anyoneActed ? answer('board-kept', 'R123-II-63.C') : redealt, anyoneActed);
    },
    CLUB: ({ cardExposed }) =>
      cardExposed
        ? answer('board-redealt', 'CLUB-I4', { also: ['CLUB-I7'], orders: REDEAL_ORDERS })
        : answer('burn-corrected', 'CLUB-I4', { orders: ['use-proper-burn-and-flop'] }),
  },
});

/** A burn too few or too many later on. @see R123-II-63.D, CLUB-I5 */
export const BURN_WRONG = situation({
  code: 'burn-wrong',
  en: 'A burn is missing or one too many',
  es: 'Falta quemar una carta o se quemó de más',
  facts: { street, burned, anyoneActed: flag, noBetting: flag, potDelivered: flag },
  answers: {
    R123: (facts) => ofBoard(burnFixed('R123-II-63.D', facts), facts.anyoneActed),
    CLUB: (facts) => burnFixed('CLUB-I5', facts),
  },
});

const burnFixed = (
  norm: 'R123-II-63.D' | 'CLUB-I5',
  facts: {
    readonly street: Street;
    readonly burned: 'none' | 'two';
    readonly anyoneActed: boolean;
    readonly noBetting: boolean;
    readonly potDelivered: boolean;
  },
): Answer => {
  if (facts.noBetting ? !facts.potDelivered : !facts.anyoneActed)
    return answer('burn-corrected', norm, { records: ['burn-plan'] });
  if (facts.potDelivered) return answer('result-stands', norm);
  if (facts.street === 'river') return answer('board-kept', norm); // no later card to compensate
  return answer('burn-compensated', norm, {
    orders: [facts.burned === 'none' ? 'burn-two-next' : 'burn-none-next'],
    records: ['burn-plan'],
  });
};

/**
 * Dealt before the betting round was over: not used, even if all who were to act fold.
 *
 * @see R123-II-63.E, R123-II-63.F, R40-63, CLUB-I6, CLUB-I7, CLUB-I8
 */
export const COMMUNITY_CARD_EARLY = situation({
  code: 'community-card-early',
  en: 'Community cards were exposed before the betting round was over',
  es: 'Cartas comunes expuestas antes de terminar la ronda de apuestas',
  facts: { street, pendingFolded: flag },
  answers: {
    R123: () =>
      ofBoard(
        answer('card-void', 'R123-II-63.E', {
          also: ['R123-II-63.F'],
          orders: ['finish-betting-round', ...REDEAL_ORDERS],
          records: ['card'],
        }),
        false,
      ),
    R40: () =>
      answer('card-void', 'R40-63', {
        orders: ['finish-betting-round', 'use-next-card'],
        records: ['card'],
      }),
    CLUB: ({ street: dealt }) =>
      dealt === 'turn'
        ? answer('card-void', 'CLUB-I8', {
            also: ['CLUB-I6'],
            orders: [
              'finish-betting-round',
              'deal-would-be-next',
              'shuffle-card-back',
              'deal-without-burning',
            ],
            records: ['card'],
          })
        : answer('card-void', dealt === 'flop' ? 'CLUB-I7' : 'CLUB-I8', {
            also: ['CLUB-I6'],
            orders: ['finish-betting-round', ...REDEAL_ORDERS],
            records: ['card'],
          }),
  },
});

/** How a street is dealt again, for whatever reason. @see R123-II-63.F, CLUB-I7 */
export const COMMUNITY_REDEAL = situation({
  code: 'community-redeal',
  en: 'Community cards must be dealt again',
  es: 'Deben repartirse nuevamente cartas comunes',
  facts: { street },
  answers: {
    R123: () => answer('board-redealt', 'R123-II-63.F', { orders: REDEAL_ORDERS }),
    CLUB: () => answer('board-redealt', 'CLUB-I7', { orders: REDEAL_ORDERS }),
  },
});

/** A card of the deck flashed after the flop. @see CLUB-O18, R123-II-54, R123-II-55 */
export const DECK_CARD_SEEN = situation({
  code: 'deck-card-seen',
  en: 'A card of the deck was shown by mistake after the flop',
  es: 'Se mostró por error una carta del mazo después del flop',
  facts: { after: choice('flop', 'turn', 'river'), identified: optional(flag) },
  answers: {
    R123: ({ identified }) =>
      answer('card-shown', 'R123-II-54', {
        also: [needed(identified, 'identified', 'R123-II-55') ? 'R123-II-55' : 'R123-II-63.A'],
        orders: ['show-to-all', 'call-direction'],
        records: ['card'],
        authority: 'director',
      }),
    CLUB: () =>
      answer('card-reshuffled', 'CLUB-O18', { orders: ['shuffle-card-back'], records: ['card'] }),
  },
});
