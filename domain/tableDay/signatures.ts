import { Rejection } from '../errors.ts';
import type { StaffMember, StaffRole } from '../tournament/facts.ts';
import { assertSector, CONTROL_NORM, type ControlledTable } from './roles.ts';

/** What the two persons must be between them: one of each list. */
type Pair = readonly [readonly StaffRole[], readonly StaffRole[]];

const CONTROL: readonly StaffRole[] = ['supervisor', 'director'];

/** Chips on the table are counted by who runs the game and by who controls it. */
export const COUNTED: Pair = [['dealer', ...CONTROL], CONTROL];
/** Chips between table and cage: who hands them over and who receives them. */
export const TRANSFERRED: Pair = [['cashier'], ['dealer', ...CONTROL]];
/** The box is counted by two persons, one of whom controls. */
export const BOXED: Pair = [['cashier', 'dealer', ...CONTROL], CONTROL];
/** A settlement is opened again by who controls, with anybody who signs for the table or its money. */
export const REOPENED: Pair = [
  CONTROL,
  [...CONTROL, 'dealer', 'cashier', 'head-cashier', 'control-desk'],
];
/** A large prize is paid by the table and by who controls it. */
export const PAID: Pair = COUNTED;

/**
 * Two different persons sign, one for each part of the act.
 *
 * @see R132-13, R132-14, R40-102
 * @throws {Rejection} in this order: `table.signature-repeated`, `table.signatures-wrong`,
 *   `table.other-sector`
 */
export const assertSigned = (
  { by, second }: { readonly by: StaffMember; readonly second: StaffMember },
  [one, other]: Pair,
  table: ControlledTable,
): void => {
  if (by.legajo === second.legajo)
    throw new Rejection('table.signature-repeated', undefined, { legajo: by.legajo });
  const fits =
    (one.includes(by.role) && other.includes(second.role)) ||
    (other.includes(by.role) && one.includes(second.role));
  if (!fits)
    throw new Rejection('table.signatures-wrong', CONTROL_NORM[table.game], {
      roles: `${by.role}, ${second.role}`,
      one: one.join(', '),
      other: other.join(', '),
    });
  assertSector(second, table);
};
