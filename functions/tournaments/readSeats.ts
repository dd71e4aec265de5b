import { liveEntries } from '../../domain/tournament/entries.ts';
import type { Handler } from '../shared/operation.ts';
import { read } from './read.ts';
import type { readSeats as route } from './readSeats.schema.ts';

/** GET …/seats — drawn, and whether the player has taken it. */
export const readSeats: Handler<typeof route> = (input) =>
  read(input, (state) => ({
    seats: liveEntries(state)
      .filter(({ seat }) => seat !== null)
      .map(({ table, seat, entryId, sale, seating }) => ({
        table,
        seat,
        entryId,
        entryNumber: sale.entryNumber,
        seated: seating !== null,
      }))
      .sort(
        (one, other) =>
          Number(one.table) - Number(other.table) || Number(one.seat) - Number(other.seat),
      ),
  }));
