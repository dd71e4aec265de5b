import { describe, expect, it } from 'vitest';
import { changeRows, isUnchanged } from '../../infra/local/dynamo/changeRows.ts';
import type { Item, TableState } from '../../infra/local/dynamo/types.ts';

describe('Rows of a change', () => {
  it('moves the expiry and the index row of an item with it', () => {
    const before = { pk: { S: 'a' }, ttl: { N: '5' }, g: { S: 'x' } };
    const moved = rowsOf(before, { ...before, ttl: { N: '9' }, g: { S: 'y' } });
    expect(moved).toEqual([
      'put item~app~KEY',
      expect.stringMatching(/^del index~app~gsi~.*\/78\/.*\/KEY$/),
      expect.stringMatching(/^put index~app~gsi~.*\/79\/.*\/KEY$/),
      'del expiry~app~0000000000000005~KEY',
      'put expiry~app~0000000000000009~KEY',
    ]);
  });

  it('leaves the expiry alone when it stays, and writes none where there is none', () => {
    const before = { pk: { S: 'a' }, ttl: { N: '5' } };
    expect(rowsOf(before, { ...before, v: { N: '1' } })).toEqual(['put item~app~KEY']);
    expect(rowsOf(undefined, { pk: { S: 'a' } })).toEqual(['put item~app~KEY']);
  });

  it('deletes all rows of an item that goes', () => {
    expect(rowsOf({ pk: { S: 'a' }, ttl: { N: '5' }, g: { S: 'x' } }, undefined)).toEqual([
      'del item~app~KEY',
      expect.stringMatching(/^del index~app~gsi~/),
      'del expiry~app~0000000000000005~KEY',
    ]);
  });

  it('sees no change in other order of names or in values without a prototype', () => {
    const bare: Item = Object.assign(Object.create(null), {
      pk: { S: 'a' },
      l: { L: [{ N: '1' }] },
    });
    const same = { l: { L: [{ N: '1' }] }, pk: { S: 'a' } };
    expect(isUnchanged({ ...CHANGE, before: bare, after: same })).toBe(true);
    const longer = { ...same, l: { L: [{ N: '1' }, { N: '1' }] } };
    expect(isUnchanged({ ...CHANGE, before: bare, after: longer })).toBe(false);
    expect(isUnchanged({ ...CHANGE, before: undefined, after: same })).toBe(false);
    expect(isUnchanged({ ...CHANGE, before: same, after: undefined })).toBe(false);
  });
});

const rowsOf = (before: Item | undefined, after: Item | undefined): string[] =>
  changeRows(TABLE, { ...CHANGE, before, after }).writes.map(({ type, key }) => `${type} ${key}`);

const CHANGE = { tableName: 'app', itemKey: 'KEY' };

const TABLE: TableState = {
  definition: {
    TableName: 'app',
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    AttributeDefinitions: [
      { AttributeName: 'pk', AttributeType: 'S' },
      { AttributeName: 'g', AttributeType: 'S' },
    ],
    GlobalSecondaryIndexes: [
      {
        IndexName: 'gsi',
        KeySchema: [{ AttributeName: 'g', KeyType: 'HASH' }],
        Projection: { ProjectionType: 'ALL' },
      },
    ],
  },
  ttlAttribute: 'ttl',
  tableId: 'id',
  createdAtSeconds: 0,
  tags: {},
  encrypted: false,
  deletionProtected: false,
  recoverable: false,
  isBackfilling: false,
  status: 'ACTIVE',
};
