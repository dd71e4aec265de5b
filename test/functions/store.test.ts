import { describe, expect, it } from 'vitest';
import type { Aggregate } from '../../functions/shared/aggregate.ts';
import { execute, type Request, type Task } from '../../functions/shared/execute.ts';
import type { Ports } from '../../functions/shared/ports.ts';
import { createStore } from '../../functions/shared/store.ts';
import type { Table } from '../../functions/shared/table.ts';
import { memoryTable } from '../support/memoryTable.ts';

type Fact = { type: 'Added'; amount: number; note?: string | undefined };

/** What was added, fact by fact, as whoever reads the stream finds it. */
const LIST: Aggregate<readonly Fact[], Fact, Fact> = {
  initial: () => [],
  decide: (fact) => [fact],
  evolve: (facts, fact) => [...facts, fact],
};

/** Containers over one table that count what they ask of it. */
const house = () => {
  const { table } = memoryTable();
  const container = () => {
    const asked: string[] = [];
    const counting: Table = {
      ...table,
      get: (key) => {
        asked.push(`get ${key.sk}`);
        return table.get(key);
      },
      query: (range) => {
        asked.push(`query ${range.from}`);
        return table.query(range);
      },
    };
    const store = createStore({ table: counting, release: 'r', nowSeconds: () => 0 });
    const ports: Ports = {
      table: counting,
      store,
      now: () => '2026-11-30T12:00:00.000Z' as ReturnType<Ports['now']>,
      random: () => 0,
      randomBytes: (length) => Buffer.alloc(length),
      pause: async () => {},
    };
    const add = (amount: number, note?: string) =>
      execute(ports, request(`add ${amount}`), adding({ type: 'Added', amount, note }));
    /** What the stream is, and what had to be asked for it. */
    const look = async () => {
      asked.length = 0;
      const { state, sequence } = await store.load(LIST, 'op', 'list/1');
      return { amounts: state.map(({ amount }) => amount), sequence, asked: [...asked], state };
    };
    return { add, look };
  };
  return { container };
};

const request = (idempotencyKey: string): Request => ({
  operator: 'op',
  client: 'desk',
  requestId: 'r',
  idempotencyKey,
  contentHash: 'h',
});

const adding = (fact: Fact): Task<readonly Fact[], Fact, Fact> => ({
  aggregate: LIST,
  stream: 'list/1',
  prepare: () => ({ command: fact }),
  answer: ({ sequence }) => ({ status: 201, body: { sequence } }),
});

const commit = (sequence: number) => `COMMIT#${String(sequence).padStart(9, '0')}`;

describe('A container that knows a stream', () => {
  it('knows what it wrote itself, and asks for the next commit alone', async () => {
    const { add, look } = house().container();
    await add(1);
    await add(2);
    expect(await look()).toMatchObject({
      ...{ amounts: [1, 2], sequence: 2 },
      asked: [`get ${commit(3)}`],
    });
  });

  it('keeps its own facts as anybody reads them', async () => {
    const { container } = house();
    const [one, other] = [container(), container()];
    await one.add(1, undefined);
    const [mine, theirs] = [await one.look(), await other.look()];
    expect(mine.state).toStrictEqual(theirs.state);
  });

  it('asks for one more than others wrote before its last look, and reads no range', async () => {
    const { container } = house();
    const [one, other] = [container(), container()];
    await one.add(1);
    await other.add(2);
    await other.add(3);
    const first = await one.look();
    expect(first.amounts).toEqual([1, 2, 3]);
    expect(first.asked).toEqual([`get ${commit(2)}`, `query ${commit(3)}`]);
    await other.add(4);
    await other.add(5);
    const second = await one.look();
    expect(second.amounts).toEqual([1, 2, 3, 4, 5]);
    expect(second.asked).toEqual([4, 5, 6].map((sequence) => `get ${commit(sequence)}`));
  });

  it('decides anew on what another wrote meanwhile', async () => {
    const { container } = house();
    const [one, other] = [container(), container()];
    await one.add(1);
    await Promise.all([one.add(2), other.add(3)]);
    expect((await one.look()).amounts.toSorted()).toEqual([1, 2, 3]);
    expect((await other.look()).sequence).toBe(3);
  });
});
