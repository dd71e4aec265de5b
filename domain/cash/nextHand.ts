import { Rejection } from '../errors.ts';
import type { Positions } from '../hand/button.ts';
import { RULESETS } from '../hand/ruleset.ts';
import type { HandSetup, MissedBlinds, Seat } from '../hand/setup.ts';
import { type Centavos, centavos, ZERO } from '../money/centavos.ts';
import type { HandStart } from './facts.ts';
import { dealingOf, isBlind } from './seats.ts';
import type { Place, Session } from './state.ts';
import type { CashRuleset, CashTerms } from './terms.ts';

export type NextHand = { readonly setup: HandSetup; readonly start: HandStart };

const RESTS_MAX = 2;

export const chipsOf = ({ stack, queued }: Place): Centavos => centavos(stack + queued);

/** Whether a player without chips may still buy some: else he is out. @see R40-32 */
export const mayRebuy = ({ purchased, limits }: Session, player: string): boolean => {
  const { maxPurchase, minRebuy } = limits;
  return maxPurchase === null || (purchased[player] ?? 0) + minRebuy <= maxPurchase;
};

/** Who is still in the game: with chips, or with the right to buy them. @see R40-26.b2, R40-32 */
export const remaining = (session: Session): readonly Place[] =>
  session.places.filter((place) => chipsOf(place) > 0 || mayRebuy(session, place.player));

/** Who can be dealt in. @see R40-76 */
export const withChips = ({ places }: Session): readonly Place[] =>
  places.filter((place) => chipsOf(place) > 0);

export const playersMin = (ruleset: CashRuleset): number => RULESETS[ruleset].players.min;

/**
 * The next hand of a game: who is dealt in with which stack, button and blinds, who rests, is away
 * or waits, and what returning players owe. Who has no chips by now is out.
 *
 * @see R40-4, R40-16, R40-23, R40-37, R40-38, R40-76, R40-88, CLUB-B4
 * @throws {Rejection} `cash.players-missing`
 */
export const nextHand = (session: Session, terms: CashTerms): NextHand => {
  const { ruleset } = terms;
  const min = playersMin(ruleset);
  const places = withChips(session);
  if (places.length < min) throw playersMissing(places.length, min);
  const { positions, parts: settled } = partsOf(session, places, min);
  const isDue = (seat: Seat) => isBlind(positions, seat);
  const seatsOf = (...kinds: readonly Part[]) =>
    settled.filter(({ part }) => kinds.includes(part)).map(({ place }) => place.seat);
  const playing = settled.filter(({ part }) => part === 'plays').map(({ place }) => place);
  const absent = seatsOf('absent');
  return {
    setup: {
      ...setupOf(session, terms),
      seats: settled
        .filter(({ part }) => part === 'plays' || part === 'absent')
        .map(({ place }) => ({ seat: place.seat, stack: chipsOf(place) })),
      button: positions.button,
      smallBlindSeat: positions.smallBlind,
      bigBlindSeat: positions.bigBlind,
      missedBlinds: playing.flatMap((place) =>
        missedBlinds(place, ruleset, session.limits, positions),
      ),
      ...(absent.length > 0 && { absent }),
    },
    start: {
      positions,
      absent,
      resting: seatsOf('rests'),
      waiting: seatsOf('waits'),
      eliminated: session.places
        .filter((place) => chipsOf(place) === 0)
        .map(({ seat, player }) => ({ seat, player })),
      missed: absent
        .filter(isDue)
        .map((seat) => ({ seat, amount: blindOf(session, seat === positions.bigBlind) })),
      paid: playing.filter(({ owed }) => owed > 0).map(({ seat }) => seat),
    },
  };
};

/** Who waits as the next hand is dealt, as far as is known now. @see R40-23, CLUB-B4 */
export const waitingNext = (session: Session, ruleset: CashRuleset): readonly Seat[] => {
  const places = withChips(session);
  const min = playersMin(ruleset);
  if (session.ended !== null || places.length < min) return [];
  const { parts } = partsOf(session, places, min);
  return parts.filter(({ part }) => part === 'waits').map(({ place }) => place.seat);
};

/** Where too few would be dealt in, who rests is dealt in and killed, and who waits plays. */
const partsOf = (session: Session, places: readonly Place[], min: number) => {
  const { positions, between } = dealingOf(session.positions, places);
  const dueOf = (seat: Seat) =>
    isBlind(positions, seat) ? (seat === positions.bigBlind ? 'big' : 'small') : null;
  const parts = places.map((place) => ({ place, part: partOf(place, dueOf(place.seat), between) }));
  const dealt = parts.filter(({ part }) => part === 'plays' || part === 'absent').length;
  return { positions, parts: dealt >= min ? parts : parts.map(forced) };
};

export const playersMissing = (players: number, playersMin: number): Rejection =>
  new Rejection('cash.players-missing', 'R40-16', { players, playersMin });

type Part = 'plays' | 'absent' | 'rests' | 'waits';

/**
 * Who waits for the big blind misses the small one too, should it come first.
 *
 * @see R40-37, R40-38, R40-38.b1, CLUB-B4
 */
const partOf = (
  { seat, mode, rests }: Place,
  due: 'big' | 'small' | null,
  between: readonly Seat[],
): Part => {
  switch (mode) {
    case 'playing':
      return between.includes(seat) ? 'waits' : 'plays';
    case 'back':
      return 'plays';
    case 'absent':
      return 'absent';
    case 'resting':
      return due !== null || rests >= RESTS_MAX ? 'absent' : 'rests';
    case 'waits':
      return WAITING[due ?? 'none'];
  }
};

const WAITING = { big: 'plays', small: 'absent', none: 'waits' } as const satisfies Record<
  string,
  Part
>;

type Parted = { readonly place: Place; readonly part: Part };

/** @see R40-38.b2 */
const forced = ({ place, part }: Parted): Parted => {
  if (part === 'rests') return { place, part: 'absent' };
  return { place, part: part === 'waits' ? 'plays' : part };
};

const setupOf = ({ limits, carried }: Session, { ruleset, chip, boardsMax = 1 }: CashTerms) => ({
  ruleset,
  smallBlind: limits.smallBlind,
  bigBlind: limits.bigBlind,
  ante: null,
  chip,
  rakeBps: limits.rakeBps,
  carried,
  ...(boardsMax > 1 && { boardsMax }),
});

const blindOf = ({ limits }: Session, isBig: boolean): Centavos =>
  isBig ? limits.bigBlind : limits.smallBlind;

/**
 * All of it dead under R40; in the club the big blind pays for all, and else up to one bet is live,
 * the small blind that he posts with it included.
 */
const missedBlinds = (
  { seat, owed }: Place,
  ruleset: CashRuleset,
  limits: Session['limits'],
  positions: Positions,
): MissedBlinds[] => {
  if (owed === 0) return [];
  if (ruleset === 'R40') return [{ seat, live: ZERO, dead: owed }];
  if (seat === positions.bigBlind) return [];
  const posted = seat === positions.smallBlind ? limits.smallBlind : 0;
  const live = Math.min(limits.bigBlind - posted, owed);
  return [{ seat, live, dead: owed - live }];
};
