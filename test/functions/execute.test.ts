import { describe, expect, it } from 'vitest';
import type { PaperNumber } from '../../domain/tournament/facts.ts';
import { firstBrokenLink } from '../../events/commit.ts';
import type { Aggregate } from '../../functions/shared/aggregate.ts';
import { execute, type Request, type Task } from '../../functions/shared/execute.ts';
import { keys } from '../../functions/shared/keys.ts';
import type { Ports } from '../../functions/shared/ports.ts';
import { nextNumber, type Series } from '../../functions/shared/series.ts';
import { createStore, readCommits } from '../../functions/shared/store.ts';
import { memoryTable, type WriteFault } from '../support/memoryTable.ts';

type Command = { add: number; paper?: PaperNumber };
type Fact = { type: 'Added'; amount: number; paper?: PaperNumber };

/** The smallest thing that can be decided: a sum that refuses to pass a hundred. */
const SUM: Aggregate<number, Command, Fact> = {
  initial: () => 0,
  decide: ({ add, ...rest }, sum) => {
    if (sum + add > 100) throw new RangeError('over a hundred');
    return add === 0 ? [] : [{ type: 'Added', amount: add, ...rest }];
  },
  evolve: (sum, { amount }) => sum + amount,
};

const open = (faults: readonly WriteFault[] = []) => {
  const { table, items } = memoryTable({ writeFault: (write) => faults[write] ?? 'none' });
  const secret = keys.documentSecret('op');
  items.set(JSON.stringify([secret.pk, secret.sk]), { ...secret, secret: 'of the operator' });
  let paused = 0;
  const ports: Ports = {
    table,
    store: createStore({ table, release: 'r1', nowSeconds: () => 0 }),
    now: () => '2026-11-30T12:00:00.000Z' as ReturnType<Ports['now']>,
    random: () => 0,
    randomBytes: (length) => Buffer.alloc(length),
    pause: async () => {
      paused += 1;
    },
  };
  const add = (amount: number, changes: Partial<Request> = {}, task: Partial<Added> = {}) =>
    execute(ports, request({ idempotencyKey: `key-${amount}`, ...changes }), {
      ...plain(amount),
      ...task,
    });
  const commits = () => readCommits(table, 'op', 'sum/1');
  return { ports, items, add, commits, pauses: () => paused };
};

type Added = Task<number, Command, Fact>;

const request = (changes: Partial<Request>): Request => ({
  operator: 'op',
  client: 'desk',
  requestId: 'r',
  idempotencyKey: 'k',
  contentHash: 'h',
  ...changes,
});

const plain = (amount: number): Added => ({
  aggregate: SUM,
  stream: 'sum/1',
  prepare: () => ({ command: { add: amount } }),
  answer: ({ state, sequence }) => ({ status: 201, body: { state, sequence } }),
});

