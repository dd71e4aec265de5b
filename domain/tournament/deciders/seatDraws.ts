import { cardText } from '../../cards/card.ts';
import { Rejection } from '../../errors.ts';
import type { PaidEntry } from '../entries.ts';
import type { CardDraw, RedrawMethod, SeatGiven, SystemDraw } from '../seatCommands.ts';
import type { DealtCard } from '../seatFacts.ts';
import { inCardOrder } from '../seating/cardOrder.ts';
import type { Place } from '../seating/spread.ts';
import type { AnnouncedTournament } from '../state.ts';

/** How seats are drawn, by the system or by cards, for redraws and moves alike. */

export type Given = SeatGiven;

/** @throws {Rejection} `tournament.seed-mismatch` */
export const assertSeedMatches = ({ seedMatches }: SystemDraw): void => {
  if (!seedMatches) throw new Rejection('tournament.seed-mismatch', 'R123-IV-8.1');
};

/**
 * The highest card draws the first seat card, and so on down. The system computes the order from
 * the cards as dealt.
 *
 * @see R123-IV-8.2, R123-IV-8.3
 * @throws {Rejection} `tournament.cards-invalid`, then `tournament.seat-cards-invalid`
 */
export const byCards = (
  { dealt, drawn }: CardDraw,
  waiting: readonly PaidEntry[],
  free: readonly Place[],
): Given[] => {
  const entries = new Set(dealt.map(({ entryId }) => entryId));
  const cards = new Set(dealt.map(({ card }) => card));
  const each = waiting.every(({ entryId }) => entries.has(entryId));
  if (!each || dealt.length !== waiting.length || cards.size < dealt.length)
    throw new Rejection('tournament.cards-invalid', 'R123-IV-8.2', {
      waiting: waiting.length,
      cards: cards.size,
    });
  const seats = inCardOrder(dealt).flatMap(({ entryId }, index) => {
    const place = drawn[index];
    return place ? [{ entryId, ...place }] : [];
  });
  return givenSeats(drawn.length === dealt.length ? seats : [], waiting, free);
};

/**
 * Seat cards give each waiting entry one free place and touch no other.
 *
 * @throws {Rejection} `tournament.seat-cards-invalid`
 */
export const givenSeats = (
  seats: readonly Given[],
  waiting: readonly PaidEntry[],
  free: readonly Place[],
): Given[] => {
  const entries = new Set(seats.map(({ entryId }) => entryId));
  const places = new Set(seats.map(textOf));
  const open = new Set(free.map(textOf));
  const each = waiting.every(({ entryId }) => entries.has(entryId));
  const once = seats.length === waiting.length && places.size === seats.length;
  if (!each || !once || [...places].some((place) => !open.has(place)))
    throw new Rejection('tournament.seat-cards-invalid', 'R123-IV-8.1', {
      waiting: waiting.length,
      seats: places.size,
    });
  return seats.map(({ entryId, table, seat }) => ({ entryId, table, seat }));
};

/** What the fact says of the draw beside its outcome. */
export const drawnBy = (
  draw: RedrawMethod,
  { seedHash }: AnnouncedTournament,
  entries: readonly PaidEntry[],
) => ({
  method: draw.method,
  seed: draw.method === 'system' ? draw.seed : null,
  nextSeedHash: draw.method === 'system' ? draw.nextSeedHash : seedHash,
  dealt: draw.method === 'cards' ? draw.dealt.map((one) => dealtCard(one, entries)) : [],
});

const dealtCard = (
  { entryId, card }: CardDraw['dealt'][number],
  entries: readonly PaidEntry[],
): DealtCard => {
  const entry = entries.find((one) => one.entryId === entryId);
  return { entryNumber: entry?.sale.entryNumber ?? 0, card: cardText(card) };
};

const textOf = ({ table, seat }: Place): string => `${table}/${seat}`;
