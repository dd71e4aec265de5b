import { describe, expect, it } from 'vitest';
import { pauseBefore } from '../../functions/shared/retry.ts';

describe('The pause before another try', () => {
  it('grows by a step, and doubles when eight were in vain, up to a second', () => {
    const longest = [1, 2, 8, 9, 10, 11, 20].map((attempt) => pauseBefore(attempt, 1));
    expect(longest).toEqual([15, 30, 120, 270, 600, 1000, 1000]);
  });

  it('is any part of that', () => {
    expect(pauseBefore(4, 0)).toBe(0);
    expect(pauseBefore(4, 0.5)).toBe(30);
  });
});
