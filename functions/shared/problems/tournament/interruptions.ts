import type { Problem } from '../problem.ts';

/** Events that are cancelled, suspended or changed, in words. */
export const INTERRUPTIONS_PROBLEMS = {
  'tournament.consent-missing': {
    status: 409,
    title: { en: 'The lottery’s consent is missing', es: 'Falta el consentimiento de L.N.S.E.' },
    fix: {
      en: 'Send the reference of the note by which the lottery consents.',
      es: 'Envíe la referencia de la nota por la que L.N.S.E. consiente.',
    },
  },
  'tournament.cancelled': {
    status: 409,
    title: { en: 'The event is cancelled', es: 'El evento está cancelado' },
    fix: {
      en: 'Only refunds are left: every price goes back.',
      es: 'Solo quedan las devoluciones: se devuelve cada precio.',
    },
  },
  'tournament.suspended': {
    status: 409,
    title: { en: 'The event is suspended', es: 'El evento está suspendido' },
    detail: { en: 'Since {since}.', es: 'Desde {since}.' },
    fix: { en: 'Resume it first.', es: 'Reanúdelo primero.' },
  },
  'tournament.not-suspended': {
    status: 409,
    title: { en: 'The event is not suspended', es: 'El evento no está suspendido' },
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
} as const satisfies Record<string, Problem>;
