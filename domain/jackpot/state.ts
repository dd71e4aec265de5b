import { type Centavos, centavos, sum } from '../money/centavos.ts';
import type { Instant, Jornada } from '../time/jornada.ts';
import type { JackpotFactOf } from './facts.ts';
import type { MovementKind } from './movements.ts';
import type { LinkedTable, MeterTerms } from './terms.ts';

/** A progressive jackpot, folded from its facts. */
export type Jackpot = { readonly status: 'unannounced' } | AnnouncedJackpot;

export type AnnouncedJackpot = {
  /** `failed`: its tables pay by the fixed table (R132-48). */
  readonly status: 'working' | 'failed';
  readonly jackpotId: string;
  readonly terms: MeterTerms;
  readonly tables: readonly MeterTable[];
  /** Since the announcement; awards are below zero. */
  readonly totals: Readonly<Record<MovementKind, Centavos>>;
  readonly awards: readonly Award[];
  readonly failure: {
    readonly failureId: string;
    readonly reason: string;
    readonly at?: Instant;
  } | null;
  /** By id of an adjustment, failure or repair: what it asked, to know it again. */
  readonly acts: Readonly<Record<string, string>>;
};

/** The part of one table, and which of its rounds are in it. */
export type MeterTable = LinkedTable & {
  readonly value: Centavos;
  /** The latest jornadas, oldest first. */
  readonly counted: readonly CountedDay[];
};

/** Numbers of rounds of one jornada, as stretches without gaps. */
export type CountedDay = {
  readonly jornada: Jornada;
  readonly stretches: readonly (readonly [from: number, to: number])[];
};

export type Award = Omit<
  JackpotFactOf<'PrizeAwarded'>,
  'type' | 'by' | 'occurredAt' | 'jornada'
> & {
  readonly decided: { readonly inspector: string; readonly text: string } | null;
};

export const initialState = (): Jackpot => ({ status: 'unannounced' });

type Valued = { readonly value: Centavos };

/** The prize of linked tables is the sum of their meters. @see R132-58 */
export const meterValue = ({ tables }: { readonly tables: readonly Valued[] }): Centavos =>
  sum(tables.map(({ value }) => value));

/** Awards that wait for operations management with the LNSE (R132-73). */
export const heldAwards = ({ awards }: AnnouncedJackpot): Award[] =>
  awards.filter(({ hold, decided }) => hold !== null && decided === null);

export const NO_TOTALS: AnnouncedJackpot['totals'] = {
  start: centavos(0),
  contribution: centavos(0),
  award: centavos(0),
  adjustment: centavos(0),
};
