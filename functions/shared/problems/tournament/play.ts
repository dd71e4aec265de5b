import type { Problem } from '../problem.ts';

/** Why something in play is refused, in words. Amounts are centavos. */
export const PLAY_PROBLEMS = {
  'tournament.not-started': {
    status: 409,
    title: { en: 'The tournament has not started', es: 'El torneo no comenzó' },
    detail: {
      en: 'Play has not begun.',
      es: 'El juego no comenzó.',
    },
    fix: { en: 'Start it first.', es: 'Inícielo primero.' },
  },
  'tournament.finished': {
    status: 409,
    title: { en: 'The tournament is finished', es: 'El torneo terminó' },
    detail: {
      en: 'One entry is left, and it has won.',
      es: 'Queda una inscripción, que ganó.',
    },
    fix: {
      en: 'One entry is left: confirm prizes and close.',
      es: 'Queda una inscripción: confirme premios y cierre.',
    },
  },
  'tournament.closed': {
    status: 409,
    title: { en: 'The tournament is closed', es: 'El torneo está cerrado' },
    detail: {
      en: 'The event was closed for its settlement.',
      es: 'El evento se cerró para su liquidación.',
    },
    fix: {
      en: 'Confirmations and payments go on. Undoing the last exit reopens it.',
      es: 'Las confirmaciones y los pagos siguen. Deshacer la última salida lo reabre.',
    },
  },
  'tournament.level-unknown': {
    status: 409,
    title: { en: 'The structure has no such level', es: 'La estructura no tiene ese nivel' },
    detail: {
      en: 'Level {level} was announced; the structure has {levels}.',
      es: 'Se anunció el nivel {level}; la estructura tiene {levels}.',
    },
    fix: { en: 'Announce a level of the structure.', es: 'Anuncie un nivel de la estructura.' },
  },
  'tournament.level-out-of-order': {
    status: 409,
    title: { en: 'Levels follow each other', es: 'Los niveles se suceden' },
    detail: {
      en: 'Level {level} was announced; level {current} is in force.',
      es: 'Se anunció el nivel {level}; rige el nivel {current}.',
    },
    fix: { en: 'Announce the next level.', es: 'Anuncie el nivel siguiente.' },
  },
  'tournament.level-not-announced': {
    status: 409,
    title: {
      en: 'The level of the day is not announced',
      es: 'No se anunció el nivel de la jornada',
    },
    detail: {
      en: 'The day goes on at level {level}, which is not announced; level {current} ended the day before.',
      es: 'La jornada sigue en el nivel {level}, que no se anunció; el {current} terminó la jornada anterior.',
    },
    fix: {
      en: 'The Director announces level {level}; then the tables deal.',
      es: 'El Director anuncia el nivel {level}; después reparten las mesas.',
    },
  },
  'tournament.level-early': {
    status: 409,
    title: {
      en: 'The level in force still has time',
      es: 'Al nivel vigente le queda tiempo',
    },
    detail: {
      en: 'Level {current} has {minutes} minutes left: it ends at {endsAt}.',
      es: 'Al nivel {current} le quedan {minutes} minutos: termina el {endsAt}.',
    },
    fix: {
      en: 'Announce what follows, or close the rebuys, when it ends; to end it sooner, send why as reason.',
      es: 'Anuncie lo que sigue o cierre los re buy al terminar; para terminarlo antes, indique el motivo en reason.',
    },
  },
  'tournament.exit-id-reused': {
    status: 422,
    title: { en: 'The exit id belongs to another exit', es: 'El identificador es de otra salida' },
    detail: { en: 'The id {exitId} is taken.', es: 'El identificador {exitId} ya está usado.' },
    fix: {
      en: 'Use a new key for a new exit, also after undoing one.',
      es: 'Use una clave nueva para otra salida, también después de deshacer una.',
    },
  },
  'tournament.entry-not-live': {
    status: 409,
    title: { en: 'The entry is not in play', es: 'La inscripción no está en juego' },
    detail: { en: 'Entry {entryNumber} is out.', es: 'La inscripción {entryNumber} ya salió.' },
    fix: {
      en: 'Check the entry number. Who is out stays sold, also an absent stack that was removed: it has been in play.',
      es: 'Revise el número de inscripción. Lo que salió del juego queda vendido, también un stack ausente retirado: ya se jugó.',
    },
  },
  'tournament.entry-listed-twice': {
    status: 409,
    title: { en: 'An entry is listed twice', es: 'Una inscripción figura dos veces' },
    detail: {
      en: 'An entry is named more than once.',
      es: 'Una inscripción se indica más de una vez.',
    },
    fix: { en: 'List each entry once.', es: 'Indique cada inscripción una vez.' },
  },
  'tournament.hand-backwards': {
    status: 409,
    title: { en: 'The hand goes back', es: 'La mano retrocede' },
    detail: {
      en: 'Hand {hand} was sent; hand {last} is recorded.',
      es: 'Se envió la mano {hand}; está registrada la mano {last}.',
    },
    fix: {
      en: 'Send the number of the hand in play. An exit of an earlier one is reported in `reportedLate`, with the reason, and goes to its place.',
      es: 'Envíe el número de la mano en juego. Una salida de una anterior se informa en `reportedLate`, con el motivo, y va a su lugar.',
    },
  },
  'tournament.time-backwards': {
    status: 409,
    title: { en: 'The time goes back', es: 'La hora retrocede' },
    detail: {
      en: 'An earlier hand was recorded at {last}.',
      es: 'Una mano anterior se registró el {last}.',
    },
    fix: { en: 'Check `occurredAt`.', es: 'Revise `occurredAt`.' },
  },
  'tournament.chips-at-start-missing': {
    status: 409,
    title: { en: 'Nobody starts a hand without chips', es: 'Nadie empieza una mano sin fichas' },
    detail: {
      en: 'Entry {entryNumber} is out with 0 chips at the start of the hand; at least 1 is needed.',
      es: 'La inscripción {entryNumber} sale con 0 fichas al inicio de la mano; se necesita al menos 1.',
    },
    fix: {
      en: 'Send the chips that the player had when the hand began; they rank who goes out in it.',
      es: 'Envíe las fichas que el jugador tenía al empezar la mano; ordenan a quienes salen en ella.',
    },
  },
  'tournament.chips-exceed-play': {
    status: 409,
    title: { en: 'More chips than there are in play', es: 'Más fichas que las que hay en juego' },
    detail: {
      en: '{chipsOut} chips; at most {chipsMax} are possible.',
      es: '{chipsOut} fichas; son posibles hasta {chipsMax}.',
    },
    fix: { en: 'Count the chips again.', es: 'Vuelva a contar las fichas.' },
  },
  'tournament.field-empty': {
    status: 409,
    title: { en: 'Somebody must stay', es: 'Alguien debe quedar' },
    detail: {
      en: 'Nobody would be left to win the chips of the {out} who go out.',
      es: 'No quedaría quién gane las fichas de los {out} que salen.',
    },
    fix: {
      en: 'The last player with chips is the winner.',
      es: 'El último jugador con fichas es el ganador.',
    },
  },
  'tournament.exit-unknown': {
    status: 404,
    title: { en: 'No such exit', es: 'No existe la salida' },
    detail: {
      en: 'The tournament has no exit {exitId}.',
      es: 'El torneo no tiene la salida {exitId}.',
    },
    fix: { en: 'Check the id.', es: 'Revise el identificador.' },
  },
  'tournament.exit-not-last': {
    status: 409,
    title: { en: 'Only the last exit is undone', es: 'Solo se deshace la última salida' },
    detail: {
      en: 'The last exit recorded is {last}.',
      es: 'La última salida registrada es {last}.',
    },
    fix: {
      en: 'Undo the later ones first, the last one before.',
      es: 'Deshaga antes las posteriores, la última primero.',
    },
  },
} as const satisfies Record<string, Problem>;
