import type { Problem } from '../problem.ts';

/** Why a hand of a cash table is refused, in words, besides what the engine says. */
export const CASH_HANDS_PROBLEMS = {
  'cash.hand-open': {
    status: 409,
    title: { en: 'A hand is being played', es: 'Hay un pase en juego' },
    detail: {
      en: 'Hand {number} has not ended.',
      es: 'El pase {number} no terminó.',
    },
    fix: {
      en: 'Finish it first.',
      es: 'Termínelo primero.',
    },
  },
  'cash.hand-not-open': {
    status: 404,
    title: { en: 'No such hand in play', es: 'No existe ese pase en juego' },
    detail: {
      en: 'Hand {handId} is not the one in play.',
      es: 'El pase {handId} no es el que está en juego.',
    },
    fix: {
      en: 'Check the id; a hand that ended before the last one changes no more.',
      es: 'Revise el identificador; un pase anterior al último ya no cambia.',
    },
  },
  'cash.button-differs': {
    status: 409,
    title: { en: 'The button is at another seat', es: 'El botón está en otro puesto' },
    detail: {
      en: '{button} was sent; the button is at seat {due}.',
      es: 'Se envió {button}; el botón está en el puesto {due}.',
    },
    fix: {
      en: 'Check which hand this is; the button moves with every hand.',
      es: 'Revise qué pase es; el botón avanza en cada uno.',
    },
  },
  'cash.stacks-differ': {
    status: 409,
    title: { en: 'The chips do not add up', es: 'Las fichas no coinciden' },
    detail: {
      en: 'Seat {seat}: {stack} was sent, the table holds {held}, in centavos.',
      es: 'Puesto {seat}: se envió {stack}, la mesa tiene {held}, en centavos.',
    },
    fix: {
      en: 'Look for the hand or the purchase that is missing or wrong.',
      es: 'Busque el pase o la compra que falta o está mal.',
    },
  },
  'cash.hand-not-last': {
    status: 409,
    title: { en: 'It is not the last hand', es: 'No es el último pase' },
    detail: {
      en: 'Hand {handId} is not the last; that is number {number}.',
      es: 'El pase {handId} no es el último; es el número {number}.',
    },
    fix: {
      en: 'Void the later ones first, one by one.',
      es: 'Anule primero los posteriores, uno por uno.',
    },
  },
  'cash.player-gone': {
    status: 409,
    title: {
      en: 'The chips of this player are no longer there',
      es: 'Las fichas de este jugador ya no están',
    },
    detail: {
      en: 'Player {player} has left, or has fewer chips than would go back.',
      es: 'El jugador {player} se retiró, o tiene menos fichas que las que volverían.',
    },
    fix: {
      en: 'Settle it as a ruling of the Supervisor; chips that left the table are not taken back.',
      es: 'Resuélvalo con un fallo del supervisor; lo que salió de la mesa no se reclama.',
    },
  },
  'cash.time-left': {
    status: 409,
    title: { en: 'The player has time left', es: 'Al jugador le queda tiempo' },
    detail: {
      en: 'His time is over at {until}.',
      es: 'Su tiempo termina el {until}.',
    },
    fix: {
      en: 'Wait until the time is over, or send his action.',
      es: 'Espere a que termine el tiempo, o envíe su acción.',
    },
  },
} as const satisfies Record<string, Problem>;
