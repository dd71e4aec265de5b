import { Rejection } from '../../errors.ts';
import { assertNumberFree } from '../../tableDay/number.ts';
import { sameContent } from '../../tournament/sameContent.ts';
import type { CashCommandOf } from '../commands.ts';
import type { CashFact } from '../facts.ts';
import { assertTerms } from '../limits.ts';
import { assertRole } from '../roles.ts';
import type { AnnouncedCash, CashTable } from '../state.ts';

/**
 * Announces a cash table with the limits of its next game.
 *
 * @see R40-5, R40-7, R40-8, R40-9, R40-14
 * @throws {Rejection} in this order: `table.table-id-reused`, `table.role-not-allowed`, those of
 *   `assertTerms`, `table.number-in-use`
 */
export const announceCashTable = (
  command: CashCommandOf<'AnnounceCashTable'>,
  state: CashTable,
): CashFact[] => {
  const { tableId, terms, seedHash, by, occurredAt, jornada } = command;
  if (state.status !== 'unannounced') {
    if (state.tableId === tableId && sameContent(state.terms, terms)) return [];
    throw new Rejection('table.table-id-reused', undefined, { tableId });
  }
  assertRole(command, terms);
  assertTerms(terms);
  assertNumberFree(command, terms);
  const circumstance = { by, occurredAt, jornada };
  return [{ type: 'CashTableAnnounced', tableId, terms, seedHash, ...circumstance }];
};

/**
 * New limits are of a game that has not started, and are announced before it.
 *
 * @see R40-7, R40-7.b1, R40-8
 * @throws {Rejection} in this order: `table.role-not-allowed`, `cash.limits-fixed`, those of
 *   `assertTerms`
 */
export const changeLimits = (
  command: CashCommandOf<'ChangeLimits'>,
  { terms, session, changeIds }: AnnouncedCash,
): CashFact[] => {
  const { changeId, limits, by, occurredAt, jornada } = command;
  if (changeIds.includes(changeId) || sameContent(terms.limits, limits)) return [];
  assertRole(command, terms);
  if (session !== null && session.ended === null)
    throw new Rejection('cash.limits-fixed', 'R40-8', { number: session.number });
  assertTerms({ ...terms, limits });
  return [{ type: 'CashLimitsChanged', changeId, limits, by, occurredAt, jornada }];
};
