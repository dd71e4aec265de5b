import { describe, expect, it } from 'vitest';
import { gathered } from '../../functions/shared/gathered.ts';
import type { Key } from '../../functions/shared/keys.ts';

const keyOf = (number: number): Key => ({ pk: 'P', sk: `S${number}` });

describe('Many items asked for in one turn', () => {
  it('are read a hundred a request and eight requests at once, each once', async () => {
    const sizes: number[] = [];
    let [open, most] = [0, 0];
    const read = gathered(
      async (key) => ({ ...key }),
      async (keys) => {
        sizes.push(keys.length);
        open += 1;
        most = Math.max(most, open);
        await new Promise(setImmediate);
        open -= 1;
        return keys.map((key) => ({ ...key }));
      },
    );
    const numbers = Array.from({ length: 2050 }, (_, number) => number);
    const found = await Promise.all([...numbers, 7].map((number) => read(keyOf(number))));
    expect(found).toEqual([...numbers, 7].map(keyOf));
    expect(sizes).toEqual([...Array(20).fill(100), 50]);
    expect(most).toBe(8);
  });

  it('are refused to those alone whose request failed', async () => {
    const read = gathered(
      async (key) => ({ ...key }),
      async ([first]) => {
        throw new Error(`of ${first?.sk}`);
      },
    );
    const asked = Array.from({ length: 101 }, (_, number) => read(keyOf(number)));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(100);
    expect(outcomes.at(-1)).toEqual({ status: 'fulfilled', value: keyOf(100) });
  });
});
