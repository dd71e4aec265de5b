import { Rejection } from '../../../domain/errors.ts';
import { seatsIn } from '../../../domain/tournament/evolveSeats.ts';
import type { FactOf } from '../../../domain/tournament/facts.ts';
import { requirePaid } from '../../../domain/tournament/guards.ts';
import type { AnnouncedTournament, SeatAct } from '../../../domain/tournament/state.ts';
import { buildTp } from '../../../reports/papers/event/tp.ts';
import { holderOf } from '../people.ts';
import type { PrintedEntry } from './entry.ts';
import { ofEntry, type PrintJob } from './job.ts';

/**
 * The card of the seat that an entry has, with the draw or the move that gave it (R123-I-89).
 *
 * @throws {Rejection} in this order: `tournament.entry-not-paid`, `tournament.entry-returned`,
 *   `tournament.seat-not-drawn`
 */
export const seatCard = async (printed: PrintedEntry): Promise<PrintJob> => {
  const { operator, tournamentId, state, entry, ports } = printed;
  const { entryId, sale, table, seat } = requirePaid(entry);
  const drawn =
    table === null || seat === null ? undefined : drawOf(state, entryId, sale.entryNumber);
  if (table === null || seat === null || !drawn)
    throw new Rejection('tournament.seat-not-drawn', 'R123-I-15');
  const person = await holderOf(ports, operator, entry);
  const { terms } = state;
  const { jornada, method, seed, by, occurredAt: at } = drawn.act;
  return {
    kind: 'TP',
    source: `TP/${tournamentId}/${entryId}`,
    venue: terms.venue,
    subject: { ...ofEntry(tournamentId, jornada, entryId), table },
    build: (numbered) =>
      buildTp({
        ...numbered,
        terms,
        jornada,
        person,
        table,
        seat,
        isMove: drawn.isMove,
        draw: { number: drawn.number, method, seed, by, at },
      }),
  };
};

type Drawn = {
  readonly number: number;
  readonly act: FactOf<'SeatsDrawn'> | SeatAct;
  readonly isMove: boolean;
};

/** The last draw or move of the event that names the entry; they are numbered as recorded. */
const drawOf = (
  { draws, seatActs }: AnnouncedTournament,
  entryId: string,
  entryNumber: number,
): Drawn | undefined => {
  const acts = [...draws, ...seatActs];
  const names = (act: Drawn['act']) =>
    act.type === 'SeatsDrawn'
      ? act.seats.some((one) => one.entryId === entryId)
      : seatsIn(act).some((one) => one.entryNumber === entryNumber);
  const index = acts.findLastIndex(names);
  const act = acts[index];
  // Of one table, every later draw keeps the seats of the ones before.
  const isMove = act?.type !== 'SeatsDrawn' && acts.findIndex(names) < index;
  return act && { number: index + 1, act, isMove };
};
