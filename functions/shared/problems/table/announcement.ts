import type { Problem } from '../problem.ts';

/** Why a table is not announced, in words. Amounts are centavos. */
export const ANNOUNCEMENT_PROBLEMS = {
  'table.table-id-reused': {
    status: 422,
    title: { en: 'The table id is taken', es: 'El identificador de la mesa ya está usado' },
    detail: {
      en: 'The id {tableId} names another table.',
      es: 'El identificador {tableId} es de otra mesa.',
    },
    fix: {
      en: 'Use a new key for a new table.',
      es: 'Use una clave nueva para una mesa nueva.',
    },
  },
  'table.boxes-out-of-range': {
    status: 409,
    title: {
      en: 'The number of boxes is not allowed',
      es: 'La cantidad de casillas no está permitida',
    },
    detail: {
      en: '{boxes} boxes; a table has 1 to {boxesMax}.',
      es: '{boxes} casillas; una mesa tiene de 1 a {boxesMax}.',
    },
    fix: {
      en: 'Announce the table with up to seven boxes.',
      es: 'Anuncie la mesa con hasta siete casillas.',
    },
  },
  'table.band-reference-missing': {
    status: 409,
    title: {
      en: 'The act that authorised the band is missing',
      es: 'Falta el acto que autorizó la banda',
    },
    detail: {
      en: 'The act of the band is empty.',
      es: 'Falta el acto de la banda.',
    },
    fix: {
      en: 'Name the act that approved the limits of poker variants.',
      es: 'Indique el acto que aprobó los límites de las variantes de póker.',
    },
  },
  'table.limits-inverted': {
    status: 409,
    title: {
      en: 'The limits of the table are not valid',
      es: 'Los límites de la mesa no son válidos',
    },
    detail: {
      en: 'Minimum {min}, maximum {max}, in centavos.',
      es: 'Mínimo {min}, máximo {max}, en centavos.',
    },
    fix: {
      en: 'Give a minimum above zero and a maximum that is not below it.',
      es: 'Indique un mínimo mayor que cero y un máximo que no sea menor.',
    },
  },
  'table.limits-outside-band': {
    status: 409,
    title: {
      en: 'The limits are outside the authorised band',
      es: 'Los límites están fuera de la banda autorizada',
    },
    detail: {
      en: 'Limits {min} to {max}; the band is {bandMin} to {bandMax}, in centavos.',
      es: 'Límites de {min} a {max}; la banda es de {bandMin} a {bandMax}, en centavos.',
    },
    fix: {
      en: 'Choose limits within the band.',
      es: 'Elija límites dentro de la banda.',
    },
  },
  'table.bonus-limits-inverted': {
    status: 409,
    title: {
      en: 'The limits of the Bonus are not valid',
      es: 'Los límites del Bonus no son válidos',
    },
    detail: {
      en: 'Minimum {min}, maximum {max}, in centavos.',
      es: 'Mínimo {min}, máximo {max}, en centavos.',
    },
    fix: {
      en: 'Give a minimum above zero and a maximum that is not below it.',
      es: 'Indique un mínimo mayor que cero y un máximo que no sea menor.',
    },
  },
  'table.decks-alike': {
    status: 409,
    title: { en: 'The two decks look alike', es: 'Los dos mazos son iguales' },
    detail: { en: 'Both backs are “{deck}”.', es: 'Los dos dorsos son “{deck}”.' },
    fix: {
      en: 'Name two different backs, or leave them out to play with one deck.',
      es: 'Indique dos dorsos distintos, u omítalos para jugar con un solo mazo.',
    },
  },
  'table.number-in-use': {
    status: 409,
    title: {
      en: 'Another table has this number in this jornada',
      es: 'Otra mesa tiene este número en esta jornada',
    },
    detail: {
      en: 'Venue {venue} has a table {table} in jornada {jornada} already.',
      es: 'La sede {venue} ya tiene una mesa {table} en la jornada {jornada}.',
    },
    fix: {
      en: 'Announce the table under the number that is on it, each number once.',
      es: 'Anuncie la mesa con el número que lleva puesto, cada número una sola vez.',
    },
  },
  'table.credit-over-minimum': {
    status: 409,
    title: {
      en: 'The jackpot credit does not fit under the minimum',
      es: 'El crédito del Jackpot supera el mínimo',
    },
    detail: {
      en: 'A credit of {credit}; the minimum of the table is {min}, in centavos.',
      es: 'Un crédito de {credit}; el mínimo de la mesa es {min}, en centavos.',
    },
    fix: {
      en: 'Choose a credit above zero and not above the minimum of the table.',
      es: 'Elija un crédito mayor que cero que no supere el mínimo de la mesa.',
    },
  },
} as const satisfies Record<string, Problem>;
