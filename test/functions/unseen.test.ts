import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegistryCommand } from '../../domain/registry/commands.ts';
import type { RegistryFact } from '../../domain/registry/facts.ts';
import type { Registry } from '../../domain/registry/state.ts';
import type { Instant, Jornada } from '../../domain/time/jornada.ts';
import { firstBrokenLink } from '../../events/commit.ts';
import type { Aggregate } from '../../functions/shared/aggregate.ts';
import { execute, type Request, type Task } from '../../functions/shared/execute.ts';
import { keys } from '../../functions/shared/keys.ts';
import type { Ports } from '../../functions/shared/ports.ts';
import { REGISTRY } from '../../functions/shared/registry.ts';
import { createStore, readCommits } from '../../functions/shared/store.ts';
import { streamOf } from '../../functions/shared/streams.ts';
import type { Table } from '../../functions/shared/table.ts';
import { memoryTable, type WriteFault } from '../support/memoryTable.ts';

type Added = { type: 'Added'; amount: number };

/** A sum that takes nothing on top of a hundred sharp. */
const SUM: Aggregate<number, number, Added> = {
  initial: () => 0,
  decide: (amount, sum) => {
    if (sum === 100) throw new RangeError('it is a hundred');
    return amount === 0 ? [] : [{ type: 'Added', amount }];
  },
  evolve: (sum, { amount }) => sum + amount,
};

/** Containers over one table, which count what they ask of it. */
const open = (fault: (write: number) => WriteFault = () => 'none') => {
  const { table, items } = memoryTable({ writeFault: fault });
  const secret = keys.documentSecret('op');
  items.set(JSON.stringify([secret.pk, secret.sk]), { ...secret, secret: 'of the operator' });
  let seconds = 0;
  let keysUsed = 0;
  const container = () => {
    let reads = 0;
    const counting: Table = {
      ...table,
      get: (key) => {
        reads += 1;
        return table.get(key);
      },
      query: (range) => {
        reads += 1;
        return table.query(range);
      },
    };
    const ports: Ports = {
      table: counting,
      store: createStore({ table: counting, release: 'r', nowSeconds: () => seconds }),
      now: () => '2026-11-30T12:00:00.000Z' as ReturnType<Ports['now']>,
      random: () => 0,
      randomBytes: (length) => Buffer.alloc(length),
      pause: async () => {},
    };
    const act = <State, Command, Fact extends { readonly type: string }>(
      task: Task<State, Command, Fact>,
      key = `key-${keysUsed++}`,
    ) => execute(ports, { ...ASKED, idempotencyKey: key }, task);
    return {
      act,
      add: (amount: number, key?: string, admit?: Admit) => act(adding(amount, admit), key),
      readsOf: async (work: () => Promise<unknown>) => {
        reads = 0;
        await work();
        return reads;
      },
    };
  };
  return {
    container,
    items,
    pass: (more: number) => {
      seconds += more;
    },
    commits: () => readCommits(table, 'op', 'sum/1'),
  };
};

const ASKED: Omit<Request, 'idempotencyKey'> = {
  operator: 'op',
  client: 'desk',
  requestId: 'r',
  contentHash: 'h',
};

type Admit = (registry: Registry) => void;

const adding = (amount: number, admit: Admit = () => {}): Task<number, number, Added> => ({
  aggregate: SUM,
  stream: 'sum/1',
  prepare: ({ registry }) => {
    admit(registry);
    return { command: amount };
  },
  answer: ({ state, sequence }) => ({ status: 201, body: { state, sequence } }),
});

/** From a day on: another act of the registry for each day. */
const scheduling = (day: number): Task<Registry, RegistryCommand, RegistryFact> => ({
  aggregate: REGISTRY,
  stream: streamOf.registry,
  prepare: () => ({
    command: {
      type: 'ScheduleExport',
      by: 'L-1',
      occurredAt: '2026-11-30T12:00:00.000Z' as Instant,
      jornada: '2026-11-30' as Jornada,
      schedule: { from: `2026-12-${String(day).padStart(2, '0')}` as Jornada, hour: 3 },
    },
  }),
  answer: ({ sequence }) => ({ status: 200, body: { sequence } }),
});

/** What a container does until it trusts what it remembers. */
const trusting = async (house: ReturnType<typeof open>) => {
  const container = house.container();
  for (const _ of [1, 2, 3]) await container.add(1);
  return container;
};

