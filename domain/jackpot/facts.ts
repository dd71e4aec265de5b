import type { HandClass } from '../cards/categories.ts';
import type { MeterCategory } from '../madero/jackpotPrizes.ts';
import type { Centavos } from '../money/centavos.ts';
import type { NormId } from '../regulation/norms.ts';
import type { Instant, Jornada } from '../time/jornada.ts';
import type { Circumstance, StaffMember } from '../tournament/facts.ts';
import type { AdjustmentReason, LinkedTable, MeterTerms } from './terms.ts';

/** A royal or straight flush with credits. `handClass` is that of the two cards and the flop. */
export type Hit = {
  readonly box: number;
  readonly handClass: HandClass;
  readonly credits: number;
};

/** A settled round as the meter sees it. `bets` are the chips of all its credits, in centavos. */
export type PlayedRound = {
  readonly tableId: string;
  readonly jornada: Jornada;
  /** 1, 2, … in the table's day: with table and jornada it is counted once. */
  readonly number: number;
  readonly roundId: string;
  /** When its bets were opened, by the table of prizes then in force; rounds of before have none. */
  readonly openedAt?: Instant;
  readonly bets: Centavos;
  readonly hits: readonly Hit[];
};

/** Centavos of the part of one table. */
export type TableAmount = { readonly tableId: string; readonly amount: Centavos };

/** Why a payment waits for operations management with the LNSE, and what they may decide. */
export type Hold = { readonly norm: NormId; readonly proposals: readonly Centavos[] };

type Fact<Type extends string, Body = object> = { readonly type: Type } & Circumstance &
  Readonly<Body>;

/** Everything that can have happened to a progressive jackpot, in the past tense. */
export type JackpotFact =
  | Fact<
      'JackpotAnnounced',
      { jackpotId: string; terms: MeterTerms; tables: readonly LinkedTable[] }
    >
  | Fact<'TableLinked', { tableId: string; start: Centavos }>
  /** The rounds of one play, settled before the meter moves for their prizes (R132-52). */
  | Fact<
      'PlayRecorded',
      { playId: string; rounds: readonly (PlayedRound & { readonly contribution: Centavos })[] }
    >
  | Fact<
      'PrizeAwarded',
      {
        awardId: string;
        playId: string;
        tableId: string;
        roundId: string;
        category: MeterCategory;
        hit: Hit;
        /** Null while it is held undecided (decision B3). */
        amount: Centavos | null;
        before: Centavos;
        after: Centavos;
        deductions: readonly TableAmount[];
        hold: Hold | null;
      }
    >
  /** After a royal each table starts again (R132-51). */
  | Fact<'MeterRestarted', { playId: string; tables: readonly TableAmount[] }>
  | Fact<
      'AwardDecided',
      {
        awardId: string;
        amount: Centavos;
        /** What the decision takes from the meter beyond what the award took. */
        deductions: readonly TableAmount[];
        inspector: string;
        text: string;
        /** Who answers too, above what one person pays alone. */
        second?: StaffMember;
      }
    >
  | Fact<
      'MeterAdjusted',
      {
        adjustmentId: string;
        tableId: string;
        /** Below zero when the meter showed too much. */
        amount: Centavos;
        reason: AdjustmentReason;
        note: string;
        second: StaffMember;
      }
    >
  /** Tables pay by the fixed table of prizes until it works again (R132-48). */
  | Fact<'MeterFailed', { failureId: string; reason: string }>
  | Fact<'MeterRepaired', { repairId: string }>;

export type JackpotFactOf<Type extends JackpotFact['type']> = Extract<JackpotFact, { type: Type }>;
