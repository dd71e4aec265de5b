import { Rejection } from '../../errors.ts';
import { liveEntries } from '../entries.ts';
import { finalTable, laidTables } from '../seating/laidTables.ts';
import { finalTableDue } from '../seating/redraws.ts';
import type { AnnouncedTournament } from '../state.ts';
import { isMultiTable } from '../tables.ts';
import { bagOfToday, dueForRemoval } from './stacks.ts';

/** A table with so few waits until the tables are reorganised (R123-I-96, decision T10). */
const PLAYERS_BLOCKED = 3;

/**
 * What keeps a table from dealing its next hand, in the order in which it would be refused.
 *
 * @see R123-I-12, R123-I-17, R123-I-19, R123-I-39, R123-I-96, R123-I-98,
 *   R123-II-13
 */
export const dealRefusals = (state: AnnouncedTournament, table: number): Rejection[] => [
  ...dayRefusals(state, table),
  ...absentRefusals(state),
  ...finalTableRefusals(state),
  ...blockedRefusals(state, table),
  ...colorUpRefusals(state, table),
  ...roundRefusals(state, table),
];

/** Nobody plays at night, nor with who has already sealed the chips for the next day. */
const dayRefusals = (state: AnnouncedTournament, table: number): Rejection[] => {
  const { night, firstLevel } = state.chips;
  if (night)
    return [new Rejection('tournament.play-day-closed', 'R123-I-12', { jornada: night.jornada })];
  if (state.level < firstLevel)
    return [
      new Rejection('tournament.level-out-of-order', 'R123-II-45', {
        level: firstLevel,
        current: state.level,
      }),
    ];
  return liveEntries(state)
    .filter((entry) => entry.table === table && bagOfToday(state, entry))
    .map(({ sale }) => {
      const { entryNumber } = sale;
      return new Rejection('tournament.chips-bagged', 'R123-I-12', { entryNumber });
    });
};

/** A denomination whose last level is over leaves the table before it deals (R123-II-13). */
const colorUpRefusals = (state: AnnouncedTournament, table: number): Rejection[] => {
  const { terms, level } = state;
  if (!isMultiTable(terms)) return [];
  return terms.retirements
    .filter(
      ({ denomination, afterLevel }) =>
        afterLevel < level &&
        !state.chips.raced.some((one) => one.table === table && one.denomination === denomination),
    )
    .map(
      ({ denomination }) =>
        new Rejection('tournament.color-up-pending', 'R123-II-13', { table, denomination }),
    );
};

/** The absent whose time is over are out before the second level of their day goes on. */
const absentRefusals = (state: AnnouncedTournament): Rejection[] => {
  const absent = dueForRemoval(state).length;
  if (absent === 0) return [];
  return [new Rejection('tournament.absent-not-removed', 'R123-I-39', { absent })];
};

const finalTableRefusals = (state: AnnouncedTournament): Rejection[] => {
  const { terms } = state;
  if (!isMultiTable(terms) || !finalTableDue(state, terms)) return [];
  return [new Rejection('tournament.final-table-due', 'R123-I-17')];
};

/** Not at the final table, nor where tables are not reorganised at all. */
const blockedRefusals = (state: AnnouncedTournament, table: number): Rejection[] => {
  const { terms } = state;
  if (terms.modality !== 'multi-table-regroup' || finalTable(state) === table) return [];
  const laid = laidTables(state);
  const players = laid.find((one) => one.table === table)?.players.length ?? 0;
  if (laid.length < 2 || players > PLAYERS_BLOCKED) return [];
  return [new Rejection('tournament.table-blocked', 'R123-I-96', { table, players })];
};

/** A table deals one hand in each round that the Director releases, and then waits. */
const roundRefusals = (
  { rounds, chips: known }: AnnouncedTournament,
  table: number,
): Rejection[] => {
  if (!rounds.on) return [];
  const dealt = known.hands[table]?.round === rounds.round;
  if (rounds.pending.includes(table) && !dealt) return [];
  return [
    new Rejection('tournament.round-not-released', 'R123-I-19', { table, round: rounds.round }),
  ];
};
