import type { Problem } from '../problem.ts';

/** Why seats of an event of several tables are not given, in words. */
export const TABLES_PROBLEMS = {
  'tournament.modality-has-one-table': {
    status: 409,
    title: {
      en: 'A Sit & Go has one table',
      es: 'Un Sit & Go tiene una sola mesa',
    },
    detail: {
      en: 'The event is a Sit & Go.',
      es: 'El evento es un Sit & Go.',
    },
    fix: {
      en: 'What is asked for exists with several tables only. A Sit & Go draws its seats with POST …/draws.',
      es: 'Lo pedido existe solo con varias mesas. Un Sit & Go sortea sus asientos con POST …/draws.',
    },
  },
  'tournament.modality-has-tables': {
    status: 409,
    title: {
      en: 'The event has several tables',
      es: 'El evento tiene varias mesas',
    },
    detail: {
      en: 'The event has several tables.',
      es: 'El evento tiene varias mesas.',
    },
    fix: {
      en: 'Draw the seats of several tables with POST …/redraws, the first time with the occasion `initial`.',
      es: 'Sortee los asientos de varias mesas con POST …/redraws; la primera vez, con la ocasión `initial`.',
    },
  },
  'tournament.modality-does-not-regroup': {
    status: 409,
    title: {
      en: 'The modality does not regroup tables',
      es: 'La modalidad no reagrupa mesas',
    },
    detail: {
      en: 'The event was announced as {modality}.',
      es: 'El evento se anunció como {modality}.',
    },
    fix: {
      en: 'Play each table down, then draw the next round.',
      es: 'Juegue cada mesa hasta el final y sortee la ronda siguiente.',
    },
  },
  'tournament.redraw-not-due': {
    status: 409,
    title: {
      en: 'A full redraw is not due',
      es: 'No corresponde un resorteo completo',
    },
    detail: {
      en: '{occasion}: {live} in play at {tables} tables.',
      es: '{occasion}: {live} en juego en {tables} mesas.',
    },
    fix: {
      en: 'Redraw at the start, on a new day, at the tables announced or for the final table.',
      es: 'Resortee al inicio, en un día nuevo, con las mesas anunciadas o para la mesa final.',
    },
  },
  'tournament.tables-not-laid': {
    status: 409,
    title: {
      en: 'Those tables cannot be laid',
      es: 'Esas mesas no pueden armarse',
    },
    detail: {
      en: 'Tables {tables}; the event has {known}.',
      es: 'Mesas {tables}; el evento tiene {known}.',
    },
    fix: {
      en: 'Name tables of the event, each once, as many as the occasion asks for.',
      es: 'Nombre mesas del evento, cada una una vez y tantas como pide la ocasión.',
    },
  },
  'tournament.seats-too-few': {
    status: 409,
    title: {
      en: 'There are not enough seats',
      es: 'No hay posiciones suficientes',
    },
    detail: {
      en: '{entries} entries, {seats} free seats.',
      es: '{entries} inscripciones, {seats} posiciones libres.',
    },
    fix: {
      en: 'Lay more tables, or wait until seats are free.',
      es: 'Arme más mesas o espere a que haya posiciones libres.',
    },
  },
  'tournament.seat-cards-invalid': {
    status: 409,
    title: {
      en: 'The seat cards do not fit',
      es: 'Las tarjetas de posición no coinciden',
    },
    detail: {
      en: '{waiting} wait for a seat; {seats} different seats were given.',
      es: '{waiting} esperan posición; se dieron {seats} posiciones distintas.',
    },
    fix: {
      en: 'Record one free seat for each entry that draws, and for no other.',
      es: 'Registre una posición libre por cada inscripción que sortea y por ninguna otra.',
    },
  },
  'tournament.pin-invalid': {
    status: 409,
    title: {
      en: 'A pinned seat cannot be kept',
      es: 'Una posición fija no puede mantenerse',
    },
    detail: {
      en: 'Entry {entryId} at {place}: {cause}.',
      es: 'Inscripción {entryId} en {place}: {cause}.',
    },
    fix: {
      en: 'Pin each entry in play to one free seat of the tables to be laid, no table over its share.',
      es: 'Fije cada inscripción en juego a una posición libre de las mesas a armar, sin exceder el reparto de cada mesa.',
    },
  },
  'tournament.break-out-of-order': {
    status: 409,
    title: {
      en: 'Another table breaks first',
      es: 'Antes se retira otra mesa',
    },
    detail: {
      en: 'Table {table} was asked for; the next of the order is {next}. The last table does not break.',
      es: 'Se pidió la mesa {table}; la siguiente del orden es {next}. La última mesa no se retira.',
    },
    fix: {
      en: 'Break the next table, or change the order with a reason.',
      es: 'Retire la mesa siguiente o cambie el orden con un motivo.',
    },
  },
  'tournament.break-order-invalid': {
    status: 409,
    title: {
      en: 'The order does not list every table once',
      es: 'El orden no lista cada mesa una vez',
    },
    detail: {
      en: 'Tables: {tables}.',
      es: 'Mesas: {tables}.',
    },
    fix: {
      en: 'List each table of the event once.',
      es: 'Liste cada mesa del evento una vez.',
    },
  },
  'tournament.break-draw-not-published': {
    status: 409,
    title: {
      en: 'The event did not publish a draw by the system',
      es: 'El evento no publicó el sorteo por sistema',
    },
    detail: {
      en: 'The event announced that the seats of a broken table are drawn with cards.',
      es: 'El evento anunció que los lugares de una mesa retirada se sortean por naipes.',
    },
    fix: {
      en: 'Deal one card for each player and record the seat cards drawn.',
      es: 'Reparta una carta por jugador y registre las tarjetas sorteadas.',
    },
  },
  'tournament.balance-not-due': {
    status: 409,
    title: {
      en: 'The tables are balanced',
      es: 'Las mesas están equilibradas',
    },
    detail: {
      en: 'No two tables differ by two players or more.',
      es: 'No hay dos mesas que difieran en dos jugadores o más.',
    },
    fix: {
      en: 'Move players when sizes differ by two or more.',
      es: 'Mueva jugadores cuando las mesas difieran en dos o más.',
    },
  },
  'tournament.balance-table-wrong': {
    status: 409,
    title: {
      en: 'The move is between other tables',
      es: 'El movimiento es entre otras mesas',
    },
    detail: {
      en: 'It goes from table {from} to one as small as table {to}.',
      es: 'Va de la mesa {from} a una tan chica como la mesa {to}.',
    },
    fix: {
      en: 'Take the player from the first of the fullest tables to one of the smallest.',
      es: 'Tome al jugador de la primera de las mesas más llenas y llévelo a una de las menores.',
    },
  },
  'tournament.position-invalid': {
    status: 409,
    title: {
      en: 'The positions of the table are not possible',
      es: 'Las posiciones de la mesa no son posibles',
    },
    detail: {
      en: 'Table {table}.',
      es: 'Mesa {table}.',
    },
    fix: {
      en: 'Give the seats of button and blinds of the next hand; who owes the big blind sits there.',
      es: 'Indique botón y ciegas de la próxima mano; quien debe la ciega grande está en ese lugar.',
    },
  },
  'tournament.move-invalid': {
    status: 409,
    title: {
      en: 'The change of seats is not possible',
      es: 'El cambio de posiciones no es posible',
    },
    detail: {
      en: 'Not free, not of a table in play, or named twice (table/seat): {places}.',
      es: 'No están libres, no son de una mesa en juego o se repiten (mesa/posición): {places}.',
    },
    fix: {
      en: 'Give each entry one free seat of a table in play; those who swap go in one request.',
      es: 'Dé a cada inscripción una posición libre de una mesa en juego; quienes se intercambian van en un solo pedido.',
    },
  },
} as const satisfies Readonly<Record<string, Problem>>;
