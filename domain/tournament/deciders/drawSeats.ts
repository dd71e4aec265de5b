import { Rejection } from '../../errors.ts';
import { assertDrawnInTime } from '../announcedDays.ts';
import type { CommandOf } from '../commands.ts';
import { liveEntries, type PaidEntry } from '../entries.ts';
import type { FactOf, TournamentFact } from '../facts.ts';
import { assertActIdFree } from '../guards.ts';
import { assertRole } from '../roles.ts';
import { sameContent } from '../sameContent.ts';
import { shuffle } from '../shuffle.ts';
import type { AnnouncedTournament } from '../state.ts';
import { isSitAndGo } from '../tables.ts';

type Seats = FactOf<'SeatsDrawn'>['seats'];

/**
 * Draws seats for the entries that wait for one. A seat drawn before is kept, since nobody may
 * change it by hand: a later draw, after a late sale, only fills the free ones.
 * By the system: the free seats, ascending, are shuffled and go to the entries by number.
 *
 * @see R123-I-1.2, R123-I-11, R123-I-88, R123-I-90, R123-IV-8.1
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.modality-has-tables`, `tournament.draw-closed`,
 *   `tournament.not-the-day-announced`, `tournament.no-entry-to-seat`, `tournament.seed-mismatch` or
 *   `tournament.cards-invalid`
 */
export const drawSeats = (
  command: CommandOf<'DrawSeats'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { drawId, draw, by, occurredAt, jornada } = command;
  if (state.draws.some((drawn) => isRetry(command, drawn))) return [];
  assertActIdFree(state, drawId);
  assertRole(command);
  if (!isSitAndGo(state.terms)) throw new Rejection('tournament.modality-has-tables', 'R123-I-1.1');
  if (state.start) throw new Rejection('tournament.draw-closed', 'R123-I-90');
  assertDrawnInTime(jornada, state);
  const paid = liveEntries(state);
  const waiting = paid.filter(({ seat }) => seat === null);
  if (waiting.length === 0) throw new Rejection('tournament.no-entry-to-seat', 'R123-I-90');
  const kept = paid.flatMap(({ entryId, seat }) => (seat === null ? [] : [{ entryId, seat }]));
  const drawn =
    draw.method === 'system'
      ? bySystem(draw, waiting, freeSeats(state, kept))
      : byCards(draw.seats, waiting, freeSeats(state, kept));
  const seats = [...kept, ...drawn].sort((one, other) => one.seat - other.seat);
  const seed = draw.method === 'system' ? draw.seed : null;
  const nextSeedHash = draw.method === 'system' ? draw.nextSeedHash : state.seedHash;
  const result = { drawId, method: draw.method, seed, nextSeedHash, seats };
  return [{ type: 'SeatsDrawn', ...result, by, occurredAt, jornada }];
};

const isRetry = ({ drawId, draw }: CommandOf<'DrawSeats'>, drawn: FactOf<'SeatsDrawn'>) => {
  if (drawn.drawId !== drawId || drawn.method !== draw.method) return false;
  if (draw.method === 'system') return drawn.seed === draw.seed;
  return draw.seats.every((seat) => drawn.seats.some((known) => sameContent(known, seat)));
};

/** The table is laid for the quota. */
const freeSeats = ({ terms }: AnnouncedTournament, kept: Seats): number[] => {
  const all = Array.from({ length: terms.quota }, (_, index) => index + 1);
  return all.filter((seat) => kept.every((taken) => taken.seat !== seat));
};

type SystemDraw = Extract<CommandOf<'DrawSeats'>['draw'], { method: 'system' }>;

const bySystem = (
  { seedMatches, words }: SystemDraw,
  waiting: readonly PaidEntry[],
  free: readonly number[],
): Seats => {
  if (!seedMatches) throw new Rejection('tournament.seed-mismatch', 'R123-IV-8.1');
  const shuffled = shuffle(free, words);
  return waiting.map(({ entryId }, index) => ({ entryId, seat: shuffled[index] as number }));
};

/** The cards as dealt must give each waiting entry one free seat and touch no other. */
const byCards = (cards: Seats, waiting: readonly PaidEntry[], free: readonly number[]): Seats => {
  const entryIds = new Set(cards.map(({ entryId }) => entryId));
  const seats = new Set(cards.map(({ seat }) => seat));
  const each = waiting.every(({ entryId }) => entryIds.has(entryId));
  const once = cards.length === waiting.length && entryIds.size === seats.size;
  if (!each || !once || seats.size !== cards.length || [...seats].some((s) => !free.includes(s)))
    throw new Rejection('tournament.cards-invalid', 'R123-I-90', {
      waiting: waiting.length,
      cards: cards.length,
    });
  return cards.map(({ entryId, seat }) => ({ entryId, seat }));
};
