import { invariant } from '../errors.ts';
import { evolveDay } from './evolveDay.ts';
import type { TableFact } from './facts.ts';
import type { BankTable } from './state.ts';

/** Applies one recorded fact. Never refuses: what happened, happened. */
export const evolve = (state: BankTable, fact: TableFact): BankTable => {
  if (fact.type === 'TableAnnounced') {
    invariant(state.status === 'unannounced', 'a table is announced once');
    return { status: 'closed', tableId: fact.tableId, terms: fact.terms, day: null };
  }
  invariant(state.status !== 'unannounced', `${fact.type} needs an announced table`);
  const day = evolveDay(state.day, fact);
  return { ...state, day, status: day.closing === null ? 'open' : 'closed' };
};
