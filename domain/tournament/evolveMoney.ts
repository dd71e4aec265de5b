import { invariant } from '../errors.ts';
import type { Instant } from '../time/jornada.ts';
import { resumedAt, STOPPED, suspendedAt } from './clock.ts';
import { entryOf } from './entries.ts';
import { withEntry } from './entryBook.ts';
import type { MoneyFact, MoneyFactOf, TermChanges } from './moneyFacts.ts';
import { placeKey } from './reconciliation.ts';
import type { AnnouncedTournament, CountedTable, Entry, TablePurchase } from './state.ts';
import type { MultiTableTerms, Terms, Window } from './terms.ts';

/** Applies a fact about people and money in an event of several tables. */
export const evolveMoney = (state: AnnouncedTournament, fact: MoneyFact): AnnouncedTournament => {
  switch (fact.type) {
    case 'EntryAccredited': {
      const { accreditationId, occurredAt: at, by } = fact;
      return change(state, fact, () => ({
        accreditation: { accreditationId, at, legajo: by.legajo },
      }));
    }
    case 'WaitingListJoined': {
      const waitingActs = [...state.waitingActs, fact];
      return { ...state, waitingActs, waiting: [...state.waiting, fact.entryId] };
    }
    case 'WaitingListLeft': {
      const waitingActs = [...state.waitingActs, fact];
      const waiting = state.waiting.filter((entryId) => entryId !== fact.entryId);
      return { ...state, waitingActs, waiting };
    }
    case 'RegistrationExtended': {
      const extensions = [...state.extensions, fact];
      return { ...state, registeredThrough: fact.throughLevel, extensions };
    }
    case 'PurchaseDeclared': {
      const { declarationId, codes, behind, occurredAt: at } = fact;
      const owes = behind === undefined ? { codes, at } : { codes, at, behind };
      return change(state, fact, ({ declarationIds }) => ({
        owes,
        declarationIds: [...declarationIds, declarationId],
      }));
    }
    case 'PurchasePaid':
      return change(state, fact, ({ purchases }) => ({
        purchases: [...purchases, purchaseOf(fact)],
        owes: null,
      }));
    case 'PurchaseVoided': {
      const { purchaseId, voidId, reason, desk, jornada, occurredAt: at, by } = fact;
      const voided = { voidId, reason, desk, legajo: by.legajo, jornada, at };
      return change(state, fact, ({ purchases }) => ({
        purchases: purchases.map((one) =>
          one.purchaseId === purchaseId ? { ...one, voided } : one,
        ),
      }));
    }
    case 'AddOnsOpened':
      return { ...state, addOnsOpen: true, addOnsOpening: fact };
    case 'PurchasesClosed': {
      const closedPurchases = [...state.closedPurchases, fact.code];
      const purchaseClosings = [...state.purchaseClosings, fact];
      return { ...state, closedPurchases, purchaseClosings };
    }
    case 'EventCancelled':
      return { ...interrupted(state, fact), status: 'cancelled', suspension: null };
    case 'EventEnded': {
      const clock = { ...STOPPED, levels: state.clock.levels, actIds: state.clock.actIds };
      const after = { ...interrupted(state, fact), ended: fact, suspension: null, clock };
      return { ...after, status: 'finished' };
    }
    case 'EventSuspended':
      return {
        ...interrupted(state, fact),
        suspension: fact,
        clock: suspendedAt(state.clock, fact),
      };
    case 'EventModified':
      return modified(interrupted(state, fact), fact);
    case 'EventResumed': {
      const resumptions = [...state.resumptions, fact];
      return { ...state, suspension: null, resumptions, clock: resumedAt(state.clock, fact) };
    }
    case 'CouponsCounted': {
      const countIds = [...state.countIds, fact.countId];
      return { ...counting(state, fact, fact.body, fact.counts), countIds };
    }
    case 'DifferencesReviewed': {
      const { reviewId, explanation, rows, occurredAt } = fact;
      return counting(state, fact, 'review', { reviewId, explanation, rows, occurredAt });
    }
  }
};

const interrupted = (
  state: AnnouncedTournament,
  fact: AnnouncedTournament['interruptions'][number],
): AnnouncedTournament => ({ ...state, interruptions: [...state.interruptions, fact] });

/** An act of before the change, posted after it, is judged by the window that held then (J2). */
const modified = (
  state: AnnouncedTournament,
  { changes, occurredAt: until }: MoneyFactOf<'EventModified'>,
): AnnouncedTournament => {
  const terms = changedTerms(state.terms, changes);
  if (changes.startsAt === undefined || state.terms.modality === 'sit-and-go')
    return { ...state, terms };
  const former = { until, window: state.terms.accreditation };
  return { ...state, terms, formerWindows: [...state.formerWindows, former] };
};

export const changedTerms = (
  terms: Terms,
  { name, quota, startsAt, jornada, registrationClosesAt }: TermChanges,
): Terms => {
  const start = { startsAt: startsAt ?? terms.startsAt, jornada: jornada ?? terms.jornada };
  const common = { name: name ?? terms.name, quota: quota ?? terms.quota, ...start };
  if (terms.modality === 'sit-and-go') return { ...terms, ...common };
  const days = terms.days.map((day, index) => (index === 0 ? { ...day, ...start } : day));
  const closesAt = registrationClosesAt ?? terms.registration.closesAt;
  const registration = { ...terms.registration, closesAt };
  const accreditation = movedWith(terms, start.startsAt);
  return { ...terms, ...common, days, registration, accreditation };
};

/** Players are accredited as long before the new start as was published (R123-I-35, R123-I-1.4). */
const movedWith = ({ accreditation, startsAt }: MultiTableTerms, to: Instant): Window => {
  const apart = Date.parse(to) - Date.parse(startsAt);
  const moved = (at: Instant) => new Date(Date.parse(at) + apart).toISOString() as Instant;
  return { opensAt: moved(accreditation.opensAt), closesAt: moved(accreditation.closesAt) };
};

const counting = (
  state: AnnouncedTournament,
  { day, table, occurredAt }: MoneyFactOf<'CouponsCounted' | 'DifferencesReviewed'>,
  what: keyof CountedTable['times'],
  counted: CountedTable[typeof what],
): AnnouncedTournament => {
  const key = placeKey(day, table);
  const nothing = { day, table, operator: null, lnse: null, drop: null, review: null, times: {} };
  const before = state.counts[key] ?? nothing;
  const after = { ...before, [what]: counted, times: { ...before.times, [what]: occurredAt } };
  return { ...state, counts: { ...state.counts, [key]: after } };
};

const purchaseOf = (fact: MoneyFactOf<'PurchasePaid'>): TablePurchase => {
  const { purchaseId, code, coupon, table, price, benefit, prizePart, chips } = fact;
  const { means, desk, jornada, fromHand, occurredAt: at, by } = fact;
  const what = { purchaseId, code, coupon, table, price, benefit, prizePart, chips };
  const from = fromHand === null ? {} : { fromHand };
  return { ...what, ...from, means, desk, legajo: by.legajo, jornada, at, voided: null };
};

const change = (
  state: AnnouncedTournament,
  { entryId, type }: { readonly entryId: string; readonly type: string },
  changed: (entry: Entry) => Partial<Entry>,
): AnnouncedTournament => {
  const entry = entryOf(state, entryId);
  invariant(entry !== undefined, `${type} needs the form of its entry`);
  return { ...state, entries: withEntry(state.entries, { ...entry, ...changed(entry) }) };
};
