import type { HandRejection } from '../../../../domain/hand/rejections.ts';
import type { Problem } from '../problem.ts';

/** Why a hand is not opened or an action not taken, in words. Amounts are chips, in cash centavos. */
export const BETTING_PROBLEMS = {
  'hand.already-open': {
    status: 409,
    title: { en: 'The hand is open already', es: 'La mano ya está abierta' },
    detail: {
      en: 'The hand was opened.',
      es: 'La mano ya se abrió.',
    },
    fix: {
      en: 'Close it before the next one is opened.',
      es: 'Ciérrela antes de abrir la siguiente.',
    },
  },
  'hand.not-open': {
    status: 409,
    title: { en: 'The hand has not been opened', es: 'La mano no fue abierta' },
    detail: {
      en: 'Blinds and antes were not posted.',
      es: 'Ciegas y antes no se pusieron.',
    },
    fix: {
      en: 'Open it with button, blinds and stacks first.',
      es: 'Ábrala primero con botón, ciegas y pilas.',
    },
  },
  'hand.setup-invalid': {
    status: 400,
    title: { en: 'The hand cannot start like this', es: 'La mano no puede empezar así' },
    detail: { en: 'The member {member} does not fit.', es: 'El campo {member} no es válido.' },
    fix: {
      en: 'Send whole amounts, each seat once with chips, a small blind up to the big blind, rake only in cash and within 5 %.',
      es: 'Envíe importes enteros, cada puesto una vez y con fichas, ciega chica hasta la grande, rake sólo en cash y hasta el 5 %.',
    },
  },
  'hand.players-out-of-range': {
    status: 409,
    title: { en: 'Too few or too many players', es: 'Cantidad de jugadores fuera de lo permitido' },
    detail: {
      en: '{players} players are dealt in; from {min} to {max} may play.',
      es: 'Hay {players} jugadores en la mano; pueden jugar de {min} a {max}.',
    },
    fix: {
      en: 'Deal to a number of players that the norm allows.',
      es: 'Reparta a una cantidad de jugadores que la norma admite.',
    },
  },
  'hand.blinds-misplaced': {
    status: 409,
    title: {
      en: 'The blinds are at the wrong seats',
      es: 'Las ciegas están en puestos equivocados',
    },
    detail: {
      en: 'The small blind is due at {smallBlindSeat}, the big blind at {bigBlindSeat}.',
      es: 'La ciega chica corresponde al puesto {smallBlindSeat} y la grande al {bigBlindSeat}.',
    },
    fix: {
      en: 'Send the seats that follow from the button.',
      es: 'Envíe los puestos que resultan del botón.',
    },
  },
  'hand.betting-over': {
    status: 409,
    title: { en: 'Betting is over', es: 'Las apuestas terminaron' },
    detail: {
      en: 'Nobody has anything left to decide.',
      es: 'A nadie le queda nada por decidir.',
    },
    fix: { en: 'Show the hands and give the pots.', es: 'Muestre las manos y entregue los pozos.' },
  },
  'hand.seat-not-in-hand': {
    status: 409,
    title: { en: 'This seat cannot act in the hand', es: 'Este puesto no puede actuar en la mano' },
    detail: {
      en: 'Seat {seat} was not dealt in, has folded, is all-in, or has no hand that could be shown.',
      es: 'El puesto {seat} no recibió cartas, se retiró, está all-in o no tiene mano que pueda mostrarse.',
    },
    fix: { en: 'Check the number of the seat.', es: 'Verifique el número del puesto.' },
  },
  'hand.not-in-turn': {
    status: 409,
    title: { en: "It is another player's turn", es: 'Es el turno de otro jugador' },
    detail: {
      en: 'Seat {expectedSeat} is to act, with {toCall} to call; seat {seat} was sent.',
      es: 'Actúa el puesto {expectedSeat}, con {toCall} para pagar; se envió el puesto {seat}.',
    },
    fix: {
      en: 'Send the action of the seat expected; ask for a ruling on what was done out of turn.',
      es: 'Envíe la acción del puesto esperado; pida el fallo sobre lo hecho fuera de turno.',
    },
  },
  'hand.check-not-allowed': {
    status: 409,
    title: { en: 'There is a bet to call', es: 'Hay una apuesta para pagar' },
    detail: {
      en: 'Seat {expectedSeat} has {toCall} to call.',
      es: 'El puesto {expectedSeat} tiene {toCall} para pagar.',
    },
    fix: { en: 'Call, raise or fold.', es: 'Pague, aumente o retírese.' },
  },
  'hand.nothing-to-call': {
    status: 409,
    title: { en: 'There is nothing to call', es: 'No hay nada que pagar' },
    detail: {
      en: 'Nobody has more in front.',
      es: 'Nadie tiene más apostado.',
    },
    fix: { en: 'Check or bet.', es: 'Pase o apueste.' },
  },
  'hand.call-differs': {
    status: 409,
    title: { en: 'The call is another amount', es: 'El pago es por otro importe' },
    detail: {
      en: 'A call is {callTo} in front; {to} was sent.',
      es: 'Pagar es quedar con {callTo} delante; se envió {to}.',
    },
    fix: {
      en: 'Send the call without an amount, or this amount.',
      es: 'Envíe el pago sin importe, o este importe.',
    },
  },
  'hand.amount-differs': {
    status: 409,
    title: { en: 'A fold or a check has no amount', es: 'Retirarse o pasar no lleva importe' },
    detail: {
      en: '{front} lies in front of the player and stays; {to} was sent.',
      es: 'Delante del jugador hay {front}, que quedan; se envió {to}.',
    },
    fix: {
      en: 'Send it without `to`; or send the call, the bet or the raise that was made.',
      es: 'Envíelo sin `to`; o envíe el pago, la apuesta o el aumento que se hizo.',
    },
  },
  'hand.bet-not-allowed': {
    status: 409,
    title: {
      en: 'There is a bet already: it would be a raise',
      es: 'Ya hay una apuesta: sería un aumento',
    },
    detail: {
      en: 'Seat {expectedSeat} has {toCall} to call.',
      es: 'El puesto {expectedSeat} tiene {toCall} para pagar.',
    },
    fix: { en: 'Send a raise.', es: 'Envíe un aumento.' },
  },
  'hand.nothing-to-raise': {
    status: 409,
    title: { en: 'There is no bet to raise', es: 'No hay apuesta que aumentar' },
    detail: {
      en: 'Nobody has bet in this round.',
      es: 'Nadie apostó en esta ronda.',
    },
    fix: { en: 'Send a bet.', es: 'Envíe una apuesta.' },
  },
  'hand.bet-too-small': {
    status: 409,
    title: { en: 'The bet is below the minimum', es: 'La apuesta es menor que el mínimo' },
    detail: {
      en: '{to} was sent; from {minRaiseTo} to {maxRaiseTo} is allowed.',
      es: 'Se envió {to}; se admite de {minRaiseTo} a {maxRaiseTo}.',
    },
    fix: {
      en: 'Bet at least the big blind, or all-in.',
      es: 'Apueste al menos la ciega grande, o todo el resto.',
    },
  },
  'hand.raise-too-small': {
    status: 409,
    title: { en: 'The raise is below the minimum', es: 'El aumento es menor que el mínimo' },
    detail: {
      en: 'A raise to {to} was sent; seat {expectedSeat} has {toCall} to call.',
      es: 'Se envió un aumento a {to}; el puesto {expectedSeat} tiene {toCall} para pagar.',
    },
    fix: {
      en: 'Raise at least to minRaiseTo, all-in, or call.',
      es: 'Aumente al menos hasta minRaiseTo, con todo el resto, o pague.',
    },
  },
  'hand.gesture-unclear': {
    status: 409,
    title: {
      en: 'It is not clear what the player means',
      es: 'No está claro qué quiere el jugador',
    },
    detail: {
      en: 'What seat {seat} said and did binds to no action: {toCall} is to be called.',
      es: 'Lo que dijo e hizo el puesto {seat} no obliga a ninguna acción: debe igualar {toCall}.',
    },
    fix: {
      en: 'The dealer asks; then send the words that were said, or the action.',
      es: 'El crupier pregunta; luego envíe las palabras dichas o la acción.',
    },
  },
  'hand.beyond-stack': {
    status: 409,
    title: {
      en: 'The player does not have so many chips',
      es: 'El jugador no tiene tantas fichas',
    },
    detail: {
      en: '{to} was sent; seat {expectedSeat} can put at most {maxRaiseTo} in front.',
      es: 'Se envió {to}; el puesto {expectedSeat} puede poner delante {maxRaiseTo} como máximo.',
    },
    fix: {
      en: 'Count the stack; all-in is all of it.',
      es: 'Cuente la pila; el resto es toda ella.',
    },
  },
  'hand.raise-closed': {
    status: 409,
    title: {
      en: 'The player may only call or fold',
      es: 'El jugador sólo puede pagar o retirarse',
    },
    detail: {
      en: 'Seat {expectedSeat} has acted and no full raise came since; {toCall} to call.',
      es: 'El puesto {expectedSeat} ya actuó y no hubo después un aumento completo; {toCall} para pagar.',
    },
    fix: { en: 'Call or fold.', es: 'Pague o retírese.' },
  },
  'hand.raise-unmatchable': {
    status: 409,
    title: { en: 'Nobody could match the raise', es: 'Nadie podría igualar el aumento' },
    detail: {
      en: 'A raise to {to} was sent; {toCall} to call.',
      es: 'Se envió un aumento a {to}; {toCall} para pagar.',
    },
    fix: { en: 'Call.', es: 'Pague.' },
  },
} as const satisfies Partial<Record<HandRejection, Problem>>;
