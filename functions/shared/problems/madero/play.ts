import type { MaderoRejection } from '../../../../domain/madero/rejections.ts';
import type { Problem } from '../problem.ts';

/** Of answers, cards, special prizes and settlement. */
export const PLAY_PROBLEMS = {
  'madero.box-not-in-play': {
    status: 409,
    title: { en: 'The box is not in play', es: 'La casilla no está en juego' },
    detail: {
      en: 'Box {box} has no ante, has folded or is dead.',
      es: 'La casilla {box} no tiene ante, se retiró o está muerta.',
    },
    fix: { en: 'Check the number of the box.', es: 'Verifique el número de casilla.' },
  },
  'madero.box-blind': {
    status: 409,
    title: {
      en: 'The player sees the cards of one box only',
      es: 'El jugador ve las cartas de una sola casilla',
    },
    detail: {
      en: 'Box {box} is played blind: the player saw box {seen}.',
      es: 'La casilla {box} se juega a ciegas: el jugador vio la casilla {seen}.',
    },
    fix: {
      en: 'Bet or fold the box with its cards face down.',
      es: 'Apueste o retire la casilla con las cartas tapadas.',
    },
  },
  'madero.street-not-due': {
    status: 409,
    title: { en: 'That street is not due', es: 'Esa ronda no corresponde' },
    detail: {
      en: 'The {street} is answered; due is: {due}.',
      es: 'Se responde {street}; corresponde: {due}.',
    },
    fix: {
      en: 'Answer the street that the common cards ask for.',
      es: 'Responda la ronda que piden las cartas comunitarias.',
    },
  },
  'madero.answered-otherwise': {
    status: 409,
    title: { en: 'The box has answered already', es: 'La casilla ya respondió' },
    detail: {
      en: 'The box gave another answer on this street.',
      es: 'La casilla dio otra respuesta en esta ronda.',
    },
    fix: {
      en: 'An answer is given once; if it was misread, the Supervisor rules.',
      es: 'Se responde una vez; si se leyó mal, resuelve el Supervisor.',
    },
  },
  'madero.out-of-turn': {
    status: 409,
    title: { en: 'Another box answers first', es: 'Antes responde otra casilla' },
    detail: {
      en: 'Box {box} answers and box {next} is due.',
      es: 'Responde la casilla {box} y corresponde a la {next}.',
    },
    fix: {
      en: 'Ask clockwise from the first occupied box.',
      es: 'Consulte en el sentido de las agujas del reloj desde la primera casilla ocupada.',
    },
  },
  'madero.answer-not-allowed': {
    status: 409,
    title: {
      en: 'That answer is not possible on this street',
      es: 'Esa respuesta no es posible en esta ronda',
    },
    detail: {
      en: 'Box {box} answers {answer}; possible are: {options}.',
      es: 'La casilla {box} responde {answer}; puede: {options}.',
    },
    fix: {
      en: 'Bet or fold before the flop; bet or check afterwards.',
      es: 'Apueste o retírese antes del flop; después, apueste o pase.',
    },
  },
  'madero.bet-not-exact': {
    status: 409,
    title: { en: 'The bet is not the exact amount', es: 'La apuesta no es el importe exacto' },
    detail: {
      en: 'Box {box} places {amount} centavos on the {street}; the amount is {due}.',
      es: 'La casilla {box} coloca {amount} centavos en {street}; el importe es {due}.',
    },
    fix: {
      en: 'Place twice the ante on the flop and the ante on turn and river.',
      es: 'Coloque el doble del ante en el flop y el ante en turn y river.',
    },
  },
  'madero.answers-pending': {
    status: 409,
    title: { en: 'A box has still to answer', es: 'Falta la respuesta de una casilla' },
    detail: {
      en: 'Box {box} has not answered the {street}.',
      es: 'La casilla {box} no respondió {street}.',
    },
    fix: {
      en: 'Ask the box, then place the cards.',
      es: 'Consulte a la casilla y luego coloque las cartas.',
    },
  },
  'madero.board-complete': {
    status: 409,
    title: {
      en: 'The five common cards lie already',
      es: 'Ya están las cinco cartas comunitarias',
    },
    detail: {
      en: 'The five common cards are out.',
      es: 'Las cinco cartas comunes están a la vista.',
    },
    fix: {
      en: 'Reveal the cards of the bank and of the boxes.',
      es: 'Descubra las cartas de la banca y de las casillas.',
    },
  },
  'madero.cards-wrong-number': {
    status: 409,
    title: { en: 'The number of cards is wrong', es: 'La cantidad de cartas no corresponde' },
    detail: {
      en: '{given} cards were given; {due} are due.',
      es: 'Se indicaron {given} cartas; corresponden {due}.',
    },
    fix: {
      en: 'Give three cards for the flop, one for turn and river, two for a hand.',
      es: 'Indique tres cartas para el flop, una para turn y river, dos para una mano.',
    },
  },
  'madero.cards-not-due': {
    status: 409,
    title: {
      en: 'Cards are revealed after the fifth common card',
      es: 'Las cartas se descubren después de la quinta comunitaria',
    },
    detail: {
      en: 'Boxes have answers to give, or common cards are to come.',
      es: 'Faltan respuestas de casillas o cartas comunes.',
    },
    fix: { en: 'Deal the common cards first.', es: 'Reparta antes las cartas comunitarias.' },
  },
  'madero.cards-differ': {
    status: 409,
    title: { en: 'Other cards were revealed before', es: 'Antes se descubrieron otras cartas' },
    detail: {
      en: 'Other cards were shown for that place.',
      es: 'Para ese lugar se mostraron otras cartas.',
    },
    fix: {
      en: 'Check the cards; if they were misread, the Supervisor rules.',
      es: 'Verifique las cartas; si se leyeron mal, resuelve el Supervisor.',
    },
  },
  'madero.cards-missing': {
    status: 409,
    title: { en: 'Cards have still to be revealed', es: 'Faltan cartas por descubrir' },
    detail: { en: 'Missing: {of}.', es: 'Faltan: {of}.' },
    fix: {
      en: 'Reveal the five common cards, the two of the bank and those of each box in play.',
      es: 'Descubra las cinco comunitarias, las dos de la banca y las de cada casilla en juego.',
    },
  },
  'madero.special-off': {
    status: 409,
    title: {
      en: 'The table does not offer that special prize',
      es: 'La mesa no ofrece ese premio especial',
    },
    detail: {
      en: 'The table has no such prize, or its jackpot is fixed.',
      es: 'La mesa no tiene ese premio, o su pozo es fijo.',
    },
    fix: {
      en: 'Special prizes belong to tables with a progressive jackpot that offer them.',
      es: 'Los premios especiales son de las mesas con jackpot progresivo que los ofrecen.',
    },
  },
  'madero.special-differs': {
    status: 409,
    title: { en: 'Another draw was recorded before', es: 'Antes se registró otro sorteo' },
    detail: {
      en: 'Another draw is recorded for the round.',
      es: 'Para la ronda hay otro sorteo registrado.',
    },
    fix: {
      en: 'The special prizes are drawn once in a round.',
      es: 'Los premios especiales se sortean una vez por pase.',
    },
  },
  'madero.special-missing': {
    status: 409,
    title: {
      en: 'The special prizes have still to be drawn',
      es: 'Falta sortear los premios especiales',
    },
    detail: {
      en: 'The draws that the table offers were not both made.',
      es: 'No se hicieron los dos sorteos que la mesa ofrece.',
    },
    fix: {
      en: 'Record the card and the position that the screen showed.',
      es: 'Registre la carta y la posición que mostró la pantalla.',
    },
  },
  'madero.no-meter-prize': {
    status: 409,
    title: { en: 'The meter owes that box nothing', es: 'El acumulado no le debe a esa casilla' },
    detail: {
      en: 'Box {box} has no royal or straight flush to be paid.',
      es: 'La casilla {box} no tiene escalera real ni de color por pagar.',
    },
    fix: { en: 'Check the number of the box.', es: 'Verifique el número de casilla.' },
  },
  'madero.meter-prize-differs': {
    status: 409,
    title: {
      en: 'Another prize was registered for the box',
      es: 'Para la casilla se registró otro premio',
    },
    detail: {
      en: 'Box {box} has its prize of the meter.',
      es: 'La casilla {box} ya tiene su premio del acumulado.',
    },
    fix: {
      en: 'Compare it with the award of the jackpot.',
      es: 'Compárelo con la adjudicación del jackpot.',
    },
  },
  'madero.bet-unsettled': {
    status: 409,
    title: { en: 'A bet has still to be settled', es: 'Falta liquidar una apuesta' },
    detail: { en: 'Box {box} is not settled.', es: 'La casilla {box} no está liquidada.' },
    fix: {
      en: 'Settle every box, its bonus and its jackpot first.',
      es: 'Liquide antes cada casilla, su bonus y su jackpot.',
    },
  },
} satisfies Partial<Record<MaderoRejection, Problem>>;
