import { clockwiseFrom } from './clockwise.ts';
import type { Amount, HandSetup, Seat } from './setup.ts';

/** `table-ante` and `dead` belong to the main pot and are no part of what their payer put in. */
export const POST_KINDS = [
  'ante',
  'table-ante',
  'dead',
  'live',
  'small-blind',
  'big-blind',
] as const;
export type PostKind = (typeof POST_KINDS)[number];

export type Post = { readonly seat: Seat; readonly kind: PostKind; readonly amount: Amount };

/**
 * What goes in before the cards, in this order: antes, missed blinds, small blind, big blind. Who
 * has less posts what he has, the ante before the blind, and is all-in; nothing is owed later.
 *
 * @see R123-II-42, R123-II-43, R123-III-6, R40-38, R40-42, R40-44, CLUB-T12, decision H9
 */
export const obligationsOf = (setup: HandSetup): Post[] => {
  const left = new Map(setup.seats.map(({ seat, stack }) => [seat, stack]));
  const posts: Post[] = [];
  for (const { seat, kind, amount: due } of duesOf(setup)) {
    const amount = Math.min(due, left.get(seat)!);
    if (amount === 0) continue;
    left.set(seat, left.get(seat)! - amount);
    posts.push({ seat, kind, amount });
  }
  return posts;
};

const duesOf = (setup: HandSetup): Post[] => {
  const { button, seats, missedBlinds, smallBlindSeat, smallBlind, bigBlindSeat } = setup;
  const dues: Post[] = antesOf(setup);
  for (const seat of clockwiseFrom(
    button,
    seats.map((one) => one.seat),
  )) {
    const missed = missedBlinds.find((one) => one.seat === seat);
    if (!missed) continue;
    dues.push({ seat, kind: 'dead', amount: missed.dead });
    dues.push({ seat, kind: 'live', amount: missed.live });
  }
  if (smallBlindSeat !== null)
    dues.push({ seat: smallBlindSeat, kind: 'small-blind', amount: smallBlind });
  dues.push({ seat: bigBlindSeat, kind: 'big-blind', amount: setup.bigBlind });
  return dues;
};

const antesOf = ({ ante, seats, button, bigBlindSeat }: HandSetup): Post[] => {
  if (!ante) return [];
  const { amount } = ante;
  if (ante.mode === 'big-blind') return [{ seat: bigBlindSeat, kind: 'table-ante', amount }];
  const all = seats.map(({ seat }) => seat);
  return clockwiseFrom(button, all).map((seat) => ({ seat, kind: 'ante', amount }));
};
