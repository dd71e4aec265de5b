import type { ShownMeter } from '../../../domain/madero/payTables.ts';
import type { BankTableSettlement } from '../../../domain/settlement/settleBankTable.ts';
import type { Movement, TableDay } from '../../../domain/tableDay/state.ts';
import type { TableTerms } from '../../../domain/tableDay/terms.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';
import type { PaperHead } from '../inputs.ts';

/** Settlement of a bank table in one jornada (decision B5). */
export type BankLmInput = PaperHead & {
  /** The day as it stood when it was closed. */
  readonly day: TableDay;
  readonly settlement: BankTableSettlement;
};

/** Slip of chips between a table and the cage. */
export type SlipInput = PaperHead & {
  readonly movement: Extract<Movement, { kind: 'fill' | 'credit' }>;
  readonly table: number;
  readonly jornada: Jornada;
};

/** The prizes that a bank table displays on a jornada (R132-47, R132-66). */
export type PrizeListInput = PaperHead & {
  readonly terms: TableTerms;
  /** The progressive that it feeds, as it was when the day was opened. */
  readonly meter: ShownMeter | null;
  readonly jornada: Jornada;
};
