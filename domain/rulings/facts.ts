import type { Proposal } from '../conduct/propose.ts';
import type { RulesetId } from '../hand/ruleset.ts';
import type { NormId } from '../regulation/norms.ts';
import type { Circumstance } from '../tournament/facts.ts';
import type { Answer } from './answer.ts';
import type { Facts } from './factSpec.ts';
import type { Outcome } from './vocabulary.ts';

/** What is ruled on, and where it happened. */
export type Asked = {
  readonly ruleset: RulesetId;
  readonly code: string;
  readonly facts: Facts;
  readonly table: number | null;
  readonly hand: number | null;
  readonly seats: readonly number[];
};

/** The Director decided otherwise than the article, in the interest of the game. */
export type Departure = {
  readonly outcome: Outcome;
  /** The article that lets him. */
  readonly norm: NormId;
};

/** An infraction that was charged, what was proposed and what was done. */
export type Charged = {
  readonly codes: readonly string[];
  readonly decisive: string;
  readonly proposal: Proposal | null;
  readonly sanction: string;
};

export const APPEAL_DECISIONS = ['confirm', 'modify', 'revoke'] as const;
export type AppealDecision = (typeof APPEAL_DECISIONS)[number];

type Fact<Type extends string, Body> = { readonly type: Type } & Circumstance & Readonly<Body>;

/** Everything that can have happened with the rulings of an event, a table or a jornada. */
export type RulingFact =
  | Fact<
      'RulingMade',
      {
        rulingId: string;
        asked: Asked;
        answer: Answer;
        departure: Departure | null;
        /** In the official's words; null where the answer asks for none. */
        reason: string | null;
        charged: Charged | null;
      }
    >
  | Fact<
      'RulingAppealed',
      { rulingId: string; appealId: string; appellant: 'player' | 'official'; grounds: string }
    >
  | Fact<
      'AppealDecided',
      {
        rulingId: string;
        decisionId: string;
        decision: AppealDecision;
        /** What holds instead; null unless it was modified. */
        outcome: Outcome | null;
        reason: string;
      }
    >;

export type RulingFactOf<Type extends RulingFact['type']> = Extract<RulingFact, { type: Type }>;
