import type { Centavos } from '../money/centavos.ts';
import type { Chips } from '../money/chips.ts';
import type { Jornada } from '../time/jornada.ts';
import type {
  Circumstance,
  PaperNumber,
  PayoutMeans,
  PrizeStatement,
  StaffMember,
} from './facts.ts';

type Command<Type extends string, Body = object> = { readonly type: Type } & Circumstance &
  Readonly<Body>;

/** What can be asked about prizes, from their confirmation to the settlement. */
export type PrizeCommand =
  /** `classification` is the next number of its series; a later version keeps the first. */
  | Command<
      'ConfirmPrize',
      {
        entryId: string;
        supervisor: StaffMember;
        desk: number;
        classification: PaperNumber;
        /** Why a receipt that holds is issued again: lost, damaged. */
        reissue?: string;
      }
    >
  | Command<
      'PayPrize',
      {
        entryId: string;
        paymentId: string;
        confirmation: number;
        /** Number of the classification receipt that the player hands in (R123-I-66). */
        classification: PaperNumber;
        /** The receipt is filed: what exists can be handed in. */
        receiptIssued: boolean;
        documentMatches: boolean;
        means: PayoutMeans;
        receipt: PaperNumber;
        desk: number;
        /** Tax kept back; left out it is zero (R123-I-67). */
        withheld?: Centavos;
        /** Signed before payment, where the law asks for it. */
        statement?: PrizeStatement;
        /** False when the CUIT or CUIL stated is not of the document shown. */
        taxIdMatches?: boolean;
        /** What one person pays alone at most, where the operator set it. */
        soloPayoutMax?: Centavos;
        second?: StaffMember;
      }
    >
  | Command<
      'ReversePrizePayment',
      { entryId: string; reversalId: string; reason: string; desk: number; second: StaffMember }
    >
  | Command<'CloseTournament', { winnerChips: Chips | null; second: StaffMember }>
  | Command<
      'RecordSettlementFiled',
      { closing: number; tables: readonly { readonly jornada: Jornada; readonly table: number }[] }
    >;
