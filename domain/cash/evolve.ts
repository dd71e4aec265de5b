import { invariant } from '../errors.ts';
import { ZERO } from '../money/centavos.ts';
import { evolveDay } from './evolveDay.ts';
import { evolveSession, opened } from './evolveSession.ts';
import type { CashFact } from './facts.ts';
import type { AnnouncedCash, CashTable, Session } from './state.ts';

/** Applies one recorded fact. Never refuses: what happened, happened. */
export const evolve = (state: CashTable, fact: CashFact): CashTable => {
  if (fact.type === 'CashTableAnnounced') {
    invariant(state.status === 'unannounced', 'a table is announced once');
    const { tableId, terms, seedHash } = fact;
    return {
      status: 'announced',
      tableId,
      terms,
      changeIds: [],
      seedHash,
      session: null,
      day: null,
      unsettled: [],
    };
  }
  invariant(state.status !== 'unannounced', `${fact.type} needs an announced table`);
  if (fact.type === 'CashLimitsChanged')
    return {
      ...state,
      terms: { ...state.terms, limits: fact.limits },
      changeIds: [...state.changeIds, fact.changeId],
    };
  const unsettled = evolveUnsettled(state.unsettled, fact);
  // Of a day before the last one only its papers can still come.
  if (fact.type === 'CashDaySettled' && fact.day !== state.day?.day) return { ...state, unsettled };
  const seedHash = fact.type === 'SessionOpened' ? fact.nextSeedHash : state.seedHash;
  const day = evolveDay(state.day, fact);
  return { ...state, seedHash, session: sessionAfter(state.session, fact), day, unsettled };
};

const sessionAfter = (session: Session | null, fact: CashFact): Session | null => {
  if (fact.type === 'SessionOpened') return opened(fact, session?.carried ?? ZERO);
  return session === null ? null : evolveSession(session, fact);
};

const evolveUnsettled = (
  closed: AnnouncedCash['unsettled'],
  fact: CashFact,
): AnnouncedCash['unsettled'] => {
  if (
    fact.type !== 'CashDayClosed' &&
    fact.type !== 'CashDayReopened' &&
    fact.type !== 'CashDaySettled'
  )
    return closed;
  const others = closed.filter(({ day }) => day !== fact.day);
  return fact.type === 'CashDayClosed'
    ? [...others, { day: fact.day, closing: fact.closing }]
    : others;
};
