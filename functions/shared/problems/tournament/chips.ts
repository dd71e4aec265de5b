import type { Problem } from '../problem.ts';

/** Why counts, color-ups, bags and days of play are refused, in words. */
export const CHIPS_PROBLEMS = {
  'tournament.sheet-incomplete': {
    status: 422,
    title: { en: 'The sheet lacks seats', es: 'La planilla no tiene las posiciones' },
    detail: {
      en: 'Table {table} has chips at seats {seats}.',
      es: 'La mesa {table} tiene fichas en las posiciones {seats}.',
    },
    fix: {
      en: 'Send each table and each seat once, and no other.',
      es: 'Envíe cada mesa y cada posición una vez y ninguna otra.',
    },
  },
  'tournament.denomination-unknown': {
    status: 422,
    title: { en: 'The denomination is not in play', es: 'La denominación no está en juego' },
    detail: { en: 'Denomination {denomination}.', es: 'Denominación {denomination}.' },
    fix: {
      en: 'Use only chips of the event that have not been retired.',
      es: 'Use solo fichas del evento que no hayan sido retiradas.',
    },
  },
  'tournament.bet-not-payable': {
    status: 409,
    title: {
      en: 'The chips in play do not make this bet',
      es: 'Las fichas en juego no forman esta apuesta',
    },
    detail: {
      en: 'A bet of {to}; the lowest chip in play is {chip}.',
      es: 'Una apuesta de {to}; la ficha más baja en juego es de {chip}.',
    },
    fix: {
      en: 'Send a total that the chips of the event make; a whole stack is sent as an all-in.',
      es: 'Envíe un total que formen las fichas del evento; una pila entera se envía como all-in.',
    },
  },
  'tournament.retirement-not-due': {
    status: 409,
    title: { en: 'The denomination still plays', es: 'La denominación sigue en juego' },
    detail: {
      en: 'It leaves after level {afterLevel}; level {level} is in force.',
      es: 'Se retira después del nivel {afterLevel}; rige el {level}.',
    },
    fix: {
      en: 'Color up in the pause after that level.',
      es: 'Haga el color-up en la pausa posterior a ese nivel.',
    },
  },
  'tournament.already-raced': {
    status: 409,
    title: {
      en: 'The table has retired that denomination',
      es: 'La mesa ya retiró esa denominación',
    },
    detail: {
      en: 'Table {table}, denomination {denomination}.',
      es: 'Mesa {table}, denominación {denomination}.',
    },
    fix: { en: 'It is done once.', es: 'Se hace una sola vez.' },
  },
  'tournament.race-cards-invalid': {
    status: 422,
    title: { en: 'The cards were not dealt so', es: 'Las cartas no se reparten así' },
    detail: {
      en: 'One card for each odd chip, to seats {due}; they were dealt to {dealt}.',
      es: 'Una carta por cada ficha impar, a las posiciones {due}; se repartieron a {dealt}.',
    },
    fix: {
      en: 'Deal all the cards of a seat before the next, clockwise from position 1; each card once.',
      es: 'Reparta todas las cartas de una posición antes de la siguiente, desde la 1 y sin repetir.',
    },
  },
  'tournament.color-up-pending': {
    status: 409,
    title: { en: 'A color-up is pending', es: 'Hay un color-up pendiente' },
    detail: {
      en: 'Table {table} still has chips of {denomination}.',
      es: 'La mesa {table} aún tiene fichas de {denomination}.',
    },
    fix: {
      en: 'Post the color-up of the table; without rows when nobody had such chips.',
      es: 'Informe el color-up de la mesa; sin filas si nadie tenía esas fichas.',
    },
  },
  'tournament.chips-bagged': {
    status: 409,
    title: { en: 'The chips are in safekeeping', es: 'Las fichas están en custodia' },
    detail: { en: 'Entry {entryNumber}.', es: 'Inscripción {entryNumber}.' },
    fix: {
      en: 'Play goes on when the bag is released the next day, or void a wrong bag.',
      es: 'Se sigue al entregar la bolsa al día siguiente, o anule una bolsa equivocada.',
    },
  },
  'tournament.voucher-not-taken': {
    status: 409,
    title: { en: 'The coupon was not taken yet', es: 'Falta tomar el cupón' },
    detail: {
      en: 'Entry {entryNumber} has not taken a seat in the event.',
      es: 'La inscripción {entryNumber} no ocupó lugar en el evento.',
    },
    fix: {
      en: 'Take the coupon at the table first.',
      es: 'Tome antes el cupón en la mesa.',
    },
  },
  'tournament.seal-invalid': {
    status: 409,
    title: { en: 'The seal was used or is missing', es: 'El precinto falta o ya se usó' },
    detail: { en: 'Seal {seal}.', es: 'Precinto {seal}.' },
    fix: { en: 'Send the number of the new seal.', es: 'Envíe el número del precinto nuevo.' },
  },
  'tournament.bag-unknown': {
    status: 409,
    title: { en: 'There is no such bag', es: 'No existe esa bolsa' },
    detail: { en: 'Entry {entryNumber}.', es: 'Inscripción {entryNumber}.' },
    fix: {
      en: 'Name an entry whose chips are in safekeeping.',
      es: 'Indique una inscripción con fichas en custodia.',
    },
  },
  'tournament.no-day-left': {
    status: 409,
    title: {
      en: 'There is no other day of play',
      es: 'No queda otra jornada de juego',
    },
    detail: {
      en: 'Chips are bagged and a day is closed for another day of play, and none is published after {jornada}: that day ends with the event.',
      es: 'Las fichas se embolsan y el día se cierra para otra jornada, y no hay ninguna publicada después del {jornada}: ese día termina con el evento.',
    },
    fix: {
      en: 'Bag nothing: play on to the winner, record the eliminations that are missing, confirm the prizes and close the event. If play stops, suspend the event with the lottery’s consent first.',
      es: 'No embolse: siga hasta el ganador, registre las eliminaciones que falten, confirme los premios y cierre el evento. Si el juego se detiene, suspenda antes el evento con el consentimiento de L.N.S.E.',
    },
  },
  'tournament.bag-receipt-mismatch': {
    status: 409,
    title: {
      en: 'The receipt is of another bag',
      es: 'El comprobante es de otra bolsa',
    },
    detail: { en: 'Receipt {receipt}.', es: 'Comprobante {receipt}.' },
    fix: {
      en: 'Show the duplicate of this bag, or have the Director release it.',
      es: 'Presente el duplicado de esta bolsa, o que la entregue el Director.',
    },
  },
  'tournament.bags-missing': {
    status: 409,
    title: { en: 'Chips are not in safekeeping yet', es: 'Faltan fichas en custodia' },
    detail: {
      en: 'Entries {entries} have no verified and sealed bag.',
      es: 'Las inscripciones {entries} no tienen bolsa verificada y precintada.',
    },
    fix: { en: 'Bag their chips first.', es: 'Embolse antes sus fichas.' },
  },
  'tournament.bags-differ': {
    status: 409,
    title: {
      en: 'The bags are not the chips in play',
      es: 'Las bolsas no suman las fichas en juego',
    },
    detail: {
      en: '{total} chips in bags; {inPlay} in play.',
      es: '{total} fichas en bolsas; {inPlay} en juego.',
    },
    fix: {
      en: 'Count again, or close with the explanation of the difference.',
      es: 'Vuelva a contar, o cierre con la explicación de la diferencia.',
    },
  },
  'tournament.play-day-closed': {
    status: 409,
    title: { en: 'The day of play is closed', es: 'El día de juego está cerrado' },
    detail: { en: 'It was closed on {jornada}.', es: 'Se cerró el {jornada}.' },
    fix: { en: 'Open the next day of play first.', es: 'Abra antes el día de juego siguiente.' },
  },
  'tournament.play-day-running': {
    status: 409,
    title: { en: 'The day of play is open', es: 'El día de juego está abierto' },
    detail: {
      en: 'The day was not closed.',
      es: 'El día no se cerró.',
    },
    fix: {
      en: 'Close the day first, on its bags; then the next one is opened.',
      es: 'Primero cierre el día, con sus bolsas; después se abre el siguiente.',
    },
  },
  'tournament.day-too-early': {
    status: 409,
    title: { en: 'The next day is another jornada', es: 'El día siguiente es otra jornada' },
    detail: {
      en: 'Opened on {jornada}; the day before was {closed}.',
      es: 'Se abre el {jornada}; el día anterior fue el {closed}.',
    },
    fix: { en: 'Open it in its jornada.', es: 'Ábralo en su jornada.' },
  },
  'tournament.redraw-missing': {
    status: 409,
    title: {
      en: 'Seats of the day are not drawn',
      es: 'No se sortearon los lugares del día',
    },
    detail: { en: 'Jornada {jornada}.', es: 'Jornada {jornada}.' },
    fix: {
      en: 'Draw the seats of the day first.',
      es: 'Sortee antes los lugares del día.',
    },
  },
} as const satisfies Readonly<Record<string, Problem>>;
