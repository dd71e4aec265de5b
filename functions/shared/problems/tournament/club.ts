import type { Problem } from '../problem.ts';

/** Why something of a club event is refused, in words. */
export const CLUB_PROBLEMS = {
  'tournament.deal-not-allowed': {
    status: 409,
    title: {
      en: 'Agreements on prizes are not endorsed here',
      es: 'Aquí no se avalan acuerdos sobre premios',
    },
    detail: {
      en: 'The event is played under Res. LNSE 123/2013.',
      es: 'El evento se juega bajo la Res. LNSE 123/2013.',
    },
    fix: {
      en: 'Pay the prizes as they were published.',
      es: 'Pague los premios como se publicaron.',
    },
  },
  'tournament.deal-agreed': {
    status: 409,
    title: {
      en: 'An agreement on the prizes stands, or prizes are paid',
      es: 'Hay un acuerdo sobre los premios, o premios pagados',
    },
    detail: {
      en: 'What was agreed, or paid, would change.',
      es: 'Cambiaría lo que se acordó o se pagó.',
    },
    fix: {
      en: 'What all agreed on is not changed any more.',
      es: 'Lo que todos acordaron ya no cambia.',
    },
  },
  'tournament.deal-consent-missing': {
    status: 409,
    title: {
      en: 'Somebody in play is left out of the agreement',
      es: 'Alguien en juego queda fuera del acuerdo',
    },
    detail: {
      en: 'Without a share or without consent: {missing}.',
      es: 'Sin parte o sin consentimiento: {missing}.',
    },
    fix: {
      en: 'Name a share and the consent of everybody in play, once each.',
      es: 'Indique la parte y el consentimiento de cada jugador activo, una vez.',
    },
  },
  'tournament.deal-does-not-add-up': {
    status: 409,
    title: {
      en: 'The agreement is not the prizes to come',
      es: 'El acuerdo no suma los premios por jugar',
    },
    detail: {
      en: '{agreed} of {prizes} centavos.',
      es: '{agreed} de {prizes} centavos.',
    },
    fix: {
      en: 'Shares and what is left to play for add to the prizes of those places.',
      es: 'Las partes y lo que queda por jugar suman los premios de esas posiciones.',
    },
  },
  'tournament.deal-leaves-nothing': {
    status: 409,
    title: {
      en: 'Nothing would be left to play for',
      es: 'No quedaría nada por jugar',
    },
    detail: {
      en: 'The shares take all the prizes of those places.',
      es: 'Las partes se llevan todos los premios de esas posiciones.',
    },
    fix: {
      en: 'Leave an amount to the winner, or have the Director say why not.',
      es: 'Deje un importe para el ganador, o que el Director diga por qué no.',
    },
  },
  'tournament.claim-too-late': {
    status: 409,
    title: {
      en: 'The next hand has begun',
      es: 'La mano siguiente comenzó',
    },
    detail: {
      en: 'Hand {hand}.',
      es: 'Mano {hand}.',
    },
    fix: {
      en: 'The earlier hand stands.',
      es: 'La mano anterior queda firme.',
    },
  },
} as const satisfies Readonly<Record<string, Problem>>;
