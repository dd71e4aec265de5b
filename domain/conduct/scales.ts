import type { NormId } from '../regulation/norms.ts';
import type { StaffRole } from '../tournament/facts.ts';
import type { ConductRuleset, Sanction } from './infraction.ts';

/** The sanctions of a regulation from the mildest to the gravest, and who may apply them. */
export type SanctionScale = {
  readonly norm: NormId;
  readonly sanctions: readonly Sanction[];
  readonly appliedBy: readonly StaffRole[];
};

const DIRECCION: readonly StaffRole[] = ['director', 'supervisor'];

const R123: SanctionScale = {
  norm: 'R123-II-41',
  sanctions: ['verbal-warning', 'hand-suspension', 'disqualification'],
  appliedBy: DIRECCION,
};

/**
 * The list of each regulation (conflict 50). Floor rules say "penalised" and name no sanction:
 * where they hold, the tournament's list does. The officer of the sector (R40-70) is the
 * Supervisor; the organiser of the club (CLUB-O20) is the Director.
 *
 * @see R123-II-41, R40-70, R132-69, CLUB-T0, CLUB-O1, CLUB-O20
 */
export const SANCTION_SCALES: Readonly<Record<ConductRuleset, SanctionScale>> = {
  R123,
  PISO: R123,
  R40: {
    norm: 'R40-70',
    sanctions: ['verbal-warning', 'hand-annulled', 'removal'],
    appliedBy: DIRECCION,
  },
  R132: {
    norm: 'R132-13',
    sanctions: ['verbal-warning', 'hand-annulled', 'removal'],
    appliedBy: DIRECCION,
  },
  CLUB: {
    norm: 'CLUB-T0',
    sanctions: ['verbal-warning', 'timed-suspension', 'definitive-suspension', 'disqualification'],
    appliedBy: ['director'],
  },
};
