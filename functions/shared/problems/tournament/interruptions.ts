import type { Problem } from '../problem.ts';

/** Events that are cancelled, suspended or changed, and big prizes, in words. */
export const INTERRUPTIONS_PROBLEMS = {
  'tournament.consent-missing': {
    status: 409,
    title: { en: 'The lottery’s consent is missing', es: 'Falta el consentimiento de L.N.S.E.' },
    detail: {
      en: "The reference of the lottery's consent is empty.",
      es: 'Falta la referencia de la conformidad de la lotería.',
    },
    fix: {
      en: 'Send the reference of the note by which the lottery consents.',
      es: 'Envíe la referencia de la nota por la que L.N.S.E. consiente.',
    },
  },
  'tournament.cancelled': {
    status: 409,
    title: { en: 'The event is cancelled', es: 'El evento está cancelado' },
    detail: {
      en: 'The event is not played, and its prices go back.',
      es: 'El evento no se juega y los precios se devuelven.',
    },
    fix: {
      en: 'Only refunds are left: every price goes back.',
      es: 'Solo quedan las devoluciones: se devuelve cada precio.',
    },
  },
  'tournament.ended': {
    status: 409,
    title: { en: 'The event was ended before its time', es: 'El evento finalizó antes de tiempo' },
    detail: { en: 'It was ended on {since}.', es: 'Finalizó el {since}.' },
    fix: {
      en: 'Confirm and pay the prizes as the act divided them, and close it.',
      es: 'Confirme y pague los premios según la resolución, y ciérrelo.',
    },
  },
  'tournament.resolution-does-not-add-up': {
    status: 409,
    title: {
      en: 'The act does not divide what is left of the pool',
      es: 'La resolución no divide lo que queda del pozo',
    },
    detail: {
      en: '{given} of {due} centavos are given.',
      es: 'Se reparten {given} de {due} centavos.',
    },
    fix: {
      en: 'The shares add to the prizes of the places of those in play.',
      es: 'Las partes suman los premios de las posiciones de quienes están en juego.',
    },
  },
  'tournament.suspended': {
    status: 409,
    title: { en: 'The event is suspended', es: 'El evento está suspendido' },
    detail: {
      en: 'Suspended from {since}; resumed: {until}.',
      es: 'Suspendido desde el {since}; reanudado: {until}.',
    },
    fix: {
      en: 'Resume it first. Once it is resumed, check occurredAt: nothing happened meanwhile.',
      es: 'Reanúdelo primero. Si ya se reanudó, revise occurredAt: mientras tanto no ocurrió nada.',
    },
  },
  'tournament.not-suspended': {
    status: 409,
    title: { en: 'The event is not suspended', es: 'El evento no está suspendido' },
    detail: {
      en: 'The event goes on.',
      es: 'El evento sigue en curso.',
    },
    fix: { en: 'Nothing needs to be resumed.', es: 'No hay nada que reanudar.' },
  },
  'tournament.refunds-owed': {
    status: 409,
    title: { en: 'Prices are to go back', es: 'Quedan precios por devolver' },
    detail: {
      en: '{entries} entries of the cancelled event were not refunded yet.',
      es: 'Falta devolver {entries} inscripciones del evento cancelado.',
    },
    fix: { en: 'Refund each entry at the cash desk.', es: 'Devuelva cada inscripción en la caja.' },
  },
  'tournament.prize-statement-missing': {
    status: 409,
    title: {
      en: 'The winner’s data and statement are missing',
      es: 'Faltan los datos y la declaración del ganador',
    },
    detail: {
      en: 'A prize of {prize} centavos passes the threshold of {threshold} ({citation}).',
      es: 'Un premio de {prize} centavos supera el umbral de {threshold} ({citation}).',
    },
    fix: {
      en: 'Send the statement with the data and whether the winner is politically exposed.',
      es: 'Envíe la declaración con los datos y si el ganador es una persona expuesta políticamente.',
    },
  },
  'tournament.tax-id-mismatch': {
    status: 409,
    title: {
      en: 'The CUIL is not of the document shown',
      es: 'El CUIL no corresponde al documento',
    },
    detail: {
      en:
        'The eight digits in the middle of a CUIT or CUIL are the number of the DNI, or with a ' +
        'DNI from 90,000,000 one from 60,000,000 to 69,999,999.',
      es:
        'Los ocho dígitos del medio de un CUIT o CUIL son el número del DNI o, con un DNI desde ' +
        '90.000.000, uno de 60.000.000 a 69.999.999.',
    },
    fix: {
      en: 'Copy the number again from the certificate of who holds the document.',
      es: 'Copie otra vez el número de la constancia de quien muestra el documento.',
    },
  },
  'tournament.withholding-too-big': {
    status: 409,
    title: {
      en: 'Nothing of the prize would be paid',
      es: 'La retención no deja premio para pagar',
    },
    detail: {
      en: '{withheld} centavos would be withheld of a prize of {prize}.',
      es: 'Se retendrían {withheld} centavos de un premio de {prize}.',
    },
    fix: {
      en: 'Withhold less than the prize; left out, nothing is withheld.',
      es: 'Retenga menos que el premio; si no se indica, no se retiene nada.',
    },
  },
} as const satisfies Record<string, Problem>;
