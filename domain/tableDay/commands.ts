import type { RoundCommand } from '../madero/commands.ts';
import type { CompleteRound } from '../madero/playRound.ts';
import type { Centavos } from '../money/centavos.ts';
import type { Circumstance, PaperNumber, StaffMember } from '../tournament/facts.ts';
import type { Drop } from './facts.ts';
import type { Inventory } from './inventory.ts';
import type { Paying as LargePayment } from './largePayments.ts';
import type { NumberTaken } from './number.ts';
import type { TableTerms } from './terms.ts';

type Command<Type extends string, Body = object> = { readonly type: Type } & NumberTaken &
  Circumstance &
  Readonly<Body>;

type Signed<Body> = Body & { readonly second: StaffMember };

type Paying<Body> = Body & Omit<LargePayment, 'by'>;

type Transfer = Signed<{
  movementId: string;
  slip: PaperNumber;
  chips: Inventory;
  desk: number;
}>;

/** What the meter of the progressive decided on a round, on its own stream. */
export type MeterShare = {
  readonly jackpotId: string;
  readonly contribution: Centavos;
  readonly prizes: readonly {
    readonly box: number;
    readonly awardId: string;
    readonly amount: Centavos;
  }[];
};

type OfTable = 'tableId' | 'number' | 'terms';
export type PostedRound = Omit<CompleteRound, OfTable>;

type StepOf<One> = One extends RoundCommand ? Omit<One, keyof Circumstance | OfTable> : never;
/** One step of a round: what is asked of it, without what the table knows. */
export type RoundStep = StepOf<RoundCommand>;

/** Everything that can be asked of a bank table. Ids and numbers come from the edge. */
export type TableCommand =
  | Command<'AnnounceTable', { tableId: string; terms: TableTerms }>
  | Command<'OpenDay', Signed<{ openingId: string; chips: Inventory }>>
  | Command<'FillChips', Transfer>
  | Command<'CreditChips', Transfer>
  | Command<'CountDrop', Signed<{ movementId: string; drop: Drop }>>
  | Command<'VoidMovement', { voidId: string; movementId: string; reason: string }>
  /** A round posted complete; the table gives it its number and terms. */
  | Command<'PlayRound', Paying<{ round: PostedRound; meter: MeterShare | null }>>
  | Command<'StepRound', Paying<{ step: RoundStep; meter: MeterShare | null }>>
  | Command<'CountChips', Signed<{ countId: string; chips: Inventory }>>
  | Command<'CloseDay', Signed<{ closingId: string; chips: Inventory }>>
  | Command<
      'ReopenDay',
      Signed<{ reopeningId: string; day: number; reason: string; late: boolean }>
    >
  /** What the workflow records once the papers of a closing are filed. */
  | Command<'RecordDaySettled', { day: number; closing: number }>;

export type TableCommandOf<Type extends TableCommand['type']> = Extract<
  TableCommand,
  { type: Type }
>;
