import type { Centavos } from '../money/centavos.ts';
import type { Chips } from '../money/chips.ts';
import type { Jornada } from '../time/jornada.ts';
import type {
  Circumstance,
  PaperNumber,
  PaymentMeans,
  PrizeStatement,
  StaffMember,
} from './facts.ts';

type Fact<Type extends string, Body = object> = { readonly type: Type } & Circumstance &
  Readonly<Body>;

/** What happened to prizes, from their confirmation to the settlement. */
export type PrizeFact =
  | Fact<
      'PrizeConfirmed',
      {
        entryId: string;
        /** 1, 2, … for the entry; it is the version of its classification receipt. */
        confirmation: number;
        /** Number of the classification receipt (CL); a later confirmation keeps it. */
        classification: PaperNumber;
        position: number;
        sharedThrough: number | null;
        prize: Centavos;
        supervisor: StaffMember;
        desk: number;
        /** Why a receipt that held was issued again; left out when it did not hold. */
        reissue?: string;
      }
    >
  | Fact<
      'PrizePaid',
      {
        entryId: string;
        paymentId: string;
        confirmation: number;
        amount: Centavos;
        means: PaymentMeans;
        receipt: PaperNumber;
        desk: number;
        /** Tax kept back, a line of its own: zero is left out (R123-I-67). */
        withheld?: Centavos;
        /** What the law asks above a threshold; the data lie with the person, under this hash. */
        statement?: PrizeStatement;
        /** Who answers for it beside the cashier, above what one person pays alone. */
        second?: StaffMember;
      }
    >
  /** The prize is owed again; `receipt` is the number of the paper that no longer holds. */
  | Fact<
      'PrizePaymentReversed',
      {
        entryId: string;
        reversalId: string;
        reason: string;
        desk: number;
        amount: Centavos;
        receipt: PaperNumber;
        /** Null in facts of before two persons were asked. */
        second: StaffMember | null;
      }
    >
  | Fact<
      'TournamentClosed',
      {
        closing: number;
        winnerChips: Chips | null;
        /** Who has them all was said to have them; left out when nobody said so, or it was not kept. */
        counted?: true;
        second: StaffMember | null;
      }
    >
  | Fact<
      'SettlementFiled',
      { closing: number; tables: readonly { jornada: Jornada; table: number }[] }
    >;
