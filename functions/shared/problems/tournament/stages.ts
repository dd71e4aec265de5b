import type { Problem } from '../problem.ts';

/** Why a stage or a series is refused, in words. */
export const STAGES_PROBLEMS = {
  'tournament.stages-invalid': {
    status: 409,
    title: {
      en: 'The stages do not fit the event',
      es: 'Las etapas no se ajustan al evento',
    },
    detail: {
      en: 'What does not fit: {point}.',
      es: 'No se ajusta: {point}.',
    },
    fix: {
      en: 'Announce series with codes of their own, at least two places each and enough for the quota, on days of the event and before the final.',
      es: 'Anuncie series con códigos propios, de al menos dos lugares y suficientes para el cupo, en días del evento y antes de la final.',
    },
  },
  'tournament.series-without-end': {
    status: 409,
    title: {
      en: 'The series has no end',
      es: 'La serie no tiene fin',
    },
    detail: {
      en: 'Series {series}.',
      es: 'Serie {series}.',
    },
    fix: {
      en: 'Say the last level, before the last of the structure, or how many qualify, or both.',
      es: 'Indique el último nivel, anterior al último de la estructura, o cuántos clasifican, o ambos.',
    },
  },
  'tournament.modality-has-no-stages': {
    status: 409,
    title: {
      en: 'The event has one stage',
      es: 'El evento tiene una sola etapa',
    },
    detail: {
      en: 'The event was announced in one stage.',
      es: 'El evento se anunció en una sola etapa.',
    },
    fix: {
      en: 'Start it; it is played from level 1 to the winner.',
      es: 'Inícielo; se juega del nivel 1 hasta el ganador.',
    },
  },
  'tournament.series-unknown': {
    status: 409,
    title: {
      en: 'There is no such series',
      es: 'No existe esa serie',
    },
    detail: {
      en: '{series}.',
      es: '{series}.',
    },
    fix: {
      en: 'Name one of the series announced.',
      es: 'Indique una de las series anunciadas.',
    },
  },
  'tournament.series-full': {
    status: 409,
    title: {
      en: 'The series is full',
      es: 'La serie está completa',
    },
    detail: {
      en: '{series}: {entriesMax} places.',
      es: '{series}: {entriesMax} lugares.',
    },
    fix: {
      en: 'Choose another series.',
      es: 'Elija otra serie.',
    },
  },
  'tournament.series-not-drawn': {
    status: 409,
    title: {
      en: 'Entries have no series yet',
      es: 'Hay inscripciones sin serie',
    },
    detail: {
      en: '{entries} entries wait.',
      es: 'Esperan {entries} inscripciones.',
    },
    fix: {
      en: 'Draw the series first.',
      es: 'Sortee las series primero.',
    },
  },
  'tournament.series-played': {
    status: 409,
    title: {
      en: 'The series has been opened',
      es: 'La serie ya fue abierta',
    },
    detail: {
      en: '{series}.',
      es: '{series}.',
    },
    fix: {
      en: 'Name a series still to open.',
      es: 'Indique una serie por abrir.',
    },
  },
  'tournament.series-pending': {
    status: 409,
    title: {
      en: 'Series are still to be played',
      es: 'Faltan series por jugar',
    },
    detail: {
      en: '{series}.',
      es: '{series}.',
    },
    fix: {
      en: 'Finish these series first.',
      es: 'Finalice primero esas series.',
    },
  },
  'tournament.series-not-over': {
    status: 409,
    title: {
      en: 'The series is not over',
      es: 'La serie no terminó',
    },
    detail: {
      en: '{series}: {players} players.',
      es: '{series}: {players} jugadores.',
    },
    fix: {
      en: 'Play on until its last level is over or so few are left; or change its end.',
      es: 'Continúe hasta que termine su último nivel o queden los clasificados; o cambie su fin.',
    },
  },
  'tournament.series-over': {
    status: 409,
    title: {
      en: 'The series is over',
      es: 'La serie terminó',
    },
    detail: {
      en: '{series}.',
      es: '{series}.',
    },
    fix: {
      en: 'Finish the series; who has chips plays the final.',
      es: 'Finalice la serie; quienes tienen fichas juegan la final.',
    },
  },
  'tournament.stage-open': {
    status: 409,
    title: {
      en: 'Another stage is open',
      es: 'Otra etapa está abierta',
    },
    detail: {
      en: '{stage}.',
      es: '{stage}.',
    },
    fix: {
      en: 'Finish the series that is open.',
      es: 'Finalice la serie abierta.',
    },
  },
  'tournament.stage-not-started': {
    status: 409,
    title: {
      en: 'No stage is being played',
      es: 'No hay ninguna etapa en juego',
    },
    detail: {
      en: 'The stage was not opened, or its play has not begun.',
      es: 'La etapa no se abrió, o su juego no comenzó.',
    },
    fix: {
      en: 'Open the stage, draw its seats and start it.',
      es: 'Abra la etapa, sortee los lugares e iníciela.',
    },
  },
  'tournament.entry-not-in-stage': {
    status: 409,
    title: {
      en: 'The entry does not play this stage',
      es: 'La inscripción no juega esta etapa',
    },
    detail: {
      en: 'Entry {entryNumber}.',
      es: 'Inscripción {entryNumber}.',
    },
    fix: {
      en: 'Name an entry of the stage that is played.',
      es: 'Indique una inscripción de la etapa en juego.',
    },
  },
  'tournament.assignment-not-published': {
    status: 409,
    title: {
      en: 'That is not how players come to a series here',
      es: 'No es el mecanismo publicado para asignar series',
    },
    detail: {
      en: 'Published: {assignment}.',
      es: 'Publicado: {assignment}.',
    },
    fix: {
      en: 'Use the mechanism that was published.',
      es: 'Use el mecanismo publicado.',
    },
  },
} as const satisfies Readonly<Record<string, Problem>>;
