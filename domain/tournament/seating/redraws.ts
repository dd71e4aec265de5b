import { Rejection } from '../../errors.ts';
import type { NormId } from '../../regulation/norms.ts';
import type { CommandOf } from '../commands.ts';
import type { FactOf } from '../facts.ts';
import { hasSaleEnded } from '../registration.ts';
import type { RedrawOccasion } from '../seatFacts.ts';
import { areSeriesOver, isStageStarted, playersOf } from '../stages.ts';
import type { AnnouncedTournament } from '../state.ts';
import { clubOf, isRegrouped, normOf } from '../tables.ts';
import type { MultiTableTerms } from '../terms.ts';
import { finalPlayersOf, finalTable, laidTables, seatsFor } from './laidTables.ts';

type Redraw = CommandOf<'RedrawSeats'>;

const NORMS: Readonly<Record<RedrawOccasion, NormId>> = {
  initial: 'R123-I-90',
  day: 'R123-I-88',
  'three-tables': 'R123-I-17',
  'two-tables': 'R123-I-17',
  'final-table': 'R123-I-98',
  'next-round': 'R123-I-1.1',
};

const normOfRedraw = (occasion: RedrawOccasion, terms: MultiTableTerms): NormId =>
  occasion === 'final-table'
    ? normOf(terms, { lottery: NORMS[occasion], club: 'CLUB-D7' })
    : NORMS[occasion];

/**
 * A full redraw only at the moments that the text or the announcement gives (T1); in the club the
 * first one once registration has closed.
 *
 * @see CLUB-D1, CLUB-D7, R123-I-17, R123-I-88, R123-I-90, R123-I-98
 * @throws {Rejection} `tournament.modality-does-not-regroup`, then `tournament.redraw-not-due`,
 *   `tournament.registration-open`
 */
export const assertRedrawDue = (
  command: Redraw,
  state: AnnouncedTournament,
  terms: MultiTableTerms,
): void => {
  const { occasion } = command;
  const regroups = isRegrouped(terms);
  const needsRegroup = ['three-tables', 'two-tables', 'final-table'].includes(occasion);
  if (needsRegroup && !regroups)
    throw new Rejection('tournament.modality-does-not-regroup', 'R123-I-1.1', {
      modality: terms.modality,
    });
  if (!isDue(command, state, terms))
    throw new Rejection('tournament.redraw-not-due', normOfRedraw(occasion, terms), {
      occasion,
      live: playersOf(state).length,
      tables: laidTables(state).length,
    });
  if (clubOf(terms) && occasion === 'initial' && !hasSaleEnded(state, command.occurredAt))
    throw new Rejection('tournament.registration-open', 'CLUB-D1');
};

const isDue = (
  { occasion, jornada, by }: Redraw,
  state: AnnouncedTournament,
  terms: MultiTableTerms,
): boolean => {
  const redraws = redrawsOf(state);
  switch (occasion) {
    case 'initial':
      return redraws.length === 0 && !isStageStarted(state);
    case 'day':
      return isStageStarted(state) && finalTable(state) === null && isNewDay(redraws, jornada);
    case 'three-tables':
      return (terms.redrawAt.three || by.role === 'director') && reaches(3, state, terms);
    case 'two-tables':
      return (terms.redrawAt.two || by.role === 'director') && reaches(2, state, terms);
    case 'final-table':
      return finalTableDue(state, terms);
    case 'next-round':
      return (
        isStageStarted(state) &&
        !isRegrouped(terms) &&
        playersOf(state).length > 1 &&
        isRoundOver(state)
      );
  }
};

/** Nine or fewer are left of an event of several tables, and their table is not drawn yet. */
export const finalTableDue = (state: AnnouncedTournament, terms: MultiTableTerms): boolean =>
  isRegrouped(terms) &&
  terms.tables.length > 1 &&
  isStageStarted(state) &&
  areSeriesOver(state) &&
  finalTable(state) === null &&
  playersOf(state).length <= finalPlayersOf(terms);

/** Those of the stage that is open. */
const redrawsOf = ({ seatActs, stage }: AnnouncedTournament): FactOf<'SeatsRedrawn'>[] =>
  seatActs.slice(stage?.seatActs ?? 0).flatMap((act) => (act.type === 'SeatsRedrawn' ? [act] : []));

const isNewDay = (redraws: readonly FactOf<'SeatsRedrawn'>[], jornada: string): boolean =>
  redraws
    .filter(({ occasion }) => occasion === 'initial' || occasion === 'day')
    .every((redraw) => redraw.jornada < jornada);

/**
 * A round of tables that do not regroup is over once each of them has lost somebody since the last
 * draw; who sat alone waited for the next one.
 */
const isRoundOver = (state: AnnouncedTournament): boolean => {
  const live = new Set(playersOf(state).map(({ sale }) => sale.entryNumber));
  const drawn = redrawsOf(state).at(-1)?.tables ?? [];
  const played = drawn.filter(({ seats }) => seats.filter((seat) => seat !== null).length > 1);
  return played.every(({ seats }) => seats.some((seat) => seat !== null && !live.has(seat)));
};

/** So many tables are left, or everybody fits so many; once each. */
const reaches = (count: number, state: AnnouncedTournament, terms: MultiTableTerms): boolean => {
  const last = redrawsOf(state).at(-1);
  if (
    !isStageStarted(state) ||
    (last && last.occasion !== 'initial' && last.tables.length <= count)
  )
    return false;
  const laid = laidTables(state).length;
  const fits = playersOf(state).length <= count * terms.seatsPerTable;
  return laid === count || (laid === count + 1 && fits);
};

const TABLES: Partial<Record<RedrawOccasion, number>> = {
  'three-tables': 3,
  'two-tables': 2,
  'final-table': 1,
};

/**
 * The tables of a redraw: those asked for, or the ones that break last, as many as needed.
 *
 * @see R123-I-92, R123-II-16
 * @throws {Rejection} `tournament.tables-not-laid`, then `tournament.seats-too-few`
 */
export const tablesToLay = (
  { occasion, tables, draw }: Redraw,
  state: AnnouncedTournament,
  terms: MultiTableTerms,
): number[] => {
  const entries = playersOf(state).length;
  const seats = seatsFor(terms, occasion === 'final-table').length;
  const count = TABLES[occasion] ?? Math.min(Math.ceil(entries / seats), state.breakOrder.length);
  const fromCards = draw.method === 'seat-cards' ? draw.seats.map(({ table }) => table) : [];
  const asked = tables ?? [...new Set(fromCards)];
  const wanted = asked.length > 0 ? asked : state.breakOrder.slice(-count);
  const known = wanted.every((table) => state.breakOrder.includes(table));
  const exact = TABLES[occasion] === undefined || wanted.length === TABLES[occasion];
  if (!known || !exact || new Set(wanted).size < wanted.length)
    throw new Rejection('tournament.tables-not-laid', 'R123-I-92', {
      tables: wanted.join(', '),
      known: state.breakOrder.length,
    });
  if (entries > wanted.length * seats)
    throw new Rejection('tournament.seats-too-few', 'R123-II-16', {
      entries,
      seats: wanted.length * seats,
    });
  return state.breakOrder.filter((table) => wanted.includes(table));
};
