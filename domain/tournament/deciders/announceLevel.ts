import { Rejection } from '../../errors.ts';
import { assertDayNotOver } from '../announcedDays.ts';
import { levelsOf } from '../clock.ts';
import type { CommandOf } from '../commands.ts';
import type { TournamentFact } from '../facts.ts';
import { assertUnderWay } from '../guards.ts';
import { assertClockRuns, assertLevelOver, reasonOf } from '../levelTime.ts';
import { repeated } from '../repeated.ts';
import { assertRole } from '../roles.ts';
import { assertStageInPlay, requireSeries, stageStart } from '../stages.ts';
import type { AnnouncedTournament } from '../state.ts';
import { assertDayOpen } from './chips/dayGuards.ts';
import { leftoversAfter } from './chips/placedStacks.ts';

/**
 * Announces the next level of the structure. It applies from the hand after the one in progress;
 * the first one is in force from the start. While time of the one in force is left, the Director
 * says why, and no sooner than the clock goes on. Stacks that nobody bought leave when it closes
 * registration.
 *
 * @see R123-I-12, R123-I-44, R123-II-44, R123-II-45, R123-II-46, R123-II-47
 * @throws {Rejection} in this order: `tournament.already-recorded`,
 *   `tournament.role-not-allowed`, `tournament.not-started`,
 *   `tournament.closed`, those of `assertStageInPlay`, `tournament.series-over`,
 *   `tournament.finished`, `tournament.level-unknown`,
 *   `tournament.play-day-closed`, `tournament.play-day-running`, `tournament.level-unknown`,
 *   `tournament.level-out-of-order`, `tournament.hand-backwards`, `tournament.reason-missing`,
 *   `tournament.level-early`, `tournament.clock-paused`
 */
export const announceLevel = (
  command: CommandOf<'AnnounceLevel'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { level, hand, reason, by, occurredAt, jornada } = command;
  const { levelAct } = state;
  const known = levelAct ?? stageStart(state);
  if (known && level === state.level) {
    const isSame = hand === (levelAct?.hand ?? null) && reason === levelAct?.reason;
    return repeated(command, known, { norm: 'R123-II-44', isSame, told: { level } });
  }
  assertRole(command);
  assertUnderWay(state);
  assertStageInPlay(state);
  assertOfSeries(level, state);
  if (state.status === 'finished') throw new Rejection('tournament.finished', 'R123-I-68');
  assertDayOpen(state);
  assertDayNotOver(occurredAt, state);
  const levels = levelsOf(state).length;
  if (!(level >= 1 && level <= levels))
    throw new Rejection('tournament.level-unknown', 'R123-I-1.11', { level, levels });
  if (level !== state.level + 1)
    throw new Rejection('tournament.level-out-of-order', 'R123-II-44', {
      level,
      current: state.level,
    });
  if (hand !== null && state.levelHand !== null && hand < state.levelHand)
    throw new Rejection('tournament.hand-backwards', 'R123-II-46', { hand, last: state.levelHand });
  // A night ended the level before it: its day begins with this one.
  if (level !== state.chips.firstLevel) {
    assertLevelOver(command, state);
    assertClockRuns(command, state);
  }
  const what = { level, hand, ...reasonOf(command) };
  return [
    { type: 'LevelAnnounced', ...what, by, occurredAt, jornada },
    ...leftoversAfter(state, level, command),
  ];
};

/** A series ends with its last level (R123-I-10). */
const assertOfSeries = (level: number, state: AnnouncedTournament): void => {
  const code = state.stage?.series;
  if (!code) return;
  const { throughLevel } = requireSeries(state, code);
  if (throughLevel !== null && level > throughLevel)
    throw new Rejection('tournament.series-over', 'R123-I-10', { series: code });
};
