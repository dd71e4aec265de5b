import type { MaderoRejection } from '../../../../domain/madero/rejections.ts';
import type { Problem } from '../problem.ts';

/** Of rulings on irregularities. */
export const IRREGULARITY_PROBLEMS = {
  'madero.round-not-stopped': {
    status: 409,
    title: { en: 'The round was not stopped', es: 'El pase no fue detenido' },
    detail: {
      en: 'The dealer did not stop the round.',
      es: 'El crupier no detuvo la ronda.',
    },
    fix: {
      en: 'The dealer stops and calls the Supervisor first.',
      es: 'Antes, el croupier detiene la acción y avisa al Supervisor.',
    },
  },
  'madero.betting-started': {
    status: 409,
    title: {
      en: 'Betting has started: there is no new deal',
      es: 'Empezaron las apuestas: no hay nuevo reparto',
    },
    detail: {
      en: 'A box has answered.',
      es: 'Una casilla ya respondió.',
    },
    fix: {
      en: 'Declare the irregular hand dead; the other boxes go on.',
      es: 'Declare muerta la mano irregular; las demás casillas siguen.',
    },
  },
  'madero.betting-not-started': {
    status: 409,
    title: {
      en: 'Betting has not started: the whole play is void',
      es: 'No empezaron las apuestas: se anula toda la jugada',
    },
    detail: {
      en: 'No box has answered.',
      es: 'Ninguna casilla respondió.',
    },
    fix: {
      en: 'Rule an error of the deal: the round is void and all bets go back.',
      es: 'Resuelva un error de reparto: el pase se anula y vuelven todas las apuestas.',
    },
  },
} satisfies Partial<Record<MaderoRejection, Problem>>;
