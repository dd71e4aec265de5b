import { answer } from '../answer.ts';
import { amount, choice, count, flag, optional, seats } from '../factSpec.ts';
import { dealOver, misdeal, voidHand } from '../redeal.ts';
import { assertAgree, assertAllowed, needed, situation } from '../situation.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
const BULLETS = ['b1', 'b2', 'b3', 'b4', 'b5'] as const;
type Letter = (typeof LETTERS)[number];
type Bullet = (typeof BULLETS)[number];

const isLetter = (cause: string): cause is Letter => LETTERS.some((one) => one === cause);
const isBullet = (cause: string): cause is Bullet => BULLETS.some((one) => one === cause);

/** The list itself, by letter or bullet. @see R123-II-60, R123-II-61, R40-61 */
export const MISDEAL_CAUSE = situation({
  code: 'misdeal-cause',
  en: 'A cause of the list of misdeals',
  es: 'Un supuesto de la lista de errores de reparto',
  facts: { cause: choice(...LETTERS, ...BULLETS), dealFinished: flag, contributed: amount },
  answers: {
    R123: ({ cause, dealFinished, contributed }) => {
      assertAllowed(isLetter(cause), 'R123-II-60', 'cause', LETTERS.join(', '));
      const norm = `R123-II-60.${cause as Letter}` as const;
      if (dealFinished && cause !== 'C') return dealOver([norm]);
      return misdeal(norm, contributed, { also: ['R123-II-60', 'R123-II-59'] });
    },
    R40: ({ cause, contributed }) => {
      assertAllowed(isBullet(cause), 'R40-61', 'cause', BULLETS.join(', '));
      return voidHand(`R40-61.${cause as Bullet}`, contributed, { also: ['R40-61'] });
    },
  },
});

/** Too many or too few own cards. @see R123-II-60.E, R123-II-60.F, R123-II-62.G, R40-61.b4 */
export const WRONG_CARD_COUNT = situation({
  code: 'wrong-card-count',
  en: 'A player has a wrong number of cards',
  es: 'Un jugador recibió más o menos cartas',
  facts: {
    extra: count(0, 20),
    missing: count(0, 20),
    /** The one extra card is the first player's, and all have theirs. */
    toFirstPlayer: flag,
    /** The card that lacks is the next one in the sequence. */
    topCardInSequence: flag,
    dealFinished: flag,
    anyoneActed: flag,
    bigBlindActed: optional(flag),
    contributed: amount,
  },
  answers: {
    R123: (facts) => {
      const { extra, missing, toFirstPlayer, topCardInSequence, anyoneActed, contributed } = facts;
      assertAgree(extra + missing > 0, 'R123-II-60.F', 'extra', 'missing');
      if (extra === 1 && missing === 0 && toFirstPlayer && !anyoneActed)
        return answer('card-next-burn', 'R123-II-62.G', {
          also: ['R123-II-62'],
          orders: ['mark-next-burn'],
          records: ['dealer-error'],
        });
      if (facts.dealFinished) return dealOver([extra >= 2 ? 'R123-II-60.E' : 'R123-II-60.F']);
      if (extra >= 2) return misdeal('R123-II-60.E', contributed);
      if (extra === 0 && missing === 1 && topCardInSequence)
        return answer('top-card-dealt', 'R123-II-60.F', { orders: ['deal-top-card'] });
      return misdeal('R123-II-60.F', contributed);
    },
    R40: ({ contributed }) => voidHand('R40-61.b4', contributed, { also: ['R40-61'] }),
    PISO: ({ bigBlindActed, contributed }) =>
      needed(bigBlindActed, 'bigBlindActed', 'PISO-39.1')
        ? answer('play-on', 'PISO-39.1', { records: ['cause'] })
        : misdeal('PISO-39.1', contributed, { also: ['PISO-39'] }),
    CLUB: ({ extra, missing, toFirstPlayer, contributed }) => {
      if (extra === 1 && missing === 0 && toFirstPlayer)
        return answer('card-next-burn', 'CLUB-I2', { orders: ['mark-next-burn'] });
      return misdeal(extra >= 2 ? 'CLUB-I2' : 'CLUB-O19', contributed, { also: [] });
    },
  },
});

