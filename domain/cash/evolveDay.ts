import { invariant } from '../errors.ts';
import { type Centavos, centavos, sum, ZERO } from '../money/centavos.ts';
import type { CashFact, CashFactOf, CashMeans, HandResult } from './facts.ts';
import type { CashDay, SessionOfDay } from './state.ts';

/** A day as its facts make it, from its opening on; papers fold one day without the table. */
export const evolveDay = (day: CashDay | null, fact: CashFact): CashDay => {
  if (fact.type === 'CashDayOpened') return opened(fact);
  invariant(day !== null, `${fact.type} needs an opened day`);
  switch (fact.type) {
    case 'CashDayClosed': {
      const { closingId, by, second, occurredAt: at, stacksAtEnd, box, review } = fact;
      const closing = { closingId, by, second, at, stacksAtEnd, box, review };
      return { ...day, closing, closings: fact.closing };
    }
    case 'CashDayReopened': {
      const { reopeningId, reason, late, by, occurredAt: at } = fact;
      const reopening = { reopeningId, closing: day.closings, reason, late, by, at };
      return { ...day, closing: null, reopenings: [...day.reopenings, reopening] };
    }
    case 'CashDaySettled':
      return { ...day, settled: fact.closing };
    case 'SessionOpened':
      return { ...day, sessions: [...day.sessions, begun(fact)] };
    default:
      return { ...day, sessions: lastChanged(day.sessions, fact) };
  }
};

const opened = (fact: CashFactOf<'CashDayOpened'>): CashDay => ({
  day: fact.day,
  jornada: fact.jornada,
  openedAt: fact.occurredAt,
  terms: fact.terms,
  stacksAtStart: fact.stacksAtStart,
  sessions: fact.session === null ? [] : [nothingOf(fact.session)],
  closing: null,
  closings: 0,
  reopenings: [],
  settled: 0,
});

const nothingOf = (number: number): SessionOfDay => ({
  number,
  limits: null,
  openedAt: null,
  endedAt: null,
  reason: null,
  purchases: { 'american-chips': ZERO, cash: ZERO, 'special-chips': ZERO },
  cashOuts: ZERO,
  consumption: ZERO,
  hands: 0,
  voided: 0,
  pots: 0,
  potTotal: ZERO,
  rake: ZERO,
});

const begun = ({ number, limits, occurredAt, players }: CashFactOf<'SessionOpened'>) =>
  players.reduce<SessionOfDay>((session, { means, amount }) => buying(session, means, amount), {
    ...nothingOf(number),
    limits,
    openedAt: occurredAt,
  });

const lastChanged = (
  sessions: readonly SessionOfDay[],
  fact: CashFact,
): readonly SessionOfDay[] => {
  const last = sessions.at(-1);
  return last === undefined ? sessions : [...sessions.slice(0, -1), evolveTotals(last, fact)];
};

const evolveTotals = (session: SessionOfDay, fact: CashFact): SessionOfDay => {
  switch (fact.type) {
    case 'PlayerJoined':
    case 'ChipsBought':
      return buying(session, fact.means, fact.amount);
    case 'ConsumptionPaid':
      return { ...session, consumption: plus(session.consumption, fact.amount) };
    case 'PlayerLeft':
      return { ...session, cashOuts: plus(session.cashOuts, fact.amount) };
    case 'HandPlayed': {
      if (fact.result === null) return session;
      const before = fact.was === null ? session : withHand(session, fact.was, -1);
      return withHand(before, fact.result, 1);
    }
    case 'HandVoided': {
      const voided = { ...session, voided: session.voided + 1 };
      return fact.result === null ? voided : withHand(voided, fact.result, -1);
    }
    case 'SessionEnded': {
      const { reason, occurredAt: endedAt } = fact;
      const cashOuts = sum(fact.cashOuts.map(({ amount }) => amount));
      return { ...session, reason, endedAt, cashOuts: plus(session.cashOuts, cashOuts) };
    }
    default:
      return session;
  }
};

const buying = (session: SessionOfDay, means: CashMeans, amount: Centavos): SessionOfDay => {
  const { purchases } = session;
  return { ...session, purchases: { ...purchases, [means]: plus(purchases[means], amount) } };
};

const withHand = (session: SessionOfDay, result: HandResult, sign: 1 | -1): SessionOfDay => ({
  ...session,
  hands: session.hands + sign,
  pots: session.pots + sign * result.pots,
  potTotal: plus(session.potTotal, sign * result.potTotal),
  rake: plus(session.rake, sign * result.rake),
});

const plus = (amount: Centavos, more: number): Centavos => centavos(amount + more);
