import { Rejection } from '../errors.ts';
import { liveEntries, paidCount } from './entries.ts';
import { prizeLock } from './prizes.ts';
import { entriesMin, entriesMinNorm } from './quota.ts';
import { reconciliationOf } from './reconciliation.ts';
import { areSeriesOver, playersOf, stagesOf } from './stages.ts';
import type { AnnouncedTournament, Tournament } from './state.ts';
import { purchaseOwed } from './tablePurchases.ts';
import { isSitAndGo, normOf } from './tables.ts';

/** What keeps a tournament from its next step, with the article that asks for it. */
export type Blocker = {
  readonly before: 'start' | 'closing';
  readonly code: Rejection['code'];
  readonly norm: Rejection['norm'];
  readonly facts: Rejection['facts'];
};

/** In the order in which the step itself would refuse. Empty when nothing is missing. */
export const blockersOf = (state: Tournament): Blocker[] => {
  switch (state.status) {
    case 'registering':
      return startRefusals(state).map(toBlocker('start'));
    case 'playing':
    case 'finished':
      return closingRefusals(state).map(toBlocker('closing'));
    case 'cancelled':
      return refundRefusals(state).map(toBlocker('closing'));
    case 'unannounced':
    case 'closed':
      return [];
  }
};

/** @see R123-I-23, R123-I-88, R123-IV-11.2 */
export const startRefusals = (state: AnnouncedTournament): Rejection[] => {
  if (stagesOf(state.terms) !== null && !state.stage)
    return [new Rejection('tournament.stage-not-started', 'R123-I-8')];
  const live = playersOf(state);
  const standing = live.filter(({ seat }) => seat === null).length;
  const refusals: Rejection[] = [];
  const min = entriesMin(state.terms);
  if (live.length < min) {
    const facts = { entries: live.length, min };
    const norm = entriesMinNorm(state.terms);
    refusals.push(new Rejection('tournament.not-enough-entries', norm, facts));
  }
  if (standing > 0)
    refusals.push(new Rejection('tournament.seats-not-drawn', 'R123-I-88', { standing }));
  const seated = live.filter(({ seating }) => seating !== null).length;
  if (isSitAndGo(state.terms) && seated < SEATED_MIN)
    refusals.push(
      new Rejection('tournament.seats-not-taken', 'R123-IV-11.2', { seated, min: SEATED_MIN }),
    );
  return refusals;
};

/** Who is late sits down in play; but chips are handed out at the table, and a hand takes two. */
const SEATED_MIN = 2;

const PLAYED_OUT = { lottery: 'R123-I-68', club: 'CLUB-T28' } as const;

/** @see CLUB-T28, R123-I-64, R123-I-68, R123-IV-3.p3 */
export const closingRefusals = (state: AnnouncedTournament): Rejection[] => {
  const live = liveEntries(state).length;
  const refusals: Rejection[] = [];
  if (!state.ended && (live > 1 || !areSeriesOver(state)))
    refusals.push(
      new Rejection('tournament.not-finished', normOf(state.terms, PLAYED_OUT), { live }),
    );
  return [...refusals, ...owedRefusals(state), ...couponRefusals(state), ...lockRefusals(state)];
};

/** Who said a purchase aloud pays it, or nothing lets go of the player (R123-I-51). */
const owedRefusals = (state: AnnouncedTournament): Rejection[] =>
  liveEntries(state).flatMap(({ owes, sale }) =>
    owes ? [purchaseOwed(owes.codes, sale.entryNumber)] : [],
  );

/** Of an event that is not played every price goes back (R123-I-6). */
const refundRefusals = (state: AnnouncedTournament): Rejection[] => {
  const entries = paidCount(state);
  if (entries === 0) return [];
  return [new Rejection('tournament.refunds-owed', 'R123-I-6', { entries })];
};

/** Differences of coupons block the settlement until a review explains them (R123-IV-3.p3). */
const couponRefusals = (state: AnnouncedTournament): Rejection[] =>
  reconciliationOf(state).flatMap(({ status, jornada, table }) => {
    const facts = { jornada, table };
    if (status === 'uncounted')
      return [new Rejection('tournament.coupons-not-counted', 'R123-IV-3.p3', facts)];
    if (status === 'differs')
      return [new Rejection('tournament.coupons-differ', 'R123-IV-3.p3', facts)];
    return [];
  });

/** @see R123-I-64 */
export const lockRefusals = (state: AnnouncedTournament): Rejection[] => {
  const { status } = prizeLock(state);
  if (status === 'none') return [new Rejection('tournament.prizes-not-locked', 'R123-I-64')];
  return status === 'stale' ? [new Rejection('tournament.lock-stale', 'R123-I-64')] : [];
};

const toBlocker =
  (before: Blocker['before']) =>
  ({ code, norm, facts }: Rejection): Blocker => ({ before, code, norm, facts });
