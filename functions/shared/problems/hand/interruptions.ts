import type { HandRejection } from '../../../../domain/hand/rejections.ts';
import type { Problem } from '../problem.ts';

/** Why the clock or a stop of the action refuses, in words. */
export const INTERRUPTION_PROBLEMS = {
  'hand.clock-running': {
    status: 409,
    title: { en: 'The clock is running already', es: 'El tiempo ya está corriendo' },
    detail: {
      en: 'Seat {seat} has time until {until}.',
      es: 'El puesto {seat} tiene tiempo hasta {until}.',
    },
    fix: {
      en: 'Wait for his action, or for the end of his time.',
      es: 'Espere su acción, o el fin de su tiempo.',
    },
  },
  'hand.clock-not-called': {
    status: 409,
    title: { en: 'Nobody called the clock', es: 'Nadie pidió tiempo' },
    detail: {
      en: 'In this game the time to act begins when it is called.',
      es: 'En este juego el tiempo para actuar empieza cuando se pide.',
    },
    fix: {
      en: 'Record the call of the clock first; the time counts from it.',
      es: 'Registre primero el pedido de tiempo; desde él se cuenta.',
    },
  },
  'hand.clock-not-needed': {
    status: 409,
    title: { en: 'The time runs without a call', es: 'El tiempo corre sin que se pida' },
    detail: {
      en: 'In this game the time to act begins with the turn.',
      es: 'En este juego el tiempo para actuar empieza con el turno.',
    },
    fix: {
      en: 'Read the end of his time in the hand; once it is over, kill the hand.',
      es: 'Lea en la mano cuándo termina su tiempo; cumplido, mate la mano.',
    },
  },
  'hand.clock-caller-wrong': {
    status: 409,
    title: { en: 'This seat cannot call the clock', es: 'Este puesto no puede pedir tiempo' },
    detail: {
      en: 'Nobody else who sits at the table has seat {caller}.',
      es: 'Ningún otro jugador de la mesa ocupa el puesto {caller}.',
    },
    fix: {
      en: 'Name the seat of a player of the table, or none when the management calls.',
      es: 'Indique el puesto de un jugador de la mesa, o ninguno si lo pide la Dirección.',
    },
  },
  'hand.time-over': {
    status: 409,
    title: {
      en: 'His time is over: the hand is dead',
      es: 'Venció su tiempo: la mano está muerta',
    },
    detail: {
      en: 'Seat {seat} had time until {until}.',
      es: 'El puesto {seat} tenía tiempo hasta {until}.',
    },
    fix: {
      en: 'Kill the hand; if he acted before, say when in `occurredAt`.',
      es: 'Mate la mano; si actuó antes, indique cuándo en `occurredAt`.',
    },
  },
  'hand.dead-by-time': {
    status: 409,
    title: {
      en: 'A hand that died by the clock is missing',
      es: 'Falta una mano muerta por tiempo',
    },
    detail: {
      en: 'The time of seat {seat} was over at {until}, and nobody recorded that he acted.',
      es: 'El tiempo del puesto {seat} venció el {until}, y no se registró que actuara.',
    },
    fix: {
      en: 'Put the seat among the dead hands with R123-II-66.E, or record first that he acted in time.',
      es: 'Ponga el puesto entre las manos muertas con R123-II-66.E, o registre antes que actuó a tiempo.',
    },
  },
  'hand.action-stopped': {
    status: 409,
    title: { en: 'The action is stopped', es: 'La acción está detenida' },
    detail: {
      en: 'Hand {hand} waits since {since} for the ruling on {situation}.',
      es: 'La mano {hand} espera desde {since} el fallo sobre {situation}.',
    },
    fix: {
      en: 'Make the ruling, resume the action with its id, then go on.',
      es: 'Dicte el fallo, reanude la acción con su identificador y continúe.',
    },
  },
  'hand.not-stopped': {
    status: 409,
    title: { en: 'The action is not stopped', es: 'La acción no está detenida' },
    detail: {
      en: 'Nothing waits for a ruling in this hand.',
      es: 'En esta mano nada espera un fallo.',
    },
    fix: { en: 'Go on with the hand.', es: 'Continúe con la mano.' },
  },
  'hand.ruling-differs': {
    status: 409,
    title: { en: 'The ruling is on something else', es: 'El fallo es sobre otra cosa' },
    detail: {
      en: 'Hand {hand} waits for the ruling on {situation}; this one is on {ruled}.',
      es: 'La mano {hand} espera el fallo sobre {situation}; éste es sobre {ruled}.',
    },
    fix: {
      en: 'Send the id of the ruling on that irregularity of that hand.',
      es: 'Envíe el identificador del fallo sobre esa irregularidad de esa mano.',
    },
  },
  'hand.ruling-pending': {
    status: 409,
    title: { en: 'The ruling is appealed', es: 'El fallo está apelado' },
    detail: { en: 'Hand {hand} waits for the Director.', es: 'La mano {hand} espera al Director.' },
    fix: {
      en: 'Decide the appeal first; its decision is what holds.',
      es: 'Resuelva primero la apelación; vale lo que ella decida.',
    },
  },
} as const satisfies Partial<Record<HandRejection, Problem>>;
