import { describe, expect, it } from 'vitest';
import type { Commit } from '../../events/commit.ts';
import { firstBrokenLink } from '../../events/commit.ts';
import { fromRecorded, toRecorded } from '../../events/recorded.ts';
import { versionOf } from '../../events/upcast.ts';

/** As the first release wrote it. Never edit it: this is what lies in the tables. */
const FIRST_RELEASE = {
  operator: 'casino-buenos-aires',
  stream: 'tournament/sng_2014-05-09_0001',
  sequence: 1,
  previousHash: '0'.repeat(64),
  recordedAt: '2014-05-10T01:40:00.000Z',
  client: 'director-desk-1',
  requestId: 'request-1',
  idempotencyKey: 'sng_2014-05-09_0001-closing',
  events: [
    {
      type: 'TournamentClosed',
      closing: 1,
      winnerChips: 70_000,
      by: { legajo: '0101', name: 'Prueba, Dora', role: 'director' },
      occurredAt: '2014-05-10T01:40:00.000Z',
      jornada: '2014-05-09',
      version: 1,
    },
  ],
  hash: 'f3cbf500617726020f74f77bd9ad2d616b9ba39deb993708c17bab31650956a1',
} as unknown as Commit;

describe('A recorded fact', () => {
  const fact = { type: 'EntryRefunded', amount: 100 };

  it('is read back as it was', () => {
    expect(fromRecorded(toRecorded(fact))).toEqual(fact);
  });

  it('is not misread by an older release', () => {
    expect(() => fromRecorded({ ...toRecorded(fact), version: 2 })).toThrow(
      'Version 2 of EntryRefunded is of a later release',
    );
    expect(() => fromRecorded({ ...toRecorded(fact), version: 0 })).toThrow('Version 0');
  });
});

describe('A fact of the first release, years later', () => {
  const [old] = FIRST_RELEASE.events;

  it('is read in the shape of today: nobody signed it as the second person', () => {
    const { version: _, ...told } = old!;
    expect(fromRecorded(old!)).toEqual({ ...told, second: null });
  });

  it('is not rewritten: its chain holds as it lies', () => {
    expect(firstBrokenLink([FIRST_RELEASE])).toBeNull();
  });

  it.each(['TournamentClosed', 'PrizePaymentReversed', 'DayReopened', 'CashDayReopened'])(
    'is recorded as version 2 today: %s',
    (type) => {
      expect(versionOf(type)).toBe(2);
      const today = { type, second: { legajo: '1042', name: 'Prueba, Ana', role: 'cashier' } };
      expect(fromRecorded(toRecorded(today))).toEqual(today);
      expect(fromRecorded({ type, version: 1 })).toEqual({ type, second: null });
    },
  );
});
