import type { InfractionCode } from '../conduct/catalogue.ts';
import type { NormId } from '../regulation/norms.ts';
import type { Order, Outcome, Record } from './vocabulary.ts';

/** What an article answers to a situation. */
export type Answer = {
  readonly outcome: Outcome;
  readonly norm: NormId;
  /** Other articles that the answer rests on. */
  readonly also: readonly NormId[];
  /** Amounts that it fixes, in the unit of the table, and other numbers of its text. */
  readonly figures: Readonly<{ [name: string]: number }>;
  /** What the dealer does, in order. */
  readonly orders: readonly Order[];
  /** What must be written down besides the ruling itself. */
  readonly records: readonly Record[];
  readonly infraction: InfractionCode | null;
  /** Whose word it takes: the Director alone, or any official. */
  readonly authority: 'officials' | 'director';
  /** Nobody hears an appeal. */
  readonly isFinal: boolean;
};

type Rest = Partial<Omit<Answer, 'outcome' | 'norm'>>;

/** An answer with nothing else than what is given. */
export const answer = (outcome: Outcome, norm: NormId, rest: Rest = {}): Answer => ({
  outcome,
  norm,
  also: [],
  figures: {},
  orders: [],
  records: [],
  infraction: null,
  authority: 'officials',
  isFinal: false,
  ...rest,
});
