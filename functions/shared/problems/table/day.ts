import type { Problem } from '../problem.ts';

/** Why the day of a table refuses a command, in words. Amounts are centavos. */
export const DAY_PROBLEMS = {
  'table.chips-invalid': {
    status: 409,
    title: { en: 'The count of chips is not valid', es: 'El recuento de fichas no es válido' },
    detail: {
      en: '{stacks} denominations were counted.',
      es: 'Se contaron {stacks} denominaciones.',
    },
    fix: {
      en: 'Count each denomination once; a fill or a credit moves at least one chip.',
      es: 'Cuente cada denominación una vez; una reposición o devolución mueve al menos una ficha.',
    },
  },
  'table.opening-differs': {
    status: 409,
    title: {
      en: 'The opening is not the previous closing',
      es: 'La apertura no es el cierre anterior',
    },
    detail: {
      en: 'Opened with {opening}, closed before with {closing}, in centavos.',
      es: 'Apertura de {opening}, cierre anterior de {closing}, en centavos.',
    },
    fix: {
      en: 'Open with the chips of the last closing; bring what is missing as a fill and return what is over as a credit.',
      es: 'Abra con las fichas del último cierre; lo que falte va como reposición y lo que sobre como devolución.',
    },
  },
  'table.jornada-already-opened': {
    status: 409,
    title: {
      en: 'The table was opened in that jornada already',
      es: 'La mesa ya se abrió en esa jornada',
    },
    detail: {
      en: 'Jornada {jornada}; the last one was {last}.',
      es: 'Jornada {jornada}; la última fue {last}.',
    },
    fix: {
      en: 'Open the closed day again if it needs a correction.',
      es: 'Reabra el día cerrado si necesita una corrección.',
    },
  },
  'table.day-already-open': {
    status: 409,
    title: { en: 'The day of the table is open', es: 'El día de la mesa está abierto' },
    detail: {
      en: 'The day of the table is open.',
      es: 'El día de la mesa está abierto.',
    },
    fix: {
      en: 'Close it first.',
      es: 'Ciérrelo primero.',
    },
  },
  'table.day-not-open': {
    status: 409,
    title: { en: 'The day of the table is not open', es: 'El día de la mesa no está abierto' },
    detail: {
      en: 'The table is closed.',
      es: 'La mesa está cerrada.',
    },
    fix: {
      en: 'Open the day of the table first.',
      es: 'Abra primero el día de la mesa.',
    },
  },
  'table.jornada-differs': {
    status: 409,
    title: { en: 'The open day is of another jornada', es: 'El día abierto es de otra jornada' },
    detail: {
      en: 'It happened in jornada {jornada}; the open day is of {open}.',
      es: 'Ocurrió en la jornada {jornada}; el día abierto es de la {open}.',
    },
    fix: {
      en: 'Close the day and open the next one.',
      es: 'Cierre el día y abra el siguiente.',
    },
  },
  'table.drop-negative': {
    status: 409,
    title: { en: 'The count of the box is not valid', es: 'El recuento de la caja no es válido' },
    detail: {
      en: 'Cash {cash}, vouchers {vouchers}, in centavos.',
      es: 'Efectivo {cash}, vales {vouchers}, en centavos.',
    },
    fix: {
      en: 'Count what the box held; nothing is zero.',
      es: 'Cuente lo que había en la caja; nada es cero.',
    },
  },
  'table.movement-unknown': {
    status: 404,
    title: { en: 'No such movement in this day', es: 'No existe ese movimiento en este día' },
    detail: {
      en: 'The day has no movement {movementId}.',
      es: 'El día no tiene el movimiento {movementId}.',
    },
    fix: {
      en: 'Check the id and the day.',
      es: 'Revise el identificador y el día.',
    },
  },
  'table.movement-already-voided': {
    status: 409,
    title: { en: 'The movement is void already', es: 'El movimiento ya está anulado' },
    detail: {
      en: 'Movement {movementId} is void.',
      es: 'El movimiento {movementId} está anulado.',
    },
    fix: {
      en: 'Nothing is left to do.',
      es: 'No queda nada por hacer.',
    },
  },
  'table.drop-missing': {
    status: 409,
    title: { en: 'The box has not been counted', es: 'Falta el recuento de la caja' },
    detail: {
      en: 'The drop of the day was not counted.',
      es: 'El drop del día no se contó.',
    },
    fix: {
      en: 'Record the count of the box, also when it held nothing, and close then.',
      es: 'Registre el recuento de la caja, aunque esté vacía, y luego cierre.',
    },
  },
  'table.day-not-last': {
    status: 409,
    title: {
      en: 'Only the last day can be opened again',
      es: 'Solo se puede reabrir el último día',
    },
    detail: {
      en: 'Day {day}; the last is {last}.',
      es: 'Día {day}; el último es el {last}.',
    },
    fix: {
      en: 'Correct it in the day that is open, with a reason.',
      es: 'Corríjalo en el día abierto, con un motivo.',
    },
  },
  'table.closing-unknown': {
    status: 409,
    title: { en: 'The day has no such closing', es: 'El día no tiene ese cierre' },
    detail: {
      en: 'Day {day}, closing {closing}.',
      es: 'Día {day}, cierre {closing}.',
    },
    fix: {
      en: 'Check the number of the closing.',
      es: 'Revise el número del cierre.',
    },
  },
  'table.day-settled': {
    status: 409,
    title: { en: 'The day is settled', es: 'El día ya fue liquidado' },
    detail: {
      en: 'The settlement of jornada {jornada} is filed.',
      es: 'La liquidación de la jornada {jornada} está archivada.',
    },
    fix: {
      en: 'Tell accounting, then send the correction with late: true and its reason; the papers get a new version.',
      es: 'Avise a Contaduría y envíe la corrección con late: true y su motivo; los documentos tendrán una nueva versión.',
    },
  },
  'table.round-open': {
    status: 409,
    title: { en: 'A round is still being played', es: 'Hay una ronda en juego' },
    detail: {
      en: 'Round {number} of the day is not settled.',
      es: 'La ronda {number} del día no está liquidada.',
    },
    fix: {
      en: 'Settle every box of the round, or have it ruled void, first.',
      es: 'Liquide primero todas las casillas de la ronda, o que se la declare nula.',
    },
  },
} as const satisfies Record<string, Problem>;
