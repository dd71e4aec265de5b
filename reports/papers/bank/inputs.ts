import type { MeterStatement } from '../../../domain/jackpot/statement.ts';
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

/** A progressive jackpot in one jornada (R132-51, R132-54). */
export type JackpotStatementInput = PaperHead & {
  readonly statement: MeterStatement;
  /** The act that approved it: `Nota 13/2015`. */
  readonly reference: string;
  /** The number on each table, by id. */
  readonly tables: ReadonlyMap<string, number>;
  readonly jornada: Jornada;
};
