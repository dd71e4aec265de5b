import type { Player } from './plan.ts';

/** Everything a casino posts of one event of several tables, in order. */
export type MultiTablePlan = {
  /** Starts every Idempotency-Key, so that a second run of the plan asks for the same things. */
  readonly id: string;
  readonly eventNumber: string;
  readonly name: string;
  /** Days of play, in order. */
  readonly jornadas: readonly string[];
  readonly prices: Readonly<Partial<Record<PlannedCode, PlannedPrice>>>;
  readonly prizeUnitCentavos: number;
  readonly sharesBps: readonly number[];
  readonly startingStack: number;
  /** In the order of their sales. */
  readonly players: readonly Player[];
  /** Coupons taken at tables, by day: that of IN seats the player. */
  readonly coupons: readonly PlannedCoupon[];
  readonly acts: readonly PlannedAct[];
};

export type PlannedCode = 'IN' | 'RB' | 'AD';
export type PlannedPrice = { readonly priceCentavos: number; readonly prizeBps: number };

export type PlannedCoupon = {
  readonly entry: number;
  readonly code: PlannedCode;
  readonly table: number;
  readonly jornada: string;
};

type Out = { readonly entry: number; readonly chipsAtStart: number };

/** What happens at the tables. */
export type PlannedAct =
  | {
      readonly kind: 'elimination';
      readonly hand: number;
      readonly simultaneous: 'hand-for-hand' | 'order-unknown' | null;
      readonly out: readonly Out[];
    }
  | { readonly kind: 'withdrawal'; readonly entry: number }
  | { readonly kind: 'disqualification'; readonly entry: number }
  /** All of them sit elsewhere in one step. */
  | {
      readonly kind: 'moves';
      readonly moves: readonly { readonly entry: number; readonly toTable: number }[];
    };

/** So many minutes after 20:00 of a jornada; the gaming day runs past midnight. */
export const moment = (jornada: string, minutes: number): string =>
  new Date(Date.parse(`${jornada}T20:00:00-03:00`) + minutes * 60_000).toISOString();
