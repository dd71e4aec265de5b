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

const REQUEST_MILLISECONDS = 10; // one way of a request to the table

/** Time that passes only when everybody waits: sleepers wake in order, one after the other. */
const clock = () => {
  let time = 0;
  const sleepers: { at: number; wake: () => void }[] = [];
  const sleep = (milliseconds: number) =>
    new Promise<void>((wake) => sleepers.push({ at: time + milliseconds, wake }));
  const run = async <Value>(work: Promise<Value>): Promise<Value> => {
    let over = false;
    const end = work.finally(() => {
      over = true;
    });
    end.catch(() => {});
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      if (over) return end;
      sleepers.sort((one, other) => one.at - other.at);
      const next = sleepers.shift();
      if (!next) throw new Error('Nobody wakes.');
      time = next.at;
      next.wake();
    }
  };
  return { sleep, run };
};

/** One warm function per table, all over one table in memory. */
const house = (fault: (write: number) => WriteFault = () => 'none') => {
  const { sleep, run } = clock();
  const yieldTurn = () => sleep(REQUEST_MILLISECONDS);
  const { table } = memoryTable({ yieldTurn, writeFault: fault });
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
    pause: sleep,
  });
  const meter = async () => {
    const { state, sequence } = await worker().store.load(SUM, 'op', 'jackpot/1');
    return { state, sequence };
  };
  return { table, worker, meter, run };
};

/** A round of one table that pays `amount` into the meter. */
const post = (ports: Ports, table: number, round: number, amount = 1, played = 1) =>
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
        return { command: played };
      },
      answer: ({ state }) => ({ status: 201, body: state }),
    },
  );

const all = Array.from({ length: TABLES }, (_, table) => table);

describe('Rounds of 20 tables on one meter', () => {
  it('reach it exactly once each, in spite of conflicts and lost replies', async () => {
    const { table, worker, meter, run } = house((write) =>
      write % 7 === 3 ? 'lost-after' : write % 11 === 5 ? 'conflict' : 'none',
    );
    const play = async (one: number) => {
      const ports = worker();
      for (let round = 1; round <= ROUNDS; round += 1) await post(ports, one, round);
    };
    await run(Promise.all(all.map(play)));
    expect(await run(meter())).toEqual({ state: TABLES * ROUNDS, sequence: TABLES * ROUNDS });
    for (const stream of ['jackpot/1', ...all.map((one) => `table/${one}`)])
      expect(firstBrokenLink(await run(readCommits(table, 'op', stream)))).toBeNull();
    expect(await run(readCommits(table, 'op', 'table/0'))).toHaveLength(ROUNDS);
  });

  it('count once when the same round is posted again', async () => {
    const { worker, meter, run } = house();
    await run(post(worker(), 1, 1, 5));
    await run(post(worker(), 1, 1, 5));
    expect(await run(meter())).toEqual({ state: 5, sequence: 1 });
  });

  it('leave the table untouched when the meter refuses, and the meter when nothing happened', async () => {
    const { table, worker, meter, run } = house();
    await expect(run(post(worker(), 1, 1, 10_001))).rejects.toThrow('over the limit');
    expect(await run(readCommits(table, 'op', 'table/1'))).toEqual([]);
    await run(post(worker(), 2, 1, 3, 0));
    expect(await run(meter())).toEqual({ state: 0, sequence: 0 });
  });
});
