import { Rejection } from '../errors.ts';
import type { NormId } from '../regulation/norms.ts';
import { assertSector } from '../tableDay/roles.ts';
import type { StaffRole } from '../tournament/facts.ts';
import type { CashCommand } from './commands.ts';
import type { CashTerms } from './terms.ts';

type Permission = { readonly roles: readonly StaffRole[]; readonly norm: NormId };

const MANAGEMENT: Permission = { roles: ['director'], norm: 'R40-7' };
const TABLE: Permission = { roles: ['dealer', 'supervisor', 'director'], norm: 'R40-39' };
/** Cash and special chips are exchanged by who runs the table, or at the cage. */
const EXCHANGE: Permission = {
  roles: ['cashier', 'dealer', 'supervisor', 'director'],
  norm: 'R40-20',
};
const CONTROL: Permission = { roles: ['supervisor', 'director'], norm: 'R40-102' };

/** Who may record what at a cash table. */
export const PERMISSIONS: Readonly<Record<CashCommand['type'], Permission | null>> = {
  AnnounceCashTable: MANAGEMENT,
  ChangeLimits: MANAGEMENT,
  OpenSession: TABLE,
  JoinSession: EXCHANGE,
  BuyChips: EXCHANGE,
  TakeRest: TABLE,
  ReturnToPlay: TABLE,
  PayConsumption: TABLE,
  LeaveSession: EXCHANGE,
  PlayHand: TABLE,
  OpenLiveHand: TABLE,
  StepHand: TABLE,
  VoidHand: CONTROL,
  EndSession: TABLE,
  CloseCashDay: TABLE,
  ReopenCashDay: CONTROL,
  RecordCashDaySettled: null, // the workflow, in the name of who closed
};

/**
 * @see R40-7, R40-20, R40-39, R40-102
 * @throws {Rejection} in this order: `table.role-not-allowed`, `table.other-sector`
 */
export const assertRole = ({ type, by }: CashCommand, { sector }: CashTerms): void => {
  const permission = PERMISSIONS[type];
  if (permission === null) return;
  const { roles, norm } = permission;
  if (!roles.includes(by.role))
    throw new Rejection('table.role-not-allowed', norm, {
      legajo: by.legajo,
      role: by.role,
      allowed: roles.join(', '),
    });
  assertSector(by, sector);
};
