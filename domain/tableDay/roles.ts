import { Rejection } from '../errors.ts';
import type { NormId } from '../regulation/norms.ts';
import type { StaffMember, StaffRole } from '../tournament/facts.ts';
import type { TableCommand } from './commands.ts';
import type { TableTerms } from './terms.ts';

/** Who may do something, and the article that says so. */
export type Permission = { readonly roles: readonly StaffRole[]; readonly norm: NormId };

const MANAGEMENT: Permission = { roles: ['director'], norm: 'R132-21' };
/** The dealer runs the game, the Supervisor controls it. */
const TABLE: Permission = { roles: ['dealer', 'supervisor', 'director'], norm: 'R132-14' };
const DESK: Permission = {
  roles: ['cashier', 'dealer', 'supervisor', 'director'],
  norm: 'R132-14',
};
/** What goes beyond running the game is the Supervisor's. */
const SUPERVISOR: Permission = { roles: ['supervisor', 'director'], norm: 'R132-13' };

/** Who may record what at a bank table. */
export const PERMISSIONS: Readonly<Record<TableCommand['type'], Permission | null>> = {
  AnnounceTable: MANAGEMENT,
  OpenDay: TABLE,
  FillChips: DESK,
  CreditChips: DESK,
  CountDrop: DESK,
  VoidMovement: SUPERVISOR,
  PlayRound: null, // asked for each step of the round
  StepRound: null,
  CountChips: TABLE,
  CloseDay: TABLE,
  ReopenDay: SUPERVISOR,
  RecordDaySettled: null, // the workflow, in the name of who closed
};

/**
 * @see R132-13, R132-14
 * @throws {Rejection} in this order: `table.role-not-allowed`, `table.other-sector`
 */
export const assertRole = ({ type, by }: TableCommand, terms: TableTerms): void =>
  assertPermitted(PERMISSIONS[type], by, terms);

/**
 * Asks nothing where there is no permission to have: the act is of a workflow, or is asked elsewhere.
 *
 * @throws {Rejection} in this order: `table.role-not-allowed`, `table.other-sector`
 */
export const assertPermitted = (
  permission: Permission | null,
  by: StaffMember,
  table: ControlledTable,
): void => {
  if (permission === null) return;
  const { roles, norm } = permission;
  if (!roles.includes(by.role))
    throw new Rejection('table.role-not-allowed', norm, {
      legajo: by.legajo,
      role: by.role,
      allowed: roles.join(', '),
    });
  assertSector(by, table);
};

/** What tells whose Supervisor controls a table, and by which text. */
export type ControlledTable = { readonly game: 'madero' | 'cash'; readonly sector: string };

/**
 * The article by which a Supervisor controls. That of cash names no Supervisor: what it does not
 * foresee is operations management's, which sets the controls.
 */
export const CONTROL_NORM: Readonly<Record<ControlledTable['game'], NormId>> = {
  madero: 'R132-13',
  cash: 'R40-102',
};

/**
 * A Supervisor controls the tables of his sector; one without a sector has the whole floor.
 *
 * @see R132-13, R40-102
 * @throws {Rejection} `table.other-sector`
 */
export const assertSector = (
  { legajo, role, sector }: StaffMember,
  { game, sector: ofTable }: ControlledTable,
): void => {
  if (role !== 'supervisor' || sector === undefined || sector === ofTable) return;
  throw new Rejection('table.other-sector', CONTROL_NORM[game], { legajo, sector, ofTable });
};
