import { firstPositions, nextPositions, type Positions } from '../hand/button.ts';
import { clockwiseFrom, nextAfter } from '../hand/clockwise.ts';
import { firstCashButton } from '../hand/drawButton.ts';
import { SEATS_MAX, type Seat } from '../hand/setup.ts';
import { isInPlay, type Place, type Session } from './state.ts';

/** Steps clockwise from one seat to another; to itself a whole turn. */
const distance = (from: Seat, to: Seat): number => ((to - from + SEATS_MAX - 1) % SEATS_MAX) + 1;

/**
 * Where a player who joins sits: the first free seat clockwise after the big blind; before the first
 * hand the first free one.
 *
 * @see R40-22
 */
export const entrySeat = ({ places, positions }: Session, seats: number): Seat | null => {
  const taken = new Set(places.map(({ seat }) => seat));
  const free = Array.from({ length: seats }, (_, index) => index + 1).filter(
    (seat) => !taken.has(seat),
  );
  if (free.length === 0) return null;
  return positions === null ? free[0]! : nextAfter(positions.bigBlind, free);
};

/** Button and blinds of the next hand, and who has just joined between button and small blind. */
export type Dealing = { readonly positions: Positions; readonly between: readonly Seat[] };

/**
 * A new player between button and small blind waits: the button passes him over once. One in the
 * place of the big blind posts it.
 *
 * @param places who can be dealt in, with chips
 * @see R40-23, R40-24, R40-36, R40-43, R40-77
 */
export const dealingOf = (last: Positions | null, places: readonly Place[]): Dealing => {
  const active = places.map(({ seat }) => seat);
  if (last === null)
    return { positions: firstPositions(firstCashButton(active), active), between: [] };
  // A seat that somebody left is not inherited with its place in the order of the blinds.
  const isHeir = ({ seat, isNew }: Place) =>
    isNew && (seat === last.smallBlind || seat === last.bigBlind);
  const old = places.filter((place) => !isHeir(place)).map(({ seat }) => seat);
  const positions = nextPositions(last, old.length >= 2 ? old : active);
  const smallBlind = positions.smallBlind ?? last.bigBlind;
  const between = places
    .filter(({ isNew }) => isNew)
    .map(({ seat }) => seat)
    .filter(
      (seat) =>
        !isBlind(positions, seat) &&
        seat !== positions.button &&
        distance(positions.button, seat) <= distance(positions.button, smallBlind),
    );
  return { positions, between };
};

export const isBlind = ({ smallBlind, bigBlind }: Positions, seat: Seat): boolean =>
  seat === smallBlind || seat === bigBlind;

/** Whether the button comes back to, or over, where it was in the first hand. */
export const completesOrbit = (from: Seat, to: Seat, first: Seat): boolean =>
  from !== to && distance(from, first) <= distance(from, to);

/** Since its next move belongs to the end of a hand, it counts once the hand is over. @see R40-25 */
export const hasOrbited = (session: Session): boolean => {
  const { orbited, positions, firstButton, places } = session;
  if (orbited || positions === null || firstButton === null || isInPlay(session)) return orbited;
  const withChips = places.filter(({ stack, queued }) => stack + queued > 0);
  if (withChips.length < 2) return false;
  const { button } = dealingOf(positions, withChips).positions;
  return completesOrbit(positions.button, button, firstButton);
};

/** In the order in which cards are dealt. @see CLUB-J5 */
export const dealOrder = (button: Seat, seats: readonly Seat[]): Seat[] =>
  clockwiseFrom(button, seats);
