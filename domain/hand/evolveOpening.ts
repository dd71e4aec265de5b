import { noCards } from '../cards/cardSet.ts';
import { clockwise } from './clockwise.ts';
import type { Draft } from './draft.ts';
import { fold } from './evolveAction.ts';
import type { HandFactOf } from './facts.ts';
import type { Post } from './obligations.ts';
import { everybody, NOBODY, without } from './places.ts';
import { proceed } from './rounds.ts';
import type { SeatedStack } from './setup.ts';
import { dueIn } from './turn.ts';

/** Who was dealt in, with what each has posted; the first to act is left of the big blind. */
export const opened = ({ setup, posts }: HandFactOf<'HandOpened'>): Draft => {
  const players = dealtIn(clockwise(setup.button, setup.seats));
  const draft: Draft = {
    status: 'betting',
    setup,
    players,
    street: 'pre-flop',
    live: players.length,
    able: everybody(players.length),
    due: NOBODY,
    acted: NOBODY,
    dead: setup.carried,
    highest: 0,
    minRaise: setup.bigBlind,
    aggressor: null,
    raised: null,
    actor: null,
    isAllIn: false,
    board: NONE,
    boardsAgain: NONE,
    known: noCards(),
    deadHands: NONE,
    award: null,
  };
  for (let index = 0; index < posts.length; index += 1) takePost(draft, posts[index]!);
  if (setup.absent) kill(draft, setup.absent);
  draft.due = dueIn(draft);
  proceed(draft, placeOf(players, setup.bigBlindSeat));
  return draft;
};

/** Dead chips are the pot's; an ante is his own, but no part of his bet. */
const takePost = (draft: Draft, { seat, kind, amount }: Post): void => {
  const place = placeOf(draft.players, seat);
  const player = draft.players[place]!;
  player.stack -= amount;
  if (player.stack === 0) draft.able = without(draft.able, place);
  if (kind === 'table-ante' || kind === 'dead') {
    draft.dead += amount;
    return;
  }
  player.put += amount;
  if (kind === 'ante') return;
  player.front += amount;
  if (player.front > draft.highest) draft.highest = player.front;
};

const placeOf = (players: Draft['players'], seat: number): number => {
  let place = 0;
  while (players[place]!.seat !== seat) place += 1;
  return place;
};

/** Hands dealt to who is not there. @see R40-38, R123-I-38 */
const kill = (draft: Draft, absent: readonly number[]): void => {
  for (const [place, { seat }] of draft.players.entries())
    if (absent.includes(seat)) fold(draft, place);
};

const NONE: readonly never[] = [];

const dealtIn = (seats: readonly SeatedStack[]): Draft['players'] => {
  const players = new Array<Draft['players'][number]>(seats.length);
  for (let place = 0; place < seats.length; place += 1) players[place] = playerIn(seats[place]!);
  return players;
};

const playerIn = ({ seat, stack }: SeatedStack): Draft['players'][number] => ({
  seat,
  stack,
  front: 0,
  put: 0,
  isLive: true,
  faced: 0,
  cards: null,
  isMucked: false,
});
