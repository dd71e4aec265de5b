import { Rejection } from '../../errors.ts';
import type { CommandOf } from '../commands.ts';
import type { TournamentFact } from '../facts.ts';
import { assertActIdFree, assertNotClosed, requireEntry, requireLive } from '../guards.ts';
import { assertRole } from '../roles.ts';
import { sameContent } from '../sameContent.ts';
import type { AnnouncedTournament } from '../state.ts';

/**
 * Allows one player an item that he showed at the table. What communicates, films or takes
 * pictures is no music player that could be allowed.
 *
 * @see R123-I-80, R123-I-80.b1, R123-I-80.b4
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.closed`, those of `requireLive`, `tournament.item-not-authorisable`
 */
export const authoriseItem = (
  command: CommandOf<'AuthoriseItem'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { authorisationId, entryId, kind, description, communicates } = command;
  const { by, occurredAt, jornada } = command;
  const known = state.authorisedItems.find((one) => one.authorisationId === authorisationId);
  if (known?.entryId === entryId && known.description === description) return [];
  assertActIdFree(state, authorisationId);
  assertRole(command);
  assertNotClosed(state.status);
  requireLive(state, requireEntry(state, entryId));
  if (communicates) throw new Rejection('tournament.item-not-authorisable', 'R123-I-80.b1');
  const what = { authorisationId, entryId, kind, description };
  return [{ type: 'ItemAuthorised', ...what, by, occurredAt, jornada }];
};

/**
 * Allows or forbids an item to everybody, in all the event or part of it. The last word on an item
 * and a phase is the one in force.
 *
 * @see R123-I-82
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.closed`
 */
export const ruleItem = (
  command: CommandOf<'RuleItem'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { rulingId, item, allowed, phase, by, occurredAt, jornada } = command;
  const what = { rulingId, item, allowed, phase };
  const known = state.itemRules.find((one) => one.rulingId === rulingId);
  if (known && sameContent(what, saidOf(known))) return [];
  assertActIdFree(state, rulingId);
  assertRole(command);
  assertNotClosed(state.status);
  return [{ type: 'ItemRuled', ...what, by, occurredAt, jornada }];
};

const saidOf = ({ rulingId, item, allowed, phase }: AnnouncedTournament['itemRules'][number]) => ({
  rulingId,
  item,
  allowed,
  phase,
});
