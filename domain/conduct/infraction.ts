import type { RulesetId } from '../hand/ruleset.ts';
import type { NormId } from '../regulation/norms.ts';
import type { StaffRole } from '../tournament/facts.ts';

/** What a text allows against a player; each regulation has its own list. */
export const SANCTIONS = [
  'verbal-warning',
  'hand-suspension',
  'disqualification',
  'hand-annulled',
  'removal',
  'timed-suspension',
  'definitive-suspension',
  'chips-removed',
] as const;
export type Sanction = (typeof SANCTIONS)[number];

/** Behaviour outranks a technical fault when one act is both (R123-II-40). */
export const INFRACTION_CLASSES = ['behaviour', 'technical', 'courtesy', 'collusion'] as const;
export type InfractionClass = (typeof INFRACTION_CLASSES)[number];

/** The regulations that have infractions: those of hold'em, and Madero Poker Bonus. */
export type ConductRuleset = RulesetId | 'R132';

/** What an entry must say besides who and which. */
export type Demand = 'description' | 'round' | 'two-players';

/** One infraction as its article words it. */
export type InfractionDraft = {
  readonly norm: NormId;
  readonly class: InfractionClass;
  readonly en: string;
  readonly es: string;
  /** The article under which repetitions are counted; its own when absent. */
  readonly group?: NormId;
  /** Other articles that its consequences rest on. */
  readonly see?: readonly NormId[];
  readonly demands?: readonly Demand[];
  /** What the text itself imposes, or the first step that is proposed; null proposes nothing. */
  readonly first?: Sanction | null;
  /** Narrows the list of the regulation. */
  readonly sanctions?: readonly Sanction[];
  /** Penalised from the second time on, or when deliberate (R123-II-90). */
  readonly fromSecondTime?: boolean;
};

/** An infraction with what its regulation says of all: the sanctions and who may apply them. */
export type Infraction = Required<InfractionDraft> & {
  readonly code: string;
  readonly ruleset: ConductRuleset;
  /** The article that lists the sanctions. */
  readonly sanctionNorm: NormId;
  readonly appliedBy: readonly StaffRole[];
};
