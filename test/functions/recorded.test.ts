import { describe, expect, it } from 'vitest';
import { fromRecorded, toRecorded } from '../../events/recorded.ts';

describe('A recorded fact', () => {
  const fact = { type: 'EntryRefunded', amount: 100 };

  it('is read back as it was', () => {
    expect(fromRecorded(toRecorded(fact))).toEqual(fact);
  });

  it('is not misread by an older release', () => {
    expect(() => fromRecorded({ ...toRecorded(fact), version: 2 })).toThrow(
      'Version 2 of EntryRefunded is of a later release',
    );
  });
});
