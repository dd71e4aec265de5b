import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Instant } from '../../domain/time/jornada.ts';
import { GENESIS_HASH, seal } from '../../events/commit.ts';
import { toRecorded } from '../../events/recorded.ts';
import { handler } from '../../functions/stream/publish.ts';

const bus = mockClient(EventBridgeClient);
const queue = mockClient(SQSClient);
beforeEach(() => {
  for (const mock of [bus, queue]) mock.reset();
  bus.on(PutEventsCommand).resolves({ FailedEntryCount: 0 });
  queue.on(SendMessageCommand).resolves({});
  vi.spyOn(console, 'error').mockReturnValue();
  Object.assign(process.env, {
    AWS_REGION: 'sa-east-1',
    EVENT_BUS_NAME: 'bus',
    DEAD_LETTERS_URL: 'https://sqs.sa-east-1.amazonaws.com/123456789012/letters',
  });
});

const LEVEL = {
  type: 'LevelAnnounced',
  level: 2,
  hand: null,
  by: { legajo: 'L-4', name: 'Dani Mesa', role: 'dealer' },
  occurredAt: '2014-05-09T23:02:00.000Z',
  jornada: '2014-05-09',
};
/** As no version of the code has written it: the catalogue wants a number. */
const UNKNOWN_SHAPE = { ...LEVEL, level: 'two' };

type NewImage = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>;

const batch = (...facts: readonly { type: string }[]): DynamoDBStreamEvent => ({
  Records: facts.map((fact, index): DynamoDBRecord => {
    const commit = seal({
      operator: 'casino',
      stream: 'tournament/t-1',
      sequence: index + 1,
      previousHash: GENESIS_HASH,
      recordedAt: '2014-05-09T23:02:01.000Z' as Instant,
      client: 'desk',
      requestId: 'r',
      idempotencyKey: 'k',
      events: [toRecorded(fact)],
    });
    const NewImage = marshall({ pk: 'p', sk: 's', ...commit }) as NewImage;
    return { dynamodb: { NewImage, SequenceNumber: `${index + 1}` } };
  }),
});

const publishedIds = () =>
  bus
    .commandCalls(PutEventsCommand)
    .flatMap(({ args }) => args[0].input.Entries ?? [])
    .map(({ Detail }) => (JSON.parse(Detail ?? '{}') as { id: string }).id);

describe('Commits on their way to the bus', () => {
  it('stop at the first that the bus does not take, and come again from there', async () => {
    bus
      .on(PutEventsCommand)
      .resolvesOnce({ FailedEntryCount: 0 })
      .resolves({ FailedEntryCount: 1 });
    expect(await handler(batch(LEVEL, LEVEL, LEVEL))).toEqual({
      batchItemFailures: [{ itemIdentifier: '2' }],
    });
    expect(publishedIds()).toEqual(['tournament/t-1/1/0', 'tournament/t-1/2/0']);
  });

  it('go on after one that no try could publish, which is kept for people by its place', async () => {
    expect(await handler(batch(LEVEL, UNKNOWN_SHAPE, LEVEL))).toEqual({ batchItemFailures: [] });
    expect(publishedIds()).toEqual(['tournament/t-1/1/0', 'tournament/t-1/3/0']);
    const [letter] = queue.commandCalls(SendMessageCommand);
    const body = letter?.args[0].input.MessageBody ?? '';
    expect(JSON.parse(body)).toMatchObject({
      unpublished: { operator: 'casino', stream: 'tournament/t-1', sequence: 2 },
    });
    expect(body).not.toMatch(/Dani|L-4/);
  });

  it('wait when even that cannot be kept', async () => {
    queue.on(SendMessageCommand).rejects(new Error('no queue'));
    expect(await handler(batch(UNKNOWN_SHAPE, LEVEL))).toEqual({
      batchItemFailures: [{ itemIdentifier: '1' }],
    });
    expect(publishedIds()).toEqual([]);
  });
});
