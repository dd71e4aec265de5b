import type { Instant } from '../../domain/time/jornada.ts';
import type { StaffMember } from '../../domain/tournament/facts.ts';
import type { Terms } from '../../domain/tournament/terms.ts';
import { ROLE_NAMES } from '../format/names.ts';
import type { Signature } from '../model/paper.ts';
import type { Signatory } from './inputs.ts';

/** Who did an act and who signed with him; no second in facts of before two were asked. */
export type Closers = { readonly by: StaffMember; readonly second: StaffMember | null };

/** Who took back a payment of an event that stayed closed, and when. */
export type Correction = Closers & { readonly occurredAt: Instant };

/**
 * Who signs a settlement: those who closed the event, those who corrected it since, the Director
 * who answers for it, the head of the cash desks and the fiscalizador, who sign once. What is not
 * known is left to be written by hand, unless somebody of that role signed already.
 *
 * @param acts no closers on a paper of an event that is not closed
 * @see R123-III-1
 */
export const settlementSignatures = (
  { director }: Terms,
  headCashier: Signatory | null,
  fiscalizador: string | null,
  { closers, corrected }: { closers?: Closers; corrected?: Correction } = {},
): Signature[] => {
  const signed = [
    ...(closers ? signatures(closers, 'cierra', 'segunda firma') : []),
    ...(corrected ? signatures(corrected, 'corrige', 'segunda firma de la corrección') : []),
  ];
  const others: Signature[] = [
    { role: ROLE_NAMES.director, name: director.name, idLabel: 'Legajo', id: director.legajo },
    {
      role: ROLE_NAMES['head-cashier'],
      name: headCashier?.name ?? null,
      idLabel: 'Legajo',
      id: headCashier?.legajo ?? null,
    },
    { role: ROLE_NAMES.fiscalizador, name: fiscalizador, idLabel: 'Legajo', id: null },
  ];
  const isThere = ({ role, name, id }: Signature) =>
    name === null && id === null
      ? signed.some((one) => one.role.startsWith(`${role},`))
      : id !== null && signed.some((one) => one.id === id);
  return [...signed, ...others.filter((one) => !isThere(one))];
};

const signatures = ({ by, second }: Closers, first: string, other: string): Signature[] => [
  signature(by, first),
  ...(second ? [signature(second, other)] : []),
];

const signature = ({ role, name, legajo }: StaffMember, part: string): Signature => ({
  role: `${ROLE_NAMES[role]}, ${part}`,
  name,
  idLabel: 'Legajo',
  id: legajo,
});