describe('One command, one commit', () => {
  it('writes facts that follow each other by hash', async () => {
    const { add, commits } = open();
    await add(3);
    expect(await add(4)).toEqual({ status: 201, body: { state: 7, sequence: 2 } });
    const written = await commits();
    expect(written.map(({ sequence, events }) => [sequence, events.length])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(firstBrokenLink(written)).toBeNull();
  });

  it('writes nothing but the answer when nothing happened, which is 200', async () => {
    const { add, commits } = open();
    expect(await add(0)).toEqual({ status: 200, body: { state: 0, sequence: 0 } });
    expect(await commits()).toEqual([]);
    await expect(add(0, { contentHash: 'other' })).rejects.toThrow(
      'request.idempotency-key-reused',
    );
  });

  it('keeps no answer of a refusal', async () => {
    const { add, items } = open();
    await expect(add(101)).rejects.toThrow('over a hundred');
    expect(items.size).toBe(1); // the secret of the operator
  });
});

describe('A lost race', () => {
  it('is decided again on what the other wrote', async () => {
    const { ports, add, commits } = open();
    let other = false;
    const answer = await add(
      4,
      {},
      {
        prepare: async () => {
          if (!other) {
            other = true;
            await execute(ports, request({ idempotencyKey: 'other' }), plain(3));
          }
          return { command: { add: 4 } };
        },
      },
    );
    expect(answer.body).toEqual({ state: 7, sequence: 2 });
    expect(firstBrokenLink(await commits())).toBeNull();
  });

  it('is given up after twenty, with nothing written', async () => {
    const { add, items, pauses } = open(Array(20).fill('conflict'));
    await expect(add(1)).rejects.toThrow('request.concurrent-change');
    expect(pauses()).toBe(19);
    expect(items.size).toBe(1); // the secret of the operator
  });

  it('is won at the twentieth try', async () => {
    const { add } = open(Array(19).fill('conflict'));
    expect((await add(1)).status).toBe(201);
  });
});

describe('A lost reply', () => {
  it('is found again through its record when the commit was written', async () => {
    const { add, commits } = open(['lost-after']);
    expect((await add(5)).body).toEqual({ state: 5, sequence: 1 });
    expect(await commits()).toHaveLength(1);
  });

  it('is decided again when it was not', async () => {
    const { add, commits } = open(['lost-before']);
    expect((await add(5)).body).toEqual({ state: 5, sequence: 1 });
    expect(await commits()).toHaveLength(1);
  });
});

describe('A repeat while the first is recorded', () => {
  /** The other request is recorded after this one has looked for an answer, before it has the state. */
  const recordedMeanwhile = (ports: Ports, other: Request): Ports => {
    let isFirst = true;
    const load: Ports['store']['load'] = async (...stream) => {
      if (isFirst) {
        isFirst = false;
        await execute(ports, other, plain(60));
      }
      return ports.store.load(...stream);
    };
    return { ...ports, store: { ...ports.store, load } };
  };
  const repeat = request({ idempotencyKey: 'key-60' });

  it('has the answer of the first, not the refusal of a second', async () => {
    const { ports, commits } = open();
    const answer = await execute(recordedMeanwhile(ports, repeat), repeat, plain(60));
    expect(answer.body).toEqual({ state: 60, sequence: 1 });
    expect(await commits()).toHaveLength(1);
  });

  it('records nothing a second time when the rules would take it again', async () => {
    const { ports, commits } = open();
    const again = recordedMeanwhile(ports, repeat);
    const answer = await execute(again, repeat, { ...plain(30) });
    expect(answer.body).toEqual({ state: 60, sequence: 1 });
    expect(await commits()).toHaveLength(1);
  });

  it('is refused when the key was used for something else meanwhile', async () => {
    const { ports } = open();
    const other = { ...repeat, contentHash: 'other' };
    await expect(execute(recordedMeanwhile(ports, other), repeat, plain(60))).rejects.toThrow(
      'request.idempotency-key-reused',
    );
  });
});

describe('If-Match', () => {
  it('takes the version seen and refuses any other', async () => {
    const { add } = open();
    await add(1);
    await expect(add(2, { ifMatch: 0 })).rejects.toThrow('request.stale-version');
    expect((await add(2, { ifMatch: 1 })).body).toEqual({ state: 3, sequence: 2 });
  });

  it('does not hinder the answer to a repeat', async () => {
    const { add } = open();
    await add(1);
    const first = await add(2, { ifMatch: 1 });
    expect(await add(2, { ifMatch: 1 })).toEqual(first);
  });
});

describe('A paper number', () => {
  const numbered = (amount: number, uses: boolean): Partial<Added> => ({
    prepare: async ({ numberFrom }) => {
      const paper = await numberFrom({ kind: 'VC', point: 3 });
      return { command: { add: amount, ...(uses && { paper }) } };
    },
    paperOf: ({ paper }) => paper,
  });

  it('is taken by the fact that uses it, and stays free otherwise', async () => {
    const { add, commits } = open();
    await add(1, {}, numbered(1, true));
    await add(2, {}, numbered(2, false));
    await add(3, {}, numbered(3, true));
    await expect(add(99, {}, numbered(99, true))).rejects.toThrow('over a hundred');
    await add(4, {}, numbered(4, true));
    const numbers = (await commits()).flatMap(({ events }) =>
      events.map(({ paper }) => (paper as PaperNumber | undefined)?.number),
    );
    expect(numbers).toEqual([1, undefined, 2, 3]);
  });

  it('leaves the same number of another series at its point free', async () => {
    const { ports, add } = open();
    const ofClub = { kind: 'VC', series: 'C', point: 3 } as const;
    await add(
      1,
      {},
      {
        prepare: async ({ numberFrom }) => {
          await numberFrom({ kind: 'VC', point: 3 });
          return { command: { add: 1, paper: await numberFrom(ofClub) } };
        },
        paperOf: ({ paper }) => paper,
      },
    );
    const next = async (series: Series) => (await nextNumber(ports.table, 'op', series)).paper;
    expect(await next({ kind: 'VC', point: 3 })).toEqual({ point: 3, number: 1 });
    expect(await next(ofClub)).toEqual({ series: 'C', point: 3, number: 2 });
  });
});

describe('A snapshot', () => {
  it('lets another container start from it, and is not read by another release', async () => {
    const { ports, add, items } = open();
    for (let count = 1; count <= 100; count += 1)
      await add(count, {}, { prepare: () => ({ command: { add: 1 } }) });
    const snapshots = [...items.values()].filter(({ pk }) => pk.includes('SNAPSHOT'));
    expect(snapshots.map(({ sk }) => sk)).toEqual(['PART#000000100#0000', 'HEAD']);
    for (const item of items.values())
      if (item.sk.startsWith('COMMIT')) items.delete(JSON.stringify([item.pk, item.sk]));
    const load = (release: string) =>
      createStore({ table: ports.table, release, nowSeconds: () => 0 }).load(SUM, 'op', 'sum/1');
    expect(await load('r1')).toMatchObject({ state: 100, sequence: 100 });
    expect(await load('r2')).toMatchObject({ state: 0, sequence: 0 });
  });
});
