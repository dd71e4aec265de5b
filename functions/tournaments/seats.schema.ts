import * as z from 'zod';
import { parseCard } from '../../domain/cards/card.ts';
import { SEATS_MAX } from '../../domain/hand/setup.ts';
import { Hash, Id, Recorded, TableNumber } from '../shared/wire.ts';

const PLACES_MAX = 10_000;
const CARDS_MAX = 52;

export const SeatNumber = z.int().min(1).max(SEATS_MAX).meta({ description: 'Position 1 to 10' });
export const Place = { table: TableNumber, seat: SeatNumber };
export const SeatGiven = z.strictObject({ entryId: Id, ...Place });

/** `Kd`: rank and suit. */
export const CardText = z
  .string()
  .regex(/^[2-9TJQKA][cdhs]$/)
  .transform(parseCard)
  .meta({ id: 'Card', example: 'Kd' });

const BySystem = z.strictObject({ method: z.literal('system') });
const ByCards = z.strictObject({
  method: z.literal('cards'),
  dealt: z.array(z.strictObject({ entryId: Id, card: CardText })).max(CARDS_MAX),
  drawn: z.array(z.strictObject(Place)).max(CARDS_MAX),
});
const BySeatCards = z.strictObject({
  method: z.literal('seat-cards'),
  seats: z.array(SeatGiven).max(PLACES_MAX),
});

/** From the published seed, by face-up cards and seat cards, or by seat cards alone. */
export const RedrawDraw = z.discriminatedUnion('method', [BySystem, ByCards, BySeatCards]);
export const LateEntryDraw = z.discriminatedUnion('method', [BySystem, BySeatCards]);
export const TableBreakDraw = z.discriminatedUnion('method', [BySystem, ByCards]);

/** The outcome with the seed that explains it. */
export const SeatActReply = Recorded.extend({
  seed: Hash.nullable(),
  nextSeedHash: Hash,
  seats: z.array(z.object({ entryNumber: z.int(), ...Place })),
});