/** A card came out of its order. @see R123-II-60.G, R40-61.b3, CLUB-O19 */
export const CARD_OUT_OF_SEQUENCE = situation({
  code: 'card-out-of-sequence',
  en: 'Cards were dealt out of order',
  es: 'Cartas repartidas fuera de secuencia',
  facts: {
    /** The card out of its place is the exposed one that will be burned. */
    isExposedBurn: flag,
    /** The dealer or, in the end, the chief of the sector can put the order right. */
    reconstructible: flag,
    dealFinished: flag,
    contributed: amount,
  },
  answers: {
    R123: ({ isExposedBurn, dealFinished, contributed }) => {
      if (isExposedBurn) return answer('play-on', 'R123-II-60.G', { also: ['R123-II-62.A'] });
      return dealFinished ? dealOver(['R123-II-60.G']) : misdeal('R123-II-60.G', contributed);
    },
    R40: ({ reconstructible, contributed }) =>
      reconstructible
        ? answer('sequence-rebuilt', 'R40-61.b3', { records: ['dealer-error'] })
        : voidHand('R40-61.b3', contributed, { also: ['R40-61'] }),
    CLUB: ({ contributed }) => misdeal('CLUB-O19', contributed, { also: [] }),
  },
});

/** Cards of players were mixed in the deal. @see R123-II-60.H, R123-II-60.J, CLUB-O19 */
export const CARDS_MIXED_IN_DEAL = situation({
  code: 'cards-mixed-in-deal',
  en: 'Cards were mixed during the deal',
  es: 'Cartas mezcladas durante el reparto',
  facts: { seats, dealFinished: flag, contributed: amount },
  answers: {
    R123: ({ seats: owners, dealFinished, contributed }) => {
      const norm = owners.length >= 2 ? 'R123-II-60.J' : 'R123-II-60.H';
      return dealFinished ? dealOver([norm]) : misdeal(norm, contributed);
    },
    R40: ({ contributed }) => voidHand('R40-61.b3', contributed, { also: ['R40-61'] }),
    CLUB: ({ contributed }) => misdeal('CLUB-O19', contributed, { also: [] }),
  },
});

/** Cards went to nobody. @see R123-II-60.K, R123-II-49, R40-62, CLUB-T5 */
export const CARDS_TO_NOBODY = situation({
  code: 'cards-to-nobody',
  en: 'Cards were dealt to an empty seat or an inactive or absent player',
  es: 'Cartas a un lugar vacío o a un jugador inactivo o ausente',
  facts: {
    place: choice('empty', 'no-chips', 'withdrawn', 'waiting', 'absent'),
    dealFinished: flag,
    contributed: amount,
  },
  answers: {
    R123: ({ place, dealFinished, contributed }) => {
      if (place === 'absent') return answer('play-on', 'R123-II-49', { also: ['R123-I-38'] });
      return dealFinished ? dealOver(['R123-II-60.K']) : misdeal('R123-II-60.K', contributed);
    },
    R40: () => answer('cards-mucked', 'R40-62', { orders: ['muck-cards'] }),
    CLUB: ({ place, contributed }) =>
      place === 'absent'
        ? answer('play-on', 'CLUB-T5')
        : misdeal('CLUB-O19', contributed, { also: [] }),
  },
});

/** Who was entitled to the hand got no cards. @see R123-II-60.L, R40-61.b4, CLUB-O19 */
export const PLAYER_SKIPPED = situation({
  code: 'player-skipped',
  en: 'A player entitled to the hand was not dealt cards',
  es: 'No se repartieron cartas a un jugador con derecho',
  facts: { entitled: flag, dealFinished: flag, contributed: amount },
  answers: {
    R123: ({ entitled, dealFinished, contributed }) => {
      if (!entitled) return answer('play-on', 'R123-II-60.L');
      return dealFinished ? dealOver(['R123-II-60.L']) : misdeal('R123-II-60.L', contributed);
    },
    R40: ({ entitled, contributed }) =>
      entitled
        ? voidHand('R40-61.b4', contributed, { also: ['R40-61'] })
        : answer('play-on', 'R40-61.b4'),
    CLUB: ({ entitled, contributed }) =>
      entitled ? misdeal('CLUB-O19', contributed, { also: [] }) : answer('play-on', 'CLUB-O19'),
  },
});
