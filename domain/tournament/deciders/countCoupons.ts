import { Rejection } from '../../errors.ts';
import { compareJornadas } from '../../time/jornada.ts';
import type { TournamentFact } from '../facts.ts';
import { assertActIdFree, assertNotClosed, assertReason, assertTakingsOpen } from '../guards.ts';
import type { MoneyCommandOf } from '../moneyCommands.ts';
import { purchasesOf } from '../purchases.ts';
import { bodiesOf, placeKey, reconciliationOf } from '../reconciliation.ts';
import { isThen } from '../repeated.ts';
import { assertOneOf, assertRole } from '../roles.ts';
import { sameContent } from '../sameContent.ts';
import type { AnnouncedTournament } from '../state.ts';
import { isSitAndGo, tablesOf } from '../tables.ts';

/**
 * What one of the three holders counted of a table in a jornada. LNSE's bodies are counted by the
 * fiscalizador. A new count replaces the one before, until the event is closed on it; both stay on
 * record.
 *
 * @see R123-IV-3.p3, R123-IV-4.p8, R123-IV-5.p6, R123-IV-11.2.p3
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.not-started`, `tournament.closed`, `tournament.table-unknown`,
 *   `tournament.body-unknown`, `tournament.count-of-no-jornada`, `tournament.takings-settled`
 */
export const countCoupons = (
  command: MoneyCommandOf<'CountCoupons'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { countId, day, table, body, counts, by, occurredAt, jornada } = command;
  const counted = state.counts[placeKey(day, table)];
  if (state.countIds.includes(countId)) {
    if (counted && sameContent(counted[body], counts)) return [];
    throw new Rejection('tournament.act-id-reused', undefined, { actId: countId });
  }
  assertActIdFree(state, countId);
  assertRole(command);
  if (body === 'lnse') assertOneOf(by, ['fiscalizador'], 'R123-IV-3.p3');
  else assertOneOf(by, ['director', 'supervisor', 'cashier', 'head-cashier'], 'R123-IV-3.p3');
  if (!state.start) throw new Rejection('tournament.not-started', 'R123-IV-3.p3');
  assertNotClosed(state.status);
  if (!tablesOf(state.terms).includes(table))
    throw new Rejection('tournament.table-unknown', 'R123-IV-3.p3', { table });
  if (!bodiesOf(state.terms).includes(body))
    throw new Rejection(
      'tournament.body-unknown',
      isSitAndGo(state.terms) ? 'R123-IV-11.2' : undefined,
      { body },
    );
  const bought = new Set(purchasesOf(state).map((purchase) => purchase.jornada));
  if (!bought.has(day))
    throw new Rejection('tournament.count-of-no-jornada', 'R123-IV-3.p3', {
      day,
      days: [...bought].toSorted(compareJornadas).join(', '),
    });
  assertTakingsOpen(state, day);
  const count = { countId, day, table, body, counts };
  return [{ type: 'CouponsCounted', ...count, by, occurredAt, jornada }];
};

/**
 * Explains the differences of a table once its three bodies are counted, on the word of the
 * Direction. It holds for those figures: a new count or purchase asks for a new review. The papers of
 * a closing tell the reviews that it closed on, and no later one.
 *
 * @see R123-IV-3.p3, R123-IV-3.p4
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.reason-missing`, `tournament.closed`, `tournament.takings-settled`,
 *   `tournament.coupons-not-counted`, `tournament.nothing-to-review`
 */
export const reviewDifferences = (
  command: MoneyCommandOf<'ReviewDifferences'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { reviewId, day, table, explanation, by, occurredAt, jornada } = command;
  const known = state.counts[placeKey(day, table)]?.review;
  if (known?.reviewId === reviewId && known.explanation === explanation) return [];
  assertActIdFree(state, reviewId);
  assertRole(command);
  assertReason(explanation, 'R123-IV-3.p3');
  assertNotClosed(state.status);
  assertTakingsOpen(state, day);
  const place = reconciliationOf(state).find((one) => one.jornada === day && one.table === table);
  if (!place || place.status === 'uncounted')
    throw new Rejection('tournament.coupons-not-counted', 'R123-IV-3.p3', { jornada: day, table });
  if (place.status === 'agrees')
    throw new Rejection('tournament.nothing-to-review', undefined, { jornada: day, table });
  const isKnown = place.status === 'explained' && known?.explanation === explanation;
  if (isKnown && isThen(occurredAt, known)) return [];
  const review = { reviewId, day, table, explanation, rows: place.rows };
  return [{ type: 'DifferencesReviewed', ...review, by, occurredAt, jornada }];
};
