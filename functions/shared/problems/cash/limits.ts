import type { Problem } from '../problem.ts';

/** Why the values of a cash game are refused, in words. Amounts are centavos. */
export const LIMITS_PROBLEMS = {
  'cash.seats-out-of-range': {
    status: 409,
    title: {
      en: 'The number of seats is not allowed',
      es: 'La cantidad de puestos no está permitida',
    },
    detail: {
      en: '{seats} seats; the game takes {min} to {max}.',
      es: '{seats} puestos; el juego admite de {min} a {max}.',
    },
    fix: {
      en: 'Announce the table with a number of seats that the rules of its game allow.',
      es: 'Anuncie la mesa con una cantidad de puestos que su reglamento admita.',
    },
  },
  'cash.limits-invalid': {
    status: 409,
    title: {
      en: 'The values of the game do not fit together',
      es: 'Los valores de la partida no son coherentes',
    },
    detail: {
      en: 'The value {member} does not fit.',
      es: 'El valor {member} no es válido.',
    },
    fix: {
      en: 'Give a small blind up to the big one, a minimum buy-in of at least the big blind, a rebuy above zero, a maximum of at least the buy-in, a chip above zero and up to 1,000 basis points for drinks.',
      es: 'Indique una ciega chica hasta la grande, una compra mínima de al menos la ciega grande, una recompra mayor que cero, un máximo de al menos la compra mínima, una ficha mayor que cero y hasta 1.000 puntos básicos para consumiciones.',
    },
  },
  'cash.rake-too-high': {
    status: 409,
    title: {
      en: 'The benefit of the house is too high',
      es: 'El beneficio de la casa es demasiado alto',
    },
    detail: {
      en: '{rakeBps} hundredths of a percent; at most {rakeBpsMax}.',
      es: '{rakeBps} centésimos de punto; como máximo {rakeBpsMax}.',
    },
    fix: {
      en: 'Announce a benefit of up to 5 % of each pot; none at a club.',
      es: 'Anuncie un beneficio de hasta el 5 % de cada pozo; en un club, ninguno.',
    },
  },
  'cash.duration-too-short': {
    status: 409,
    title: { en: 'The game is too short', es: 'La partida es demasiado corta' },
    detail: {
      en: '{minutes} minutes; at least {minutesMin}.',
      es: '{minutes} minutos; como mínimo {minutesMin}.',
    },
    fix: {
      en: 'Announce a game of one hour or more.',
      es: 'Anuncie una partida de una hora o más.',
    },
  },
  'cash.band-missing': {
    status: 409,
    title: { en: 'The authorised band is missing', es: 'Falta la banda autorizada' },
    detail: {
      en: 'No band of the lottery is given for the values of the game.',
      es: 'No se indica la banda de la lotería para los valores del juego.',
    },
    fix: {
      en: 'Give the fluctuation band for circle poker and the act that authorised it.',
      es: 'Indique la banda de fluctuación de póker de círculo y el acto que la autorizó.',
    },
  },
  'cash.outside-band': {
    status: 409,
    title: {
      en: 'A value is outside the authorised band',
      es: 'Un valor está fuera de la banda autorizada',
    },
    detail: {
      en: '{member} is {amount}; the band is {min} to {max}, in centavos.',
      es: '{member} es {amount}; la banda es de {min} a {max}, en centavos.',
    },
    fix: {
      en: 'Choose a value within the band.',
      es: 'Elija un valor dentro de la banda.',
    },
  },
  'cash.limits-fixed': {
    status: 409,
    title: {
      en: 'The values of the game are fixed while it is played',
      es: 'Los valores de la partida no cambian mientras se juega',
    },
    detail: {
      en: 'Game {number} is being played.',
      es: 'Se está jugando la partida {number}.',
    },
    fix: {
      en: 'Announce the change for the next game, once this one has ended.',
      es: 'Anuncie el cambio para la próxima partida, cuando termine esta.',
    },
  },
} as const satisfies Record<string, Problem>;
