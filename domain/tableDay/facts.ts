import type { RoundFact } from '../madero/facts.ts';
import type { Centavos } from '../money/centavos.ts';
import type { Jornada } from '../time/jornada.ts';
import type { Circumstance, PaperNumber, StaffMember } from '../tournament/facts.ts';
import type { Inventory } from './inventory.ts';
import type { TableTerms } from './terms.ts';

type Fact<Type extends string, Body = object> = { readonly type: Type } & Circumstance &
  Readonly<Body>;

/** Signed by `by` and by a second person. */
type Signed<Body = object> = Body & { readonly second: StaffMember };

/** Chips between the table and a desk of the cage, with the number of their slip. */
type Transfer = Signed<{
  /** Of the table, as in `DayOpened`. */
  day: number;
  movementId: string;
  slip: PaperNumber;
  chips: Inventory;
  desk: number;
}>;

/** What the box of the table held: cash and vouchers, by count. */
export type Drop = { readonly cash: Centavos; readonly vouchers: Centavos };

/** Everything that can have happened to a bank table, in the past tense. Never edited. */
export type TableFact =
  | RoundFact
  /** What a settled round paid into the meter of its progressive, in the same transaction. */
  | Fact<'MeterFed', { roundId: string; jackpotId: string; contribution: Centavos }>
  | Fact<'TableAnnounced', { tableId: string; terms: TableTerms }>
  /** `day` is 1, 2, … for the table; it carries the terms in force, so that it can be read alone. */
  | Fact<
      'DayOpened',
      Signed<{ openingId: string; day: number; terms: TableTerms; chips: Inventory }>
    >
  | Fact<'ChipsFilled', Transfer>
  | Fact<'ChipsCredited', Transfer>
  | Fact<'DropCounted', Signed<{ movementId: string; drop: Drop }>>
  /** The slip of what is voided is kept, marked. */
  | Fact<'MovementVoided', { day: number; voidId: string; movementId: string; reason: string }>
  /** A count in the middle of the day: recorded and printed, without effect on the result. */
  | Fact<'ChipsCounted', Signed<{ countId: string; chips: Inventory }>>
  | Fact<
      'DayClosed',
      Signed<{ closingId: string; day: number; closing: number; chips: Inventory; of: Jornada }>
    >
  /** A correction opens the last day again; `late` when its settlement was filed already (J2). */
  | Fact<
      'DayReopened',
      {
        reopeningId: string;
        day: number;
        reason: string;
        late: boolean;
        /** Null in facts of before two persons were asked. */
        second: StaffMember | null;
      }
    >
  | Fact<'DaySettled', { day: number; closing: number }>;

export type TableFactOf<Type extends TableFact['type']> = Extract<TableFact, { type: Type }>;
