import { describe, expect, it } from 'vitest';
import { firstBrokenLink } from '../../events/commit.ts';
import type { Aggregate } from '../../functions/shared/aggregate.ts';
import { execute } from '../../functions/shared/execute.ts';
import type { Ports } from '../../functions/shared/ports.ts';
import { createStore, readCommits } from '../../functions/shared/store.ts';
import { memoryTable, type WriteFault } from '../support/memoryTable.ts';

type Fact = { type: 'Added'; amount: number };

/** A sum, as a table's rounds and a meter's contributions both are. */
const SUM: Aggregate<number, number, Fact> = {
  initial: () => 0,
  decide: (amount, sum) => {
    if (sum + amount > 10_000) throw new RangeError('over the limit');
    return amount === 0 ? [] : [{ type: 'Added', amount }];
  },
  evolve: (sum, { amount }) => sum + amount,
};

const TABLES = 20;
const ROUNDS = 10;

/** One warm function per table, all over one table in memory that yields at every request. */
const house = (fault: (write: number) => WriteFault = () => 'none') => {
  const { table } = memoryTable({
    yieldTurn: () => new Promise((resolve) => setImmediate(resolve)),
    writeFault: fault,
  });
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const worker = (): Ports => ({
    table,
    store: createStore({ table, release: 'r', nowSeconds: () => 0 }),
    now: () => '2026-11-30T12:00:00.000Z' as ReturnType<Ports['now']>,
    random,
    randomBytes: (length) => Buffer.alloc(length),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds / 10)),
  });
  const meter = async () => {
    const { state, sequence } = await worker().store.load(SUM, 'op', 'jackpot/1');
    return { state, sequence };
  };
  return { table, worker, meter };
};

/** A round of one table that pays `amount` into the meter. */
const post = (ports: Ports, table: number, round: number, amount = 1) =>
  execute(
    ports,
    {
      operator: 'op',
      client: `table-${table}`,
      requestId: 'r',
      idempotencyKey: `round-${round}`,
      contentHash: `${table} ${round}`,
    },
    {
      aggregate: SUM,
      stream: `table/${table}`,
      prepare: async ({ alongside }) => {
        await alongside({ aggregate: SUM, stream: 'jackpot/1', command: () => amount });
        return { command: 1 };
      },
      answer: ({ state }) => ({ status: 201, body: state }),
    },
  );

const all = Array.from({ length: TABLES }, (_, table) => table);

describe('Rounds of 20 tables on one meter', () => {
  it('reach it exactly once each, in spite of conflicts and lost replies', async () => {
    const { table, worker, meter } = house((write) =>
      write % 7 === 3 ? 'lost-after' : write % 11 === 5 ? 'conflict' : 'none',
    );
    await Promise.all(
      all.map(async (one) => {
        const ports = worker();
        for (let round = 1; round <= ROUNDS; round += 1) await post(ports, one, round);
      }),
    );
    expect(await meter()).toEqual({ state: TABLES * ROUNDS, sequence: TABLES * ROUNDS });
    for (const stream of ['jackpot/1', ...all.map((one) => `table/${one}`)])
      expect(firstBrokenLink(await readCommits(table, 'op', stream))).toBeNull();
    expect(await readCommits(table, 'op', 'table/0')).toHaveLength(ROUNDS);
  });

  it('count once when the same round is posted again', async () => {
    const { worker, meter } = house();
    const ports = worker();
    await post(ports, 1, 1, 5);
    await post(worker(), 1, 1, 5);
    expect(await meter()).toEqual({ state: 5, sequence: 1 });
  });

  it('leave the table untouched when the meter refuses, and the meter when the table does', async () => {
    const { table, worker, meter } = house();
    await expect(post(worker(), 1, 1, 10_001)).rejects.toThrow('over the limit');
    expect(await readCommits(table, 'op', 'table/1')).toEqual([]);
    const refusing = { ...SUM, decide: () => [] };
    await execute(
      worker(),
      { operator: 'op', client: 'c', requestId: 'r', idempotencyKey: 'k', contentHash: 'h' },
      {
        aggregate: refusing,
        stream: 'table/2',
        prepare: async ({ alongside }) => {
          await alongside({ aggregate: SUM, stream: 'jackpot/1', command: () => 3 });
          return { command: 1 };
        },
        answer: () => ({ status: 201, body: null }),
      },
    );
    expect(await meter()).toEqual({ state: 0, sequence: 0 });
  });
});
