import { Rejection } from '../../errors.ts';
import { type Instant, isEarlier } from '../../time/jornada.ts';
import type { FactOf } from '../facts.ts';
import { finalTableSince } from '../moments.ts';
import type { AnnouncedTournament } from '../state.ts';
import { isMultiTable, normOf } from '../tables.ts';
import type { MultiTableTerms } from '../terms.ts';
import { finalTableDue } from './redraws.ts';

export const finalTableRefusal = (terms: MultiTableTerms): Rejection =>
  new Rejection(
    'tournament.final-table-due',
    normOf(terms, { lottery: 'R123-I-17', club: 'CLUB-D7' }),
  );

/**
 * Nothing is played from the moment when so few are left until their seats are drawn; two clocks
 * differ a little.
 *
 * @see CLUB-D7, R123-I-17, R123-I-98
 * @throws {Rejection} `tournament.final-table-due`
 */
export const assertFinalTableDrawn = (occurredAt: Instant, state: AnnouncedTournament): void => {
  const { terms } = state;
  if (!isMultiTable(terms) || !finalTableDue(state, terms)) return;
  const since = finalTableSince(state);
  if (since !== undefined && isEarlier(since, occurredAt)) throw finalTableRefusal(terms);
};

/**
 * Nobody goes out meanwhile but of a hand that had begun: its round was released, its table had
 * opened it, or others of it are out already.
 *
 * @throws {Rejection} as `assertFinalTableDrawn`
 */
export const assertHandHadBegun = (
  { hand, out, simultaneous, stageId, occurredAt }: FactOf<'EntriesEliminated'>,
  state: AnnouncedTournament,
): void => {
  if (simultaneous === 'hand-for-hand') return;
  const [{ table } = {}] = out;
  const isOfIt = (exit: AnnouncedTournament['exits'][number]): boolean =>
    exit.type === 'EntriesEliminated' &&
    exit.simultaneous === undefined &&
    exit.stageId === stageId &&
    exit.out[0]?.table === table &&
    exit.hand >= hand;
  const opened = table === undefined ? 0 : (state.chips.hands[table]?.hand ?? 0);
  if (simultaneous || !(opened >= hand || state.exits.some(isOfIt)))
    assertFinalTableDrawn(occurredAt, state);
};
