import { createHash } from 'node:crypto';
import { dice } from '../../domain/hand/playAtRandom.ts';

/** Everything that is left to chance in one run: the same for the same seed. */
export type Chance = {
  /** A whole number from 0 below `bound`. */
  readonly below: (bound: number) => number;
  readonly happens: (probability: number) => boolean;
  readonly pick: <Value>(values: readonly Value[]) => Value;
  readonly bytes: (length: number) => Buffer;
  /** Of the same form as the ids that desks choose. */
  readonly id: (prefix: string) => string;
};

const FINE = 1_000_000;

export const chanceOf = (seed: number): Chance => {
  const roll = dice(seed);
  let drawn = 0;
  const digest = () => createHash('sha512').update(`${seed}/${drawn++}`).digest();
  return {
    below: roll,
    happens: (probability) => roll(FINE) < probability * FINE,
    pick: (values) => {
      if (values.length === 0) throw new Error('There is nothing to pick from.');
      return values[roll(values.length)] as (typeof values)[number];
    },
    bytes: (length) => {
      const bytes = [];
      for (let made = 0; made < length; made += 64) bytes.push(digest());
      return Buffer.concat(bytes).subarray(0, length);
    },
    id: (prefix) => `${prefix}-${digest().toString('hex').slice(0, 20)}`,
  };
};
