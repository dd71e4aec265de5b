import { BEFORE_ITS_CAUSE } from '../beforeItsCause.ts';
import type { Problem } from '../problem.ts';

/** What any command of a tournament may meet, in words. Amounts are centavos. */
export const COMMON_PROBLEMS = {
  'tournament.not-announced': {
    status: 404,
    title: { en: 'No such tournament', es: 'No existe el torneo' },
    detail: {
      en: 'Nothing was announced under that id.',
      es: 'No se anunció nada con ese identificador.',
    },
    fix: {
      en: 'Check the id. A tournament exists once it has been announced.',
      es: 'Revise el identificador. Un torneo existe desde que se anuncia.',
    },
  },
  'tournament.role-not-allowed': {
    status: 403,
    title: {
      en: 'This member of the staff may not do that',
      es: 'Este integrante del personal no puede hacerlo',
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
  'tournament.reason-missing': {
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
  'tournament.act-id-reused': {
    status: 422,
    title: {
      en: 'The idempotency key belongs to another act',
      es: 'La clave de idempotencia es de otro acto',
    },
    detail: { en: 'The id {actId} is taken.', es: 'El identificador {actId} ya está usado.' },
    fix: {
      en: 'Use a new key for a new act; repeat a request only with the same content.',
      es: 'Use una clave nueva para un acto nuevo; repita un pedido solo con el mismo contenido.',
    },
  },
  'tournament.already-recorded': {
    status: 409,
    title: { en: 'It is recorded otherwise', es: 'Ya está registrado de otro modo' },
    detail: {
      en: 'It is recorded at {at}, by legajo {legajo}{recorded}. What was sent says something else.',
      es: 'Está registrado el {at}, por el legajo {legajo}{recorded}. Lo enviado dice otra cosa.',
    },
    fix: {
      en: 'Nothing was recorded. What stands is not written over: if it is wrong, correct it by the act that takes it back; if it is right, keep it.',
      es: 'No se registró nada. Lo registrado no se pisa: si es erróneo, corríjalo con el acto que lo deja sin efecto; si es correcto, consérvelo.',
    },
  },
  'tournament.jornada-before-event': {
    status: 409,
    title: {
      en: 'The jornada is before the event',
      es: 'La jornada es anterior al evento',
    },
    detail: {
      en: 'Jornada {jornada} is before {first}, when the event was announced or its play began.',
      es: 'La jornada {jornada} es anterior al {first}, cuando se anunció el evento o empezó el juego.',
    },
    fix: {
      en: 'Check occurredAt and its offset; leave it out for what happens now.',
      es: 'Revise occurredAt y su huso; omítalo para lo que ocurre ahora.',
    },
  },
  'tournament.before-its-cause': BEFORE_ITS_CAUSE,
  'tournament.jornada-settled': {
    status: 409,
    title: { en: 'The jornada is settled', es: 'La jornada ya fue liquidada' },
    detail: {
      en: 'The settlement of jornada {jornada} is filed.',
      es: 'La liquidación de la jornada {jornada} está archivada.',
    },
    fix: {
      en: 'Tell accounting, then send the correction with late: true and its reason; the papers get a new version.',
      es: 'Avise a Contaduría y envíe la corrección con late: true y su motivo; los documentos tendrán una nueva versión.',
    },
  },
  'tournament.takings-settled': {
    status: 409,
    title: {
      en: 'The takings of the jornada are settled',
      es: 'La recaudación de la jornada ya fue liquidada',
    },
    detail: {
      en: 'The settlement of jornada {jornada} is filed with what was bought and counted in it.',
      es: 'La liquidación de la jornada {jornada} está archivada con lo comprado y lo contado en ella.',
    },
    fix: {
      en: 'Nothing was recorded. Keep the paper and tell accounting and the fiscalizador. What can still be corrected is an exit, a mistyped sale and the payment of a prize.',
      es: 'No se registró nada. Conserve el papel y avise a Contaduría y al fiscalizador. Aún pueden corregirse una salida, una venta mal cargada y el pago de un premio.',
    },
  },
} as const satisfies Record<string, Problem>;
