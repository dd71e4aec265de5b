import { AwsError } from '../awsError.ts';
import type { Message } from './message.ts';
import type { Queue } from './queue.ts';

/** The handle of one delivery of a message. */
export const writeHandle = (queueName: string, message: Message): string =>
  Buffer.from([queueName, message.sequence, message.receipt].join('/')).toString('base64url');

/**
 * The message a handle can still delete; undefined when it is gone or was delivered again since,
 * which SQS answers as if it were done.
 *
 * @throws {AwsError} `ReceiptHandleIsInvalid` (not a handle of this queue)
 */
export const readHandle = (
  queueName: string,
  queue: Queue,
  handle: string,
): Message | undefined => {
  const [name, sequence = '', receipt] = Buffer.from(handle, 'base64url').toString().split('/');
  if (name !== queueName || !/^\d+$/.test(sequence) || !receipt)
    throw new AwsError('ReceiptHandleIsInvalid', 'The input receipt handle is invalid.');
  const message = queue.find(Number(sequence));
  return message?.receipt === receipt ? message : undefined;
};
