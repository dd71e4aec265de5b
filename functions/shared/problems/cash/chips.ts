import type { Problem } from '../problem.ts';

/** Why chips or a rest are refused at a cash table, in words. Amounts are centavos. */
export const CASH_CHIPS_PROBLEMS = {
  'cash.not-whole-chips': {
    status: 409,
    title: { en: 'The amount is not in whole chips', es: 'El importe no es en fichas enteras' },
    detail: {
      en: '{amount}; the smallest chip is {chip}, in centavos.',
      es: '{amount}; la ficha más chica es de {chip}, en centavos.',
    },
    fix: {
      en: 'Send an amount above zero that chips of the table can make.',
      es: 'Envíe un importe mayor que cero que se forme con fichas de la mesa.',
    },
  },
  'cash.buy-in-too-small': {
    status: 409,
    title: { en: 'The buy-in is too small', es: 'La compra inicial es insuficiente' },
    detail: {
      en: '{amount}; the minimum is {minBuyIn}, in centavos.',
      es: '{amount}; el mínimo es {minBuyIn}, en centavos.',
    },
    fix: {
      en: 'Buy at least the minimum of the game.',
      es: 'Compre al menos el mínimo de la partida.',
    },
  },
  'cash.buy-in-differs': {
    status: 409,
    title: {
      en: 'This player joins with another amount',
      es: 'Este jugador ingresa con otro importe',
    },
    detail: {
      en: '{amount}; he joins with {required}, in centavos.',
      es: '{amount}; ingresa con {required}, en centavos.',
    },
    fix: {
      en: 'Buy the amount required; more chips come with a later rebuy.',
      es: 'Compre el importe requerido; más fichas se agregan con una recompra posterior.',
    },
  },
  'cash.rebuy-too-small': {
    status: 409,
    title: { en: 'The rebuy is too small', es: 'La recompra es insuficiente' },
    detail: {
      en: '{amount}; the minimum is {minRebuy}, in centavos.',
      es: '{amount}; el mínimo es {minRebuy}, en centavos.',
    },
    fix: {
      en: 'Buy at least the minimum rebuy.',
      es: 'Compre al menos la recompra mínima.',
    },
  },
  'cash.purchase-over-maximum': {
    status: 409,
    title: { en: 'The purchases exceed the maximum', es: 'Las compras superan el máximo' },
    detail: {
      en: '{purchased} in all; the maximum is {maxPurchase}, in centavos.',
      es: '{purchased} en total; el máximo es {maxPurchase}, en centavos.',
    },
    fix: {
      en: 'Buy no more than what is left of the maximum.',
      es: 'Compre como máximo lo que resta del máximo.',
    },
  },
  'cash.consumption-too-large': {
    status: 409,
    title: {
      en: 'So much may not be taken from a stack',
      es: 'No se puede retirar tanto de una pila',
    },
    detail: {
      en: '{amount} of a stack of {stack}, in centavos; at most {consumptionBps} hundredths of a percent.',
      es: '{amount} de una pila de {stack}, en centavos; como máximo {consumptionBps} centésimos de punto.',
    },
    fix: {
      en: 'Take a small payment for drinks; all chips are taken when the player leaves.',
      es: 'Retire un pago chico por consumiciones; todas las fichas se retiran al dejar la mesa.',
    },
  },
  'cash.rest-refused': {
    status: 409,
    title: { en: 'This player may not rest now', es: 'Este jugador no puede descansar ahora' },
    detail: {
      en: 'Player {player} must play.',
      es: 'El jugador {player} debe jugar.',
    },
    fix: {
      en: 'Play the hand, or send insists: true when he left: he is dealt in and killed.',
      es: 'Juegue el pase, o envíe insists: true si se retiró: recibe cartas y se anulan.',
    },
  },
  'cash.not-away': {
    status: 409,
    title: { en: 'The player is not away', es: 'El jugador no está ausente' },
    detail: {
      en: 'Player {player} plays.',
      es: 'El jugador {player} está jugando.',
    },
    fix: {
      en: 'Nothing is left to do.',
      es: 'No queda nada por hacer.',
    },
  },
  'cash.waiting-not-allowed': {
    status: 409,
    title: { en: 'He may not wait for the big blind', es: 'No puede esperar la ciega grande' },
    detail: {
      en: 'Player {player} pays what he owes with his next hand.',
      es: 'El jugador {player} paga lo que debe en su próximo pase.',
    },
    fix: {
      en: 'Send the return without waits.',
      es: 'Envíe el regreso sin waits.',
    },
  },
} as const satisfies Record<string, Problem>;
