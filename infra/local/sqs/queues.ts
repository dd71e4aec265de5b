import { AwsError } from '../awsError.ts';
import { DEFAULT_SETTINGS, type QueueSettings } from './message.ts';
import type { Queue } from './queue.ts';
import { countStandings, type QueueStore } from './queueStore.ts';

/** Where the queues live, for their addresses. */
export type Place = { region: string; accountId: string; baseUrl: string };

/** The address of a queue, as calls name it. */
export const urlOf = ({ baseUrl, accountId }: Place, name: string): string =>
  `${baseUrl}/${accountId}/${name}`;

/**
 * The queue a call names by its address; the host may be any that leads here.
 *
 * @throws {AwsError} `QueueDoesNotExist`
 */
export const queueAt = (
  store: QueueStore,
  { accountId }: Place,
  url: string,
): { name: string; queue: Queue } => {
  const [name = '', account] = url.split('/').reverse();
  if (account !== accountId) throw absent();
  return { name, queue: requireQueue(store, name) };
};

/**
 * The queue of this name.
 *
 * @throws {AwsError} `QueueDoesNotExist`
 */
export const requireQueue = (store: QueueStore, name: string): Queue => {
  const queue = store.queue(name);
  if (!queue) throw absent();
  return queue;
};

/**
 * Makes a queue, or finds it with the same settings.
 *
 * @throws {AwsError} `InvalidParameterValue` (its name), `QueueNameExists` (with other settings)
 */
export const createQueue = async (
  store: QueueStore,
  name: string,
  asked: { [Name in keyof QueueSettings]?: number | undefined },
): Promise<void> => {
  if (!/^[\w-]{1,80}$/.test(name))
    throw new AwsError('InvalidParameterValue', 'A name has 1 to 80 letters, digits, - and _.');
  const settings = {
    VisibilityTimeout: asked.VisibilityTimeout ?? DEFAULT_SETTINGS.VisibilityTimeout,
    DelaySeconds: asked.DelaySeconds ?? DEFAULT_SETTINGS.DelaySeconds,
    ReceiveMessageWaitTimeSeconds:
      asked.ReceiveMessageWaitTimeSeconds ?? DEFAULT_SETTINGS.ReceiveMessageWaitTimeSeconds,
  };
  const kept = store.queue(name)?.settings;
  if (!kept) await store.create(name, settings);
  else if (
    Object.entries(settings).some(([key, value]) => kept[key as keyof QueueSettings] !== value)
  )
    throw new AwsError('QueueNameExists', 'A queue of this name has other settings.');
};

/**
 * The attributes of a queue that are asked for.
 *
 * @throws {AwsError} `InvalidAttributeName`
 */
export const describeQueue = (
  place: Place,
  name: string,
  queue: Queue,
  asked: readonly string[],
): Record<string, string> => {
  const counts = countStandings(queue, Date.now());
  const all: Record<string, string> = {
    QueueArn: `arn:aws:sqs:${place.region}:${place.accountId}:${name}`,
    CreatedTimestamp: String(Math.floor(queue.createdAt / 1000)),
    ApproximateNumberOfMessages: String(counts.visible),
    ApproximateNumberOfMessagesNotVisible: String(counts.inFlight),
    ApproximateNumberOfMessagesDelayed: String(counts.delayed),
    ...Object.fromEntries(Object.entries(queue.settings).map(([key, n]) => [key, String(n)])),
  };
  if (asked.includes('All')) return all;
  const unknown = asked.find((attribute) => !Object.hasOwn(all, attribute));
  if (unknown !== undefined) throw new AwsError('InvalidAttributeName', `No ${unknown} here.`);
  return Object.fromEntries(asked.map((attribute) => [attribute, all[attribute] ?? '']));
};

const absent = (): AwsError =>
  new AwsError('QueueDoesNotExist', 'The specified queue does not exist.');
