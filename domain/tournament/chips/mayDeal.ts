import { Rejection } from '../../errors.ts';
import { refusalOf } from '../../rulings/stoppage.ts';
import type { Instant } from '../../time/jornada.ts';
import { levelDealtAt } from '../clock.ts';
import { liveEntries } from '../entries.ts';
import { isInRounds } from '../evolveRounds.ts';
import { finalTableSince } from '../moments.ts';
import { finalTableRefusal } from '../seating/finalTableDue.ts';
import { finalTable, isRegroupDue, laidTables } from '../seating/laidTables.ts';
import { finalTableDue } from '../seating/redraws.ts';
import type { AnnouncedTournament } from '../state.ts';
import { isMultiTable, isRegrouped } from '../tables.ts';
import { bagOfToday, owedRemovals } from './stacks.ts';

/** A table with so few waits until the tables are reorganised (R123-I-96, decision T10). */
const PLAYERS_BLOCKED = 3;

/**
 * What keeps a table from dealing its next hand, in the order in which it would be refused. A hand
 * that began before the cause is finished, and may be recorded after it: then `from` says when it
 * began; null is the next hand, now. Chips that are sealed are played by no hand.
 *
 * @see R123-I-12, R123-I-17, R123-I-19, R123-I-39, R123-I-96, R123-I-98,
 *   R123-II-13, R123-II-46, R123-II-63.A, CLUB-D6, CLUB-D7, decision J2
 */
export const dealRefusals = (
  state: AnnouncedTournament,
  table: number,
  from: Instant | null = null,
): Rejection[] => [
  ...dayRefusals(state, table),
  ...stopRefusals(state, table),
  ...absentRefusals(state, from),
  ...finalTableRefusals(state, from),
  ...regroupRefusals(state, from),
  ...blockedRefusals(state, table),
  ...colorUpRefusals(state, table, from),
  ...roundRefusals(state, table, from),
];

/** Nobody plays at night, nor with who has already sealed the chips for the next day. */
const dayRefusals = (state: AnnouncedTournament, table: number): Rejection[] => {
  const { night, firstLevel } = state.chips;
  if (night)
    return [new Rejection('tournament.play-day-closed', 'R123-I-12', { jornada: night.jornada })];
  if (state.level < firstLevel)
    return [
      new Rejection('tournament.level-not-announced', 'R123-II-45', {
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

/** A hand of the table waits for a ruling. @see R123-II-63.A */
const stopRefusals = ({ floor }: AnnouncedTournament, table: number): Rejection[] => {
  const stopped = floor.stops[table];
  return stopped ? [refusalOf(stopped)] : [];
};

/** A denomination whose last level is over leaves the table before it deals (R123-II-13). */
const colorUpRefusals = (
  state: AnnouncedTournament,
  table: number,
  from: Instant | null,
): Rejection[] => {
  const { terms } = state;
  const level = levelDealtAt(state, from);
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
const absentRefusals = (state: AnnouncedTournament, from: Instant | null): Rejection[] => {
  const absent = owedRemovals(state);
  if (absent === 0 || levelDealtAt(state, from) <= state.chips.firstLevel) return [];
  return [new Rejection('tournament.absent-not-removed', 'R123-I-39', { absent })];
};

/** A hand under way at another table when so few were left is finished (R123-I-98). */
const finalTableRefusals = (state: AnnouncedTournament, from: Instant | null): Rejection[] => {
  const { terms, exits } = state;
  if (!isMultiTable(terms) || !finalTableDue(state, terms)) return [];
  const since = finalTableSince(state);
  if (since ? from !== null && from < since : isBefore(from, exits)) return [];
  return [finalTableRefusal(terms)];
};

/** In the club a table breaks each time as many are out as a table has, before play goes on. */
const regroupRefusals = (state: AnnouncedTournament, from: Instant | null): Rejection[] => {
  const { terms, exits, stage } = state;
  if (!isMultiTable(terms) || !isRegrouped(terms) || stage !== null) return [];
  if (!isRegroupDue(state, terms) || isBefore(from, exits)) return [];
  return [new Rejection('tournament.regroup-due', 'CLUB-D6', { tables: laidTables(state).length })];
};

/** Whether a hand began before the last of the exits. */
const isBefore = (from: Instant | null, exits: AnnouncedTournament['exits']): boolean =>
  from !== null && exits.some(({ occurredAt }) => from < occurredAt);

/** Not at the final table, nor where tables are not reorganised at all. */
const blockedRefusals = (state: AnnouncedTournament, table: number): Rejection[] => {
  const { terms } = state;
  if (!isRegrouped(terms) || finalTable(state) === table) return [];
  const laid = laidTables(state);
  const players = laid.find((one) => one.table === table)?.players.length ?? 0;
  if (laid.length < 2 || players > PLAYERS_BLOCKED) return [];
  return [new Rejection('tournament.table-blocked', 'R123-I-96', { table, players })];
};

/** A table deals one hand in each round that the Director releases, and then waits. */
const roundRefusals = (
  { rounds, chips: known }: AnnouncedTournament,
  table: number,
  from: Instant | null,
): Rejection[] => {
  if (!isInRounds(rounds, from)) return [];
  const dealt = known.hands[table]?.round === rounds.round;
  if (rounds.pending.includes(table) && !dealt) return [];
  return [
    new Rejection('tournament.round-not-released', 'R123-I-19', { table, round: rounds.round }),
  ];
};
