import type { Problem } from '../problem.ts';

/** Why the money of a sale does not go back, in words. */
export const REVERSALS_PROBLEMS = {
  'tournament.refund-too-late': {
    status: 409,
    title: { en: 'The time for refunds is over', es: 'Ya no hay devolución' },
    detail: {
      en: 'Prices go back while registration is open; in a club event, only once it ended with too few entries.',
      es: 'Se devuelve mientras la inscripción está abierta; en un evento de club, solo si cerró sin reunir las entradas necesarias.',
    },
    fix: {
      en: 'The chips are put in play. A sale typed by mistake is voided by the Direction.',
      es: 'Las fichas se ponen en juego. Una venta mal cargada la anula la Dirección.',
    },
  },
  'tournament.refund-means-differ': {
    status: 409,
    title: {
      en: 'A refund goes back as it was paid',
      es: 'La devolución va por el medio de pago de la venta',
    },
    detail: {
      en: 'Entry {entryNumber} was paid by {paid}; the refund says {means}.',
      es: 'La inscripción {entryNumber} se pagó con {paid}; la devolución indica {means}.',
    },
    fix: {
      en: 'Send the means of the sale; to give it back by another, send why as reason.',
      es: 'Indique el medio de la venta; para devolver por otro, indique el motivo en reason.',
    },
  },
  'tournament.void-too-late': {
    status: 409,
    title: {
      en: 'The cashier no longer corrects this sale',
      es: 'El cajero ya no corrige esta venta',
    },
    detail: {
      en: 'Entry {entryNumber} was sold in the jornada {soldOn}. A sale is voided at the cash desks in its own jornada and before its seat is drawn: by a cashier what the shift open at the desk sold, or what he sold himself at another desk; by the head of the cash desks any of them. Another shift than the one that sold it has to be open at the desk.',
      es: 'La inscripción {entryNumber} se vendió en la jornada {soldOn}. En las cajas una venta se anula en su misma jornada y antes del sorteo de su asiento: el cajero, la que vendió el turno abierto en la caja o la que él mismo vendió en otra; el jefe de cajas, cualquiera. Si no es el turno que la vendió, tiene que haber otro abierto en la caja.',
    },
    fix: {
      en: 'Open a shift at the desk first if it is yours to void; else refund it while registration is open, or let the Director or a Supervisor void it.',
      es: 'Abra antes un turno en la caja si le toca anularla; si no, devuélvala mientras la inscripción esté abierta, o que la anule el Director o un Supervisor.',
    },
  },
} as const satisfies Record<string, Problem>;
