import type { StaffMember, StaffRole } from '../../domain/tournament/facts.ts';
import type { Terms } from '../../domain/tournament/terms.ts';
import type { Signature } from '../model/paper.ts';
import type { Signatory } from './inputs.ts';

/** Who closed an event, and who signed that with him; no second in facts of before two were asked. */
export type Closers = { readonly by: StaffMember; readonly second: StaffMember | null };

const ROLES: Readonly<Record<StaffRole, string>> = {
  director: 'Director del Torneo',
  supervisor: 'Supervisor',
  dealer: 'Croupier',
  cashier: 'Cajero',
  'control-desk': 'Mesa de control',
  'head-cashier': 'Jefe de Cajas',
  fiscalizador: 'Fiscalizador',
};

/**
 * Who signs a settlement: those who closed the event, the Director who answers for it, the head of
 * the cash desks and the fiscalizador, each once. What is not known is left to be written by hand.
 *
 * @param closers none on a paper of an event that is not closed
 * @see R123-III-1
 */
export const settlementSignatures = (
  { director }: Terms,
  headCashier: Signatory | null,
  fiscalizador: string | null,
  closers?: Closers,
): Signature[] => {
  const signed = closers ? closing(closers) : [];
  const others: Signature[] = [
    { role: ROLES.director, name: director.name, idLabel: 'Legajo', id: director.legajo },
    {
      role: ROLES['head-cashier'],
      name: headCashier?.name ?? null,
      idLabel: 'Legajo',
      id: headCashier?.legajo ?? null,
    },
    { role: ROLES.fiscalizador, name: fiscalizador, idLabel: 'Legajo', id: null },
  ];
  const isThere = ({ id }: Signature) => id !== null && signed.some((one) => one.id === id);
  return [...signed, ...others.filter((one) => !isThere(one))];
};

const closing = ({ by, second }: Closers): Signature[] => [
  signature(by, 'cierra'),
  ...(second ? [signature(second, 'segunda firma')] : []),
];

const signature = ({ role, name, legajo }: StaffMember, part: string): Signature => ({
  role: `${ROLES[role]}, ${part}`,
  name,
  idLabel: 'Legajo',
  id: legajo,
});
