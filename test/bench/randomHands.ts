import type { playPosted } from '../../domain/hand/postedHand.ts';
import { dice, playAtRandom, someSetup } from '../domain/hand/playAtRandom.ts';
import { postedOf } from '../domain/hand/postedOf.ts';

/** A whole hand as it is posted. */
export type Script = Parameters<typeof playPosted>;

/** Hands of tournaments, two to ten players, short stacks and dead blinds among them. */
export const randomHands = (count: number, seed: number): Script[] => {
  const roll = dice(seed);
  const quiet = { onState: () => {}, careless: () => null };
  return Array.from({ length: count }, () =>
    postedOf(playAtRandom(someSetup('R123', roll), roll, quiet).commands),
  );
};
