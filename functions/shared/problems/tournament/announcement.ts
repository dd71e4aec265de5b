import type { Problem } from '../problem.ts';

/** Why an announcement is refused, in words. Amounts are centavos. */
export const ANNOUNCEMENT_PROBLEMS = {
  'tournament.tournament-id-reused': {
    status: 422,
    title: {
      en: 'The tournament id belongs to another announcement',
      es: 'El identificador es de otro anuncio',
    },
    detail: {
      en: 'The id {tournamentId} is taken.',
      es: 'El identificador {tournamentId} ya está usado.',
    },
    fix: {
      en: 'Use a new key for a new tournament. What was announced is frozen.',
      es: 'Use una clave nueva para un torneo nuevo. Lo anunciado no cambia.',
    },
  },
  'tournament.event-number-reused': {
    status: 409,
    title: {
      en: 'The event number belongs to another event',
      es: 'El número de evento es de otro evento',
    },
    detail: {
      en: 'Another event of the venue was announced as {eventNumber}.',
      es: 'Otro evento del local se anunció como {eventNumber}.',
    },
    fix: {
      en: 'Give this event a number of its own; a cancelled event keeps its number.',
      es: 'Dé a este evento un número propio; el evento cancelado conserva el suyo.',
    },
  },
  'tournament.event-unknown': {
    status: 404,
    title: {
      en: 'There is no such event to be played within',
      es: 'No existe el evento dentro del cual se jugaría',
    },
    detail: {
      en: 'No event of several tables of the venue has the number {event}.',
      es: 'Ningún evento de varias mesas del local tiene el número {event}.',
    },
    fix: {
      en: 'Give the number of an event of several tables that was announced, or announce it as stand-alone.',
      es: 'Indique el número de un evento de varias mesas ya anunciado, o anúncielo como independiente.',
    },
  },
  'tournament.announcement-incomplete': {
    status: 409,
    title: { en: 'The announcement is not complete', es: 'El anuncio está incompleto' },
    detail: { en: 'Missing or not positive: {points}.', es: 'Falta o no es positivo: {points}.' },
    fix: {
      en: 'Fill in what the articles listed ask for.',
      es: 'Complete lo que piden los artículos indicados.',
    },
  },
  'tournament.director-missing': {
    status: 409,
    title: { en: 'No Director is assigned', es: 'No hay Director asignado' },
    detail: {
      en: 'Nobody with that legajo is a Director on that jornada.',
      es: 'Nadie con ese legajo es Director en esa jornada.',
    },
    fix: { en: 'Name the Director with the legajo.', es: 'Indique el Director con su legajo.' },
  },
  'tournament.authorisation-missing': {
    status: 409,
    title: {
      en: 'The authorisation of the LNSE is missing',
      es: 'Falta la autorización de la LNSE',
    },
    detail: {
      en: 'The event or the reference of its authorisation is empty.',
      es: 'Falta el evento o la referencia de su autorización.',
    },
    fix: {
      en: 'Give the event and the reference of the authorisation, or announce it as stand-alone.',
      es: 'Indique el evento y la referencia de la autorización, o anúncielo como independiente.',
    },
  },
  'tournament.quota-out-of-range': {
    status: 409,
    title: { en: 'The quota is out of range', es: 'El cupo está fuera de rango' },
    detail: {
      en: 'The quota is {quota}; it must be from {min} to {max}.',
      es: 'El cupo es {quota}; debe ser de {min} a {max}.',
    },
    fix: { en: 'Announce a quota from {min} to {max}.', es: 'Anuncie un cupo de {min} a {max}.' },
  },
  'tournament.price-band-missing': {
    status: 409,
    title: { en: 'No price band is in force', es: 'No hay banda de precios vigente' },
    detail: {
      en: 'No band is in force on the jornada of the event.',
      es: 'Ninguna banda rige en la jornada del evento.',
    },
    fix: {
      en: 'Register the band with the act that approved it, then announce again.',
      es: 'Registre la banda con el acto que la aprobó y vuelva a anunciar.',
    },
  },
  'tournament.price-outside-band': {
    status: 409,
    title: { en: 'The price is outside its band', es: 'El precio está fuera de la banda' },
    detail: {
      en: 'The price is {price} centavos; {reference} allows {min} to {max}.',
      es: 'El precio es {price} centavos; {reference} admite de {min} a {max}.',
    },
    fix: { en: 'Announce a price inside the band.', es: 'Anuncie un precio dentro de la banda.' },
  },
  'tournament.level-invalid': {
    status: 409,
    title: {
      en: 'A level of the structure is not valid',
      es: 'Un nivel de la estructura no es válido',
    },
    detail: {
      en: 'Row {level} of the structure is wrong.',
      es: 'La fila {level} de la estructura está mal.',
    },
    fix: {
      en: 'Number levels 1, 2, …; small blind up to the big one, neither less than before; ante from 0.',
      es: 'Numere los niveles 1, 2, …; ciega chica hasta la grande, sin bajar de nivel; ante desde 0.',
    },
  },
  'tournament.scale-places-wrong': {
    status: 409,
    title: {
      en: 'The scale pays the wrong number of places',
      es: 'La escala paga una cantidad de puestos incorrecta',
    },
    detail: {
      en: 'The scale for {entriesMin} to {entriesMax} entries has {places} places.',
      es: 'La escala de {entriesMin} a {entriesMax} inscripciones tiene {places} puestos.',
    },
    fix: {
      en:
        'Pay no more places than the fewest entries of the scale, each with a share above zero; ' +
        'in a Sit & Go two places up to 9 entries and three with 10.',
      es:
        'Pague no más puestos que las inscripciones mínimas de la escala, cada uno con una parte ' +
        'mayor que cero; en un Sit & Go, dos puestos hasta 9 inscripciones y tres con 10.',
    },
  },
  'tournament.paid-places-invalid': {
    status: 422,
    title: { en: 'The share of paid places is not one', es: 'El porcentaje de premiados no sirve' },
    detail: {
      en: '{bps} basis points of the entries would be paid.',
      es: 'Se premiarían {bps} puntos básicos de las inscripciones.',
    },
    fix: {
      en: 'Announce from 1 to 10000 basis points.',
      es: 'Anuncie de 1 a 10000 puntos básicos.',
    },
  },
  'tournament.scale-missing': {
    status: 409,
    title: {
      en: 'A number of entries has no scale',
      es: 'Una cantidad de inscripciones no tiene escala',
    },
    detail: {
      en: 'There is no scale for {entries} entries.',
      es: 'No hay escala para {entries} inscripciones.',
    },
    fix: {
      en: 'Publish a scale for every number of entries with which the event may start, up to the quota.',
      es: 'Publique una escala para cada cantidad de inscripciones con que el evento puede comenzar, hasta el cupo.',
    },
  },
  'tournament.scale-overlaps': {
    status: 409,
    title: {
      en: 'A number of entries has two scales',
      es: 'Una cantidad de inscripciones tiene dos escalas',
    },
    detail: {
      en: 'More than one scale covers {entries} entries.',
      es: 'Más de una escala cubre {entries} inscripciones.',
    },
    fix: {
      en: 'Let the ranges follow each other without overlap.',
      es: 'Haga que los rangos se sigan sin superponerse.',
    },
  },
  'tournament.entry-cap-invalid': {
    status: 409,
    title: {
      en: 'The cap of entries per person is not valid',
      es: 'El tope de inscripciones por persona no es válido',
    },
    detail: { en: 'The cap is {entriesMax}.', es: 'El tope es {entriesMax}.' },
    fix: { en: 'Announce a cap from 1, or none.', es: 'Anuncie un tope desde 1, o ninguno.' },
  },
  'tournament.prize-unit-invalid': {
    status: 409,
    title: { en: 'The unit of prizes is not valid', es: 'La unidad de los premios no es válida' },
    detail: { en: 'The unit is {prizeUnit} centavos.', es: 'La unidad es {prizeUnit} centavos.' },
    fix: {
      en: 'Publish a unit of at least one centavo that leaves every paid place a prize.',
      es: 'Publique una unidad de al menos un centavo que deje un premio a cada posición premiada.',
    },
  },
} as const satisfies Record<string, Problem>;
