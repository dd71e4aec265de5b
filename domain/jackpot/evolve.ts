import { invariant } from '../errors.ts';
import { centavos } from '../money/centavos.ts';
import { withRound } from './countedRounds.ts';
import type { JackpotFact, JackpotFactOf } from './facts.ts';
import { movementsOf } from './movements.ts';
import {
  type AnnouncedJackpot,
  type Award,
  type Jackpot,
  type MeterTable,
  NO_TOTALS,
} from './state.ts';

/** Applies one recorded fact. Never refuses: what happened, happened. */
export const evolve = (state: Jackpot, fact: JackpotFact): Jackpot => {
  if (fact.type === 'JackpotAnnounced') return moved(announced(fact), fact);
  invariant(state.status !== 'unannounced', `${fact.type} needs an announced jackpot`);
  switch (fact.type) {
    case 'TableLinked':
      return moved({ ...state, tables: [...state.tables, emptyTable(fact)] }, fact);
    case 'PlayRecorded':
      return moved({ ...state, tables: state.tables.map((one) => counting(one, fact)) }, fact);
    case 'PrizeAwarded':
      return moved({ ...state, awards: [...state.awards, awardOf(fact)] }, fact);
    case 'MeterRestarted':
      return moved(state, fact);
    case 'AwardDecided':
      return moved({ ...state, awards: state.awards.map((one) => decidedBy(one, fact)) }, fact);
    case 'MeterAdjusted': {
      const { adjustmentId, tableId, amount, reason } = fact;
      return moved(withAct(state, adjustmentId, `${tableId} ${amount} ${reason}`), fact);
    }
    case 'MeterFailed': {
      const { failureId, reason, occurredAt: at } = fact;
      const failed = { ...state, status: 'failed', failure: { failureId, reason, at } } as const;
      return withAct(failed, failureId, reason);
    }
    case 'MeterRepaired':
      return withAct({ ...state, status: 'working', failure: null }, fact.repairId, 'repair');
  }
};

const announced = (fact: JackpotFactOf<'JackpotAnnounced'>): AnnouncedJackpot => ({
  status: 'working',
  jackpotId: fact.jackpotId,
  terms: fact.terms,
  tables: fact.tables.map(emptyTable),
  totals: NO_TOTALS,
  awards: [],
  failure: null,
  acts: {},
});

const emptyTable = ({ tableId, start }: Pick<MeterTable, 'tableId' | 'start'>): MeterTable => ({
  tableId,
  start,
  value: centavos(0),
  counted: [],
});

/** Every change of value, by table and in total, is a movement. */
const moved = (state: AnnouncedJackpot, fact: JackpotFact): AnnouncedJackpot => {
  const movements = movementsOf(fact);
  const totals = { ...state.totals };
  for (const { kind, amount } of movements) totals[kind] = centavos(totals[kind] + amount);
  const tables = state.tables.map((table) => {
    const own = movements.filter(({ tableId }) => tableId === table.tableId);
    const change = own.reduce((total, { amount }) => total + amount, 0);
    return { ...table, value: centavos(table.value + change) };
  });
  return { ...state, totals, tables };
};

const counting = (table: MeterTable, { rounds }: JackpotFactOf<'PlayRecorded'>): MeterTable => ({
  ...table,
  counted: rounds
    .filter(({ tableId }) => tableId === table.tableId)
    .reduce(
      (counted, { jornada, number }) => withRound(counted, jornada, number),
      [...table.counted],
    ),
});

const awardOf = (fact: JackpotFactOf<'PrizeAwarded'>): Award => {
  const { type: _, by: __, occurredAt: ___, jornada: ____, ...award } = fact;
  return { ...award, decided: null };
};

const decidedBy = (award: Award, fact: JackpotFactOf<'AwardDecided'>): Award => {
  if (award.awardId !== fact.awardId) return award;
  const { amount, inspector, text } = fact;
  return { ...award, amount, decided: { inspector, text } };
};

const withAct = (state: AnnouncedJackpot, actId: string, content: string): AnnouncedJackpot => ({
  ...state,
  acts: { ...state.acts, [actId]: content },
});
