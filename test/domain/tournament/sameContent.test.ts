import { describe, expect, it } from 'vitest';
import { sameContent } from '../../../domain/tournament/sameContent.ts';

describe('The same content', () => {
  it.each([
    [
      { a: 1, b: [2, 3] },
      { b: [2, 3], a: 1 },
    ],
    [null, null],
    [{ a: undefined }, {}],
  ])('is %j and %j', (one, other) => expect(sameContent(one, other)).toBe(true));

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: null }],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [[], {}],
    [null, {}],
    ['1', 1],
  ])('is not %j and %j', (one, other) => expect(sameContent(one, other)).toBe(false));
});
