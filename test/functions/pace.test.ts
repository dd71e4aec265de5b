import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Instant } from '../../domain/time/jornada.ts';
import { type Pace, paced } from '../../functions/shared/pace.ts';
import { Refusal } from '../../functions/shared/problems/refusal.ts';
import { memoryTable } from '../support/memoryTable.ts';
import { call, newKey } from './support/api.ts';
import { announcement, DIRECTOR, openCasino } from './support/casino.ts';
import { startTable } from './support/server.ts';

const at = (seconds: number): Instant =>
  new Date(Date.UTC(2014, 4, 9, 23, 0, seconds)).toISOString() as Instant;

/** Posts of one client at the times given, in seconds; how each ended. */
const posts = async (client: string, seconds: readonly number[], changes: Partial<Pace> = {}) => {
  const { table, items } = memoryTable();
  const ends: (string | number)[] = [];
  for (const second of seconds) {
    const pace = { table, now: () => at(second), postsMax: 3, ...changes };
    await paced(pace, { operator: 'op', client }, async () => ends.push('done')).catch(
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        ends.push(Number(error.facts['seconds']));
      },
    );
  }
  return { ends, items };
};

describe('The posts of a client in each ten seconds', () => {
  it('pass up to the limit, and are refused until the next unit begins', async () => {
    const { ends } = await posts('a', [0, 1, 2, 3, 9, 10, 11]);
    expect(ends).toEqual(['done', 'done', 'done', 7, 1, 'done', 'done']);
  });

  it('are counted apart from those of another client, and in an item that expires', async () => {
    expect((await posts('b', [0, 1, 2, 3])).ends).toEqual(['done', 'done', 'done', 7]);
    const { ends, items } = await posts('c', [0]);
    expect(ends).toEqual(['done']);
    expect([...items.values()]).toMatchObject([
      { counted: 1, ttl: Date.parse(at(10)) / 1000 + 60 },
    ]);
  });

  it('are told several at once, no more than two in a hundred of the limit', async () => {
    const { table, items } = memoryTable();
    const counted = () => [...items.values()].map((item) => item['counted']);
    const pace = { table, now: () => at(0), postsMax: 300 };
    const told = [];
    for (let post = 1; post <= 12; post += 1) {
      await paced(pace, { operator: 'op', client: 'f' }, async () => {});
      told.push(counted()[0] ?? 0);
    }
    expect(told).toEqual([0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 12]);
  });

  it('pass when the counter cannot be written', async () => {
    const { table } = memoryTable();
    const broken = { ...table, count: () => Promise.reject(new Error('throttled')) };
    expect((await posts('d', [0, 1, 2, 3], { table: broken })).ends).toEqual([
      ...['done', 'done', 'done', 'done'],
    ]);
  });

  it('count when they are refused by the rules too', async () => {
    const { table } = memoryTable();
    const pace = { table, now: () => at(0), postsMax: 1 };
    const caller = { operator: 'op', client: 'e' };
    const failing = () => Promise.reject(new RangeError('no'));
    await expect(paced(pace, caller, failing)).rejects.toThrow(RangeError);
    await expect(paced(pace, caller, failing)).rejects.toThrow(Refusal);
  });
});

describe('Over HTTP', () => {
  let table: Awaited<ReturnType<typeof startTable>>;
  beforeAll(async () => {
    table = await startTable();
    await openCasino();
  });
  afterAll(() => {
    process.env['POSTS_PER_UNIT_MAX'] = '20000';
    return table.stop();
  });

  it('the next post answers 429 with Retry-After, and changes nothing; reads go on', async () => {
    process.env['POSTS_PER_UNIT_MAX'] = '1';
    const flood = { ...DIRECTOR, client: 'flood' };
    const ask = () => {
      const key = newKey();
      const body = announcement({ eventNumber: key.slice(0, 20) });
      return call(flood, 'POST', '/v1/tournaments', { body, key });
    };
    const replies = [await ask(), await ask(), await ask()]; // a unit may end in between
    const refused = replies.find(({ status }) => status === 429);
    expect(refused).toMatchObject({
      headers: { 'retry-after': expect.stringMatching(/^([1-9]|10)$/) },
      body: { code: 'request.too-many' },
    });
    const listed = await call(flood, 'GET', '/v1/tournaments');
    expect(listed.body['tournaments']).toHaveLength(
      replies.filter(({ status }) => status === 201).length,
    );
    expect(
      (await call({ ...DIRECTOR, client: 'calm' }, 'POST', '/v1/tournaments', {})).status,
    ).toBe(400);
  });
});
