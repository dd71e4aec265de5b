import type { Problem } from '../problem.ts';

/** What a cash game may meet, in words. */
export const GAME_PROBLEMS = {
  'cash.session-open': {
    status: 409,
    title: { en: 'A game is being played', es: 'Hay una partida en juego' },
    detail: {
      en: 'Game {number} has not ended.',
      es: 'La partida {number} no terminó.',
    },
    fix: {
      en: 'End it before the next one is opened.',
      es: 'Termínela antes de abrir la siguiente.',
    },
  },
  'cash.session-not-open': {
    status: 409,
    title: { en: 'No game is being played', es: 'No hay ninguna partida en juego' },
    detail: {
      en: 'No game is open at the table.',
      es: 'No hay un juego abierto en la mesa.',
    },
    fix: {
      en: 'Open a game at the table first.',
      es: 'Abra primero una partida en la mesa.',
    },
  },
  'cash.deck-not-verified': {
    status: 409,
    title: { en: 'The deck has not been verified', es: 'El mazo no fue verificado' },
    detail: {
      en: 'The deck was not spread and found complete.',
      es: 'El mazo no se extendió ni se comprobó completo.',
    },
    fix: {
      en: 'Spread the 52 cards face up, check that they are complete, and say so.',
      es: 'Extienda las 52 cartas a la vista, verifique que estén completas e indíquelo.',
    },
  },
  'cash.players-missing': {
    status: 409,
    title: { en: 'Too few players', es: 'Faltan jugadores' },
    detail: {
      en: '{players} players; the game needs {playersMin}.',
      es: '{players} jugadores; la partida necesita {playersMin}.',
    },
    fix: {
      en: 'Record the rebuys that are due; with fewer players the game ends.',
      es: 'Registre las recompras pendientes; con menos jugadores la partida termina.',
    },
  },
  'cash.table-full': {
    status: 409,
    title: { en: 'No seat is free', es: 'No hay puestos libres' },
    detail: {
      en: 'The table has {seats} seats.',
      es: 'La mesa tiene {seats} puestos.',
    },
    fix: {
      en: 'Wait until a seat is free.',
      es: 'Espere a que haya un puesto libre.',
    },
  },
  'cash.player-seated': {
    status: 409,
    title: { en: 'The player has a seat already', es: 'El jugador ya tiene un puesto' },
    detail: {
      en: 'Player {player} is at the table.',
      es: 'El jugador {player} está en la mesa.',
    },
    fix: {
      en: 'Use the code of the player who joins; chips are added as a rebuy.',
      es: 'Use el código del jugador que ingresa; las fichas se agregan como recompra.',
    },
  },
  'cash.player-unknown': {
    status: 404,
    title: { en: 'No such player at the table', es: 'No existe ese jugador en la mesa' },
    detail: {
      en: 'Player {player} does not sit at the table.',
      es: 'El jugador {player} no está en la mesa.',
    },
    fix: {
      en: 'Check the code of the player.',
      es: 'Revise el código del jugador.',
    },
  },
  'cash.game-open': {
    status: 409,
    title: { en: 'A game is open at the table', es: 'Hay una partida abierta en la mesa' },
    detail: {
      en: 'Game {session} has {players} players, who could not cash out of a closed jornada.',
      es: 'La partida {session} tiene {players} jugadores, que no podrían cobrar en una jornada cerrada.',
    },
    fix: {
      en: 'End the game first; one that goes on into the next jornada is closed once that has begun.',
      es: 'Termine primero la partida; si sigue en la próxima jornada, cierre cuando esta haya comenzado.',
    },
  },
  'cash.session-goes-on': {
    status: 409,
    title: { en: 'The game is not over', es: 'La partida no terminó' },
    detail: {
      en: '{players} players are left, {withChips} of them with chips, and its time ends at {endsAt}.',
      es: 'Quedan {players} jugadores, {withChips} de ellos con fichas, y su tiempo termina el {endsAt}.',
    },
    fix: {
      en: 'Play on: it ends after the additional hand, or with three players. Who has no chips buys some or leaves. The Director may end it and say why.',
      es: 'Siga el juego: termina después del pase adicional o con tres jugadores. Quien no tiene fichas recompra o se retira. El Director puede terminarla indicando el motivo.',
    },
  },
  'cash.time-over': {
    status: 409,
    title: { en: 'The time of the game is over', es: 'Se terminó el tiempo de la partida' },
    detail: {
      en: 'It ended at {endsAt} and the additional hand was dealt.',
      es: 'Terminó el {endsAt} y ya se jugó el pase adicional.',
    },
    fix: {
      en: 'End the game.',
      es: 'Termine la partida.',
    },
  },
  'cash.draw-broken': {
    status: 409,
    title: {
      en: 'The seed does not fit the hash published before',
      es: 'La semilla no corresponde al hash publicado',
    },
    detail: {
      en: 'The hash of the seed is not the one published before the draw.',
      es: 'El resumen de la semilla no es el publicado antes del sorteo.',
    },
    fix: {
      en: 'Report it: the draw cannot be proved with this seed.',
      es: 'Avise: el sorteo no se puede probar con esta semilla.',
    },
  },
  'cash.box-differs': {
    status: 409,
    title: { en: 'The box differs from the rake', es: 'La caja difiere del beneficio registrado' },
    detail: {
      en: '{box} counted, {rake} recorded, in centavos.',
      es: '{box} contados, {rake} registrados, en centavos.',
    },
    fix: {
      en: 'Count again, or close with a review that explains the difference.',
      es: 'Cuente de nuevo, o cierre con una revisión que explique la diferencia.',
    },
  },
} as const satisfies Record<string, Problem>;
