import { Rejection } from '../../errors.ts';
import { levelsOf } from '../clock.ts';
import type { CommandOf } from '../commands.ts';
import type { TournamentFact } from '../facts.ts';
import { assertActIdFree, assertReason, assertUnderWay } from '../guards.ts';
import { assertOneOf, assertRole } from '../roles.ts';
import { sameContent } from '../sameContent.ts';
import type { AnnouncedTournament } from '../state.ts';
import { isMultiTable } from '../tables.ts';
import type { Level, MultiTableTerms } from '../terms.ts';
import { assertChipsServe } from './chipStructure.ts';
import { assertLevels } from './points.ts';

/**
 * Alters time or blinds of the levels to come for the good of the tournament; levels already
 * announced keep theirs. It has no effect before the players are told, which is the Director's.
 *
 * @see R123-II-47, R123-III-2.p5
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.not-started`, `tournament.closed`, `tournament.reason-missing`,
 *   `tournament.role-not-allowed` to announce, `tournament.level-past`, `tournament.level-invalid`, those of `assertChipsServe`
 */
export const changeLevels = (
  command: CommandOf<'ChangeLevels'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { changeId, reason, announcement, by, occurredAt, jornada } = command;
  const inForce = levelsOf(state);
  const kept = inForce.filter(({ level }) => level <= state.level);
  const levels = [...kept, ...command.levels];
  const changed = state.clock.pending?.levels ?? inForce;
  const { pending } = state.clock;
  // What is changed so already, under whatever id, is not changed again.
  const isKnown =
    state.clock.actIds.includes(changeId) ||
    (pending ? announcement === null : state.clock.levels !== null);
  if (isKnown && sameContent(levels, changed)) return [];
  assertActIdFree(state, changeId);
  assertRole(command);
  assertUnderWay(state);
  assertReason(reason, 'R123-II-47');
  if (announcement !== null) assertOneOf(by, ['director'], 'R123-III-2.p5');
  const past = command.levels.find(({ level }) => level <= state.level);
  if (past)
    throw new Rejection('tournament.level-past', 'R123-II-47', {
      level: past.level,
      current: state.level,
    });
  assertLevels(levels);
  if (isMultiTable(state.terms)) assertChipsServe(until(state.terms, levels));
  const what = { changeId, levels, reason, announcement };
  return [{ type: 'LevelsChanged', ...what, by, occurredAt, jornada }];
};

/**
 * Tells all players of a change of the structure, which takes effect from here.
 *
 * @see R123-II-45, R123-III-2.p5
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.not-started`, `tournament.closed`, `tournament.no-change-pending`,
 *   `tournament.level-past`
 */
export const announceChange = (
  command: CommandOf<'AnnounceChange'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { announcementId, changeId, text, by, occurredAt, jornada } = command;
  const { pending, actIds } = state.clock;
  if (actIds.includes(announcementId) && pending?.changeId !== changeId) return [];
  assertActIdFree(state, announcementId);
  assertRole(command);
  assertUnderWay(state);
  if (pending?.changeId !== changeId)
    throw new Rejection('tournament.no-change-pending', 'R123-III-2.p5', { changeId });
  assertPastKept(pending.levels, state);
  const what = { announcementId, changeId, text };
  return [{ type: 'ChangeAnnounced', ...what, by, occurredAt, jornada }];
};

/** Levels announced since the change was made stay as they were. */
const assertPastKept = (levels: readonly Level[], state: AnnouncedTournament): void => {
  const past = levelsOf(state).filter(({ level }) => level <= state.level);
  if (!sameContent(levels.slice(0, past.length), past))
    throw new Rejection('tournament.level-past', 'R123-II-47', {
      level: past.length,
      current: state.level,
    });
};

/** The structure with those breaks and retirements that still have their level. */
const until = (terms: MultiTableTerms, levels: readonly Level[]): MultiTableTerms => {
  const known = ({ afterLevel }: { readonly afterLevel: number }) => afterLevel <= levels.length;
  const breaks = terms.breaks.filter(known);
  return { ...terms, levels, breaks, retirements: terms.retirements.filter(known) };
};
