import { PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { type CloudEvent, cloudEventsOf } from '../../events/cloudEvent.ts';
import type { Commit } from '../../events/commit.ts';
import { eventBridge } from '../shared/cloud/eventBridge.ts';
import { queues } from '../shared/cloud/queues.ts';
import { environment } from '../shared/runtime.ts';

const ENTRIES_PER_REQUEST_MAX = 10; // a limit of PutEvents

/**
 * Publishes commits in the order of the table's stream. The first one that fails is named, so that
 * the stream comes again from there until it succeeds: nothing overtakes it and nothing is lost.
 * Readers drop what they saw before.
 */
export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  for (const record of Records) {
    try {
      await publish(await eventsOf(commitOf(record)));
    } catch (error) {
      const itemIdentifier = record.dynamodb?.SequenceNumber ?? '';
      console.error('not published', itemIdentifier, (error as Error).message);
      return { batchItemFailures: [{ itemIdentifier }] };
    }
  }
  return { batchItemFailures: [] };
};

/** A commit that the catalogue does not fit is not helped by another try: it is kept for people. */
const eventsOf = async (commit: Commit): Promise<readonly CloudEvent[]> => {
  try {
    return cloudEventsOf(commit);
  } catch (error) {
    const { operator, stream, sequence } = commit;
    const letter = { unpublished: { operator, stream, sequence }, error: (error as Error).message };
    const QueueUrl = environment('DEAD_LETTERS_URL');
    await queues().send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(letter) }));
    return [];
  }
};

const commitOf = ({ dynamodb }: DynamoDBRecord): Commit => {
  const {
    pk: _,
    sk: __,
    ...commit
  } = unmarshall((dynamodb?.NewImage ?? {}) as Parameters<typeof unmarshall>[0]);
  return commit as Commit;
};

const publish = async (events: readonly CloudEvent[]): Promise<void> => {
  for (let from = 0; from < events.length; from += ENTRIES_PER_REQUEST_MAX) {
    const Entries = events.slice(from, from + ENTRIES_PER_REQUEST_MAX).map((event) => ({
      EventBusName: environment('EVENT_BUS_NAME'),
      Source: 'tapete',
      DetailType: event.type,
      Time: new Date(event.time),
      Detail: JSON.stringify(event),
    }));
    const { FailedEntryCount } = await eventBridge().send(new PutEventsCommand({ Entries }));
    if (FailedEntryCount) throw new Error(`${FailedEntryCount} events were not taken by the bus.`);
  }
};
