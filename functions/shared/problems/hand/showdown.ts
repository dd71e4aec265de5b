import type { HandRejection } from '../../../../domain/hand/rejections.ts';
import type { Problem } from '../problem.ts';

/** Why cards are not shown and pots not given, in words. */
export const SHOWDOWN_PROBLEMS = {
  'hand.already-shown': {
    status: 409,
    title: { en: 'The hand has been shown', es: 'La mano ya se mostró' },
    detail: {
      en: 'The hand of seat {seat} lies face up: it is neither given up nor shown with other cards.',
      es: 'La mano del puesto {seat} está a la vista: ni se descarta ni se muestra con otras cartas.',
    },
    fix: {
      en: 'Give the pots by the cards; if they were read wrong, send a correction with its reason.',
      es: 'Entregue los pozos según las cartas; si se leyeron mal, envíe una corrección con su motivo.',
    },
  },
  'hand.cards-invalid': {
    status: 409,
    title: { en: 'So many cards cannot lie there', es: 'No puede haber tantas cartas' },
    detail: {
      en: '{cards} cards were sent; up to {cardsMax} are possible now.',
      es: 'Se enviaron {cards} cartas; ahora puede haber hasta {cardsMax}.',
    },
    fix: {
      en: 'Send the whole board so far, or the two cards of the hand; change cards told before by a correction.',
      es: 'Envíe todo el tablero hasta ahora, o las dos cartas de la mano; cambie cartas ya informadas con una corrección.',
    },
  },
  'hand.board-missing': {
    status: 409,
    title: { en: 'The board is not complete', es: 'El tablero no está completo' },
    detail: { en: '{dealt} cards of five are known.', es: 'Se conocen {dealt} cartas de cinco.' },
    fix: {
      en: 'Send the board, then give the pots.',
      es: 'Envíe el tablero y luego entregue los pozos.',
    },
  },
  'hand.betting-open': {
    status: 409,
    title: { en: 'Betting is not over', es: 'Las apuestas no terminaron' },
    detail: { en: 'The round of the {street} is open.', es: 'La ronda {street} está abierta.' },
    fix: {
      en: 'Take the actions that are missing first.',
      es: 'Registre primero las acciones que faltan.',
    },
  },
  'hand.must-show': {
    status: 409,
    title: { en: 'This hand is not given up', es: 'Esta mano no se puede descartar' },
    detail: {
      en: 'Seat {seat} must show now, or holds the last hand that can win a pot.',
      es: 'El puesto {seat} debe mostrar ahora, o tiene la última mano que puede ganar un pozo.',
    },
    fix: { en: 'Show the hand, or ask for a ruling.', es: 'Muestre la mano, o pida un fallo.' },
  },
  'hand.not-shown': {
    status: 409,
    title: {
      en: 'A live hand has not shown its two cards',
      es: 'Una mano viva no mostró sus dos cartas',
    },
    detail: { en: 'Seat {seat} has not shown both.', es: 'El puesto {seat} no mostró ambas.' },
    fix: {
      en: 'Show both cards or muck the hand.',
      es: 'Muestre ambas cartas o descarte la mano.',
    },
  },
  'hand.ranking-missing': {
    status: 409,
    title: { en: 'The order of the hands is not known', es: 'No se conoce el orden de las manos' },
    detail: {
      en: 'Seat {seat} is not in the ranking, and its cards were not told.',
      es: 'El puesto {seat} no está en el orden, y sus cartas no fueron informadas.',
    },
    fix: {
      en: 'Send the cards, or the order that the dealer read.',
      es: 'Envíe las cartas, o el orden que leyó el pagador.',
    },
  },
  'hand.boards-not-allowed': {
    status: 409,
    title: {
      en: 'The board is not dealt once more',
      es: 'No se reparten otra vez las cartas comunes',
    },
    detail: {
      en: 'Here it may be dealt up to {boardsMax} times, and only when somebody is all-in.',
      es: 'Aquí pueden repartirse hasta {boardsMax} veces, y sólo con alguien all-in.',
    },
    fix: {
      en: 'Give the pots by the boards dealt; a club announces how often the board may be dealt.',
      es: 'Entregue los pozos con las cartas repartidas; el club anuncia cuántas veces se reparte.',
    },
  },
  'hand.loser-not-discarded': {
    status: 409,
    title: {
      en: 'A losing hand is not discarded yet',
      es: 'Falta descartar una mano perdedora',
    },
    detail: {
      en: 'The losing hand of seat {seat} is not confirmed to be in the muck.',
      es: 'No se confirmó que la mano perdedora del puesto {seat} esté descartada.',
    },
    fix: {
      en: 'Discard every losing hand and name its seat; then the pots are delivered.',
      es: 'Descarte cada mano perdedora e indique su puesto; luego se entregan los pozos.',
    },
  },
  'hand.norm-not-applicable': {
    status: 409,
    title: { en: 'That article does not apply there', es: 'Ese artículo no rige ahí' },
    detail: {
      en: '{asked} is no article of the table: there apply {allowed}.',
      es: '{asked} no es un artículo de la mesa: ahí rigen {allowed}.',
    },
    fix: {
      en: 'Name the article of the table; what none foresees is decided by {unforeseen}, with the reason.',
      es: 'Indique el artículo de la mesa; lo que ninguno prevé se decide por {unforeseen}, con el motivo.',
    },
  },
  'hand.not-awarded': {
    status: 409,
    title: { en: 'The pots have not been given', es: 'Los pozos no fueron entregados' },
    detail: {
      en: 'The pots were not given.',
      es: 'Los pozos no se entregaron.',
    },
    fix: { en: 'Give the pots first.', es: 'Entregue primero los pozos.' },
  },
  'hand.already-awarded': {
    status: 409,
    title: { en: 'The pots have been given', es: 'Los pozos ya fueron entregados' },
    detail: {
      en: 'The pots were given.',
      es: 'Los pozos ya se entregaron.',
    },
    fix: {
      en: 'Correct the cards before the next hand is opened.',
      es: 'Corrija las cartas antes de abrir la mano siguiente.',
    },
  },
  'hand.closed': {
    status: 409,
    title: {
      en: 'The next hand has begun: this one stands',
      es: 'Empezó la mano siguiente: esta queda firme',
    },
    detail: {
      en: 'The next hand was opened.',
      es: 'Se abrió la mano siguiente.',
    },
    fix: { en: 'Record the claim for information.', es: 'Registre el reclamo como información.' },
  },
} as const satisfies Partial<Record<HandRejection, Problem>>;
