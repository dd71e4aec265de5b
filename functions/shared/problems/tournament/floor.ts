import type { Problem } from '../problem.ts';

/** Why acts on decks, time, sanctions and simultaneous streets are refused, in words. */
export const FLOOR_PROBLEMS = {
  'tournament.decks-invalid': {
    status: 422,
    title: { en: 'The decks do not serve', es: 'Los mazos no sirven' },
    detail: {
      en: 'Table {table}: {cards} cards with {jokers} jokers in each deck.',
      es: 'Mesa {table}: {cards} cartas con {jokers} comodines en cada mazo.',
    },
    fix: {
      en: 'Bring two decks of 52 cards without jokers, with different backs.',
      es: 'Lleve dos mazos de 52 cartas sin comodines, con dorsos de distinto color.',
    },
  },
  'tournament.deck-unknown': {
    status: 409,
    title: { en: 'The table has no such deck', es: 'La mesa no tiene ese mazo' },
    detail: { en: 'Table {table}.', es: 'Mesa {table}.' },
    fix: {
      en: 'Name the back of one of the two decks checked at the table.',
      es: 'Indique el dorso de uno de los dos mazos controlados en la mesa.',
    },
  },
  'tournament.deck-not-due': {
    status: 409,
    title: { en: 'No level ended since', es: 'No terminó un nivel desde el cambio' },
    detail: {
      en: 'Nothing that changes the deck happened at table {table} since its last change.',
      es: 'En la mesa {table} no pasó nada que cambie el mazo desde el último cambio.',
    },
    fix: {
      en: 'A deck changes at the end of a level (in the club, with its dealer), by order, or defective.',
      es: 'El mazo cambia al terminar un nivel (en el club, con el crupier), por orden o por defecto.',
    },
  },
  'tournament.time-limit-out-of-range': {
    status: 422,
    title: { en: 'The time is out of range', es: 'El tiempo está fuera de rango' },
    detail: {
      en: '{seconds} seconds; from {min} to {max}.',
      es: '{seconds} segundos; de {min} a {max}.',
    },
    fix: { en: 'Send whole seconds in the range.', es: 'Envíe segundos enteros en el rango.' },
  },
  'tournament.not-eliminated': {
    status: 409,
    title: {
      en: 'The entry was not eliminated, or is last already',
      es: 'La inscripción no fue eliminada o ya es última',
    },
    detail: { en: 'Entry {entryNumber}.', es: 'Inscripción {entryNumber}.' },
    fix: {
      en: 'Name an entry that was eliminated in a hand.',
      es: 'Indique una inscripción eliminada en una mano.',
    },
  },
  'tournament.street-control-off': {
    status: 409,
    title: {
      en: 'Streets are not held',
      es: 'Las rondas de apuestas no se controlan',
    },
    detail: {
      en: 'Simultaneous hands are not held street by street.',
      es: 'Las manos simultáneas no se controlan por ronda de apuestas.',
    },
    fix: {
      en: 'Turn on hand-for-hand and street control first.',
      es: 'Active antes las manos simultáneas y el control por ronda de apuestas.',
    },
  },
  'tournament.street-out-of-order': {
    status: 409,
    title: { en: 'Another street is due', es: 'Corresponde otra ronda de apuestas' },
    detail: {
      en: '{street} was named; it is {next}.',
      es: 'Se indicó {street}; corresponde {next}.',
    },
    fix: { en: 'Name the street shown.', es: 'Indique la ronda de apuestas mostrada.' },
  },
  'tournament.street-pending': {
    status: 409,
    title: {
      en: 'A table has not finished the street',
      es: 'Una mesa no terminó la ronda de apuestas',
    },
    detail: { en: 'Tables {tables}.', es: 'Mesas {tables}.' },
    fix: {
      en: 'Wait until every table reports the street or its hand.',
      es: 'Espere a que cada mesa informe la ronda de apuestas o su mano.',
    },
  },
} as const satisfies Readonly<Record<string, Problem>>;
