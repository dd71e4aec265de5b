import { randomUUID } from 'node:crypto';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dynamoTable } from '../../functions/shared/dynamoTable.ts';
import { type Table, WriteLost } from '../../functions/shared/table.ts';
import { startTable } from './support/server.ts';

const put = (sk: string, rest: object = {}) => ({ pk: 'P', sk, ...rest });

describe('The table over the real SDK', () => {
  let server: Awaited<ReturnType<typeof startTable>>;
  let table: Table;
  beforeAll(async () => {
    server = await startTable();
    const client = DynamoDBDocumentClient.from(server.client);
    table = dynamoTable(client, 'tapete', randomUUID);
  });
  afterAll(() => server.stop());

  it('writes all or nothing', async () => {
    await table.write([{ put: put('A'), when: 'absent' }]);
    const both = [
      { put: put('B'), when: 'absent' as const },
      { put: put('A'), when: 'absent' as const },
    ];
    await expect(table.write(both)).rejects.toThrow(WriteLost);
    expect(await table.get({ pk: 'P', sk: 'B' })).toBeUndefined();
  });

  it('writes only while nothing is where nothing may be', async () => {
    const absent = [{ pk: 'P', sk: 'NOBODY' }];
    await table.write([{ put: put('D'), when: 'absent' }], absent);
    await table.write([{ put: put('NOBODY'), when: 'absent' }]);
    await expect(table.write([{ put: put('E'), when: 'absent' }], absent)).rejects.toThrow(
      WriteLost,
    );
    expect(await table.get({ pk: 'P', sk: 'E' })).toBeUndefined();
    expect(await table.get({ pk: 'P', sk: 'D' })).toBeDefined();
  });

  it('takes a higher sequence over a lower one, never the other way', async () => {
    const at = (sequence: number) =>
      table.write([{ put: put('V', { sequence }), when: { sequenceBelow: sequence } }]);
    await at(2);
    await expect(at(2)).rejects.toThrow(WriteLost);
    await expect(at(1)).rejects.toThrow(WriteLost);
    await at(3);
    expect(await table.get({ pk: 'P', sk: 'V' })).toMatchObject({ sequence: 3 });
  });

  it('changes an item only while its attribute has the value seen', async () => {
    await table.write([{ put: put('C', { last: 1 }), when: 'absent' }]);
    const next = { put: put('C', { last: 2 }), when: { attribute: 'last', equals: 1 } } as const;
    await table.write([next]);
    await expect(table.write([next])).rejects.toThrow(WriteLost);
  });

  it('reads a range in order, both ends included, up to the limit', async () => {
    for (const sk of ['r1', 'r2', 'r3']) await table.write([{ put: put(sk), when: 'absent' }]);
    const read = async (rest: object) =>
      (await table.query({ pk: 'P', from: 'r1', to: 'r3', ...rest })).map(({ sk }) => sk);
    expect(await read({})).toEqual(['r1', 'r2', 'r3']);
    expect(await read({ limit: 2 })).toEqual(['r1', 'r2']);
    expect(await read({ descending: true, limit: 1 })).toEqual(['r3']);
  });

  it('reads what is asked for in one turn together, in any number, each as it is', async () => {
    for (const sk of ['g1', 'g2'])
      await table.write([{ put: put(sk, { text: sk }), when: 'absent' }]);
    const asked = ['g2', 'none', 'g1', 'g2', ...Array.from({ length: 120 }, (_, n) => `n${n}`)];
    const found = await Promise.all(asked.map((sk) => table.get({ pk: 'P', sk })));
    expect(found.map((item) => item?.['text']).slice(0, 5)).toEqual([
      ...['g2', undefined, 'g1', 'g2', undefined],
    ]);
  });

  it('asks again when another transaction holds the item', async () => {
    const writes = Array.from({ length: 10 }, () =>
      table.write([{ put: put('ONE'), when: 'absent' }]).then(
        () => 'won',
        (error: unknown) => (error instanceof WriteLost ? 'lost' : error),
      ),
    );
    const outcomes = await Promise.all(writes);
    expect(outcomes.filter((outcome) => outcome === 'won')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'lost')).toHaveLength(9);
  });
});
