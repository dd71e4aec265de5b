import type { NormId } from '../../regulation/norms.ts';
import { type Answer, answer } from '../answer.ts';
import { amount, choice, count, flag, optional, street, text } from '../factSpec.ts';
import { dealOver, misdeal, voidHand } from '../redeal.ts';
import { needed, situation } from '../situation.ts';

/**
 * Equal cards, other backs, cards missing or too many. In progress the hand is void; a result that
 * was decided stands (R123-II-62.D).
 *
 * @see R123-II-24, R123-II-25, R123-II-60.C, R40-61.b1, PISO-39.1
 */
export const DECK_DEFECTIVE = situation({
  code: 'deck-defective',
  en: 'The deck is defective',
  es: 'El mazo es defectuoso',
  facts: {
    defect: choice('duplicate', 'back', 'missing', 'extra'),
    found: choice('in-deal', 'in-progress', 'decided'),
    bigBlindActed: optional(flag),
    /** Cash: who answers for the deck and was called. */
    personResponsible: optional(text),
    contributed: amount,
  },
  answers: {
    R123: ({ found, contributed }) => {
      const also = ['R123-II-24'] as const;
      if (found === 'decided')
        return answer('result-stands', 'R123-II-62.D', {
          also,
          orders: ['replace-deck'],
          records: ['deck-replaced', 'cause'],
        });
      const voided = misdeal('R123-II-25', contributed);
      const cause = found === 'in-deal' ? (['R123-II-60.C'] as const) : [];
      return {
        ...voided,
        also: [...also, ...cause, 'R123-II-59'],
        orders: ['replace-deck', ...voided.orders],
        records: [...voided.records, 'deck-replaced'],
      };
    },
    R40: ({ found, contributed, personResponsible }) => {
      needed(personResponsible, 'personResponsible', 'R40-61.b1');
      if (found === 'decided')
        return answer('result-stands', 'R40-61.b1', {
          orders: ['call-person-responsible', 'earlier-hands-stand', 'replace-deck'],
          records: ['person-responsible', 'deck-replaced'],
        });
      return deckVoid(contributed, ['R40-61']);
    },
    PISO: ({ found, bigBlindActed, contributed }) => {
      if (found === 'decided') return answer('result-stands', 'PISO-39.1');
      return needed(bigBlindActed, 'bigBlindActed', 'PISO-39.1')
        ? answer('play-on', 'PISO-39.1', { records: ['cause'] })
        : misdeal('PISO-39.1', contributed, { also: ['PISO-39'] });
    },
  },
});

/** Who answers for the deck is called by name; earlier hands are not touched. @see R40-61.b1 */
const deckVoid = (contributed: number, also: readonly NormId[]): Answer => {
  const voided = voidHand('R40-61.b1', contributed, { also });
  return {
    ...voided,
    orders: ['call-person-responsible', ...voided.orders, 'earlier-hands-stand'],
    records: [...voided.records, 'person-responsible'],
  };
};

/** A joker: this rule before the one of extra cards. @see R123-II-62.C, R40-61.b1 */
export const JOKER_FOUND = situation({
  code: 'joker-found',
  en: 'A joker was found',
  es: 'Apareció un comodín',
  facts: {
    holder: choice('deck', 'player'),
    playerActed: flag,
    /** Cash: who answers for the deck and was called. */
    personResponsible: optional(text),
    contributed: amount,
  },
  answers: {
    R123: ({ holder, playerActed }) =>
      holder === 'player' && playerActed
        ? answer('hand-dead', 'R123-II-62.C', {
            also: ['R123-II-62'],
            orders: ['remove-joker'],
            records: ['dead-seat', 'deck-replaced'],
          })
        : answer('joker-replaced', 'R123-II-62.C', {
            also: ['R123-II-62'],
            orders: ['use-next-card', 'remove-joker'],
            records: ['card'],
          }),
    R40: ({ contributed, personResponsible }) => {
      needed(personResponsible, 'personResponsible', 'R40-61.b1');
      return deckVoid(contributed, ['R40-61', 'R40-11']);
    },
  },
});

/** Who knew of the defect went on. @see R123-II-26, R123-II-66.D */
export const DEFECT_EXPLOITED = situation({
  code: 'defect-exploited',
  en: 'A player took advantage of a defective card',
  es: 'Un jugador aprovechó una carta defectuosa',
  facts: { knew: flag, actedOn: flag, contributed: amount },
  answers: {
    R123: ({ knew, actedOn, contributed }) =>
      knew && actedOn
        ? answer('hand-dead', 'R123-II-26', {
            also: ['R123-II-66.D'],
            figures: { stays: contributed },
            records: ['dead-seat', 'infraction'],
            infraction: 'defective-card-exploited',
          })
        : answer('hand-live', 'R123-II-26'),
  },
});

/** Cards face up in the deck. @see R123-II-60.D, R123-II-62.B, R40-61.b5 */
export const BOXED_CARD = situation({
  code: 'boxed-card',
  en: 'Cards were found face up in the deck',
  es: 'Cartas boca arriba en el mazo',
  facts: {
    boxed: count(1, 52),
    phase: choice('initial-deal', 'community'),
    street: optional(street),
    contributed: amount,
  },
  answers: {
    R123: ({ boxed, phase, street: dealt, contributed }) => {
      if (boxed === 1 && phase === 'community' && dealt === 'river')
        return answer('card-void', 'R123-II-62.B', {
          also: ['R123-II-62'],
          orders: ['use-next-card'], // no burn follows
          records: ['card'],
        });
      if (boxed >= 2)
        return phase === 'initial-deal'
          ? misdeal('R123-II-60.D', contributed)
          : { ...dealOver(['R123-II-60.D']), authority: 'director' };
      return answer('card-next-burn', 'R123-II-62.B', {
        also: phase === 'initial-deal' ? ['R123-II-62', 'R123-II-62.A'] : ['R123-II-62'],
        orders: [
          phase === 'initial-deal' ? 'replace-after-deal' : 'use-next-card',
          'mark-next-burn',
        ],
        records: ['card', 'burn-plan'],
      });
    },
    R40: ({ contributed }) => voidHand('R40-61.b5', contributed, { also: ['R40-61'] }),
  },
});

/** Something fell. @see R123-II-62, R123-II-62.E, R123-II-62.F */
export const CARDS_FELL = situation({
  code: 'cards-fell',
  en: 'A card fell from a player, or the deck from the dealer',
  es: 'Se cayó una carta de un jugador, o el mazo del croupier',
  facts: { fell: choice('own-card', 'deck') },
  answers: {
    R123: ({ fell }) =>
      fell === 'own-card'
        ? answer('hand-live', 'R123-II-62.E', { also: ['R123-II-62'] })
        : answer('play-on', 'R123-II-62.F', {
            also: ['R123-II-62'],
            orders: ['rebuild-deck'],
            records: ['deck-rebuilt'],
          }),
  },
});
