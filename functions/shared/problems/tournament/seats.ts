import type { Problem } from '../problem.ts';

/** Why seats or the start are refused, in words. Amounts are centavos. */
export const SEATS_PROBLEMS = {
  'tournament.draw-closed': {
    status: 409,
    title: { en: 'Seats are no longer drawn', es: 'Ya no se sortean lugares' },
    detail: {
      en: 'Play has started at the table.',
      es: 'El juego comenzó en la mesa.',
    },
    fix: {
      en: 'Seats of a Sit & Go are drawn before its start.',
      es: 'Los lugares de un Sit & Go se sortean antes del comienzo.',
    },
  },
  'tournament.no-entry-to-seat': {
    status: 409,
    title: { en: 'No entry waits for a seat', es: 'Ninguna inscripción espera lugar' },
    detail: {
      en: 'Every paid entry has its seat, or none is paid.',
      es: 'Cada inscripción paga tiene su lugar, o no hay ninguna paga.',
    },
    fix: {
      en: 'Draw when a new entry is paid. Seats drawn before are kept.',
      es: 'Sortee cuando se pague otra inscripción. Los lugares sorteados se mantienen.',
    },
  },
  'tournament.seed-mismatch': {
    status: 409,
    title: { en: 'The seed is not the one published', es: 'La semilla no es la publicada' },
    detail: {
      en: 'The hash of the seed is not the one published.',
      es: 'El resumen de la semilla no es el publicado.',
    },
    fix: {
      en: 'Draw with the seed whose SHA-256 was published before.',
      es: 'Sortee con la semilla cuyo SHA-256 se publicó antes.',
    },
  },
  'tournament.cards-invalid': {
    status: 409,
    title: {
      en: 'The cards do not seat the entries',
      es: 'Las cartas no ubican a las inscripciones',
    },
    detail: {
      en: '{waiting} entries wait for a seat; {cards} cards were sent.',
      es: '{waiting} inscripciones esperan lugar; se enviaron {cards} cartas.',
    },
    fix: {
      en: 'Send one card for each waiting entry, each with its own free seat.',
      es: 'Envíe una carta por cada inscripción en espera, cada una con un lugar libre distinto.',
    },
  },
  'tournament.seat-not-drawn': {
    status: 409,
    title: { en: 'The entry has no drawn seat', es: 'La inscripción no tiene lugar sorteado' },
    detail: {
      en: 'The entry has no seat.',
      es: 'La inscripción no tiene lugar sorteado.',
    },
    fix: { en: 'Draw the seats first.', es: 'Sortee primero los lugares.' },
  },
  'tournament.seat-mismatch': {
    status: 409,
    title: { en: 'This is not the drawn seat', es: 'No es el lugar sorteado' },
    detail: {
      en: 'Seat {drawn} was drawn; seat {seat} was asked for.',
      es: 'Se sorteó el lugar {drawn}; se pidió el {seat}.',
    },
    fix: { en: 'Sit at the drawn seat.', es: 'Siéntese en el lugar sorteado.' },
  },
  'tournament.voucher-mismatch': {
    status: 409,
    title: { en: 'This is not the voucher of the entry', es: 'No es el vale de la inscripción' },
    detail: {
      en: 'The voucher is not the one of entry {entryNumber}.',
      es: 'El vale no es el de la inscripción {entryNumber}.',
    },
    fix: {
      en: 'Ask for the voucher issued for this entry.',
      es: 'Pida el vale emitido para esta inscripción.',
    },
  },
  'tournament.already-started': {
    status: 409,
    title: { en: 'The tournament has started', es: 'El torneo ya comenzó' },
    detail: {
      en: 'The start of play is recorded.',
      es: 'El comienzo del juego está registrado.',
    },
    fix: {
      en: 'Do not start it again. An event under way is suspended or ended, with the consent of the lottery.',
      es: 'No vuelva a iniciarlo. Un evento en curso se suspende o se finaliza, con la conformidad de la lotería.',
    },
  },
  'tournament.not-the-day-announced': {
    status: 409,
    title: {
      en: 'It was announced for another day',
      es: 'Se anunció para otra jornada',
    },
    detail: {
      en: 'It is dated in jornada {jornada}; play was announced for {announced}.',
      es: 'Lleva fecha de la jornada {jornada}; el juego se anunció para la {announced}.',
    },
    fix: {
      en: 'Check occurredAt. To play another day, change the start with a modification before play begins, or suspend the event and resume it that day, with the consent of the lottery.',
      es: 'Revise occurredAt. Para jugar otro día, cambie el inicio con una modificación antes de que comience el juego, o suspenda el evento y reanúdelo ese día, con la conformidad de la lotería.',
    },
  },
  'tournament.not-enough-entries': {
    status: 409,
    title: { en: 'Not enough entries', es: 'No alcanzan las inscripciones' },
    detail: {
      en: '{entries} entries; at least {min} are needed.',
      es: '{entries} inscripciones; se necesitan al menos {min}.',
    },
    fix: { en: 'Wait for more entries.', es: 'Espere más inscripciones.' },
  },
  'tournament.quota-not-complete': {
    status: 409,
    title: { en: 'The quota is not complete', es: 'El cupo no está completo' },
    detail: {
      en: '{entries} of {quota} entries are paid.',
      es: 'Hay {entries} de {quota} inscripciones pagadas.',
    },
    fix: { en: 'Wait, or let the Director start.', es: 'Espere, o que comience el Director.' },
  },
  'tournament.seats-not-drawn': {
    status: 409,
    title: { en: 'Entries wait for a seat', es: 'Hay inscripciones sin lugar' },
    detail: {
      en: '{standing} entries have no seat.',
      es: '{standing} inscripciones no tienen lugar.',
    },
    fix: { en: 'Draw the seats.', es: 'Sortee los lugares.' },
  },
  'tournament.seats-not-taken': {
    status: 409,
    title: { en: 'Nobody sits at the table', es: 'Nadie está sentado a la mesa' },
    detail: {
      en: '{seated} players handed in their voucher; a hand takes {min}.',
      es: '{seated} jugadores entregaron su vale; una mano necesita {min}.',
    },
    fix: {
      en: 'Record the seats that players take with their vouchers, then start.',
      es: 'Registre los lugares que ocupan los jugadores con sus vales y comience.',
    },
  },
  'tournament.acta-missing': {
    status: 409,
    title: { en: 'The acta is missing', es: 'Falta el acta' },
    detail: {
      en: 'The number of the acta or its fiscalizador is empty.',
      es: 'Falta el número del acta o su fiscalizador.',
    },
    fix: {
      en: 'Give the number of the acta and the name of the fiscalizador.',
      es: 'Indique el número del acta y el nombre del fiscalizador.',
    },
  },
} as const satisfies Record<string, Problem>;
