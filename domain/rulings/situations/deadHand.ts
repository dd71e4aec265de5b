import { answer } from '../answer.ts';
import { amount, choice, flag, optional } from '../factSpec.ts';
import { assertAgree, needed, situation } from '../situation.ts';

/** The list of dead hands by letter. @see R123-II-66 and its letters */
export const DEAD_HAND = situation({
  code: 'dead-hand',
  en: 'A cause of the list of dead hands',
  es: 'Un supuesto de la lista de manos muertas',
  facts: {
    cause: choice('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'),
    /** B: somebody acted because of it. */
    laterPlayerActed: optional(flag),
    /** C: all hands were to be shown. */
    allInShowdown: optional(flag),
    contributed: amount,
  },
  answers: {
    R123: ({ cause, laterPlayerActed, allInShowdown, contributed }) => {
      const norm = `R123-II-66.${cause}` as const;
      const also = ['R123-II-66'] as const;
      if (cause === 'B' && !needed(laterPlayerActed, 'laterPlayerActed', norm))
        return answer('hand-live', norm, { also });
      if (cause === 'C' && needed(allInShowdown, 'allInShowdown', norm))
        return answer('hand-live', norm, { also: [...also, 'R123-II-102'] });
      const code = { D: 'defective-card-exploited', G: 'device-at-table' } as const;
      const infraction = cause === 'D' || cause === 'G' ? code[cause] : null;
      return answer('hand-dead', norm, {
        also,
        figures: { stays: contributed },
        records: ['dead-seat', ...(infraction ? (['infraction'] as const) : [])],
        infraction,
      });
    },
  },
});

/** Cards of two players together. @see R123-II-66.H, R40-66 */
export const CARDS_MIXED_WITH_ANOTHER = situation({
  code: 'cards-mixed-with-another',
  en: 'A player mixed his cards with another’s',
  es: 'Un jugador mezcló sus cartas con las de otro',
  facts: { otherIdentifiable: flag, contributed: amount },
  answers: {
    R123: ({ otherIdentifiable, contributed }) =>
      answer('hand-dead', 'R123-II-66.H', {
        also: ['R123-II-66'],
        figures: { stays: contributed },
        records: ['dead-seat'],
        authority: otherIdentifiable ? 'officials' : 'director',
      }),
    R40: ({ contributed }) =>
      answer('both-hands-dead', 'R40-66', {
        figures: { stays: contributed },
        records: ['dead-seat'],
      }),
  },
});

/** Cards thrown away: who may bring them back, and when. @see R123-II-66.C, R123-II-104, R40-69 */
export const HAND_DISCARDED = situation({
  code: 'hand-discarded',
  en: 'A discarded hand is claimed back',
  es: 'Se reclama una mano descartada',
  facts: {
    moment: choice('betting', 'showdown'),
    identifiable: flag,
    because: choice('own-act', 'wrong-information', 'dealer-misread'),
    allInShowdown: flag,
    /** Club: whether he said that he plays the board. */
    boardDeclared: optional(flag),
  },
  answers: {
    R123: ({ moment, identifiable, because, allInShowdown }) => {
      if (allInShowdown && identifiable)
        return answer('hand-live', 'R123-II-66.C', { also: ['R123-II-102'] });
      if (identifiable && because !== 'own-act')
        return answer('hand-restored', 'R123-II-66.C', {
          records: ['reason'],
          authority: 'director',
        });
      return moment === 'showdown'
        ? answer('no-claim', 'R123-II-104', { also: ['R123-II-66.C'], records: ['dead-seat'] })
        : answer('hand-dead', 'R123-II-66.C', { also: ['R123-II-80'], records: ['dead-seat'] });
    },
    R40: ({ identifiable, because }) =>
      because === 'dealer-misread' && identifiable
        ? answer('hand-restored', 'R40-69', { records: ['reason', 'dealer-error'] })
        : answer('hand-dead', 'R40-69', { records: ['dead-seat'] }),
    CLUB: ({ boardDeclared }) =>
      boardDeclared === true
        ? answer('hand-live', 'CLUB-I9')
        : answer('no-claim', 'CLUB-I9', { records: ['dead-seat'] }),
  },
});

