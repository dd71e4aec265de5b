import { invariant } from '../errors.ts';
import type { Hand } from '../hand/state.ts';
import { centavos } from '../money/centavos.ts';
import type { HandResult } from './facts.ts';
import type { Place } from './state.ts';

/** What a hand did with the chips once its pots are given; null before. */
export const resultOf = (hand: Hand, places: readonly Place[]): HandResult | null => {
  if (hand.status !== 'awarded' && hand.status !== 'closed') return null;
  const { award, setup, players } = hand;
  return {
    pots: award.pots.length,
    // What an earlier split left was counted in its own hand.
    potTotal: centavos(award.pots.reduce((total, { amount }) => total + amount, 0) - setup.carried),
    rake: centavos(award.pots.reduce((total, { rake }) => total + rake, 0)),
    carried: centavos(award.carried),
    changes: setup.seats.map(({ seat, stack: before }) => {
      const after = players.find((one) => one.seat === seat)?.stack;
      const player = places.find((place) => place.seat === seat)?.player;
      invariant(after !== undefined && player !== undefined, 'who was dealt in sits at the table');
      return { seat, player, amount: centavos(after - before) };
    }),
  };
};
