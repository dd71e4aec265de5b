import type { HandCommand } from '../../domain/hand/commands.ts';
import { dice, playAtRandom, someSetup } from '../domain/hand/playAtRandom.ts';

/** The commands that make a hand, from the obligations to the pots. */
export type Script = readonly HandCommand[];

/** Hands of tournaments, two to ten players, short stacks and dead blinds among them. */
export const randomHands = (count: number, seed: number): Script[] => {
  const roll = dice(seed);
  const quiet = { onState: () => {}, careless: () => null };
  return Array.from(
    { length: count },
    () => playAtRandom(someSetup('R123', roll), roll, quiet).commands,
  );
};
