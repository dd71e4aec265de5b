import type { Problem } from '../problem.ts';

/** Why hands that tables record whole are refused, in words. */
export const HANDS_PROBLEMS = {
  'tournament.hand-recorded': {
    status: 409,
    title: { en: 'The hand was dealt already', es: 'La mano ya se repartió' },
    detail: {
      en: 'Table {table} has opened hand {hand}; the next one is {next}.',
      es: 'La mesa {table} ya abrió la mano {hand}; la próxima es la {next}.',
    },
    fix: {
      en: 'Post the next hand; a hand posted whole is not opened apart.',
      es: 'Envíe la próxima mano; una mano completa no se abre por separado.',
    },
  },
  'tournament.stacks-missing': {
    status: 409,
    title: { en: 'The stacks are not known', es: 'No se conocen las pilas' },
    detail: {
      en: 'Hands of table {table} before hand {hand} were not recorded.',
      es: 'Faltan registrar manos de la mesa {table} anteriores a la {hand}.',
    },
    fix: {
      en: 'Send the stack of every seat before the obligations, as counted.',
      es: 'Envíe la pila de cada lugar antes de las apuestas obligatorias, según el conteo.',
    },
  },
  'tournament.stacks-differ': {
    status: 409,
    title: { en: 'The stack is not the one recorded', es: 'La pila no es la registrada' },
    detail: {
      en: 'Seat {seat} was sent with {counted} chips; the record has {known}.',
      es: 'Se envió el lugar {seat} con {counted} fichas; el registro tiene {known}.',
    },
    fix: {
      en: 'Send every seat in play and its stack; a count that differs needs a reason in `recounted`.',
      es: 'Envíe cada lugar en juego con su pila; un conteo distinto requiere motivo en `recounted`.',
    },
  },
  'tournament.button-differs': {
    status: 409,
    title: { en: 'The button is at another seat', es: 'El botón está en otro lugar' },
    detail: {
      en: 'Seat {button} was sent; the button is at seat {due}.',
      es: 'Se envió el lugar {button}; el botón está en el {due}.',
    },
    fix: {
      en: 'Move the button to its seat, or leave it out.',
      es: 'Lleve el botón a su lugar, o no lo envíe.',
    },
  },
  'tournament.button-cards-invalid': {
    status: 409,
    title: {
      en: 'The cards do not draw the button',
      es: 'Las cartas no sortean el botón',
    },
    detail: {
      en: 'There is not one card for each position of the table, or other cards drew for all tables.',
      es: 'No hay una carta por cada posición de la mesa, o para todas las mesas sortearon otras cartas.',
    },
    fix: {
      en: 'Send one card for each position, in the order dealt; at the other tables none.',
      es: 'Envíe una carta por posición, en el orden en que se repartieron; en las demás mesas, ninguna.',
    },
  },
  'tournament.button-missing': {
    status: 409,
    title: { en: 'The button was not drawn', es: 'No se sorteó el botón' },
    detail: {
      en: 'Hand {hand} of table {table} has no hand before it on record.',
      es: 'No hay registro de una mano anterior a la {hand} de la mesa {table}.',
    },
    fix: {
      en: 'Send the cards that drew it; where hands are missing from the record, its seat.',
      es: 'Envíe las cartas que lo sortearon; si faltan manos en el registro, su lugar.',
    },
  },
  'tournament.hand-unknown': {
    status: 404,
    title: { en: 'No table has this last hand', es: 'Ninguna mesa tiene esta última mano' },
    detail: {
      en: 'No table has {handId} as its last recorded hand.',
      es: 'Ninguna mesa tiene {handId} como última mano registrada.',
    },
    fix: {
      en: 'Send the id that the hand was recorded under; only the last one can be voided.',
      es: 'Envíe el id con el que se registró la mano; solo la última puede anularse.',
    },
  },
  'tournament.hand-not-last': {
    status: 409,
    title: { en: 'The hand can no longer be voided', es: 'La mano ya no puede anularse' },
    detail: {
      en: 'Hand {hand} of table {table} was voided, or others were dealt since.',
      es: 'La mano {hand} de la mesa {table} fue anulada, o se repartieron otras después.',
    },
    fix: {
      en: 'A hand is voided before the next one is opened; later it stands.',
      es: 'Una mano se anula antes de abrir la siguiente; después queda firme.',
    },
  },
} as const satisfies Record<string, Problem>;
