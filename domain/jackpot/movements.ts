import { type Centavos, centavos } from '../money/centavos.ts';
import type { JackpotFact } from './facts.ts';

/** What moves a meter. Its value is starts + contributions - awards + adjustments, always. */
export const MOVEMENT_KINDS = ['start', 'contribution', 'award', 'adjustment'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Centavos that a fact adds to the part of a table; below zero for what it takes. */
export type Movement = {
  readonly tableId: string;
  readonly kind: MovementKind;
  readonly amount: Centavos;
};

/** How a fact moves the meter: the only place that says so, for the state and for statements. */
export const movementsOf = (fact: JackpotFact): Movement[] => {
  switch (fact.type) {
    case 'JackpotAnnounced':
      return fact.tables.map(({ tableId, start }) => ({ tableId, kind: 'start', amount: start }));
    case 'TableLinked':
      return [{ tableId: fact.tableId, kind: 'start', amount: fact.start }];
    case 'MeterRestarted':
      return fact.tables.map((one) => ({ ...one, kind: 'start' }));
    case 'PlayRecorded':
      return fact.rounds.map(({ tableId, contribution }) => ({
        tableId,
        kind: 'contribution',
        amount: contribution,
      }));
    case 'PrizeAwarded':
    case 'AwardDecided':
      return fact.deductions.map(({ tableId, amount }) => ({
        tableId,
        kind: 'award',
        amount: centavos(-amount),
      }));
    case 'MeterAdjusted':
      return [{ tableId: fact.tableId, kind: 'adjustment', amount: fact.amount }];
    case 'MeterFailed':
    case 'MeterRepaired':
      return [];
  }
};
