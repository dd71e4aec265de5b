import type { Problem } from '../problem.ts';

/** Why a place in a full event, or the payment of somebody else, is refused, in words. */
export const WAITING_PROBLEMS = {
  'tournament.others-wait': {
    status: 409,
    title: {
      en: 'Others wait for that place',
      es: 'Otros esperan ese lugar',
    },
    detail: {
      en: '{before} wait before, {left} places are left.',
      es: 'Esperan {before} antes; quedan {left} lugares.',
    },
    fix: {
      en: 'Put the form on the waiting list, or sell to who is first.',
      es: 'Anote la ficha en la lista de espera o venda a quien está primero.',
    },
  },
  'tournament.places-left': {
    status: 409,
    title: {
      en: 'There are places left',
      es: 'Quedan lugares',
    },
    detail: {
      en: '{left} places are left.',
      es: 'Quedan {left} lugares.',
    },
    fix: {
      en: 'Sell the entry.',
      es: 'Venda la inscripción.',
    },
  },
  'tournament.not-waiting': {
    status: 409,
    title: {
      en: 'The form is not on the waiting list',
      es: 'La ficha no está en la lista de espera',
    },
    detail: {
      en: '{entryId}.',
      es: '{entryId}.',
    },
    fix: {
      en: 'Name a form that waits.',
      es: 'Indique una ficha en espera.',
    },
  },
  'tournament.already-waiting': {
    status: 409,
    title: {
      en: 'The person waits already',
      es: 'La persona ya está en la lista de espera',
    },
    detail: {
      en: 'Form {entryId} of the same person is on the waiting list.',
      es: 'La ficha {entryId} de la misma persona está en la lista de espera.',
    },
    fix: {
      en: 'Sell that form when its turn comes, or take it off the list first.',
      es: 'Venda esa ficha cuando llegue su turno o retírela antes de la lista.',
    },
  },
  'tournament.sponsor-not-in-account': {
    status: 409,
    title: {
      en: 'Who pays for a player pays into the account',
      es: 'Quien paga por un jugador paga en la cuenta',
    },
    detail: {
      en: 'By {means}.',
      es: 'Por {means}.',
    },
    fix: {
      en: 'Use account or transfer, with the reference of the payment.',
      es: 'Use cuenta o transferencia, con la referencia del pago.',
    },
  },
  'tournament.sponsor-reference-used': {
    status: 409,
    title: {
      en: 'That payment already bought an entry',
      es: 'Ese pago ya compró una inscripción',
    },
    detail: {
      en: '{reference}.',
      es: '{reference}.',
    },
    fix: {
      en: 'One payment buys one entry: give the reference of another.',
      es: 'Un pago compra una inscripción: indique la referencia de otro.',
    },
  },
} as const satisfies Readonly<Record<string, Problem>>;
