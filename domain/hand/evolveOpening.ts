import { clockwiseFrom } from './clockwise.ts';
import type { HandFactOf } from './facts.ts';
import type { Post } from './obligations.ts';
import { proceed } from './rounds.ts';
import type { OpenHand, Player, Table } from './state.ts';

/** Who was dealt in, with what each has posted; the first to act is left of the big blind. */
export const opened = ({ setup, posts }: HandFactOf<'HandOpened'>): OpenHand => {
  const stacks = new Map(setup.seats.map(({ seat, stack }) => [seat, stack]));
  const players = clockwiseFrom(setup.button, [...stacks.keys()]).map((seat) =>
    posted(seat, stacks.get(seat)!, posts),
  );
  const table: Table = {
    setup,
    players,
    street: 'pre-flop',
    dead: posts.reduce(
      (sum, { kind, amount }) => (isDead(kind) ? sum + amount : sum),
      setup.carried,
    ),
    highest: Math.max(...players.map(({ front }) => front)),
    minRaise: setup.bigBlind,
    aggressor: null,
    actor: null,
    board: [],
    deadHands: [],
  };
  const bigBlind = players.findIndex(({ seat }) => seat === setup.bigBlindSeat);
  return proceed(table, bigBlind);
};

const posted = (seat: number, startingStack: number, posts: readonly Post[]): Player => {
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
    hasActed: false,
    faced: 0,
    cards: null,
    isMucked: false,
  };
};

const isDead = (kind: Post['kind']): boolean => kind === 'table-ante' || kind === 'dead';