/** Not at the seat when it counts. @see R123-II-50, R123-II-66.F, PISO-34, R40-38, CLUB-T10 */
export const NOT_SEATED = situation({
  code: 'not-seated',
  en: 'A player is not at his seat',
  es: 'Un jugador no está en su asiento',
  facts: { arrived: choice('before-first-card', 'during-deal', 'after-last-card'), posted: amount },
  answers: {
    R123: ({ arrived, posted }) =>
      arrived === 'after-last-card'
        ? answer('hand-dead', 'R123-II-50', {
            also: ['R123-II-66.F'],
            figures: { stays: posted },
            records: ['dead-seat'],
          })
        : answer('hand-live', 'R123-II-50', { also: ['R123-II-66.F'] }),
    R40: ({ arrived, posted }) =>
      arrived === 'after-last-card'
        ? answer('hand-dead', 'R40-38', { figures: { stays: posted }, records: ['dead-seat'] })
        : answer('hand-live', 'R40-38'),
    PISO: ({ arrived, posted }) =>
      arrived === 'before-first-card'
        ? answer('hand-live', 'PISO-34')
        : answer('hand-dead', 'PISO-34', { figures: { stays: posted }, records: ['dead-seat'] }),
    CLUB: ({ arrived, posted }) =>
      arrived === 'after-last-card'
        ? answer('hand-dead', 'CLUB-T10', { figures: { stays: posted }, records: ['dead-seat'] })
        : answer('hand-live', 'CLUB-T10'),
  },
});

/**
 * The dealer took cards in. The safe zone is tested first: what he took from there was taken
 * improperly; only then protection (README, contradictions).
 *
 * @see R123-II-17.A, R123-II-65
 */
export const HAND_TAKEN_BY_DEALER = situation({
  code: 'hand-taken-by-dealer',
  en: 'The dealer took the cards of a player by accident',
  es: 'El croupier levantó por accidente las cartas de un jugador',
  facts: {
    inSafeZone: flag,
    seated: flag,
    identifiable: flag,
    /** The total he had raised to; 0 when he had not. */
    raisedTo: amount,
    /** The bet that he raised. */
    raisedOver: amount,
    raiseCalled: flag,
  },
  answers: {
    R123: ({ inSafeZone, seated, identifiable, raisedTo, raisedOver, raiseCalled }) => {
      if (inSafeZone && seated && identifiable)
        return answer('hand-restored', 'R123-II-17.A', { records: ['dealer-error'] });
      const isRaise = raisedOver > 0 && raisedTo > raisedOver; // a first bet is none: it stays
      assertAgree(raisedTo === 0 || isRaise, 'R123-II-65', 'raisedTo', 'raisedOver');
      const returned = raisedTo > 0 && !raiseCalled ? raisedTo - raisedOver : 0;
      return answer('hand-dead', 'R123-II-65', {
        figures: { returned, stays: (raisedTo || raisedOver) - returned },
        records: ['dead-seat', 'dealer-error'],
      });
    },
  },
});

/** All hands were to be shown and one was thrown away. @see R123-II-102 */
export const ALL_IN_HAND_DISCARDED = situation({
  code: 'all-in-hand-discarded',
  en: 'A hand was discarded instead of shown in an all-in',
  es: 'Se descartó una mano que debía mostrarse en un all-in',
  facts: { identifiable: flag },
  answers: {
    R123: ({ identifiable }) =>
      answer(identifiable ? 'hand-restored' : 'hand-dead', 'R123-II-102', {
        orders: ['call-direction', 'penalise-after-hand'],
        records: ['direction-notified', 'reason', 'infraction'],
        infraction: 'hand-discarded-all-in',
      }),
  },
});

/** The dealer mucked what had won. @see R123-II-106, R123-II-112 */
export const WINNER_DISCARDED_BY_DEALER = situation({
  code: 'winner-discarded-by-dealer',
  en: 'The dealer discarded a winning hand that was shown',
  es: 'El croupier descartó una mano ganadora expuesta',
  facts: { dulyExposed: flag, nextDealStarted: flag, pot: amount },
  answers: {
    R123: ({ dulyExposed, nextDealStarted, pot }) => {
      if (nextDealStarted) return answer('result-stands', 'R123-II-112', { also: ['R123-I-87'] });
      return dulyExposed
        ? answer('pot-redelivered', 'R123-II-106', {
            figures: { pot },
            orders: ['deliver-pot'],
            records: ['both-awards', 'dealer-error'],
          })
        : answer('no-claim', 'R123-II-104');
    },
  },
});
