import type { Problem } from '../problem.ts';

/** Why simultaneous hands, and exits of several tables, are refused, in words. */
export const ROUNDS_PROBLEMS = {
  'tournament.hand-for-hand-off': {
    status: 409,
    title: {
      en: 'Hands are not simultaneous',
      es: 'Las manos no son simultáneas',
    },
    detail: {
      en: 'Hands are not simultaneous.',
      es: 'Las manos no son simultáneas.',
    },
    fix: {
      en: 'Turn hand-for-hand on first, or send when the round was dealt. An exit outside it is of a hand of its table; an infraction is charged under its own code, without a round.',
      es: 'Active primero las manos simultáneas o indique cuándo se jugó la ronda. Una salida fuera de ellas es de una mano de su mesa; una infracción va con su propio código, sin ronda.',
    },
  },
  'tournament.round-out-of-order': {
    status: 409,
    title: {
      en: 'Another round is due',
      es: 'Corresponde otra ronda',
    },
    detail: {
      en: 'Round {round} was named; it is round {next}.',
      es: 'Se indicó la ronda {round}; corresponde la {next}.',
    },
    fix: {
      en: 'Name the round shown.',
      es: 'Indique la ronda mostrada.',
    },
  },
  'tournament.exit-of-round': {
    status: 409,
    title: {
      en: 'The exit is of a round',
      es: 'La eliminación es de una ronda',
    },
    detail: {
      en: 'Tables play round {round} at once, and those out of it share their places.',
      es: 'Las mesas juegan la ronda {round} en simultáneo y sus eliminados comparten posiciones.',
    },
    fix: {
      en: 'Report it as simultaneous, with the number of the round.',
      es: 'Infórmela como simultánea, con el número de la ronda.',
    },
  },
  'tournament.round-pending': {
    status: 409,
    title: {
      en: 'A table has not finished its hand',
      es: 'Una mesa no terminó su mano',
    },
    detail: {
      en: 'Tables {tables} have not reported.',
      es: 'Las mesas {tables} no informaron.',
    },
    fix: {
      en: 'Wait until every table reports the end of its hand.',
      es: 'Espere a que cada mesa informe el fin de su mano.',
    },
  },
  'tournament.table-not-in-round': {
    status: 409,
    title: {
      en: 'The table does not play the round',
      es: 'La mesa no juega la ronda',
    },
    detail: {
      en: 'Table {table}, round {round}.',
      es: 'Mesa {table}, ronda {round}.',
    },
    fix: {
      en: 'Report a table that was in play when the round was released.',
      es: 'Informe una mesa que estaba en juego al liberarse la ronda.',
    },
  },
  'tournament.tables-differ': {
    status: 409,
    title: {
      en: 'One hand is of one table',
      es: 'Una mano es de una mesa',
    },
    detail: {
      en: 'The entries sit at tables {tables}.',
      es: 'Las inscripciones están en las mesas {tables}.',
    },
    fix: {
      en: 'Report each table apart, or as simultaneous when nobody can tell the order.',
      es: 'Informe cada mesa por separado, o como simultáneas si no puede establecerse el orden.',
    },
  },
} as const satisfies Readonly<Record<string, Problem>>;
