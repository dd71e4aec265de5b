import type { Problem } from '../problem.ts';

/** Why the announcement of an event of several tables is refused, in words. */
export const MULTI_TABLE_PROBLEMS = {
  'tournament.days-invalid': {
    status: 409,
    title: {
      en: 'The days of play are not in order',
      es: 'Los días de juego no están en orden',
    },
    detail: {
      en: 'Day {day} does not come after the one before.',
      es: 'El día {day} no sigue al anterior.',
    },
    fix: {
      en: 'List each day once, in order, with a later start.',
      es: 'Indique cada día una vez, en orden, con un inicio posterior.',
    },
  },
  'tournament.start-on-another-day': {
    status: 409,
    title: {
      en: 'The start is not on its day',
      es: 'El inicio no es de su jornada',
    },
    detail: {
      en: '{startsAt} belongs to {day}, not to {jornada}.',
      es: '{startsAt} pertenece a la jornada {day}, no a {jornada}.',
    },
    fix: {
      en: 'Give the start within its gaming day, which goes on past midnight until it changes.',
      es: 'Indique un inicio dentro de su jornada, que sigue después de medianoche hasta su cambio.',
    },
  },
  'tournament.sale-before-announcement': {
    status: 409,
    title: {
      en: 'The sale opens before the announcement',
      es: 'La venta abre antes del anuncio',
    },
    detail: {
      en: 'It is published to open on {opensOn}; the event is announced on {announcedOn}.',
      es: 'Se publica para abrir el {opensOn}; el evento se anuncia el {announcedOn}.',
    },
    fix: {
      en: 'Open the sale on the day of the announcement or later; if it was announced before, say when as occurredAt.',
      es: 'Abra la venta el día del anuncio o después; si se anunció antes, indique cuándo en occurredAt.',
    },
  },
  'tournament.window-invalid': {
    status: 409,
    title: {
      en: 'A window does not fit',
      es: 'Un plazo no es válido',
    },
    detail: {
      en: 'A window closes when it opens or before, or registration after the start of play.',
      es: 'Un plazo cierra cuando abre o antes, o la inscripción después del inicio del juego.',
    },
    fix: {
      en: 'Close after the opening; registration by the start, since entries in play are an extension.',
      es: 'Cierre después de la apertura; la inscripción, al inicio: en juego se vende por prórroga.',
    },
  },
  'tournament.sale-window-short': {
    status: 409,
    title: {
      en: 'The anticipated sale opens too late',
      es: 'La compra anticipada abre demasiado tarde',
    },
    detail: {
      en: 'It must be announced and open {days} days before the event, on {latest} at the latest.',
      es: 'Debe anunciarse y abrir {days} días antes del evento, a más tardar el {latest}.',
    },
    fix: {
      en: 'Open the sale earlier or play later.',
      es: 'Abra la venta antes o juegue después.',
    },
  },
  'tournament.tables-invalid': {
    status: 409,
    title: {
      en: 'The tables cannot be laid so',
      es: 'Las mesas no pueden armarse así',
    },
    detail: {
      en: 'Tables: {tables}, of different number {distinct}. Seats at a table: {seatsPerTable}; from {seatsMin} to {seatsMax} are allowed.',
      es: 'Mesas: {tables}, con número distinto {distinct}. Posiciones por mesa: {seatsPerTable}; se admiten de {seatsMin} a {seatsMax}.',
    },
    fix: {
      en: 'Number each table once, from 1 on, and give it seats within those limits; a heads-up table has 2.',
      es: 'Numere cada mesa una vez, desde 1, y dele posiciones dentro de esos límites; una mesa heads-up tiene 2.',
    },
  },
  'tournament.purchase-terms-invalid': {
    status: 409,
    title: {
      en: 'The terms of a purchase are not complete',
      es: 'Las condiciones de una compra están incompletas',
    },
    detail: {
      en: 'Of {code}, {member} does not fit.',
      es: 'De {code} no es válido {member}.',
    },
    fix: {
      en: 'Give price, chips, number and an end that the level structure knows.',
      es: 'Indique precio, fichas, cantidad y un fin que exista en la estructura de niveles.',
    },
  },
  'tournament.break-invalid': {
    status: 409,
    title: {
      en: 'A break is not valid',
      es: 'Un descanso no es válido',
    },
    detail: {
      en: 'After level {level}.',
      es: 'Después del nivel {level}.',
    },
    fix: {
      en: 'Place breaks after levels that exist, of a minute or more.',
      es: 'Ubique los descansos después de niveles que existan, de un minuto o más.',
    },
  },
  'tournament.chip-set-invalid': {
    status: 409,
    title: {
      en: 'The chip set does not serve',
      es: 'El juego de fichas no sirve',
    },
    detail: {
      en: 'Denominations: {chipSet}; {member} does not fit.',
      es: 'Denominaciones: {chipSet}; no es válido {member}.',
    },
    fix: {
      en: 'List the denominations once each, ascending; the starting stack is a multiple of the lowest; only listed ones are retired.',
      es: 'Liste las denominaciones una vez, en orden ascendente; la pila inicial es múltiplo de la menor; solo se retiran las listadas.',
    },
  },
  'tournament.denomination-needed': {
    status: 409,
    title: {
      en: 'A retired denomination is still needed',
      es: 'Una denominación retirada todavía se necesita',
    },
    detail: {
      en: 'Level {level} asks for {amount}, which the chips left cannot pay.',
      es: 'El nivel {level} exige {amount}, que las fichas restantes no pueden pagar.',
    },
    fix: {
      en: 'Retire it after a later level, or change the blinds.',
      es: 'Retírela después de un nivel posterior, o cambie las ciegas.',
    },
  },
} as const satisfies Readonly<Record<string, Problem>>;
