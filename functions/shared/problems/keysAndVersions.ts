import type { Problem } from './problem.ts';

/** Why a request is refused for its key, or for the version that it saw. */
export const KEY_PROBLEMS = {
  'request.idempotency-key-missing': {
    status: 400,
    title: { en: 'The Idempotency-Key is missing', es: 'Falta el Idempotency-Key' },
    detail: {
      en: 'The Idempotency-Key header did not come.',
      es: 'No vino el encabezado Idempotency-Key.',
    },
    fix: {
      en: 'Send a new key of 16 to 64 letters, digits, _ or - with each new fact.',
      es: 'Envíe una clave nueva de 16 a 64 letras, dígitos, _ o - con cada hecho nuevo.',
    },
  },
  'request.idempotency-key-malformed': {
    status: 400,
    title: {
      en: 'The Idempotency-Key is not usable',
      es: 'El Idempotency-Key no es utilizable',
    },
    detail: {
      en: 'The key is not 16 to 64 letters, digits, _ or -.',
      es: 'La clave no es de 16 a 64 letras, cifras, _ o -.',
    },
    fix: {
      en: 'Use 16 to 64 letters, digits, _ or -, such as a UUID.',
      es: 'Use de 16 a 64 letras, dígitos, _ o -, como un UUID.',
    },
  },
  'request.idempotency-key-reused': {
    status: 422,
    title: {
      en: 'The Idempotency-Key was used for another request',
      es: 'El Idempotency-Key se usó para otro pedido',
    },
    detail: {
      en: 'The key was sent before with another operation, path or body.',
      es: 'La clave ya se envió con otra operación, ruta o cuerpo.',
    },
    fix: { en: 'Send a new key.', es: 'Envíe una clave nueva.' },
  },
  'request.concurrent-change': {
    status: 409,
    title: { en: 'Other changes kept winning', es: 'Otros cambios ganaron cada vez' },
    detail: {
      en: 'Other requests were recorded first, twenty times in a row; nothing of this one was.',
      es: 'Otros pedidos se registraron antes, veinte veces seguidas; de este no se registró nada.',
    },
    fix: { en: 'Send the same request again.', es: 'Envíe otra vez el mismo pedido.' },
  },
  'request.version-required': {
    status: 428,
    title: { en: 'If-Match is missing', es: 'Falta If-Match' },
    detail: {
      en: 'The If-Match header with the version that was seen did not come.',
      es: 'No vino el encabezado If-Match con la versión vista.',
    },
    fix: {
      en: 'Send the ETag of what you saw in If-Match.',
      es: 'Envíe en If-Match el ETag de lo que vio.',
    },
  },
  'request.stale-version': {
    status: 412,
    title: { en: 'The resource has changed', es: 'El recurso cambió' },
    detail: { en: 'It is now at version {current}.', es: 'Ahora está en la versión {current}.' },
    fix: { en: 'Read it again and decide again.', es: 'Léalo y decida de nuevo.' },
  },
} as const satisfies Record<string, Problem>;