describe('A container that alone writes to a stream', () => {
  it('reads nothing before the fourth act, and answers as ever', async () => {
    const house = open();
    const { add, readsOf } = house.container();
    const reads: number[] = [];
    for (const amount of [1, 1, 1, 1, 1]) reads.push(await readsOf(() => add(amount)));
    expect(reads.map((count) => count > 0)).toEqual([true, true, true, false, false]);
    expect((await add(2)).body).toEqual({ state: 7, sequence: 6 });
    expect(firstBrokenLink(await house.commits())).toBeNull();
  });

  it('looks again when ten seconds went by', async () => {
    const house = open();
    const { add, readsOf } = await trusting(house);
    house.pass(10);
    expect(await readsOf(() => add(1))).toBe(0);
    house.pass(11);
    expect(await readsOf(() => add(1))).toBeGreaterThan(0);
    expect(await readsOf(() => add(1))).toBe(0);
  });

  it('does the same on the registry itself', async () => {
    const { act, readsOf } = open().container();
    for (const days of [1, 2, 3]) await act(scheduling(days));
    expect(await readsOf(() => act(scheduling(4)))).toBe(0);
    expect((await act(scheduling(5))).body).toEqual({ sequence: 5 });
  });
});

describe('What another container wrote meanwhile', () => {
  it('to the stream makes the act decided anew, and the next ten look first', async () => {
    const house = open();
    const mine = await trusting(house);
    await house.container().add(10);
    expect((await mine.add(1)).body).toEqual({ state: 14, sequence: 5 });
    for (let act = 0; act < 10; act += 1)
      expect(await mine.readsOf(() => mine.add(1))).toBeGreaterThan(0);
    expect(await mine.readsOf(() => mine.add(1))).toBe(0);
    const amounts = (await house.commits()).map(({ events }) => events[0]?.['amount']);
    expect(amounts).toEqual([1, 1, 1, 10, ...Array(12).fill(1)]);
  });

  it('to the registry refuses an act that what is remembered would take', async () => {
    const house = open();
    const mine = await trusting(house);
    await house.container().act(scheduling(1));
    const admit = (registry: Registry) => {
      if (registry.exportSchedules.length > 0) throw new RangeError('barred');
    };
    await expect(mine.add(1, 'barred', admit)).rejects.toThrow('barred');
    expect(await house.commits()).toHaveLength(3);
  });

  it('lets an act pass that what is remembered would refuse', async () => {
    const house = open();
    const mine = await trusting(house);
    await mine.add(97);
    const other: Task<number, number, Added> = {
      ...adding(1),
      aggregate: { ...SUM, decide: (amount) => [{ type: 'Added', amount }] },
    };
    await house.container().act(other);
    expect((await mine.add(1)).body).toEqual({ state: 102, sequence: 6 });
  });

  it('shows in an answer that nothing had to be done', async () => {
    const house = open();
    const mine = await trusting(house);
    await house.container().add(5);
    expect(await mine.add(0)).toEqual({ status: 200, body: { state: 8, sequence: 4 } });
  });

  it('under the registry shows there too', async () => {
    const house = open();
    const mine = await trusting(house);
    await house.container().act(scheduling(1));
    const seen: number[] = [];
    await mine.add(0, 'k', ({ exportSchedules }) => seen.push(exportSchedules.length));
    expect(seen).toEqual([0, 1]);
  });
});

describe('A repeat', () => {
  it('has its recorded answer, and another content its refusal, whatever is remembered', async () => {
    const house = open();
    const mine = await trusting(house);
    const first = await mine.add(4, 'twice');
    await mine.add(5);
    expect(await mine.add(4, 'twice')).toEqual(first);
    expect(await house.commits()).toHaveLength(5);
  });

  it.each(['lost-after', 'lost-before', 'conflict'] as const)(
    'of a write that was not answered records it once: %s',
    async (fault) => {
      const house = open((write) => (write === 3 ? fault : 'none'));
      const mine = await trusting(house);
      expect((await mine.add(4)).body).toEqual({ state: 7, sequence: 4 });
      expect((await mine.add(5)).body).toEqual({ state: 12, sequence: 5 });
      expect(await house.commits()).toHaveLength(5);
    },
  );
});

describe('Containers in any order under any faults', () => {
  const turn = fc.record({
    container: fc.nat({ max: 2 }),
    amount: fc.integer({ min: 0, max: 3 }),
    isRegistry: fc.boolean(),
  });
  const faults = fc.array(
    fc.constantFrom<WriteFault>('none', 'none', 'none', 'conflict', 'lost-before', 'lost-after'),
    { maxLength: 40 },
  );

  it('record every act once, in one chain, and answer what was true', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { maxLength: 30 }), faults, async (turns, faultsOf) => {
        const house = open((write) => faultsOf[write] ?? 'none');
        const containers = [house.container(), house.container(), house.container()];
        let sum = 0;
        for (const { container, amount, isRegistry } of turns) {
          const { act, add } = containers[container] as (typeof containers)[number];
          if (isRegistry) await act(scheduling(1 + amount));
          sum += amount;
          expect((await add(amount)).body).toMatchObject({ state: sum });
        }
        expect(firstBrokenLink(await house.commits())).toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});
