import { Rejection } from '../../errors.ts';
import { levelsOf, secondsUntil } from '../clock.ts';
import type { CommandOf } from '../commands.ts';
import type { TournamentFact } from '../facts.ts';
import { assertActIdFree, assertReason, assertUnderWay } from '../guards.ts';
import { assertRole } from '../roles.ts';
import { sameContent } from '../sameContent.ts';
import type { AnnouncedTournament } from '../state.ts';
import { isMultiTable } from '../tables.ts';
import type { Level, MultiTableTerms } from '../terms.ts';
import { assertChipsServe } from './chipStructure.ts';
import { assertLevels } from './points.ts';

/**
 * Stops the clock for a break or a suspension; what is left of the level waits.
 *
 * @see R123-II-44, R123-I-16
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.not-started`, `tournament.closed`, `tournament.reason-missing`,
 *   `tournament.clock-paused`
 */
export const pauseClock = (
  command: CommandOf<'PauseClock'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { clockId, reason, by, occurredAt, jornada } = command;
  const { clock } = state;
  if (clock.endsAt === null && clock.actIds.at(-1) === clockId) return [];
  assertActIdFree(state, clockId);
  assertRole(command);
  assertUnderWay(state);
  assertReason(reason, 'R123-II-44');
  if (clock.endsAt === null) throw new Rejection('tournament.clock-paused', 'R123-II-44');
  const remainingSeconds = secondsUntil(clock.endsAt, occurredAt);
  return [{ type: 'ClockPaused', clockId, reason, remainingSeconds, by, occurredAt, jornada }];
};

/**
 * The level goes on with the time that was left.
 *
 * @see R123-II-44, R123-I-16
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.not-started`, `tournament.closed`, `tournament.clock-running`
 */
export const resumeClock = (
  command: CommandOf<'ResumeClock'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { clockId, by, occurredAt, jornada } = command;
  const { clock } = state;
  if (clock.endsAt !== null && clock.actIds.at(-1) === clockId) return [];
  assertActIdFree(state, clockId);
  assertRole(command);
  assertUnderWay(state);
  if (clock.remainingSeconds === null)
    throw new Rejection('tournament.clock-running', 'R123-II-44');
  return [{ type: 'ClockResumed', clockId, by, occurredAt, jornada }];
};

/**
 * Alters time or blinds of the levels to come for the good of the tournament; levels already
 * announced keep theirs.
 *
 * @see R123-II-47
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.not-started`, `tournament.closed`, `tournament.reason-missing`,
 *   `tournament.level-past`, `tournament.level-invalid`, those of `assertChipsServe`
 */
export const changeLevels = (
  command: CommandOf<'ChangeLevels'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { changeId, reason, by, occurredAt, jornada } = command;
  const inForce = levelsOf(state);
  const kept = inForce.filter(({ level }) => level <= state.level);
  const levels = [...kept, ...command.levels];
  if (state.clock.actIds.includes(changeId) && sameContent(levels, inForce)) return [];
  assertActIdFree(state, changeId);
  assertRole(command);
  assertUnderWay(state);
  assertReason(reason, 'R123-II-47');
  const past = command.levels.find(({ level }) => level <= state.level);
  if (past)
    throw new Rejection('tournament.level-past', 'R123-II-47', {
      level: past.level,
      current: state.level,
    });
  assertLevels(levels);
  if (isMultiTable(state.terms)) assertChipsServe(until(state.terms, levels));
  return [{ type: 'LevelsChanged', changeId, levels, reason, by, occurredAt, jornada }];
};

/** The structure with those breaks and retirements that still have their level. */
const until = (terms: MultiTableTerms, levels: readonly Level[]): MultiTableTerms => {
  const known = ({ afterLevel }: { readonly afterLevel: number }) => afterLevel <= levels.length;
  const breaks = terms.breaks.filter(known);
  return { ...terms, levels, breaks, retirements: terms.retirements.filter(known) };
};
