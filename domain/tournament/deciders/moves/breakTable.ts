import { Rejection } from '../../../errors.ts';
import type { Move, SeatGiven } from '../../seatCommands.ts';
import { fillEvenly } from '../../seating/fillEvenly.ts';
import { freeSeatsAt, laidTables } from '../../seating/laidTables.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { isRegrouped, multiTable } from '../../tables.ts';
import { assertSeedMatches, byCards, drawnBy } from '../seatDraws.ts';
import { assertNoStackWaits } from '../stackWaits.ts';
import type { Moved } from './moved.ts';

/**
 * Removes the next table of the announced order; its players draw the free seats of the others,
 * in the order of one face-up card each, or by the system where the event published it.
 *
 * @see R123-I-91, R123-I-92, R123-I-93, R123-IV-8.2
 * @throws {Rejection} in this order: `tournament.modality-does-not-regroup`,
 *   `tournament.break-out-of-order`, `tournament.break-draw-not-published`,
 *   `tournament.placed-stacks-left`,
 *   `tournament.seats-too-few`, then `tournament.seed-mismatch`, `tournament.cards-invalid` or
 *   `tournament.seat-cards-invalid`
 */
export const breakTable = (
  { table, draw }: Extract<Move, { cause: 'table-break' }>,
  state: AnnouncedTournament,
): Moved => {
  const terms = multiTable(state.terms);
  if (!isRegrouped(terms))
    throw new Rejection('tournament.modality-does-not-regroup', 'R123-I-1.1', {
      modality: terms.modality,
    });
  const [next, ...others] = laidTables(state);
  if (!next || others.length === 0 || (table !== null && table !== next.table))
    throw new Rejection('tournament.break-out-of-order', 'R123-I-92', {
      table: table ?? '-',
      next: others.length === 0 ? '-' : (next?.table ?? '-'),
    });
  if (draw.method === 'system' && terms.breakDraw !== 'system')
    throw new Rejection('tournament.break-draw-not-published', 'R123-IV-8.2');
  assertNoStackWaits(state, next.table);
  const { players } = next;
  const free = others.flatMap((one) =>
    freeSeatsAt(terms, one, state).map((seat) => ({ table: one.table, seat })),
  );
  if (free.length < players.length)
    throw new Rejection('tournament.seats-too-few', 'R123-II-16', {
      entries: players.length,
      seats: free.length,
    });
  const seatsDrawn = (): SeatGiven[] => {
    if (draw.method !== 'system') return byCards(draw, players, free);
    assertSeedMatches(draw);
    const places = fillEvenly(players.length, others, free, draw.words);
    return players.map(({ entryId }, index) => ({ entryId, ...places[index]! }));
  };
  return {
    ...drawnBy(draw, state, players),
    reason: null,
    removed: next.table,
    seats: seatsDrawn(),
  };
};
