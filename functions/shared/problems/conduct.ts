import type { ConductRejection } from '../../../domain/conduct/rejections.ts';
import type { Problem } from './problem.ts';

/** Why an infraction or its sanction is refused, in words. */
export const CONDUCT_PROBLEMS: Record<ConductRejection, Problem> = {
  'conduct.infraction-missing': {
    status: 409,
    title: { en: 'No infraction is named', es: 'No se indica la infracción' },
    detail: {
      en: 'The penalty or the report names no infraction.',
      es: 'La sanción o el informe no indica ninguna infracción.',
    },
    fix: {
      en: 'Name at least one code of GET /v1/infractions; `other` takes a free text.',
      es: 'Indique al menos un código de GET /v1/infractions; `other` lleva texto libre.',
    },
  },
  'conduct.infraction-unknown': {
    status: 409,
    title: { en: 'No such infraction', es: 'No existe la infracción' },
    detail: { en: 'The code is {code}.', es: 'El código es {code}.' },
    fix: {
      en: 'Take a code of GET /v1/infractions that holds at that table.',
      es: 'Use un código de GET /v1/infractions que rija en esa mesa.',
    },
  },
  'conduct.description-missing': {
    status: 409,
    title: { en: 'What happened is not described', es: 'Falta describir lo ocurrido' },
    detail: {
      en: 'The infraction {code} needs a description.',
      es: 'La infracción {code} requiere una descripción.',
    },
    fix: { en: 'Send `description`.', es: 'Envíe `description`.' },
  },
  'conduct.round-missing': {
    status: 409,
    title: { en: 'The round of hands is not said', es: 'Falta el número de ronda' },
    detail: {
      en: 'The infraction {code} exists only while hands are simultaneous.',
      es: 'La infracción {code} existe solo durante el mano por mano.',
    },
    fix: { en: 'Send `round`.', es: 'Envíe `round`.' },
  },
  'conduct.second-player-missing': {
    status: 409,
    title: { en: 'The other player is not named', es: 'Falta el otro jugador' },
    detail: {
      en: 'The infraction {code} takes two.',
      es: 'La infracción {code} requiere dos jugadores.',
    },
    fix: { en: 'Name the seats of all of them.', es: 'Indique los asientos de todos.' },
  },
  'conduct.role-not-allowed': {
    status: 403,
    title: { en: 'That role applies no sanctions', es: 'Ese cargo no aplica sanciones' },
    detail: {
      en: 'Legajo {legajo} is {role}; sanctions are applied by: {allowed}.',
      es: 'El legajo {legajo} es {role}; aplican sanciones: {allowed}.',
    },
    fix: {
      en: 'Report it without a sanction, or have one of them apply it.',
      es: 'Infórmelo sin sanción o que la aplique quien corresponde.',
    },
  },
  'conduct.sanction-not-allowed': {
    status: 409,
    title: { en: 'The text does not allow that sanction', es: 'La norma no prevé esa sanción' },
    detail: {
      en: 'For {code} it allows: {allowed}; asked was {sanction}.',
      es: 'Para {code} prevé: {allowed}; se pidió {sanction}.',
    },
    fix: { en: 'Choose one of those.', es: 'Elija una de esas.' },
  },
};
