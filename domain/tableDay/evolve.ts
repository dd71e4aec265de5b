import { invariant } from '../errors.ts';
import { evolveDay } from './evolveDay.ts';
import type { TableFact } from './facts.ts';
import type { BankTable, ClosedDay } from './state.ts';

/** Applies one recorded fact. Never refuses: what happened, happened. */
export const evolve = (state: BankTable, fact: TableFact): BankTable => {
  if (fact.type === 'TableAnnounced') {
    invariant(state.status === 'unannounced', 'a table is announced once');
    return { status: 'closed', tableId: fact.tableId, terms: fact.terms, day: null, unsettled: [] };
  }
  invariant(state.status !== 'unannounced', `${fact.type} needs an announced table`);
  const unsettled = evolveUnsettled(state.unsettled, fact);
  // Of a day before the last one only its papers can still come.
  if (fact.type === 'DaySettled' && fact.day !== state.day?.day) return { ...state, unsettled };
  const day = evolveDay(state.day, fact);
  return { ...state, day, unsettled, status: day.closing === null ? 'open' : 'closed' };
};

const evolveUnsettled = (closed: readonly ClosedDay[], fact: TableFact): readonly ClosedDay[] => {
  if (fact.type !== 'DayClosed' && fact.type !== 'DayReopened' && fact.type !== 'DaySettled')
    return closed;
  const others = closed.filter(({ day }) => day !== fact.day);
  return fact.type === 'DayClosed' ? [...others, { day: fact.day, closing: fact.closing }] : others;
};
