import { KEY_PROBLEMS } from './keysAndVersions.ts';
import type { Problem } from './problem.ts';

/** Why the edge itself refuses a request, before or around what the domain decides. */
export const EDGE_PROBLEMS = {
  ...KEY_PROBLEMS,
  'request.invalid': {
    status: 400,
    title: { en: 'The request does not fit its schema', es: 'El pedido no respeta su esquema' },
    detail: {
      en: 'Every part that does not fit is listed in errors.',
      es: 'Cada parte que no corresponde está en errors.',
    },
    fix: { en: 'Correct the fields in errors.', es: 'Corrija los campos de errors.' },
  },
  'request.filter-needed': {
    status: 400,
    title: { en: 'The list needs a filter', es: 'El listado necesita un filtro' },
    detail: {
      en: 'This role lists by one of: {filters}.',
      es: 'Este rol lista por uno de: {filters}.',
    },
    fix: {
      en: 'Send one of those filters with the list.',
      es: 'Envíe uno de esos filtros con el listado.',
    },
  },
  'request.occurred-in-future': {
    status: 400,
    title: { en: 'The fact lies in the future', es: 'El hecho está en el futuro' },
    detail: {
      en: 'occurredAt {occurredAt} is more than {minutesMax} minutes after now, {now}.',
      es: 'occurredAt {occurredAt} supera en más de {minutesMax} minutos la hora actual, {now}.',
    },
    fix: {
      en: 'Check the clock of the desk and the offset; leave occurredAt out for what happens now.',
      es: 'Revise el reloj del puesto y el huso; omita occurredAt para lo que ocurre ahora.',
    },
  },
  'request.range-invalid': {
    status: 400,
    title: { en: 'The range of jornadas is not usable', es: 'El rango de jornadas no sirve' },
    detail: {
      en: '{from} to {until}: from 1 to {jornadasMax} jornadas, in order.',
      es: '{from} a {until}: de 1 a {jornadasMax} jornadas, en orden.',
    },
    fix: {
      en: 'Put the earlier jornada in from, the later in until, and ask for longer times in parts.',
      es: 'Ponga la jornada anterior en from, la posterior en until; pida más tiempo por partes.',
    },
  },
  'request.zip-too-large': {
    status: 400,
    title: { en: 'Too many papers for one ZIP', es: 'Demasiados papeles para un ZIP' },
    detail: {
      en: '{files} files, {bytes} bytes; at most {filesMax} files.',
      es: '{files} archivos, {bytes} bytes; hasta {filesMax} archivos.',
    },
    fix: {
      en: 'Ask for fewer jornadas, one venue, one event or one kind at a time.',
      es: 'Pida menos jornadas, una sede, un evento o una clase por vez.',
    },
  },
  'request.unauthenticated': {
    status: 401,
    title: { en: 'No valid token', es: 'Falta un token válido' },
    detail: {
      en: 'The token is missing, expired, or lacks a claim.',
      es: 'La credencial falta, está vencida o está incompleta.',
    },
    fix: {
      en: 'Ask for a new token and send it as Authorization: Bearer.',
      es: 'Pida un token nuevo y envíelo como Authorization: Bearer.',
    },
  },
  'request.forbidden': {
    status: 403,
    title: { en: 'The token does not allow this', es: 'El token no permite esta operación' },
    detail: { en: 'One of these scopes is needed: {scopes}.', es: 'Se necesita uno de: {scopes}.' },
    fix: {
      en: 'Use the token of a client that has one of them.',
      es: 'Use el token de un cliente que tenga uno de ellos.',
    },
  },
  'request.not-yourself': {
    status: 403,
    title: { en: 'The token is of somebody else', es: 'El token es de otra persona' },
    detail: {
      en: 'Who signed in has legajo {legajo}; the command says that another did it.',
      es: 'Quien ingresó tiene el legajo {legajo}; el comando dice que lo hizo otro.',
    },
    fix: {
      en: 'Send your own legajo in by, or let the other person sign in.',
      es: 'Envíe su propio legajo en by, o que ingrese la otra persona.',
    },
  },
  'request.not-found': {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    detail: {
      en: 'There is no such route, or nothing under that id.',
      es: 'No existe esa ruta, o no hay nada con ese identificador.',
    },
    fix: {
      en: 'Check the method, the path and the ids; GET /v1/openapi.json lists what there is.',
      es: 'Revise el método, la ruta y los identificadores; GET /v1/openapi.json dice lo que hay.',
    },
  },
  'request.profile-missing': {
    status: 409,
    title: { en: 'The operator has no profile', es: 'El operador no tiene perfil' },
    detail: { en: 'None was in force on {jornada}.', es: 'Ninguno regía el {jornada}.' },
    fix: {
      en: 'Set it with PUT /v1/registry/operator.',
      es: 'Cárguelo con PUT /v1/registry/operator.',
    },
  },
  'request.jornada-not-over': {
    status: 409,
    title: { en: 'The jornada is not over', es: 'La jornada no terminó' },
    detail: {
      en: 'Jornada {jornada} is not before the one that runs, {current}.',
      es: 'La jornada {jornada} no es anterior a la que corre, {current}.',
    },
    fix: {
      en: 'Wait until the jornada is over.',
      es: 'Espere a que termine la jornada.',
    },
  },
  'request.desk-unknown': {
    status: 409,
    title: { en: 'No such desk of the cage', es: 'No existe ese puesto de caja' },
    detail: {
      en: 'Desk {desk} is not one of {desks}.',
      es: 'El puesto {desk} no es uno de {desks}.',
    },
    fix: {
      en: 'Send one of those desks, or add it with PUT /v1/registry/operator.',
      es: 'Envíe uno de esos puestos, o agréguelo con PUT /v1/registry/operator.',
    },
  },
  'request.person-differs': {
    status: 409,
    title: {
      en: 'The document belongs to a person with other data',
      es: 'El documento pertenece a una persona con otros datos',
    },
    detail: {
      en: 'The document is registered with other names or another birth date.',
      es: 'El documento está registrado con otros nombres u otra fecha de nacimiento.',
    },
    fix: {
      en: 'Check the document; correct the spelling with PUT /v1/registry/players/{personId}.',
      es: 'Verifique el documento; corrija los datos con PUT /v1/registry/players/{personId}.',
    },
  },
  'request.person-erased': {
    status: 409,
    title: {
      en: 'The data of the person were erased',
      es: 'Los datos de la persona fueron suprimidos',
    },
    detail: {
      en: 'Nobody is known any more under the document of the entry.',
      es: 'Ya no se conoce a nadie con el documento de la inscripción.',
    },
    fix: {
      en: 'Take a new form; the old entry is nobody’s any more.',
      es: 'Tome un formulario nuevo; la inscripción anterior ya no es de nadie.',
    },
  },
  'request.too-large': {
    status: 413,
    title: { en: 'The body is too large', es: 'El cuerpo es demasiado grande' },
    detail: { en: 'At most {bytesMax} bytes.', es: 'Como máximo {bytesMax} bytes.' },
    fix: {
      en: 'Send it in parts: a bulk request may be split, its commands keep their keys.',
      es: 'Envíelo en partes: un pedido por lote puede dividirse, sus comandos conservan sus claves.',
    },
  },
  'request.too-many': {
    status: 429,
    title: { en: 'Too many posts', es: 'Demasiados envíos' },
    detail: {
      en: 'A client may send {postsMax} posts in 10 seconds.',
      es: 'Un cliente puede hacer {postsMax} envíos en 10 segundos.',
    },
    fix: {
      en: 'Send it again after {seconds} seconds, with its key; send many commands as one bulk post.',
      es: 'Envíelo otra vez en {seconds} segundos, con su clave; junte los comandos en un lote.',
    },
  },
  'server.unexpected': {
    status: 500,
    title: { en: 'Unexpected error', es: 'Error inesperado' },
    detail: {
      en: 'It was not your request; the log has it under the id in instance.',
      es: 'No fue su pedido; el registro lo tiene con el identificador de instance.',
    },
    fix: {
      en: 'Send the same request again, with its key; if it stays, report the instance.',
      es: 'Envíe otra vez el mismo pedido, con su clave; si sigue, informe la instance.',
    },
  },
  'server.busy': {
    status: 503,
    title: { en: 'Too busy for now', es: 'Sistema ocupado por el momento' },
    detail: {
      en: 'Whether it was recorded may be unknown; the same key records it once at most.',
      es: 'Puede no saberse si se registró; la misma clave lo registra una vez como máximo.',
    },
    fix: { en: 'Send the same request again.', es: 'Envíe otra vez el mismo pedido.' },
  },
} as const satisfies Record<string, Problem>;

export type EdgeCode = keyof typeof EDGE_PROBLEMS;
