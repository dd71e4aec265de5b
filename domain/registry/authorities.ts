import { jornada } from '../time/jornada.ts';
import type { Authority } from './state.ts';

/** Who controls the games by law, unless the operator has named another from the same day on. */
export const LEGAL_AUTHORITIES: readonly Authority[] = [
  {
    from: jornada('1999-06-08'),
    name: 'Lotería Nacional Sociedad del Estado',
    citation: 'Decreto 600/1999 (B.O. 08/06/1999)',
  },
  {
    from: jornada('2017-07-01'),
    name: 'Lotería de la Ciudad de Buenos Aires S.E.',
    citation: 'Decreto 743/2016; Ley CABA 5785',
  },
];
