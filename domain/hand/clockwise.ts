import type { Seat } from './setup.ts';

/**
 * Places in the order of play after the flop: from the left of the button, the button last. The
 * button may lie on an empty place.
 *
 * @see R123-II-29, R123-II-30, R40-41, CLUB-S2
 */
export const clockwiseFrom = (button: Seat, seats: readonly Seat[]): Seat[] => {
  const upwards = seats.toSorted((one, other) => one - other);
  return [...upwards.filter((seat) => seat > button), ...upwards.filter((seat) => seat <= button)];
};

/** The next of `seats` after a place, which may be empty. `seats` has at least one. */
export const nextAfter = (place: Seat, seats: readonly Seat[]): Seat =>
  clockwiseFrom(place, seats)[0]!;
