import type { Seat } from './setup.ts';

/**
 * Places in the order of play after the flop: from the left of the button, the button last. The
 * button may lie on an empty place.
 *
 * @see R123-II-29, R123-II-30, R40-41, CLUB-S2
 */
export const clockwiseFrom = (button: Seat, seats: readonly Seat[]): Seat[] =>
  clockwise(
    button,
    seats.map((seat) => ({ seat })),
  ).map(({ seat }) => seat);

/**
 * The seats in the order in which they get their two cards, one at a time, there or not.
 *
 * @see R123-II-49, CLUB-S5
 */
export const dealOrder = (button: Seat, seats: readonly Seat[]): Seat[] => {
  const round = clockwiseFrom(button, seats);
  return [...round, ...round];
};

type Seated = { readonly seat: Seat };

/** The same of whoever sits there. */
export const clockwise = <One extends Seated>(
  button: Seat,
  seated: readonly One[],
): readonly One[] => {
  const upwards = isUpwards(seated)
    ? seated
    : seated.toSorted((one, other) => one.seat - other.seat);
  let first = 0;
  while (first < upwards.length && upwards[first]!.seat <= button) first += 1;
  if (first === 0 || first === upwards.length) return upwards;
  const round = new Array<One>(upwards.length);
  for (let place = 0; place < round.length; place += 1) {
    round[place] = upwards[first]!;
    first = first + 1 === upwards.length ? 0 : first + 1;
  }
  return round;
};

const isUpwards = (seated: readonly Seated[]): boolean => {
  for (let index = 1; index < seated.length; index += 1)
    if (seated[index - 1]!.seat > seated[index]!.seat) return false;
  return true;
};

/** The next of `seats` after a place, which may be empty. `seats` has at least one. */
export const nextAfter = (place: Seat, seats: readonly Seat[]): Seat =>
  clockwiseFrom(place, seats)[0]!;
