import type { RecordedDeposit } from '../../domain/accounts/accounts.ts';
import type { LedgerLine, SettledTable } from '../../domain/accounts/entry.ts';
import type { SignOff } from '../../domain/fiscal/fiscal.ts';
import type { Instant, Jornada } from '../../domain/time/jornada.ts';
import type { PaperHead } from './inputs.ts';

/** A paper of the month that replaces an earlier one: its jornada was opened again and closed. */
export type Correction = {
  readonly jornada: Jornada;
  /** `LM 0001-00000127` */
  readonly paper: string;
  readonly version: number;
  readonly reason: string;
};

/** A fiscalizador agreed to an edition of the export of a jornada. */
export type MonthSignOff = SignOff & {
  readonly jornada: Jornada;
  readonly occurredAt: Instant;
  readonly legajo: string;
  /** A later edition stands: what he agreed to is not what is reported now. */
  readonly replaced: boolean;
};

/** A line of the ledger with its code in the books of the operator. */
export type CodedLine = LedgerLine & { readonly code: string };

/** What a month of an operator says, of one venue or of all. */
export type ImInput = PaperHead & {
  /** `2014-05` */
  readonly month: string;
  /** Its last jornada. */
  readonly jornada: Jornada;
  /** Null for all venues. */
  readonly venueName: string | null;
  readonly tables: readonly SettledTable[];
  readonly lines: readonly CodedLine[];
  readonly corrections: readonly Correction[];
  /** For jornadas of the month, of all venues; what was voided is left out. */
  readonly deposits: readonly RecordedDeposit[];
  /** Of the reports of its jornadas, by jornada. */
  readonly signOffs: readonly MonthSignOff[];
};
