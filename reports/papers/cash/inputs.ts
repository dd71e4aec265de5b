import type { CashDay } from '../../../domain/cash/state.ts';
import type { Centavos } from '../../../domain/money/centavos.ts';
import type { NormId } from '../../../domain/regulation/norms.ts';
import type { CashTableSettlement } from '../../../domain/settlement/settleCashTable.ts';
import type { Instant } from '../../../domain/time/jornada.ts';
import type { PaperHead } from '../inputs.ts';

/** One hand as it was recorded; a void one is kept and counts as nothing. */
export type PlayedHand = {
  readonly session: number;
  readonly number: number;
  readonly at: Instant;
  readonly pots: number;
  readonly potTotal: Centavos;
  readonly rake: Centavos;
  readonly voided: {
    readonly by: string;
    readonly norm: NormId | null;
    readonly reason: string;
  } | null;
};

/** Settlement of a cash table in one jornada. */
export type CashLmInput = PaperHead & {
  /** The day as it stood when it was closed. */
  readonly day: CashDay;
  /** In the order played. */
  readonly hands: readonly PlayedHand[];
  readonly settlement: CashTableSettlement;
};
