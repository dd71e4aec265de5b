import { NO_CARDS } from '../cards/cardSet.ts';
import { clockwise } from './clockwise.ts';
import type { Draft } from './draft.ts';
import { fold } from './evolveAction.ts';
import type { HandFactOf } from './facts.ts';
import type { Post } from './obligations.ts';
import { everybody, NOBODY, without } from './places.ts';
import { proceed } from './rounds.ts';
import { dueIn } from './turn.ts';

/** Who was dealt in, with what each has posted; the first to act is left of the big blind. */
export const opened = ({ setup, posts }: HandFactOf<'HandOpened'>): Draft => {
  const order = clockwise(setup.button, setup.seats);
  const players = order.map(({ seat, stack }) => posted(seat, stack, posts));
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
    known: NO_CARDS,
    deadHands: NONE,
    award: null,
  };
  for (const { kind, amount } of posts) if (isDead(kind)) draft.dead += amount;
  for (let place = 0; place < players.length; place += 1) {
    const { front, stack } = players[place]!;
    if (front > draft.highest) draft.highest = front;
    if (stack === 0) draft.able = without(draft.able, place);
  }
  if (setup.absent) kill(draft, setup.absent);
  draft.due = dueIn(draft);
  proceed(
    draft,
    order.findIndex(({ seat }) => seat === setup.bigBlindSeat),
  );
  return draft;
};

/** Hands dealt to who is not there. @see R40-38, R123-I-38 */
const kill = (draft: Draft, absent: readonly number[]): void => {
  for (const [place, { seat }] of draft.players.entries())
    if (absent.includes(seat)) fold(draft, place);
};

const NONE: readonly never[] = [];

const posted = (
  seat: number,
  startingStack: number,
  posts: readonly Post[],
): Draft['players'][number] => {
  let stack = startingStack;
  let front = 0;
  let put = 0;
  for (const { seat: payer, kind, amount } of posts) {
    if (payer !== seat) continue;
    stack -= amount;
    if (isDead(kind)) continue;
    put += amount;
    if (kind !== 'ante') front += amount;
  }
  return {
    seat,
    stack,
    front,
    put,
    isLive: true,
    faced: 0,
    cards: null,
    isMucked: false,
  };
};

const isDead = (kind: Post['kind']): boolean => kind === 'table-ante' || kind === 'dead';
