import { type Centavos, centavos } from '../money/centavos.ts';
import type { Jornada } from '../time/jornada.ts';
import type { JackpotFact, JackpotFactOf } from './facts.ts';
import { MOVEMENT_KINDS, type Movement, type MovementKind, movementsOf } from './movements.ts';

type Totals = Readonly<Record<MovementKind, Centavos>>;

/** The meter of one table, or of all, in a jornada: opening + its movements = closing. */
export type MeterLine = {
  readonly opening: Centavos;
  readonly totals: Totals;
  readonly closing: Centavos;
};

/** What happened to a meter in one jornada, in centavos. Awards are below zero in `totals`. */
export type MeterStatement = MeterLine & {
  readonly jornada: Jornada;
  readonly byTable: readonly (MeterLine & { readonly tableId: string })[];
  /** Rounds with jackpot bets, and what those bets were. */
  readonly rounds: number;
  readonly bets: Centavos;
  readonly awards: readonly JackpotFactOf<'PrizeAwarded'>[];
  readonly decisions: readonly JackpotFactOf<'AwardDecided'>[];
  readonly adjustments: readonly JackpotFactOf<'MeterAdjusted'>[];
};

/**
 * The statement of a jornada from all the facts of the jackpot. A fact belongs to its own jornada,
 * also one recorded late (decision J2), so that the closing of each is the opening of the next.
 *
 * @see R132-51 @see R132-54
 */
export const statementOf = (facts: readonly JackpotFact[], jornada: Jornada): MeterStatement => {
  const before = facts.filter((fact) => fact.jornada < jornada).flatMap(movementsOf);
  const ofDay = facts.filter((fact) => fact.jornada === jornada);
  const today = ofDay.flatMap(movementsOf);
  const tables = new Set([...before, ...today].map(({ tableId }) => tableId));
  const plays = ofDay
    .filter((fact) => fact.type === 'PlayRecorded')
    .flatMap(({ rounds }) => rounds);
  return {
    jornada,
    ...lineOf(before, today),
    byTable: [...tables].map((tableId) => {
      const own = (movement: Movement): boolean => movement.tableId === tableId;
      return { tableId, ...lineOf(before.filter(own), today.filter(own)) };
    }),
    rounds: plays.length,
    bets: total(plays.map(({ bets }) => bets)),
    awards: ofDay.filter((fact) => fact.type === 'PrizeAwarded'),
    decisions: ofDay.filter((fact) => fact.type === 'AwardDecided'),
    adjustments: ofDay.filter((fact) => fact.type === 'MeterAdjusted'),
  };
};

const lineOf = (before: readonly Movement[], today: readonly Movement[]): MeterLine => {
  const opening = total(before.map(({ amount }) => amount));
  const totals = Object.fromEntries(
    MOVEMENT_KINDS.map((kind) => [
      kind,
      total(today.filter((one) => one.kind === kind).map(({ amount }) => amount)),
    ]),
  ) as Totals;
  return { opening, totals, closing: total([opening, ...Object.values(totals)]) };
};

const total = (amounts: readonly Centavos[]): Centavos =>
  centavos(amounts.reduce<number>((one, other) => one + other, 0));
