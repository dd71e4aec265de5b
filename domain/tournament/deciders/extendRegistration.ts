import { Rejection } from '../../errors.ts';
import type { TournamentFact } from '../facts.ts';
import { assertActIdFree, assertNotClosed } from '../guards.ts';
import type { MoneyCommandOf } from '../moneyCommands.ts';
import { placesLeft } from '../registration.ts';
import { isThen } from '../repeated.ts';
import { assertRole } from '../roles.ts';
import type { AnnouncedTournament } from '../state.ts';
import { isMultiTable } from '../tables.ts';

/**
 * Sells entries beyond the window, to the end of a level, while the quota has places. An entry
 * that left still counts: the quota counts entries ever paid, less those given back. Who waits for a
 * place does not fill it. What was extended is extended further, and not cut short: who reads that
 * entries are sold to a level may come until then.
 *
 * @see R123-I-34, R123-IV-1.1.p2
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.closed`, `tournament.extension-not-offered`, `tournament.level-unknown`,
 *   `tournament.extension-shortens`, `tournament.quota-full`
 */
export const extendRegistration = (
  command: MoneyCommandOf<'ExtendRegistration'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { extensionId, throughLevel, by, occurredAt, jornada } = command;
  const last = state.extensions.at(-1);
  const isInForce = state.registeredThrough === throughLevel;
  if (state.extensions.some((one) => one.extensionId === extensionId)) {
    if (isInForce) return [];
    throw new Rejection('tournament.act-id-reused', undefined, { actId: extensionId });
  }
  if (last && isInForce && isThen(occurredAt, last)) return [];
  assertActIdFree(state, extensionId);
  assertRole(command);
  assertNotClosed(state.status);
  const { terms, level, lock } = state;
  const inFinal = state.stage !== null && state.stage.series === null;
  if (!isMultiTable(terms) || lock || inFinal)
    throw new Rejection('tournament.extension-not-offered', 'R123-I-34');
  const levels = terms.levels.length;
  if (throughLevel < Math.max(1, level) || throughLevel > levels)
    throw new Rejection('tournament.level-unknown', 'R123-I-34', { level: throughLevel, levels });
  const through = state.registeredThrough ?? 0;
  if (throughLevel < through)
    throw new Rejection('tournament.extension-shortens', 'R123-I-34', {
      level: throughLevel,
      through,
    });
  const { quota } = terms;
  if (placesLeft(state) <= 0) throw new Rejection('tournament.quota-full', 'R123-I-34', { quota });
  return [{ type: 'RegistrationExtended', extensionId, throughLevel, by, occurredAt, jornada }];
};
