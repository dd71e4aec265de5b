import { answer } from '../answer.ts';
import { amount, choice, count, flag, optional } from '../factSpec.ts';
import { dealOver, misdeal, voidHand } from '../redeal.ts';
import { needed, situation } from '../situation.ts';

/**
 * The dealer exposed own cards in the deal: the player neither accepts nor rejects (R123-II-58).
 * `ordinal` counts the cards dealt in the hand, not those of the player.
 *
 * @see R123-II-54, R123-II-60.A, R123-II-60.B, R123-II-62.A, R40-61.b2, CLUB-I1
 */
export const HOLE_CARD_EXPOSED = situation({
  code: 'hole-card-exposed',
  en: 'The dealer exposed a card while dealing',
  es: 'El croupier expuso una carta en el reparto',
  facts: {
    /** 1 is the first card dealt in the hand. */
    ordinal: count(1, 20),
    /** How many cards were exposed in this deal. */
    exposed: count(1, 20),
    dealFinished: flag,
    contributed: amount,
  },
  answers: {
    R123: ({ ordinal, exposed, dealFinished, contributed }) => {
      const norm = exposed >= 2 ? 'R123-II-60.B' : 'R123-II-60.A';
      if (exposed >= 2 || ordinal <= 2)
        return dealFinished
          ? dealOver([norm])
          : misdeal(norm, contributed, { also: ['R123-II-58', 'R123-II-59'] });
      return answer('card-next-burn', 'R123-II-62.A', {
        also: ['R123-II-54', 'R123-II-58', 'R123-II-62'],
        orders: ['replace-after-deal', 'mark-next-burn'],
        records: ['card', 'burn-plan'],
      });
    },
    R40: ({ contributed }) => voidHand('R40-61.b2', contributed, { also: ['R40-61'] }),
    CLUB: ({ ordinal, exposed, contributed }) =>
      exposed >= 2 || ordinal <= 2
        ? misdeal('CLUB-I1', contributed, { also: [] })
        : answer('card-reshuffled', 'CLUB-I1', {
            orders: ['replace-after-deal', 'shuffle-card-back'],
            records: ['card'],
          }),
  },
});

/** Somebody saw cards of a player: one sees, all see. @see R123-II-54, R123-II-55, R40-98 */
export const CARDS_SEEN = situation({
  code: 'cards-seen',
  en: 'Cards of a player were seen by another by accident',
  es: 'Un jugador vio por accidente cartas de otro',
  facts: { identified: flag, whileFolding: flag },
  answers: {
    R123: ({ identified }) =>
      answer(identified ? 'card-shown' : 'hand-shown', 'R123-II-55', {
        also: ['R123-II-54'],
        orders: ['show-to-all'],
        records: ['card'],
      }),
    R40: ({ whileFolding }) =>
      whileFolding
        ? answer('card-shown', 'R40-98', { orders: ['show-to-all'], records: ['card'] })
        : answer('hand-live', 'R40-68'),
  },
});

/** A live hand shown on purpose or out of turn. @see R123-II-57, R40-68, CLUB-T14 */
export const HAND_SHOWN = situation({
  code: 'hand-shown',
  en: 'A player showed cards of a live hand',
  es: 'Un jugador mostró cartas de una mano en juego',
  facts: {
    shownTo: choice('active', 'inactive', 'nobody'),
    playersLeftInEvent: optional(count(2, 10_000)),
    winnerTakesAll: optional(flag),
    headsUp: optional(flag),
  },
  answers: {
    R123: ({ shownTo }) =>
      answer('hand-live', 'R123-II-57', {
        also: ['R123-I-78.b9'],
        orders: [
          ...(shownTo === 'active' ? (['show-to-all'] as const) : []),
          ...(shownTo === 'inactive' ? (['show-on-request'] as const) : []),
          'penalise-after-hand',
        ],
        records: ['infraction'],
        infraction: 'cards-exposed',
      }),
    R40: () => answer('hand-live', 'R40-68'),
    CLUB: ({ playersLeftInEvent, winnerTakesAll, headsUp }) => {
      const left = needed(playersLeftInEvent, 'playersLeftInEvent', 'CLUB-T14');
      const free = left === 2 || (winnerTakesAll === true && headsUp === true);
      if (free) return answer('hand-live', 'CLUB-T14');
      return answer('hand-live', 'CLUB-T14', {
        orders: ['penalise-after-hand'],
        records: ['infraction'],
        infraction: 'club-cards-told',
      });
    },
  },
});
