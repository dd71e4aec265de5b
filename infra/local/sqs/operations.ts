import * as z from 'zod';
import { AwsError } from '../awsError.ts';
import { eachEntry } from './batch.ts';
import type { Message } from './message.ts';
import type { Queue } from './queue.ts';
import type { QueueStore } from './queueStore.ts';
import { createQueue, describeQueue, type Place, queueAt, requireQueue, urlOf } from './queues.ts';
import { readHandle } from './receiptHandle.ts';
import { receiveMessages } from './receive.ts';
import { BYTES_MAX, INPUTS } from './schemas.ts';
import { describeSent, sizeOf, toMessage } from './send.ts';

/** What operations work with; the signal says that nobody waits for the answer any more. */
export type Context = { store: QueueStore; place: Place; signal: AbortSignal };

type Operation = (input: unknown, context: Context) => Promise<object>;
type Target = { name: string; queue: Queue };

/** Parses the input, so that the work sees only what the schema allows. */
const operation =
  <Schema extends z.ZodType>(
    schema: Schema,
    work: (input: z.infer<Schema>, context: Context) => Promise<object>,
  ): Operation =>
  (input, context) => {
    const parsed = schema.safeParse(input);
    if (!parsed.success) throw new AwsError('InvalidParameterValue', z.prettifyError(parsed.error));
    return work(parsed.data, context);
  };

/** The same for operations on a queue that their input names. */
const onQueue = <Schema extends z.ZodType<{ QueueUrl: string }>>(
  schema: Schema,
  work: (input: z.infer<Schema>, target: Target, context: Context) => Promise<object>,
): Operation =>
  operation(schema, (input, context) =>
    work(input, queueAt(context.store, context.place, input.QueueUrl), context),
  );

/** The operations of Amazon SQS that the system uses, by the name in `x-amz-target`. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  CreateQueue: operation(INPUTS.createQueue, async (input, { store, place }) => {
    await createQueue(store, input.QueueName, input.Attributes);
    return { QueueUrl: urlOf(place, input.QueueName) };
  }),

  GetQueueUrl: operation(INPUTS.getQueueUrl, async ({ QueueName }, { store, place }) => {
    requireQueue(store, QueueName);
    return { QueueUrl: urlOf(place, QueueName) };
  }),

  GetQueueAttributes: onQueue(
    INPUTS.getQueueAttributes,
    async ({ AttributeNames }, { name, queue }, { place }) => ({
      Attributes: describeQueue(place, name, queue, AttributeNames),
    }),
  ),

  SendMessage: onQueue(INPUTS.sendMessage, async (input, { name, queue }, { store }) => {
    const message = toMessage(input, queue);
    await store.add(name, message);
    return describeSent(message);
  }),

  SendMessageBatch: onQueue(INPUTS.sendMessageBatch, async (input, { name, queue }, { store }) => {
    if (input.Entries.reduce((total, entry) => total + sizeOf(entry), 0) > BYTES_MAX)
      throw new AwsError('BatchRequestTooLong', `A batch has at most ${BYTES_MAX} bytes.`);
    return eachEntry(input.Entries, async (entry) => {
      const message = toMessage(entry, queue);
      await store.add(name, message);
      return describeSent(message);
    });
  }),

  ReceiveMessage: onQueue(
    INPUTS.receiveMessage,
    async (input, { name, queue }, { store, signal }) => {
      const received = await receiveMessages(store, name, queue, input, signal);
      return received.length > 0 ? { Messages: received } : {};
    },
  ),

  DeleteMessage: onQueue(INPUTS.deleteMessage, async ({ ReceiptHandle }, target, { store }) =>
    deleteOne(store, target, ReceiptHandle),
  ),

  DeleteMessageBatch: onQueue(INPUTS.deleteMessageBatch, async ({ Entries }, target, { store }) =>
    eachEntry(Entries, ({ ReceiptHandle }) => deleteOne(store, target, ReceiptHandle)),
  ),

  ChangeMessageVisibility: onQueue(
    INPUTS.changeMessageVisibility,
    async (input, { name, queue }, { store }) => {
      const message = readHandle(name, queue, input.ReceiptHandle);
      if (!message || message.visibleAt <= Date.now())
        throw new AwsError('MessageNotInflight', 'The message is not in flight.');
      const changed: Message = {
        ...message,
        visibleAt: Date.now() + input.VisibilityTimeout * 1000,
      };
      await store.change(name, changed);
      return {};
    },
  ),

  PurgeQueue: onQueue(INPUTS.purgeQueue, async (_, { name, queue }, { store }) => {
    await store.remove(
      name,
      queue.messages.map(({ sequence }) => sequence),
    );
    return {};
  }),
};

const deleteOne = async (store: QueueStore, { name, queue }: Target, handle: string) => {
  const message = readHandle(name, queue, handle);
  if (message) await store.remove(name, [message.sequence]);
  return {};
};
