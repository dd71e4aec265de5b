import { Rejection } from '../errors.ts';
import type { StaffMember } from '../tournament/facts.ts';
import { findInfraction } from './catalogue.ts';
import type { ConductRuleset, Infraction, Sanction } from './infraction.ts';
import { type Proposal, propose } from './propose.ts';

/** What is said of an act before anything is decided. */
export type Accusation = {
  /** One act may be several infractions. */
  readonly codes: readonly string[];
  readonly players: number;
  readonly description: string;
  /** Of simultaneous hands; null outside them. */
  readonly round: number | null;
  /** Earlier entries of the player, by the article under which they are counted. */
  readonly prior: Readonly<Record<string, number>>;
  readonly deliberate: boolean;
};

/** The infraction that decides, with what is proposed for it. */
export type Charge = {
  readonly decisive: Infraction;
  readonly infractions: readonly Infraction[];
  readonly proposal: Proposal | null;
};

/**
 * Reads an accusation against the catalogue: at least one code, and what each of them demands.
 * Behaviour outranks every technical fault of the same act.
 *
 * @see R123-I-78, R123-II-39, R123-II-40
 * @throws {Rejection} in this order: `conduct.infraction-missing`, `conduct.infraction-unknown`,
 *   `conduct.description-missing`, `conduct.round-missing`, `conduct.second-player-missing`
 */
export const charge = (accusation: Accusation): Charge => {
  const infractions = accusation.codes.map(knownInfraction);
  for (const one of infractions) assertDemands(one, accusation);
  const decisive = infractions.find((one) => one.class === 'behaviour') ?? infractions[0];
  if (!decisive) throw new Rejection('conduct.infraction-missing', 'R123-I-78');
  const prior = accusation.prior[decisive.group] ?? 0;
  const proposal = propose(decisive, { prior, deliberate: accusation.deliberate });
  return { decisive, infractions, proposal };
};

/** @throws {Rejection} `conduct.infraction-unknown` */
export const knownInfraction = (code: string): Infraction => {
  const found = findInfraction(code);
  if (!found) throw new Rejection('conduct.infraction-unknown', undefined, { code });
  return found;
};

const assertDemands = (
  { code, norm, demands }: Infraction,
  { description, round, players }: Accusation,
): void => {
  if (demands.includes('description') && description.trim() === '')
    throw new Rejection('conduct.description-missing', norm, { code });
  if (demands.includes('round') && round === null)
    throw new Rejection('conduct.round-missing', norm, { code });
  if (demands.includes('two-players') && players < 2)
    throw new Rejection('conduct.second-player-missing', norm, { code });
};

/**
 * A sanction that the text of one of the infractions allows, applied by who may.
 *
 * @see R123-II-41, R123-III-4, R40-70, CLUB-T0, CLUB-O20
 * @throws {Rejection} in this order: `conduct.role-not-allowed`, `conduct.sanction-not-allowed`
 */
export const assertSanction = (
  { decisive, infractions }: Charge,
  sanction: Sanction,
  by: StaffMember,
): void => {
  const { sanctionNorm, appliedBy } = decisive;
  if (!appliedBy.includes(by.role))
    throw new Rejection('conduct.role-not-allowed', sanctionNorm, {
      legajo: by.legajo,
      role: by.role,
      allowed: appliedBy.join(', '),
    });
  if (!infractions.some(({ sanctions }) => sanctions.includes(sanction)))
    throw new Rejection('conduct.sanction-not-allowed', decisive.norm, {
      sanction,
      code: decisive.code,
      allowed: decisive.sanctions.join(', ') || '—',
    });
};

/** Whether an infraction of one regulation can be charged where another one rules. */
export const holdsUnder = ({ ruleset }: Infraction, at: ConductRuleset): boolean =>
  ruleset === at || (ruleset === 'R123' && at === 'PISO');
