import type { Problem } from '../problem.ts';

/** Why hands, and the chips of the absent and the late, are refused, in words. */
export const ABSENTEES_PROBLEMS = {
  'tournament.absent-not-removed': {
    status: 409,
    title: { en: 'Absent stacks are still in play', es: 'Hay pilas de ausentes en juego' },
    detail: {
      en: '{absent} players are absent and the first level of the day is over.',
      es: 'Hay {absent} ausentes y terminó el primer nivel de la jornada.',
    },
    fix: {
      en: 'Remove the absent, seat who came, or hold the stack of who asked for it.',
      es: 'Retire a los ausentes, siente a quien llegó o reserve la pila de quien lo pidió.',
    },
  },
  'tournament.final-table-due': {
    status: 409,
    title: { en: 'The final table is due', es: 'Corresponde formar la mesa final' },
    detail: {
      en: 'So few are left that all sit at one table.',
      es: 'Quedan tan pocos que todos se sientan en una mesa.',
    },
    fix: {
      en: 'Draw the seats of the final table first.',
      es: 'Sortee antes los lugares de la mesa final.',
    },
  },
  'tournament.regroup-due': {
    status: 409,
    title: { en: 'A regroup is due', es: 'Corresponde reagrupar las mesas' },
    detail: {
      en: '{tables} tables are laid, and as many players are out as a table has.',
      es: 'Hay {tables} mesas y quedaron eliminados tantos jugadores como lugares tiene una mesa.',
    },
    fix: {
      en: 'Break a table and seat its players at the others first.',
      es: 'Desarme antes una mesa y ubique a sus jugadores en las demás.',
    },
  },
  'tournament.table-blocked': {
    status: 409,
    title: {
      en: 'Too few players at the table',
      es: 'Hay muy pocos jugadores en la mesa',
    },
    detail: {
      en: 'Table {table} has {players} players and is not the final one.',
      es: 'La mesa {table} tiene {players} jugadores y no es la final.',
    },
    fix: {
      en: 'Break the table or move a player to it first.',
      es: 'Desarme la mesa o mueva antes un jugador a ella.',
    },
  },
  'tournament.round-not-released': {
    status: 409,
    title: {
      en: 'The table waits for the signal',
      es: 'La mesa espera la señal',
    },
    detail: {
      en: 'Table {table} has dealt its hand of round {round}, or the round is not released.',
      es: 'La mesa {table} ya repartió su mano de la ronda {round} o la ronda no fue liberada.',
    },
    fix: {
      en: 'Wait until the Director releases the next round.',
      es: 'Espere a que el Director libere la ronda siguiente.',
    },
  },
  'tournament.blinds-invalid': {
    status: 422,
    title: { en: 'One seat owes one blind', es: 'Una posición debe una sola ciega' },
    detail: {
      en: 'Both blinds were named at seat {seat} of table {table}.',
      es: 'Se indicaron ambas ciegas en la posición {seat} de la mesa {table}.',
    },
    fix: {
      en: 'Name the seat of each blind; leave out a blind that nobody owes.',
      es: 'Indique la posición de cada ciega; omita la que nadie debe.',
    },
  },
  'tournament.blind-beyond-table': {
    status: 422,
    title: { en: 'The table has no such seat', es: 'La mesa no tiene esa posición' },
    detail: {
      en: 'A blind was named at seat {seat}; table {table} has {seats} seats.',
      es: 'Se indicó una ciega en la posición {seat}; la mesa {table} tiene {seats}.',
    },
    fix: {
      en: 'Name the seat of each blind; leave out a blind that nobody owes.',
      es: 'Indique la posición de cada ciega; omita la que nadie debe.',
    },
  },
  'tournament.player-present': {
    status: 409,
    title: { en: 'The player is not absent', es: 'El jugador no está ausente' },
    detail: {
      en: 'Entry {entryNumber} has taken its seat or has none.',
      es: 'La inscripción {entryNumber} ocupó su lugar o no lo tiene.',
    },
    fix: {
      en: 'Name an entry of the list of the absent.',
      es: 'Indique una inscripción de la lista de ausentes.',
    },
  },
  'tournament.not-held': {
    status: 409,
    title: { en: 'The stack is not held', es: 'La pila no está reservada' },
    detail: { en: 'Entry {entryNumber}.', es: 'Inscripción {entryNumber}.' },
    fix: {
      en: 'Without a hold the stack leaves with those of the other absent.',
      es: 'Sin reserva la pila se retira con las de los demás ausentes.',
    },
  },
  'tournament.first-level-running': {
    status: 409,
    title: {
      en: 'The first level of the day is not over',
      es: 'No terminó el primer nivel de la jornada',
    },
    detail: {
      en: 'Level {level} was in force at that moment.',
      es: 'En ese momento regía el nivel {level}.',
    },
    fix: {
      en: 'Remove the absent when the next level is announced, and not dated before.',
      es: 'Retire a los ausentes cuando se anuncie el nivel siguiente, con fecha no anterior.',
    },
  },
  'tournament.nobody-absent': {
    status: 409,
    title: { en: 'No absent stack is due', es: 'No hay pilas de ausentes por retirar' },
    detail: {
      en: 'Everybody came, was removed, or is held.',
      es: 'Todos vinieron, fueron retirados o tienen su pila reservada.',
    },
    fix: {
      en: 'Stacks that are held stay until the hold is revoked.',
      es: 'Las pilas reservadas quedan hasta que se revoque la reserva.',
    },
  },
  'tournament.late-stack-unknown': {
    status: 409,
    title: { en: 'The late stack is unknown', es: 'No se conoce la pila del inscripto tarde' },
    detail: {
      en: 'Table {table} has no record of hands and the event published no figure.',
      es: 'La mesa {table} no registró manos y el evento no publicó una cantidad.',
    },
    fix: {
      en: 'Record the last hand of the table.',
      es: 'Registre la última mano de la mesa.',
    },
  },
  'tournament.no-placed-stack': {
    status: 409,
    title: { en: 'No stack waits for a buyer', es: 'Ninguna pila espera comprador' },
    detail: {
      en: 'No stack waits for a buyer.',
      es: 'Ninguna pila espera un comprador.',
    },
    fix: {
      en: 'There is nothing to remove.',
      es: 'No hay nada que retirar.',
    },
  },
  'tournament.not-late-entry': {
    status: 409,
    title: { en: 'The stack is not a late one', es: 'La pila no es de un inscripto tarde' },
    detail: {
      en: 'Entry {entryNumber} was seated before the start or has taken its seat.',
      es: 'La inscripción {entryNumber} tuvo lugar antes del comienzo o ya lo ocupó.',
    },
    fix: {
      en: 'Set the stack of a late entry before the player sits down.',
      es: 'Fije la pila de un inscripto tarde antes de que ocupe su lugar.',
    },
  },
  'tournament.stack-out-of-range': {
    status: 422,
    title: { en: 'The stack is out of range', es: 'La pila está fuera de rango' },
    detail: {
      en: '{stack} chips: from {chip} to {startingStack}, in multiples of {chip}.',
      es: '{stack} fichas: de {chip} a {startingStack}, en múltiplos de {chip}.',
    },
    fix: { en: 'Send an amount in the range.', es: 'Envíe un monto dentro del rango.' },
  },
  'tournament.placed-stacks-left': {
    status: 409,
    title: { en: 'Stacks still wait for buyers', es: 'Hay pilas que esperan comprador' },
    detail: { en: '{stacks} stacks.', es: '{stacks} pilas.' },
    fix: {
      en: 'Remove the stacks that nobody bought first.',
      es: 'Retire antes las pilas que nadie compró.',
    },
  },
} as const satisfies Readonly<Record<string, Problem>>;
