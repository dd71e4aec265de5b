import type { Problem } from '../problem.ts';

/** What any command of a bank table may meet, in words. Amounts are centavos. */
export const COMMON_PROBLEMS = {
  'table.not-announced': {
    status: 404,
    title: { en: 'No such table', es: 'No existe la mesa' },
    detail: {
      en: 'Nothing was announced under that id.',
      es: 'No se anunció nada con ese identificador.',
    },
    fix: {
      en: 'Check the id. A table exists once it has been announced.',
      es: 'Revise el identificador. Una mesa existe desde que se anuncia.',
    },
  },
  'table.role-not-allowed': {
    status: 403,
    title: {
      en: 'This member of the staff may not do that at a table',
      es: 'Este integrante del personal no puede hacerlo en una mesa',
    },
    detail: {
      en: 'Legajo {legajo} is {role}; it takes one of: {allowed}.',
      es: 'El legajo {legajo} es {role}; se necesita uno de: {allowed}.',
    },
    fix: {
      en: 'Send it by a member of the staff who holds one of those roles.',
      es: 'Envíelo a nombre de quien tenga uno de esos roles.',
    },
  },
  'table.other-sector': {
    status: 403,
    title: { en: 'A Supervisor of another sector', es: 'Supervisor de otro sector' },
    detail: {
      en: 'Legajo {legajo} supervises sector {sector}; the table is in {ofTable}.',
      es: 'El legajo {legajo} supervisa el sector {sector}; la mesa es del {ofTable}.',
    },
    fix: {
      en: 'Send it by the Supervisor of the sector of the table.',
      es: 'Envíelo a nombre del supervisor del sector de la mesa.',
    },
  },
  'table.reason-missing': {
    status: 409,
    title: { en: 'A reason is needed', es: 'Falta el motivo' },
    detail: {
      en: 'What it was done for is empty.',
      es: 'Falta decir por qué se hizo.',
    },
    fix: {
      en: 'Write the reason in a few words; it stays on record.',
      es: 'Escriba el motivo en pocas palabras; queda registrado.',
    },
  },
  'table.act-id-reused': {
    status: 422,
    title: {
      en: 'The idempotency key belongs to another act of the table',
      es: 'La clave de idempotencia es de otro acto de la mesa',
    },
    detail: {
      en: 'The id {actId} is taken.',
      es: 'El identificador {actId} ya está usado.',
    },
    fix: {
      en: 'Use a new key for a new act; repeat a request only with the same content.',
      es: 'Use una clave nueva para un acto nuevo; repita un pedido solo con el mismo contenido.',
    },
  },
  'table.signature-repeated': {
    status: 409,
    title: { en: 'Two different persons must sign', es: 'Deben firmar dos personas distintas' },
    detail: {
      en: 'Legajo {legajo} signs twice.',
      es: 'El legajo {legajo} firma dos veces.',
    },
    fix: {
      en: 'Name a second member of the staff.',
      es: 'Indique un segundo integrante del personal.',
    },
  },
  'table.second-person-missing': {
    status: 409,
    title: {
      en: 'A second person must sign the payment',
      es: 'Una segunda persona debe firmar el pago',
    },
    detail: {
      en: 'A box is paid {paid} centavos; one person pays up to {max} alone.',
      es: 'A una casilla se le pagan {paid} centavos; una sola persona paga hasta {max}.',
    },
    fix: {
      en: 'Call the Supervisor and name them in `second`.',
      es: 'Llame al supervisor e indíquelo en `second`.',
    },
  },
  'table.signatures-wrong': {
    status: 409,
    title: {
      en: 'The two signatures are not of the persons required',
      es: 'Las dos firmas no son de las personas requeridas',
    },
    detail: {
      en: 'The signatures are of {roles}; it takes one of {one} and one of {other}.',
      es: 'Las firmas son de {roles}; se necesita una de {one} y una de {other}.',
    },
    fix: {
      en: 'Let both sides sign: table and cage for chips that move, dealer and Supervisor for a count.',
      es: 'Deben firmar ambas partes: mesa y caja si se mueven fichas, croupier y supervisor en un recuento.',
    },
  },
  'table.time-backwards': {
    status: 409,
    title: { en: 'The time runs backwards', es: 'La hora retrocede' },
    detail: {
      en: 'It is said to have happened at {occurredAt}, before {last}.',
      es: 'Se indica la hora {occurredAt}, anterior a {last}.',
    },
    fix: {
      en: 'Send the time at which it happened.',
      es: 'Envíe la hora en que ocurrió.',
    },
  },
} as const satisfies Record<string, Problem>;
