import type { Circumstance } from '../tournament/facts.ts';
import type { AppealDecision, Asked } from './facts.ts';
import type { PlaceRules } from './placeRules.ts';
import type { Outcome } from './vocabulary.ts';

type Command<Type extends string, Body> = { readonly type: Type } & Circumstance & Readonly<Body>;

/** Everything that can be asked of the rulings. Ids are the idempotency keys of the requests. */
export type RulingCommand =
  | Command<
      'Rule',
      {
        rulingId: string;
        asked: Asked;
        /** What the Director decides instead of what the article answers. */
        departTo: Outcome | null;
        reason: string | null;
        /** Whether the table has a betting line; null where no table was told. */
        hasLine: boolean | null;
        /** Which regulations rule there; null where no place was told. */
        rules: PlaceRules | null;
      }
    >
  | Command<
      'AppealRuling',
      { rulingId: string; appealId: string; appellant: 'player' | 'official'; grounds: string }
    >
  | Command<
      'DecideAppeal',
      {
        rulingId: string;
        decisionId: string;
        decision: AppealDecision;
        outcome: Outcome | null;
        reason: string;
      }
    >;

export type RulingCommandOf<Type extends RulingCommand['type']> = Extract<
  RulingCommand,
  { type: Type }
>;
