import { Rejection } from '../errors.ts';
import type { RulesetId } from '../hand/ruleset.ts';
import type { NormId } from '../regulation/norms.ts';
import type { StaffMember, StaffRole } from '../tournament/facts.ts';
import type { Answer } from './answer.ts';

type Permission = { readonly roles: readonly StaffRole[]; readonly norm: NormId };

const DIRECCION: readonly StaffRole[] = ['director', 'supervisor'];

/**
 * Who rules: dealers only report. The chief of the sector of R40 is the Supervisor, the management
 * of operations and the organiser of the club are the Director (as at bank tables, R132-21).
 *
 * @see R123-III-2, R123-III-3, R123-III-4, R40-102, PISO-34, CLUB-O20
 */
const OFFICIALS: Readonly<Record<RulesetId, Permission>> = {
  R123: { roles: DIRECCION, norm: 'R123-III-4' },
  PISO: { roles: DIRECCION, norm: 'PISO-34' },
  R40: { roles: DIRECCION, norm: 'R40-70' },
  CLUB: { roles: ['director'], norm: 'CLUB-O20' },
};

/** By which article the highest authority may decide otherwise than the rule. */
export const DEPARTURES: Readonly<Record<RulesetId, NormId>> = {
  R123: 'R123-III-2.p3',
  PISO: 'R123-III-2.p3',
  R40: 'R40-102',
  CLUB: 'CLUB-K24',
};

/** By which article nobody reviews what the highest authority decided. */
export const FINALITY: Readonly<Record<RulesetId, NormId>> = {
  R123: 'R123-III-2.p7',
  PISO: 'R123-III-2.p7',
  R40: 'R40-102',
  CLUB: 'CLUB-K24',
};

/** Staff of the room may report an infraction without deciding anything. @see R123-III-4 */
export const REPORTERS: readonly StaffRole[] = [...DIRECCION, 'dealer', 'control-desk'];

/** @throws {Rejection} `ruling.role-not-allowed` */
export const assertOfficial = (by: StaffMember, ruleset: RulesetId, isReport: boolean): void => {
  const { roles, norm } = OFFICIALS[ruleset];
  const allowed = isReport ? REPORTERS : roles;
  if (allowed.includes(by.role)) return;
  const facts = { legajo: by.legajo, role: by.role, allowed: allowed.join(', ') };
  throw new Rejection('ruling.role-not-allowed', norm, facts);
};

/** @throws {Rejection} `ruling.director-needed` */
export const assertDirector = (by: StaffMember, norm: NormId): void => {
  if (by.role === 'director') return;
  throw new Rejection('ruling.director-needed', norm, { legajo: by.legajo, role: by.role });
};

/** What the answer leaves to the Director alone. @throws {Rejection} `ruling.director-needed` */
export const assertAuthority = (by: StaffMember, { authority, norm, also }: Answer): void => {
  if (authority === 'director')
    assertDirector(by, also.includes('R123-II-63.A') ? 'R123-II-63.A' : norm);
};
