import { clockwise } from './clockwise.ts';
import { RULESETS } from './ruleset.ts';
import type { Amount, HandSetup, Seat } from './setup.ts';
import { playerOf } from './state.ts';

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
 * has less posts what he has, the ante before the blind, and is all-in; nothing is owed later. Who
 * is away at a cash table posts nothing and owes it; in a tournament the stack pays.
 *
 * @see R123-I-38, R123-II-42, R123-II-43, R123-III-6, R40-38, R40-42, R40-44, CLUB-T12, decision H9
 */
export const obligationsOf = (setup: HandSetup): Post[] => {
  const { seats, ante, missedBlinds, smallBlindSeat, smallBlind, bigBlindSeat, bigBlind } = setup;
  const posts: Post[] = [];
  if (ante?.mode === 'big-blind') post(posts, setup, bigBlindSeat, 'table-ante', ante.amount);
  if (ante?.mode === 'each')
    for (const { seat } of clockwise(setup.button, seats))
      post(posts, setup, seat, 'ante', ante.amount);
  if (missedBlinds.length > 0)
    for (const { seat, dead, live } of clockwise(setup.button, missedBlinds)) {
      post(posts, setup, seat, 'dead', dead);
      post(posts, setup, seat, 'live', live);
    }
  if (smallBlindSeat !== null) post(posts, setup, smallBlindSeat, 'small-blind', smallBlind);
  post(posts, setup, bigBlindSeat, 'big-blind', bigBlind);
  return posts;
};

const post = (posts: Post[], setup: HandSetup, seat: Seat, kind: PostKind, due: Amount): void => {
  if (setup.absent?.includes(seat) && !doesAbsentPay(setup)) return;
  let left = playerOf({ players: setup.seats }, seat)!.stack;
  for (let index = 0; index < posts.length; index += 1)
    if (posts[index]!.seat === seat) left -= posts[index]!.amount;
  const amount = Math.min(due, left);
  if (amount > 0) posts.push({ seat, kind, amount });
};

/** Whether the stack of who is away pays, or its player owes. @see R123-I-38, R40-38, CLUB-T5 */
export const doesAbsentPay = ({ ruleset, absentPays }: HandSetup): boolean =>
  absentPays ?? RULESETS[ruleset].absent === 'pays';
