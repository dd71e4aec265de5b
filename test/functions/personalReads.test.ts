import { describe, expect, it } from 'vitest';
import type { Instant } from '../../domain/time/jornada.ts';
import { logRead, readsOf } from '../../functions/shared/personalReads.ts';
import { TableBusy } from '../../functions/shared/table.ts';
import { memoryTable, type WriteFault } from '../support/memoryTable.ts';

const CALL = {
  caller: { operator: 'casino', client: 'desk-3' },
  operationId: 'readPlayer',
  requestId: 'request-1',
} as Parameters<typeof logRead>[1];

const logOver = (writeFault: (write: number) => WriteFault) => ({
  table: memoryTable({ writeFault }).table,
  now: () => '2014-05-09T23:00:00Z' as Instant,
  pause: async () => {},
  random: () => 0.5,
});

describe('The reading of personal data is written down', () => {
  it.each(['none', 'conflict', 'lost-before', 'lost-after'] as const)(
    'once, whatever happens to the first write: %s',
    async (fault) => {
      const log = logOver((write) => (write === 0 ? fault : 'none'));
      await logRead(log, CALL, 'person-1');
      expect(await readsOf(log, 'casino', 'person-1')).toHaveLength(1);
    },
  );

  it('or the answer is that the table is busy, and nothing is shown', async () => {
    const log = logOver(() => 'conflict');
    await expect(logRead(log, CALL, 'person-1')).rejects.toThrow(TableBusy);
    expect(await readsOf(log, 'casino', 'person-1')).toEqual([]);
  });
});
