import type { Centavos } from '../money/centavos.ts';
import type { Circumstance, StaffMember } from '../tournament/facts.ts';
import type { PlayedRound } from './facts.ts';
import type { MeterTerms, TableToLink } from './terms.ts';

type Command<Type extends string, Body = object> = { readonly type: Type } & Circumstance &
  Readonly<Body>;

/** Everything that can be asked of a progressive jackpot. Ids come from the edge. */
export type JackpotCommand =
  | Command<
      'AnnounceJackpot',
      { jackpotId: string; terms: MeterTerms; tables: readonly TableToLink[] }
    >
  | Command<'LinkTable', TableToLink>
  /** Usually one round; those of several linked tables when they are one play (R132-52). */
  | Command<'RecordPlay', { playId: string; rounds: readonly PlayedRound[] }>
  /** By operations management, `by`, with the inspector of the LNSE, by name (R132-73). */
  | Command<
      'DecideAward',
      {
        awardId: string;
        amount: Centavos;
        inspector: string;
        text: string;
        /** What one person pays alone at most, where the operator set it. */
        soloPayoutMax?: Centavos;
        second?: StaffMember;
      }
    >
  | Command<
      'AdjustMeter',
      {
        adjustmentId: string;
        tableId: string;
        amount: Centavos;
        reason: string;
        note: string;
        second: StaffMember;
      }
    >
  | Command<'ReportFailure', { failureId: string; reason: string }>
  | Command<'ReportRepair', { repairId: string }>;

export type JackpotCommandOf<Type extends JackpotCommand['type']> = Extract<
  JackpotCommand,
  { type: Type }
>;
