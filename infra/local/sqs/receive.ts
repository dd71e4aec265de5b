import type * as z from 'zod';
import { digestOfAttributes, digestOfBody } from './digest.ts';
import type { Message, MessageAttributes } from './message.ts';
import type { Queue } from './queue.ts';
import type { QueueStore } from './queueStore.ts';
import { writeHandle } from './receiptHandle.ts';
import type { INPUTS } from './schemas.ts';

type ReceiveInput = z.infer<typeof INPUTS.receiveMessage>;

/** Receives what is visible, or waits for it as long as asked, while somebody waits. */
export const receiveMessages = async (
  store: QueueStore,
  name: string,
  queue: Queue,
  input: ReceiveInput,
  signal: AbortSignal,
): Promise<object[]> => {
  const { settings } = queue;
  const visibility = input.VisibilityTimeout ?? settings.VisibilityTimeout;
  const wait = input.WaitTimeSeconds ?? settings.ReceiveMessageWaitTimeSeconds;
  const until = Date.now() + wait * 1000;
  while (!signal.aborted) {
    const taken = await store.take(name, input.MaxNumberOfMessages, visibility);
    if (taken.length > 0) return taken.map((message) => describe(name, message, input));
    if (Date.now() >= until) break;
    await queue.changed(until, signal);
  }
  return [];
};

const describe = (queueName: string, message: Message, input: ReceiveInput): object => {
  const attributes = choose(message.attributes, input.MessageAttributeNames);
  const system = systemAttributes(message);
  const asked = [...input.AttributeNames, ...input.MessageSystemAttributeNames];
  const chosen = Object.entries(system).filter(
    ([name]) => asked.includes('All') || asked.includes(name),
  );
  return {
    MessageId: message.messageId,
    ReceiptHandle: writeHandle(queueName, message),
    Body: message.body,
    MD5OfBody: digestOfBody(message.body),
    ...(chosen.length > 0 && { Attributes: Object.fromEntries(chosen) }),
    ...(Object.keys(attributes).length > 0 && {
      MessageAttributes: attributes,
      MD5OfMessageAttributes: digestOfAttributes(attributes),
    }),
  };
};

const systemAttributes = (message: Message): Record<string, string> => ({
  ApproximateReceiveCount: String(message.receiveCount),
  ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt),
  SentTimestamp: String(message.sentAt),
});

/** The attributes asked for: all, by name, or by prefix (`trace.*`). */
const choose = (attributes: MessageAttributes, asked: readonly string[]): MessageAttributes => {
  const wanted = (name: string) =>
    asked.some(
      (pattern) =>
        pattern === 'All' ||
        pattern === name ||
        (pattern.endsWith('.*') && name.startsWith(pattern.slice(0, -1))),
    );
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => wanted(name)));
};
