import type { MaderoRejection } from '../../../../domain/madero/rejections.ts';
import type { Problem } from '../problem.ts';

/** Of seats and bets before the cards. */
export const BETS_PROBLEMS = {
  'madero.more-players-than-boxes': {
    status: 409,
    title: { en: 'More players than boxes', es: 'Más jugadores que casillas' },
    detail: {
      en: '{players} players for {boxes} boxes.',
      es: '{players} jugadores para {boxes} casillas.',
    },
    fix: {
      en: 'Seat at most as many players as the table has boxes.',
      es: 'Siente a lo sumo tantos jugadores como casillas tiene la mesa.',
    },
  },
  'madero.box-unknown': {
    status: 409,
    title: { en: 'The table has no such box', es: 'La mesa no tiene esa casilla' },
    detail: {
      en: 'Box {box} is not one of the {boxes}.',
      es: 'La casilla {box} no es una de las {boxes}.',
    },
    fix: {
      en: 'Give a box of the table, from 1.',
      es: 'Indique una casilla de la mesa, desde la 1.',
    },
  },
  'madero.box-repeated': {
    status: 409,
    title: { en: 'The box is given twice', es: 'La casilla está repetida' },
    detail: { en: 'Box {box} has two players.', es: 'La casilla {box} tiene dos jugadores.' },
    fix: { en: 'Give each box one player.', es: 'Dé a cada casilla un solo jugador.' },
  },
  'madero.box-not-seated': {
    status: 409,
    title: { en: 'Nobody is seated at the box', es: 'No hay jugador sentado en la casilla' },
    detail: {
      en: 'Box {box} has no seated player.',
      es: 'La casilla {box} no tiene jugador sentado.',
    },
    fix: {
      en: 'Seat the player at a box: bets of standing players are not admitted.',
      es: 'Siente al jugador en una casilla: no se admiten apuestas de pie.',
    },
  },
  'madero.box-of-another': {
    status: 409,
    title: { en: 'The box belongs to another player', es: 'La casilla es de otro jugador' },
    detail: { en: 'Box {box} has another player.', es: 'La casilla {box} tiene otro jugador.' },
    fix: { en: 'Bet on a box of your own.', es: 'Apueste en una casilla propia.' },
  },
  'madero.bets-closed': {
    status: 409,
    title: { en: 'Bets are closed', es: 'Las apuestas están cerradas' },
    detail: {
      en: 'Box {box} bets after "no va más" in round {number}.',
      es: 'La casilla {box} apuesta después del "no va más" en el pase {number}.',
    },
    fix: {
      en: 'Ante, bonus and jackpot are placed before the cards: wait for the next round.',
      es: 'El ante, el bonus y el jackpot se colocan antes de las cartas: espere el pase siguiente.',
    },
  },
  'madero.bets-open': {
    status: 409,
    title: { en: 'Bets are still open', es: 'Las apuestas siguen abiertas' },
    detail: {
      en: 'The bets are not closed.',
      es: 'Las apuestas no están cerradas.',
    },
    fix: {
      en: 'Close the bets with "no va más" first.',
      es: 'Cierre antes las apuestas con "no va más".',
    },
  },
  'madero.bets-already-placed': {
    status: 409,
    title: { en: 'The box has bet already', es: 'La casilla ya apostó' },
    detail: {
      en: 'Box {box} has its ante in this round.',
      es: 'La casilla {box} ya tiene su ante en este pase.',
    },
    fix: {
      en: 'Each space takes one bet in a round.',
      es: 'Cada espacio admite una apuesta por pase.',
    },
  },
  'madero.no-bets': {
    status: 409,
    title: { en: 'No box has an ante', es: 'Ninguna casilla tiene ante' },
    detail: {
      en: 'No box has bet.',
      es: 'Ninguna casilla apostó.',
    },
    fix: {
      en: 'Cards are dealt once a box has its ante.',
      es: 'Las cartas se reparten cuando una casilla tiene su ante.',
    },
  },
  'madero.ante-missing': {
    status: 409,
    title: { en: 'Bonus and jackpot need an ante', es: 'El bonus y el jackpot requieren un ante' },
    detail: { en: 'Box {box} has no ante.', es: 'La casilla {box} no tiene ante.' },
    fix: {
      en: 'Place the ante of the box with them.',
      es: 'Coloque con ellos el ante de la casilla.',
    },
  },
  'madero.ante-outside-limits': {
    status: 409,
    title: {
      en: 'The ante is outside the limits of the table',
      es: 'El ante está fuera de los límites de la mesa',
    },
    detail: {
      en: 'Box {box} bets {ante} centavos; the limits are {min} to {max}.',
      es: 'La casilla {box} apuesta {ante} centavos; los límites son {min} a {max}.',
    },
    fix: { en: 'Place an ante within the limits.', es: 'Coloque un ante dentro de los límites.' },
  },
  'madero.bonus-off': {
    status: 409,
    title: { en: 'The table has no bonus bet', es: 'La mesa no tiene apuesta de bonus' },
    detail: { en: 'Box {box} bets on the bonus.', es: 'La casilla {box} apuesta al bonus.' },
    fix: { en: 'Take the bonus bet back.', es: 'Retire la apuesta de bonus.' },
  },
  'madero.bonus-outside-limits': {
    status: 409,
    title: { en: 'The bonus is outside its limits', es: 'El bonus está fuera de sus límites' },
    detail: {
      en: 'Box {box} bets {bonus} centavos; the limits are {min} to {max}.',
      es: 'La casilla {box} apuesta {bonus} centavos; los límites son {min} a {max}.',
    },
    fix: { en: 'Place a bonus within its limits.', es: 'Coloque un bonus dentro de sus límites.' },
  },
  'madero.jackpot-off': {
    status: 409,
    title: { en: 'The table has no jackpot bet', es: 'La mesa no tiene apuesta de jackpot' },
    detail: { en: 'Box {box} bets credits.', es: 'La casilla {box} apuesta créditos.' },
    fix: { en: 'Take the credits back.', es: 'Retire los créditos.' },
  },
  'madero.credits-out-of-range': {
    status: 409,
    title: { en: 'The jackpot takes 1 to 5 credits', es: 'El jackpot admite de 1 a 5 créditos' },
    detail: {
      en: 'Box {box} bets {credits} credits.',
      es: 'La casilla {box} apuesta {credits} créditos.',
    },
    fix: { en: 'Bet from 1 to 5 credits.', es: 'Apueste de 1 a 5 créditos.' },
  },
  'madero.credits-over-minimum': {
    status: 409,
    title: {
      en: 'The credits are worth more than the minimum of the table',
      es: 'Los créditos superan el mínimo de la mesa',
    },
    detail: {
      en: 'Box {box} bets {value} centavos in credits; the minimum of the table is {min}.',
      es: 'La casilla {box} apuesta {value} centavos en créditos; el mínimo de la mesa es {min}.',
    },
    fix: { en: 'Bet fewer credits.', es: 'Apueste menos créditos.' },
  },
} satisfies Partial<Record<MaderoRejection, Problem>>;
