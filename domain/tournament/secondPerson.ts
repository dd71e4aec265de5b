import { Rejection } from '../errors.ts';
import type { Centavos } from '../money/centavos.ts';
import type { NormId } from '../regulation/norms.ts';
import type { StaffMember, StaffRole } from './facts.ts';
import { assertOneOf } from './roles.ts';

/** Who answers for a settlement beside who orders it: direction, cage or control desk. */
const SETTLES: readonly StaffRole[] = [
  'director',
  'supervisor',
  'head-cashier',
  'cashier',
  'control-desk',
];
/** Who answers for a large payment beside the cashier. */
const PAYS: readonly StaffRole[] = ['director', 'supervisor', 'head-cashier'];

type Signed = { readonly by: StaffMember; readonly second?: StaffMember };

/**
 * Two different persons, by legajo, answer for what settles an event or opens its settlement again.
 *
 * @throws {Rejection} in this order: `tournament.second-person-missing`,
 *   `tournament.second-person-same`, `tournament.role-not-allowed`
 */
export const assertSettledByTwo = (signed: Signed, norm: NormId): void =>
  assertSecond(signed, SETTLES, norm);

/**
 * One person pays alone up to the sum that the operator set, that sum included; above it a second
 * one answers too. Who signs without need must be another all the same.
 *
 * @throws {Rejection} in this order: `tournament.second-person-missing`,
 *   `tournament.second-person-same`, `tournament.role-not-allowed`
 */
export const assertPaidByTwo = (
  command: Signed & { readonly soloPayoutMax?: Centavos },
  amount: Centavos,
  norm: NormId,
): void => {
  const { second, soloPayoutMax } = command;
  const isSolo = soloPayoutMax === undefined || amount <= soloPayoutMax;
  if (second !== undefined || !isSolo) assertSecond(command, PAYS, norm);
};

const assertSecond = ({ by, second }: Signed, roles: readonly StaffRole[], norm: NormId): void => {
  if (!second) throw new Rejection('tournament.second-person-missing', norm);
  if (second.legajo === by.legajo)
    throw new Rejection('tournament.second-person-same', norm, { legajo: by.legajo });
  assertOneOf(second, roles, norm);
};
