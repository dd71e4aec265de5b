import type { Problem } from '../problem.ts';

/** Why prizes or the closing are refused, in words. Amounts are centavos. */
export const PRIZES_PROBLEMS = {
  'tournament.registration-open': {
    status: 409,
    title: { en: 'Registration is open', es: 'La inscripción está abierta' },
    detail: {
      en: 'Entries may still be sold.',
      es: 'Todavía pueden venderse inscripciones.',
    },
    fix: {
      en: 'Wait until the published sale has ended or the quota is full; prizes are locked after the start.',
      es: 'Espere a que termine la venta publicada o se complete el cupo; los premios se fijan después del comienzo.',
    },
  },
  'tournament.prizes-not-locked': {
    status: 409,
    title: { en: 'The prizes are not locked', es: 'Los premios no están fijados' },
    detail: {
      en: 'The pool and the places were not fixed.',
      es: 'El pozo y las posiciones no están fijados.',
    },
    fix: { en: 'The Director locks them.', es: 'El Director los fija.' },
  },
  'tournament.lock-stale': {
    status: 409,
    title: { en: 'The lock is stale', es: 'La fijación de premios quedó vencida' },
    detail: {
      en: 'The entries or the pool changed since they were fixed.',
      es: 'Las inscripciones o el pozo cambiaron después de fijarse.',
    },
    fix: {
      en: 'The Director locks the prizes again.',
      es: 'El Director vuelve a fijar los premios.',
    },
  },
  'tournament.entry-still-playing': {
    status: 409,
    title: { en: 'The entry is still in play', es: 'La inscripción sigue en juego' },
    detail: {
      en: 'Entry {entryNumber} has no final place.',
      es: 'La inscripción {entryNumber} no tiene puesto definitivo.',
    },
    fix: { en: 'Wait until it is out, or alone.', es: 'Espere a que salga, o a que quede sola.' },
  },
  'tournament.no-prize': {
    status: 409,
    title: { en: 'The place has no prize', es: 'El puesto no tiene premio' },
    detail: {
      en: 'Entry {entryNumber} finished in place {position}.',
      es: 'La inscripción {entryNumber} terminó en el puesto {position}.',
    },
    fix: { en: 'Nothing is due.', es: 'No corresponde pago.' },
  },
  'tournament.supervisor-missing': {
    status: 409,
    title: { en: 'A Supervisor is needed', es: 'Falta el Supervisor' },
    detail: {
      en: 'Nobody of the Direction, other than who issues it, came along.',
      es: 'No acompañó nadie de la Dirección distinto de quien lo emite.',
    },
    fix: {
      en: 'Name the Supervisor who accompanies the player.',
      es: 'Indique el Supervisor que acompaña al jugador.',
    },
  },
  'tournament.already-confirmed': {
    status: 409,
    title: { en: 'The prize is confirmed already', es: 'El premio ya está confirmado' },
    detail: {
      en: 'Confirmation {confirmation} holds.',
      es: 'Vale la confirmación {confirmation}.',
    },
    fix: { en: 'Pay on the receipt that was issued.', es: 'Pague con el comprobante emitido.' },
  },
  'tournament.prize-not-confirmed': {
    status: 409,
    title: { en: 'The prize is not confirmed', es: 'El premio no está confirmado' },
    detail: {
      en: 'Position and amount were not confirmed, or no longer hold.',
      es: 'Posición e importe no se confirmaron, o ya no valen.',
    },
    fix: { en: 'Confirm it at the control desk.', es: 'Confírmelo en el puesto de control.' },
  },
  'tournament.confirmation-stale': {
    status: 409,
    title: { en: 'The confirmation no longer holds', es: 'La confirmación ya no vale' },
    detail: {
      en: 'The last confirmation is {confirmation}.',
      es: 'La última confirmación es la {confirmation}.',
    },
    fix: {
      en: 'Confirm again and pay on the new version of the receipt.',
      es: 'Confirme de nuevo y pague con la nueva versión del comprobante.',
    },
  },
  'tournament.receipt-not-issued': {
    status: 409,
    title: {
      en: 'The classification receipt is not issued yet',
      es: 'El comprobante de clasificación todavía no está emitido',
    },
    detail: {
      en: 'The classification receipt is not filed yet.',
      es: 'El comprobante de clasificación todavía no está emitido.',
    },
    fix: {
      en: 'Wait until GET /v1/documents lists the receipt as filed, print it and pay against it.',
      es: 'Espere a que GET /v1/documents lo muestre archivado, imprímalo y pague contra él.',
    },
  },
  'tournament.receipt-mismatch': {
    status: 409,
    title: { en: 'This is not the receipt of the prize', es: 'No es el comprobante del premio' },
    detail: {
      en: 'The number is not that of the confirmation.',
      es: 'El número no es el de la confirmación.',
    },
    fix: {
      en: 'Ask for the classification receipt issued for this entry.',
      es: 'Pida el comprobante de clasificación emitido para esta inscripción.',
    },
  },
  'tournament.prize-already-paid': {
    status: 409,
    title: { en: 'A prize is paid already', es: 'Ya hay un premio pagado' },
    detail: {
      en: 'A prize that was paid would be paid again, or change.',
      es: 'Un premio ya pagado se pagaría de nuevo, o cambiaría.',
    },
    fix: {
      en: 'A prize is paid once. To correct it, the Direction reverses the payment first.',
      es: 'Un premio se paga una vez. Para corregirlo, la Dirección revierte antes el pago.',
    },
  },
  'tournament.prize-not-paid': {
    status: 409,
    title: { en: 'The prize is not paid', es: 'El premio no está pagado' },
    detail: {
      en: 'No payment of the entry stands.',
      es: 'Ningún pago de la inscripción está vigente.',
    },
    fix: {
      en: 'Only a payment that stands can be reversed.',
      es: 'Solo se revierte un pago vigente.',
    },
  },
  'tournament.not-finished': {
    status: 409,
    title: { en: 'The tournament is not finished', es: 'El torneo no terminó' },
    detail: { en: '{live} entries are in play.', es: 'Hay {live} inscripciones en juego.' },
    fix: { en: 'Close it when one entry is left.', es: 'Ciérrelo cuando quede una inscripción.' },
  },
  'tournament.chips-mismatch': {
    status: 409,
    title: {
      en: 'The winner must hold all the chips',
      es: 'El ganador debe tener todas las fichas',
    },
    detail: {
      en: 'The winner has {winnerChips}; {inPlay} are in play.',
      es: 'El ganador tiene {winnerChips}; hay {inPlay} en juego.',
    },
    fix: {
      en: 'Count again, or correct the chips removed.',
      es: 'Vuelva a contar, o corrija las fichas retiradas.',
    },
  },
  'tournament.closing-unknown': {
    status: 409,
    title: { en: 'No such closing', es: 'No existe ese cierre' },
    detail: {
      en: 'The tournament has no closing {closing}.',
      es: 'El torneo no tiene el cierre {closing}.',
    },
    fix: {
      en: 'File the settlement of a closing that was recorded.',
      es: 'Archive la liquidación de un cierre registrado.',
    },
  },
  'tournament.second-person-missing': {
    status: 409,
    title: { en: 'A second person must sign', es: 'Debe firmar una segunda persona' },
    detail: {
      en: 'One person signs what two must answer for.',
      es: 'Firma una persona lo que dos deben responder.',
    },
    fix: {
      en: 'Name in `second` another member of the staff who answers for it.',
      es: 'Indique en `second` a otro integrante del personal que responda por ello.',
    },
  },
  'tournament.second-person-same': {
    status: 409,
    title: { en: 'Two different persons must sign', es: 'Deben firmar dos personas distintas' },
    detail: { en: 'Legajo {legajo} signs twice.', es: 'El legajo {legajo} firma dos veces.' },
    fix: {
      en: 'Name in `second` another member of the staff.',
      es: 'Indique en `second` a otro integrante del personal.',
    },
  },
} as const satisfies Record<string, Problem>;
