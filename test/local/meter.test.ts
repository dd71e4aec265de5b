import { describe, expect, it } from 'vitest';
import { countCalls } from '../../infra/local/countCalls.ts';
import { metered } from '../../infra/local/dynamo/metered.ts';
import { openMeter } from '../../infra/local/meter.ts';

const put = (bytes: number, index = {}) => ({
  Put: { Item: { pk: { S: 'p' }, sk: { S: 's' }, text: { S: 'x'.repeat(bytes) }, ...index } },
});

describe('The meter of the one-machine system', () => {
  it('counts a transaction twice, and a copy in an index once more', async () => {
    const meter = openMeter();
    const { TransactWriteItems } = metered({ TransactWriteItems: () => ({}) }, meter);
    const indexed = put(900, { gsi1pk: { S: 'g' } });
    await TransactWriteItems?.({ TransactItems: [put(900), put(1500), indexed] });
    expect(meter.usage().writeUnits).toBe(2 + 4 + 3);
  });

  it('counts reads by four KB, half when they may be late, and at least one', async () => {
    const meter = openMeter();
    const { GetItem, Query } = metered(
      { GetItem: () => ({}), Query: () => ({ Items: [put(5000).Put.Item] }) },
      meter,
    );
    await GetItem?.({ ConsistentRead: true });
    await Query?.({});
    expect(meter.usage().readUnits).toBe(1 + 1);
  });

  it('counts each item of a batch by itself, and one that is not there too', async () => {
    const meter = openMeter();
    const Responses = { t: [put(5000).Put.Item, put(10).Put.Item] };
    const { BatchGetItem } = metered({ BatchGetItem: () => ({ Responses }) }, meter);
    const Keys = [{}, {}, {}];
    await BatchGetItem?.({ RequestItems: { t: { Keys, ConsistentRead: true } } });
    expect(meter.usage().readUnits).toBe(2 + 1 + 1);
    await BatchGetItem?.({ RequestItems: { t: { Keys } } });
    expect(meter.usage().readUnits).toBe(4 + 2);
  });

  it('counts requests by service, and events by entry', async () => {
    const meter = openMeter();
    const { api, json } = countCalls(
      {
        raw: {},
        json: { events: async () => ({}), kms: async () => ({}) },
        api: async () => ({ status: 200, headers: {}, body: '' }) as never,
      },
      meter,
    );
    await api({} as never);
    await json['events']?.('PutEvents', { Entries: [{}, {}] });
    await json['kms']?.('Sign', {});
    await json['kms']?.('GetPublicKey', {});
    expect(meter.usage()).toMatchObject({ apiRequests: 1, busEvents: 2, signatures: 1 });
  });
});
