import * as z from 'zod';
import { Id } from '../shared/wire.ts';

/**
 * The last hand of a table as screens and players may see it: neither pots nor who did what.
 * Nothing in it tells the size of a pot (decision H10).
 */
export const TableHand = z
  .object({
    handId: Id,
    table: z.int(),
    hand: z.int(),
    level: z.int(),
    voided: z.boolean(),
    button: z.int().meta({ description: 'May be an empty seat' }),
    smallBlind: z.int().nullable(),
    bigBlind: z.int(),
    dealOrder: z.array(z.int()).meta({ description: 'Seat of each of the cards, as dealt' }),
    seats: z.array(
      z.object({
        seat: z.int(),
        entryNumber: z.int().nullable().meta({ description: 'Null where nobody bought the seat' }),
        stack: z.int().meta({ description: 'Chips after the hand' }),
      }),
    ),
  })
  .meta({ id: 'TableHand' });
