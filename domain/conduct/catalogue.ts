import type { ConductRuleset, Infraction, InfractionDraft } from './infraction.ts';
import { CASH, FLOOR, MADERO } from './infractions/cash.ts';
import { CLUB, CLUB_COURTESY } from './infractions/club.ts';
import { HAND_TALK } from './infractions/handTalk.ts';
import { TOURNAMENT_ITEMS } from './infractions/tournamentItems.ts';
import { TOURNAMENT_LIST } from './infractions/tournamentList.ts';
import { SANCTION_SCALES } from './scales.ts';

const R123 = { ...HAND_TALK, ...TOURNAMENT_LIST, ...TOURNAMENT_ITEMS };
const OF_CLUB = { ...CLUB, ...CLUB_COURTESY };

export type InfractionCode = keyof (typeof R123 &
  typeof CASH &
  typeof MADERO &
  typeof FLOOR &
  typeof OF_CLUB);

/**
 * Every infraction by code, with the sanctions that its text allows, from the mildest on, and who
 * may apply them. A penalty names at least one (R123-I-78).
 */
export const INFRACTIONS: Readonly<Record<InfractionCode, Infraction>> = {
  ...completed('R123', R123),
  ...completed('R40', CASH),
  ...completed('R132', MADERO),
  ...completed('PISO', FLOOR),
  ...completed('CLUB', OF_CLUB),
};

export const INFRACTION_CODES = Object.keys(INFRACTIONS) as readonly InfractionCode[];

/** The infraction of that code; undefined when there is none. */
export const findInfraction = (code: string): Infraction | undefined =>
  Object.hasOwn(INFRACTIONS, code) ? INFRACTIONS[code as InfractionCode] : undefined;

function completed<Code extends string>(
  ruleset: ConductRuleset,
  drafts: Readonly<Record<Code, InfractionDraft>>,
): Record<Code, Infraction> {
  const { norm, sanctions, appliedBy } = SANCTION_SCALES[ruleset];
  const entries = Object.entries<InfractionDraft>(drafts).map(([code, draft]) => [
    code,
    {
      group: draft.norm,
      see: [],
      demands: [],
      first: sanctions[0] ?? null,
      sanctions,
      fromSecondTime: false,
      ...draft,
      code,
      ruleset,
      sanctionNorm: norm,
      appliedBy,
    } satisfies Infraction,
  ]);
  return Object.fromEntries(entries) as Record<Code, Infraction>;
}
