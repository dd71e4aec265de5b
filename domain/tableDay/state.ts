import type { Round } from '../madero/state.ts';
import type { Centavos } from '../money/centavos.ts';
import type { Instant, Jornada } from '../time/jornada.ts';
import type { PaperNumber, StaffMember } from '../tournament/facts.ts';
import type { Drop } from './facts.ts';
import type { Inventory } from './inventory.ts';
import type { TableTerms } from './terms.ts';

/** A bank table, folded from its facts: its terms and its last day. Earlier days are closed. */
export type BankTable = { readonly status: 'unannounced' } | AnnouncedTable;

export type AnnouncedTable = {
  readonly status: 'closed' | 'open';
  readonly tableId: string;
  readonly terms: TableTerms;
  /** The day that is open, or the last one; null before the first. */
  readonly day: TableDay | null;
  /** Closed days whose papers are not filed yet, by their last closing. */
  readonly unsettled: readonly ClosedDay[];
};

export type ClosedDay = { readonly day: number; readonly closing: number };

/** One day of a table. It can be folded from its own facts alone. */
export type TableDay = {
  readonly openingId: string;
  /** 1, 2, … for the table. */
  readonly day: number;
  readonly jornada: Jornada;
  readonly terms: TableTerms;
  readonly opening: Count;
  /** In the order recorded; voided ones are kept. */
  readonly movements: readonly Movement[];
  readonly counts: readonly (Count & { readonly countId: string })[];
  readonly rounds: DayRounds;
  readonly closing: (Count & { readonly closingId: string }) | null;
  /** How often it was closed: the version of its settlement. */
  readonly closings: number;
  readonly reopenings: readonly Reopening[];
  /** The last closing whose papers are filed; 0 before. */
  readonly settled: number;
};

/** The rounds of a day: the last one whole, of the others what papers need. */
export type DayRounds = {
  readonly last: Round;
  /** Number of the last round opened: 1, 2, … in the day. */
  readonly number: number;
  readonly at: Instant | null;
  readonly settled: number;
  readonly jackpot: JackpotTotals;
};

/** The jackpot of a table in a day, apart from its result. */
export type JackpotTotals = {
  /** Chips of the credits that were bet and not returned. */
  readonly bets: Centavos;
  /** Paid by the bank: the table of prizes, and the special prizes. */
  readonly bankPrizes: Centavos;
  /** Paid from the meter. */
  readonly meterPrizes: Centavos;
  readonly contribution: Centavos;
};

type Signed = {
  readonly by: StaffMember;
  readonly second: StaffMember;
  readonly at: Instant;
};

/** Chips counted by two persons. */
export type Count = Signed & { readonly chips: Inventory };

export type Movement = Signed & {
  readonly movementId: string;
  readonly voided: Voiding | null;
} & (
    | {
        readonly kind: 'fill' | 'credit';
        readonly slip: PaperNumber;
        readonly chips: Inventory;
        readonly desk: number;
      }
    | { readonly kind: 'drop'; readonly drop: Drop }
  );

export type Voiding = {
  readonly voidId: string;
  readonly reason: string;
  readonly by: StaffMember;
  readonly at: Instant;
};

export type Reopening = {
  readonly reopeningId: string;
  /** The closing that it opened again. */
  readonly closing: number;
  readonly reason: string;
  readonly late: boolean;
  readonly by: StaffMember;
  readonly at: Instant;
};

export const initialState = (): BankTable => ({ status: 'unannounced' });
