import type { Terms } from '../../domain/tournament/terms.ts';
import type { Signature } from '../model/paper.ts';
import type { Signatory } from './inputs.ts';

/**
 * Who signs a settlement: the Director who answers for the event, the head of the cash desks and
 * the fiscalizador. What is not known is left to be written by hand.
 *
 * @see R123-III-1
 */
export const settlementSignatures = (
  { director }: Terms,
  headCashier: Signatory | null,
  fiscalizador: string | null,
): Signature[] => [
  { role: 'Director del Torneo', name: director.name, idLabel: 'Legajo', id: director.legajo },
  {
    role: 'Jefe de Cajas',
    name: headCashier?.name ?? null,
    idLabel: 'Legajo',
    id: headCashier?.legajo ?? null,
  },
  { role: 'Fiscalizador', name: fiscalizador, idLabel: 'Legajo', id: null },
];
