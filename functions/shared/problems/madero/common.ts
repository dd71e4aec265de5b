import type { MaderoRejection } from '../../../../domain/madero/rejections.ts';
import type { Problem } from '../problem.ts';

/** Of any command of a round. */
export const COMMON_PROBLEMS = {
  'madero.round-not-opened': {
    status: 409,
    title: { en: 'The round is not open', es: 'El pase no está abierto' },
    detail: {
      en: 'The round does not exist yet.',
      es: 'La ronda todavía no existe.',
    },
    fix: {
      en: 'Open the round before anything is bet.',
      es: 'Abra el pase antes de que se apueste.',
    },
  },
  'madero.round-id-reused': {
    status: 409,
    title: { en: 'The id belongs to another round', es: 'El identificador es de otro pase' },
    detail: {
      en: 'Round {roundId} was opened with other content.',
      es: 'El pase {roundId} se abrió con otro contenido.',
    },
    fix: { en: 'Give each round an id of its own.', es: 'Dé a cada pase un identificador propio.' },
  },
  'madero.role-not-allowed': {
    status: 403,
    title: { en: 'That is for another role', es: 'Eso le corresponde a otra función' },
    detail: {
      en: '{legajo} is {role}; allowed are: {allowed}.',
      es: '{legajo} es {role}; pueden: {allowed}.',
    },
    fix: {
      en: 'Have it done by a person with the role.',
      es: 'Haga que lo realice una persona con esa función.',
    },
  },
  'madero.round-over': {
    status: 409,
    title: { en: 'The round is over', es: 'El pase terminó' },
    detail: {
      en: 'Round {number} is settled or void.',
      es: 'El pase {number} está liquidado o anulado.',
    },
    fix: { en: 'Open the next round.', es: 'Abra el pase siguiente.' },
  },
  'madero.round-stopped': {
    status: 409,
    title: { en: 'The round waits for the Supervisor', es: 'El pase espera al Supervisor' },
    detail: { en: 'The dealer stopped it: {reason}.', es: 'El croupier lo detuvo: {reason}.' },
    fix: {
      en: 'Have the Supervisor rule on the irregularity.',
      es: 'Haga que el Supervisor resuelva la irregularidad.',
    },
  },
  'madero.reason-missing': {
    status: 409,
    title: { en: 'The reason is missing', es: 'Falta el motivo' },
    detail: {
      en: 'What it was done for is empty.',
      es: 'Falta decir por qué se hizo.',
    },
    fix: {
      en: 'Say why, in words that a fiscalizer understands.',
      es: 'Diga por qué, en palabras que un fiscalizador entienda.',
    },
  },
} satisfies Partial<Record<MaderoRejection, Problem>>;
