import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { AwsError } from '../awsError.ts';
import { digestOfAttributes, digestOfBody, valueBytes } from './digest.ts';
import type { Message } from './message.ts';
import type { Queue } from './queue.ts';
import { BYTES_MAX, type INPUTS } from './schemas.ts';

/** A message somebody asks to send. */
export type OutgoingMessage = Omit<z.infer<typeof INPUTS.sendMessage>, 'QueueUrl'>;

/**
 * The message to keep for what was asked.
 *
 * @throws {AwsError} `InvalidMessageContents`, `InvalidParameterValue` (too long)
 */
export const toMessage = (asked: OutgoingMessage, queue: Queue): Omit<Message, 'sequence'> => {
  if (!asked.MessageBody.isWellFormed() || FORBIDDEN.test(asked.MessageBody))
    throw new AwsError('InvalidMessageContents', 'The body has characters that are not allowed.');
  if (sizeOf(asked) > BYTES_MAX)
    throw new AwsError('InvalidParameterValue', `A message has at most ${BYTES_MAX} bytes.`);
  const now = Date.now();
  return {
    messageId: randomUUID(),
    body: asked.MessageBody,
    attributes: asked.MessageAttributes,
    sentAt: now,
    visibleAt: now + (asked.DelaySeconds ?? queue.settings.DelaySeconds) * 1000,
    receiveCount: 0,
  };
};

/** What the sender gets: the id, and the digests that prove what arrived. */
export const describeSent = (message: Omit<Message, 'sequence'>) => ({
  MessageId: message.messageId,
  MD5OfMessageBody: digestOfBody(message.body),
  MD5OfMessageAttributes: digestOfAttributes(message.attributes),
});

/** Bytes that count against the limit: body, and name, type and value of each attribute. */
export const sizeOf = ({ MessageBody, MessageAttributes }: OutgoingMessage): number =>
  Object.entries(MessageAttributes).reduce(
    (total, [name, attribute]) =>
      total +
      Buffer.byteLength(name) +
      Buffer.byteLength(attribute.DataType) +
      valueBytes(attribute).length,
    Buffer.byteLength(MessageBody),
  );

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot hold these, nor can SQS
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
