import type { Problem } from '../problem.ts';

/** Why the money of a sale does not go back, in words. */
export const REVERSALS_PROBLEMS = {
  'tournament.refund-too-late': {
    status: 409,
    title: { en: 'The time for refunds is over', es: 'Ya no hay devolución' },
    detail: {
      en: 'Registration has ended for that entry.',
      es: 'La inscripción ya cerró para esa entrada.',
    },
    fix: {
      en: 'The chips are put in play. A sale typed by mistake is voided by the Direction.',
      es: 'Las fichas se ponen en juego. Una venta mal cargada la anula la Dirección.',
    },
  },
  'tournament.void-too-late': {
    status: 409,
    title: {
      en: 'The cashier no longer corrects this sale',
      es: 'El cajero ya no corrige esta venta',
    },
    detail: {
      en: 'Entry {entryNumber} was sold in the jornada {soldOn}. A cashier voids a sale in its own jornada, while the shift that sold it is open at the desk, and before its seat is drawn.',
      es: 'La inscripción {entryNumber} se vendió en la jornada {soldOn}. El cajero anula una venta en su misma jornada, mientras sigue abierto en la caja el turno que la vendió, y antes del sorteo de su asiento.',
    },
    fix: {
      en: 'Refund it while registration is open, or let the Director or a Supervisor void it.',
      es: 'Devuélvala mientras la inscripción esté abierta, o que la anule el Director o un Supervisor.',
    },
  },
} as const satisfies Record<string, Problem>;
