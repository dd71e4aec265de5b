import { describe, expect, it } from 'vitest';
import { isSnapshotDue } from '../../functions/shared/store.ts';

const dueUpTo = (last: number): number[] =>
  Array.from({ length: last }, (_, index) => index + 1).filter(isSnapshotDue);

describe('Snapshots of a stream', () => {
  it('follow each hundredth commit of one that is not long', () =>
    expect(dueUpTo(500)).toEqual([100, 200, 300, 400, 500]));

  it('lie further apart as it grows, and are never more than a 32nd of it behind', () => {
    const due = dueUpTo(60_000);
    for (const [index, at] of due.slice(1).entries())
      expect(at - (due[index] ?? 0)).toBeLessThanOrEqual(Math.max(100, at / 32));
    expect(due.filter((at) => at <= 25_600)).toHaveLength(64 + 32 + 32);
  });
});
