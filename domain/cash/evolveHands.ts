import { evolve } from '../hand/evolve.ts';
import { type Hand, initialState } from '../hand/state.ts';
import { type Centavos, centavos, ZERO } from '../money/centavos.ts';
import type { CashFactOf, HandResult, HandStart } from './facts.ts';
import { completesOrbit } from './seats.ts';
import { seatToAct } from './sessionTime.ts';
import type { HandRecord, Place, Session } from './state.ts';

type Played = CashFactOf<'HandPlayed'>;

/** A game after some facts of a hand: its start, its steps, its result. */
export const evolveHandPlayed = (session: Session, fact: Played): Session => {
  const started = fact.start === null ? session : starting(session, fact, fact.start);
  const hand = fact.facts.reduce<Hand>(evolve, started.hand);
  // Another hand that is declared dead gives the player to act no more time.
  const isSameTurn =
    fact.start === null &&
    fact.facts.every(({ type }) => type === 'HandDeclaredDead') &&
    seatToAct(session) === seatToAct({ hand });
  const played = isSameTurn
    ? { ...started, hand }
    : { ...started, hand, turnAt: fact.occurredAt, clockAt: null };
  return fact.result === null ? played : given(played, fact.result, fact.was);
};

const starting = (session: Session, fact: Played, start: HandStart): Session => {
  const { handId, number, jornada, occurredAt: startedAt } = fact;
  const { positions, firstButton, orbited, carried, places } = session;
  const before = { positions, firstButton, orbited, carried, places };
  const record: HandRecord = { handId, number, jornada, startedAt, result: null, before };
  const { button } = start.positions;
  const first = firstButton ?? button;
  const isRound = positions !== null && completesOrbit(positions.button, button, first);
  return {
    ...session,
    places: dealt(places, start),
    positions: start.positions,
    firstButton: first,
    orbited: orbited || isRound,
    hand: initialState(),
    hands: [...session.hands, record],
    lastHand: number,
  };
};

/**
 * Chips bought meanwhile are in the stacks; rests and missed blinds are counted. Only a hand that he
 * plays ends a rest: who is back and gone again before one has no two hands more.
 *
 * @see R40-37, R40-38.b1
 */
const dealt = (places: readonly Place[], start: HandStart): readonly Place[] =>
  places
    .filter(({ seat }) => !start.eliminated.some((one) => one.seat === seat))
    .map((place) => {
      const { seat, stack, queued, rests, owed, mode } = place;
      const ready = { ...place, stack: centavos(stack + queued), queued: ZERO };
      if (start.resting.includes(seat)) return { ...ready, rests: rests + 1 };
      if (start.waiting.includes(seat)) return ready;
      const missed = start.missed.find((one) => one.seat === seat)?.amount ?? 0;
      if (start.absent.includes(seat))
        return { ...ready, owed: centavos(owed + missed), isNew: false };
      const isBack = mode === 'back' || mode === 'waits';
      const debt = start.paid.includes(seat) ? ZERO : owed;
      const now = isBack ? 'playing' : mode;
      return { ...ready, owed: debt, isNew: false, mode: now, rests: 0 };
    });

/** The chips go where the pots went; a corrected award takes back what it was. */
const given = (session: Session, result: HandResult, was: HandResult | null): Session => {
  const back = was === null ? session.places : moved(session.places, was, -1);
  const hands = session.hands.with(-1, { ...session.hands.at(-1)!, result });
  return {
    ...session,
    places: moved(back, result, 1),
    carried: result.carried,
    hands,
  };
};

const moved = (places: readonly Place[], { changes }: HandResult, sign: 1 | -1) =>
  places.map((place): Place => {
    const change = changes.find(({ player }) => player === place.player)?.amount ?? ZERO;
    return change === 0 ? place : { ...place, stack: plus(place.stack, sign * change) };
  });

const plus = (stack: Centavos, change: number): Centavos => centavos(stack + change);

/**
 * The last hand as if it had not been played: bets go back, button, blinds, rests and debts are as
 * before, and who went out with its start is back. What was bought since stays.
 */
export const evolveHandVoided = (
  session: Session,
  { result }: CashFactOf<'HandVoided'>,
): Session => {
  const record = session.hands.at(-1);
  if (record === undefined) return session;
  const { positions, firstButton, orbited, carried, places: earlier } = record.before;
  const stacks = result === null ? session.places : moved(session.places, result, -1);
  const taken = new Set(stacks.map(({ seat }) => seat));
  const seated = new Set(stacks.map(({ player }) => player));
  const gone = earlier.filter(
    (place) =>
      place.stack + place.queued === 0 && !taken.has(place.seat) && !seated.has(place.player),
  );
  return {
    ...session,
    places: [...stacks.map((place) => asBefore(place, earlier)), ...gone],
    positions,
    firstButton,
    orbited,
    carried,
    hand: initialState(),
    stopped: null,
    hands: session.hands.slice(0, -1),
  };
};

const asBefore = (place: Place, earlier: readonly Place[]): Place => {
  const was = earlier.find(({ player }) => player === place.player);
  if (was === undefined) return place;
  const { mode, rests, owed, isNew } = was;
  return { ...place, mode, rests, owed, isNew };
};
