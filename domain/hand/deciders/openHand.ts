import { Rejection } from '../../errors.ts';
import type { Asked } from '../commands.ts';
import type { HandFactOf } from '../facts.ts';
import { doesAbsentPay, obligationsOf } from '../obligations.ts';
import { RULESETS } from '../ruleset.ts';
import type { HandSetup, Seat } from '../setup.ts';
import type { Hand } from '../state.ts';

/**
 * Takes the obligations and opens the betting.
 *
 * @see R123-I-38, R123-II-42, R123-II-42.b1, R123-II-42.b2, R40-4, R40-38, R40-42, CLUB-J3
 * @throws {Rejection} in this order: `hand.already-open`, `hand.players-out-of-range`,
 *   `hand.setup-invalid`, `hand.blinds-misplaced`
 */
export const openHand = ({ setup }: Asked<'OpenHand'>, state: Hand): HandFactOf<'HandOpened'> => {
  if (state.status !== 'unopened') throw new Rejection('hand.already-open');
  assertPlayers(setup);
  assertFigures(setup);
  assertBlinds(setup);
  return { type: 'HandOpened', setup, posts: obligationsOf(setup) };
};

const assertPlayers = (setup: HandSetup): void => {
  const { ruleset, seats, absent = [] } = setup;
  const { players, norms } = RULESETS[ruleset];
  if (seats.length < players.min || seats.length > players.max)
    throw new Rejection('hand.players-out-of-range', norms.players, {
      players: seats.length,
      ...players,
    });
  const present = seats.length - absent.length;
  if (present < (doesAbsentPay(setup) ? 1 : 2))
    throw new Rejection('hand.players-out-of-range', norms.players, {
      ...players,
      players: present,
    });
};

const assertFigures = (setup: HandSetup): void => {
  const { seats, smallBlind, bigBlind, ante, chip, rakeBps, carried, ruleset } = setup;
  const refuse = (member: string): never => {
    throw new Rejection('hand.setup-invalid', undefined, { member });
  };
  let highest = 0; // whoever sits above all before him sits on no seat of theirs
  for (const { seat, stack } of seats) {
    if (!isPositive(seat) || !isPositive(stack)) refuse('seats');
    if (seat > highest) highest = seat;
    else if (timesSeated(seats, seat) > 1) refuse('seats');
  }
  if (!isPositive(setup.button)) refuse('button');
  if (!isPositive(bigBlind)) refuse('bigBlind');
  if (!isAmount(smallBlind) || smallBlind > bigBlind) refuse('smallBlind');
  if (ante && !isAmount(ante.amount)) refuse('ante');
  if (!isPositive(chip)) refuse('chip');
  for (const seat of setup.absent ?? []) if (timesSeated(seats, seat) === 0) refuse('absent');
  const { isRaked, leftover } = RULESETS[ruleset];
  if (!isAmount(rakeBps) || rakeBps > (isRaked ? RAKE_BPS_MAX : 0)) refuse('rakeBps');
  if (!isAmount(carried) || (carried > 0 && leftover !== 'next-pot')) refuse('carried');
  const { boardsMax = 1 } = setup;
  if (!isPositive(boardsMax) || boardsMax > (ruleset === 'CLUB' ? BOARDS_MAX : 1))
    refuse('boardsMax');
  for (const { seat, live, dead } of setup.missedBlinds)
    if (timesSeated(seats, seat) === 0 || !isAmount(live) || !isAmount(dead))
      refuse('missedBlinds');
};

const timesSeated = (seats: HandSetup['seats'], place: number): number => {
  let times = 0;
  for (const { seat } of seats) if (seat === place) times += 1;
  return times;
};

/** @see R40-5 */
const RAKE_BPS_MAX = 500;

/** @see CLUB-N11 */
export const BOARDS_MAX = 3;

const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

const isPositive = (value: number): boolean => isAmount(value) && value > 0;

/** Left of the button the small blind, if there is one, then the big blind; of two, the button. */
const assertBlinds = ({
  ruleset,
  seats,
  button,
  smallBlindSeat,
  bigBlindSeat,
}: HandSetup): void => {
  const first = leftOf(button, seats);
  const second = leftOf(first, seats);
  const isHeadsUp = seats.length === 2 && second === button;
  const due = dueBlinds(first, second, smallBlindSeat === null, isHeadsUp);
  if (smallBlindSeat === due.small && bigBlindSeat === due.big) return;
  throw new Rejection('hand.blinds-misplaced', RULESETS[ruleset].norms.blinds, {
    smallBlindSeat: due.small ?? 'none',
    bigBlindSeat: due.big,
  });
};

/** The next seat that is dealt in, found without a list of them all. */
const leftOf = (place: Seat, seats: HandSetup['seats']): Seat => {
  let lowest = Number.POSITIVE_INFINITY;
  let next = Number.POSITIVE_INFINITY;
  for (const { seat } of seats) {
    if (seat < lowest) lowest = seat;
    if (seat > place && seat < next) next = seat;
  }
  return next === Number.POSITIVE_INFINITY ? lowest : next;
};

const dueBlinds = (
  first: number,
  second: number,
  isDead: boolean,
  isHeadsUp: boolean,
): { small: number | null; big: number } => {
  if (isDead) return { small: null, big: first };
  return isHeadsUp ? { small: second, big: first } : { small: first, big: second };
};
