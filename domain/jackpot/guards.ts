import { Rejection } from '../errors.ts';
import type { NormId } from '../regulation/norms.ts';
import type { StaffMember, StaffRole } from '../tournament/facts.ts';
import type { JackpotCommand } from './commands.ts';
import type { AnnouncedJackpot, MeterTable } from './state.ts';

type Permission = { readonly roles: readonly StaffRole[]; readonly norm: NormId };

const MANAGEMENT: Permission = { roles: ['director'], norm: 'R132-21' };
const CONTROL: Permission = { roles: ['supervisor', 'director'], norm: 'R132-13' };

/** Who may do what. Plays come with the rounds that the dealer settles. */
export const PERMISSIONS: Readonly<Record<JackpotCommand['type'], Permission>> = {
  AnnounceJackpot: MANAGEMENT,
  LinkTable: MANAGEMENT,
  RecordPlay: { roles: ['dealer', 'supervisor', 'director'], norm: 'R132-14' },
  DecideAward: { roles: ['director'], norm: 'R132-73' },
  AdjustMeter: CONTROL,
  ReportFailure: CONTROL,
  ReportRepair: CONTROL,
};

/** @throws {Rejection} `jackpot.role-not-allowed` */
export const assertRole = ({ type, by }: JackpotCommand): void =>
  assertPermitted(PERMISSIONS[type], by);

/** Who signs beside the Director controls the game. @throws {Rejection} `jackpot.role-not-allowed` */
export const assertControls = (second: StaffMember): void => assertPermitted(CONTROL, second);

const assertPermitted = ({ roles, norm }: Permission, { legajo, role }: StaffMember): void => {
  if (roles.includes(role)) return;
  const allowed = roles.join(', ');
  throw new Rejection('jackpot.role-not-allowed', norm, { legajo, role, allowed });
};

/** @throws {Rejection} `jackpot.table-not-linked` */
export const requireTable = ({ tables }: AnnouncedJackpot, tableId: string): MeterTable => {
  const table = tables.find((one) => one.tableId === tableId);
  if (!table) throw new Rejection('jackpot.table-not-linked', 'R132-58', { tableId });
  return table;
};

/** @throws {Rejection} `jackpot.reason-missing` */
export const assertReason = (text: string, norm: NormId): void => {
  if (text.trim() === '') throw new Rejection('jackpot.reason-missing', norm);
};
