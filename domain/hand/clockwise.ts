import type { Seat } from './setup.ts';

/**
 * Places in the order of play after the flop: from the left of the button, the button last. The
 * button may lie on an empty place.
 *
 * @see R123-II-29, R123-II-30, R40-41, CLUB-S2
 */
export const clockwiseFrom = (button: Seat, seats: readonly Seat[]): Seat[] =>
  rotated(button, seats, (seat) => seat);

/**
 * The seats in the order in which they get their two cards, one at a time, there or not.
 *
 * @see R123-II-49, CLUB-S5
 */
export const dealOrder = (button: Seat, seats: readonly Seat[]): Seat[] => {
  const round = clockwiseFrom(button, seats);
  return [...round, ...round];
};

/** The same of whoever sits there. */
export const clockwise = <Seated extends { readonly seat: Seat }>(
  button: Seat,
  seated: readonly Seated[],
): Seated[] => rotated(button, seated, ({ seat }) => seat);

const rotated = <Item>(button: Seat, items: readonly Item[], seatOf: (item: Item) => Seat) => {
  const upwards = isUpwards(items, seatOf)
    ? items
    : items.toSorted((one, other) => seatOf(one) - seatOf(other));
  let first = 0;
  while (first < upwards.length && seatOf(upwards[first]!) <= button) first += 1;
  return first === upwards.length
    ? upwards.slice()
    : upwards.slice(first).concat(upwards.slice(0, first));
};

const isUpwards = <Item>(items: readonly Item[], seatOf: (item: Item) => Seat): boolean => {
  for (let index = 1; index < items.length; index += 1)
    if (seatOf(items[index - 1]!) > seatOf(items[index]!)) return false;
  return true;
};

/** The next of `seats` after a place, which may be empty. `seats` has at least one. */
export const nextAfter = (place: Seat, seats: readonly Seat[]): Seat =>
  clockwiseFrom(place, seats)[0]!;
