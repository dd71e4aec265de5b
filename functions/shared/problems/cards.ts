import type { CardRejection } from '../../../domain/cards/rejections.ts';
import type { Problem } from './problem.ts';

/** Why cards are refused, in words. */
export const CARD_PROBLEMS: Record<CardRejection, Problem> = {
  'cards.card-unknown': {
    status: 422,
    title: { en: 'There is no such card', es: 'Esa carta no existe' },
    detail: { en: '"{card}" is not a card.', es: '"{card}" no es una carta.' },
    fix: {
      en: 'Write the value as one of 23456789TJQKA and the suit as one of c, d, h, s: 9c, Td, As.',
      es: 'Escriba el valor como uno de 23456789TJQKA y el palo como c, d, h o s: 9c, Td, As.',
    },
  },
  'cards.card-repeated': {
    status: 409,
    title: { en: 'A card is there twice', es: 'Una carta está dos veces' },
    detail: {
      en: 'The deck has {card} once and it was given twice.',
      es: 'El mazo tiene {card} una vez y fue indicada dos veces.',
    },
    fix: {
      en: 'Check the cards read at the table: hands and board together never repeat one.',
      es: 'Verifique las cartas leídas en la mesa: manos y cartas comunitarias no repiten ninguna.',
    },
  },
};
