import type { Sanction } from '../../../domain/conduct/infraction.ts';
import type { Wording } from '../../shared/problems/problem.ts';

/** How the sanctions are called. */
export const SANCTION_TEXTS: Readonly<Record<Sanction, Wording>> = {
  'verbal-warning': { en: 'Verbal warning', es: 'Advertencia verbal' },
  'hand-suspension': { en: 'Suspension of hands', es: 'Suspensión de manos' },
  disqualification: { en: 'Disqualification', es: 'Descalificación' },
  'hand-annulled': { en: 'The hand is annulled', es: 'Anulación de la mano' },
  removal: { en: 'Removal from the game', es: 'Exclusión del juego' },
  'timed-suspension': { en: 'Suspension for a time', es: 'Suspensión por tiempo' },
  'definitive-suspension': { en: 'Definitive suspension', es: 'Suspensión definitiva' },
  'chips-removed': { en: 'The chips are removed', es: 'Retiro de las fichas' },
};
