import type { Problem } from '../problem.ts';

/** Why the clock of the levels, or a penalty, is refused, in words. */
export const CLOCK_AND_PENALTIES_PROBLEMS = {
  'tournament.clock-paused': {
    status: 409,
    title: {
      en: 'The clock is paused already',
      es: 'El reloj ya está detenido',
    },
    detail: {
      en: 'The clock stands since a pause.',
      es: 'El reloj está detenido por una pausa.',
    },
    fix: {
      en: 'Let it go on first.',
      es: 'Reanúdelo primero.',
    },
  },
  'tournament.clock-running': {
    status: 409,
    title: {
      en: 'The clock is running',
      es: 'El reloj está en marcha',
    },
    detail: {
      en: 'The clock has not been paused.',
      es: 'El reloj no está en pausa.',
    },
    fix: {
      en: 'Pause it first.',
      es: 'Deténgalo primero.',
    },
  },
  'tournament.level-past': {
    status: 409,
    title: {
      en: 'A level already announced does not change',
      es: 'Un nivel ya anunciado no cambia',
    },
    detail: {
      en: 'Level {level} was named; level {current} is in force.',
      es: 'Se indicó el nivel {level}; rige el {current}.',
    },
    fix: {
      en: 'Change only levels still to come.',
      es: 'Cambie solo niveles por venir.',
    },
  },
  'tournament.infraction-missing': {
    status: 409,
    title: {
      en: 'A penalty names no rule',
      es: 'La sanción no nombra ninguna norma',
    },
    detail: {
      en: 'The penalty names neither an infraction nor an article.',
      es: 'La sanción no indica infracción ni artículo.',
    },
    fix: {
      en: 'Name the rules that were broken, the gravest first.',
      es: 'Indique las normas infringidas, la más grave primero.',
    },
  },
  'tournament.suspension-out-of-range': {
    status: 409,
    title: {
      en: 'A suspension is longer than allowed',
      es: 'La suspensión excede lo permitido',
    },
    detail: {
      en: '{handsPerPlayer} hands for each player; from {min} to {max} are allowed.',
      es: '{handsPerPlayer} manos por jugador; se admiten de {min} a {max}.',
    },
    fix: {
      en: 'Suspend for one hand, or for 1 to 4 for each player at the table.',
      es: 'Suspenda por una mano, o de 1 a 4 por cada jugador de la mesa.',
    },
  },
  'tournament.penalty-unknown': {
    status: 409,
    title: {
      en: 'There is no such penalty',
      es: 'La sanción no existe',
    },
    detail: {
      en: '{penaltyId}.',
      es: '{penaltyId}.',
    },
    fix: {
      en: 'Name a penalty of this event.',
      es: 'Indique una sanción de este evento.',
    },
  },
  'tournament.penalty-not-running': {
    status: 409,
    title: {
      en: 'The penalty is no running suspension',
      es: 'La sanción no es una suspensión en curso',
    },
    detail: {
      en: '{penaltyId}.',
      es: '{penaltyId}.',
    },
    fix: {
      en: 'End only suspensions that run.',
      es: 'Finalice solo suspensiones en curso.',
    },
  },
  'tournament.suspended-hands-exceeded': {
    status: 409,
    title: {
      en: 'More hands were counted than are left',
      es: 'Se contaron más manos que las que faltan',
    },
    detail: {
      en: 'Hands counted: {hands}; left of the suspension: {left}.',
      es: 'Manos contadas: {hands}; faltan de la suspensión: {left}.',
    },
    fix: {
      en: 'Count those left; each dead hand after them, until the Director ends it, by itself.',
      es: 'Cuente las que faltan; cada mano muerta posterior, hasta que el Director la dé por cumplida, por separado.',
    },
  },
  'tournament.penalty-of-another': {
    status: 409,
    title: {
      en: 'Only its author annuls a penalty',
      es: 'Solo su autor anula una sanción',
    },
    detail: {
      en: 'It was imposed by {author}.',
      es: 'La impuso {author}.',
    },
    fix: {
      en: 'Ask its author, or appeal to the Director.',
      es: 'Pídalo a su autor o apele ante el Director.',
    },
  },
  'tournament.penalty-final': {
    status: 409,
    title: {
      en: 'The penalty cannot be appealed',
      es: 'La sanción es inapelable',
    },
    detail: {
      en: '{penaltyId}.',
      es: '{penaltyId}.',
    },
    fix: {
      en: 'Penalties of the Director, and those already appealed, are final.',
      es: 'Las sanciones del Director, y las ya apeladas, son definitivas.',
    },
  },
  'tournament.item-not-authorisable': {
    status: 409,
    title: {
      en: 'The item communicates, films or takes pictures',
      es: 'El elemento comunica, filma o fotografía',
    },
    detail: {
      en: 'The item can communicate, film or take pictures.',
      es: 'El elemento permite comunicarse, filmar o sacar fotos.',
    },
    fix: {
      en: 'Allow only music players without those functions.',
      es: 'Autorice solo reproductores de música sin esas funciones.',
    },
  },
  'tournament.no-change-pending': {
    status: 409,
    title: {
      en: 'There is no such change to announce',
      es: 'No hay tal cambio por anunciar',
    },
    detail: {
      en: '{changeId}.',
      es: '{changeId}.',
    },
    fix: {
      en: 'Name the last change that has not been announced.',
      es: 'Indique el último cambio que no se anunció.',
    },
  },
} as const satisfies Readonly<Record<string, Problem>>;
