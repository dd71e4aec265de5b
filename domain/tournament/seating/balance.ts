import type { Position } from '../seatCommands.ts';
import type { AnnouncedTournament } from '../state.ts';
import { isRegrouped } from '../tables.ts';
import type { MultiTableTerms } from '../terms.ts';
import { freeSeatsAt, type LaidTable, laidTables } from './laidTables.ts';

/** Sizes that differ by so many are not reasonably balanced (R123-I-91). */
const DIFFERENCE_MAX = 1;

/** What the floor is asked to do next so that tables stay balanced. */
export type Proposal =
  | { readonly kind: 'break'; readonly table: number }
  | { readonly kind: 'move'; readonly from: number; readonly to: number };

/**
 * A table breaks when the free seats of the others hold its players; else, when sizes differ by
 * two, one moves from the first of the fullest tables to the smallest.
 *
 * @see R123-I-91, R123-I-92, R123-I-95
 */
export const proposalOf = (state: AnnouncedTournament, terms: MultiTableTerms): Proposal | null => {
  if (!isRegrouped(terms)) return null;
  const laid = laidTables(state);
  const [first] = laid;
  if (!first || laid.length < 2) return null;
  const others = laid.filter((table) => table !== first);
  const free = others.flatMap((table) => freeSeatsAt(terms, table, state)).length;
  if (free >= first.players.length) return { kind: 'break', table: first.table };
  const unbalanced = unbalance(laid);
  return unbalanced && { kind: 'move', ...unbalanced };
};

/** The fullest table that comes first in the order, and the smallest that breaks last. */
export const unbalance = (
  laid: readonly LaidTable[],
): { readonly from: number; readonly to: number } | null => {
  const sizes = laid.map(({ players }) => players.length);
  const [most, fewest] = [Math.max(...sizes), Math.min(...sizes)];
  if (most - fewest <= DIFFERENCE_MAX) return null;
  const from = laid.find(({ players }) => players.length === most);
  const to = laid.findLast(({ players }) => players.length === fewest);
  return from && to ? { from: from.table, to: to.table } : null;
};

/**
 * Where a moved player sits: the free seat that owes the big blind soonest, never the small
 * blind's. A seat between button and small blind comes last: nobody plays there.
 *
 * @param free seats without a player, of a table with seats 1 to `seats`
 * @see R123-I-94, R123-I-95
 */
export const worstSeat = (
  position: Position,
  free: readonly number[],
  seats: number,
): { readonly seat: number; readonly waits: boolean } | null => {
  const { smallBlind } = position;
  const clockwise = (seat: number) => (seat - smallBlind + seats) % seats;
  const open = free
    .filter((seat) => seat !== smallBlind)
    .toSorted((one, other) => clockwise(one) - clockwise(other));
  const playing = open.find((seat) => !isDead(seat, position, seats));
  const seat = playing ?? open[0];
  return seat === undefined ? null : { seat, waits: playing === undefined };
};

/** Whether a seat lies between the button and the small blind, the button's own not included. */
export const isDead = (seat: number, { button, smallBlind }: Position, seats: number): boolean => {
  const fromButton = (one: number) => (one - button + seats) % seats;
  return fromButton(seat) > 0 && fromButton(seat) < fromButton(smallBlind);
};
