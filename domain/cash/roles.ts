import { assertPermitted, type Permission } from '../tableDay/roles.ts';
import type { CashCommand } from './commands.ts';
import type { CashTerms } from './terms.ts';

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
  CallClock: TABLE,
  StopAction: TABLE,
  ResumeAction: TABLE,
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
export const assertRole = ({ type, by }: CashCommand, terms: CashTerms): void =>
  assertPermitted(PERMISSIONS[type], by, terms);
