import * as z from 'zod';

const VISIBILITY_SECONDS_MAX = 12 * 3600;
const DELAY_SECONDS_MAX = 900;
const WAIT_SECONDS_MAX = 20;
const RECEIVE_MAX = 10;
/** A batch has at most ten entries; more, or none, has an error of its own. */
export const ENTRIES_MAX = 10;
/** Body and attributes of a message, or of a whole batch. */
export const BYTES_MAX = 1024 * 1024;
const ATTRIBUTES_MAX = 10;

const QueueUrl = z.string();
const seconds = (max: number) => z.int().min(0).max(max);
const visibility = seconds(VISIBILITY_SECONDS_MAX);
const names = z.array(z.string()).default([]);

const messageAttribute = z
  .strictObject({
    DataType: z.string().regex(/^(String|Number|Binary)(\..+)?$/),
    StringValue: z.string().min(1).optional(),
    BinaryValue: z.base64().min(1).optional(),
  })
  .refine(
    ({ DataType, StringValue, BinaryValue }) =>
      DataType.startsWith('Binary')
        ? BinaryValue !== undefined && StringValue === undefined
        : StringValue !== undefined && BinaryValue === undefined,
    'the value must be of the type named',
  );

const outgoing = {
  MessageBody: z.string().min(1),
  DelaySeconds: seconds(DELAY_SECONDS_MAX).optional(),
  MessageAttributes: z
    .record(z.string().regex(/^[\w.-]{1,256}$/), messageAttribute)
    .refine((attributes) => Object.keys(attributes).length <= ATTRIBUTES_MAX)
    .default({}),
};

const settingText = (max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(seconds(max))
    .optional();

/** The input of each operation, as the JSON protocol carries it. Nothing unknown is passed over. */
export const INPUTS = {
  createQueue: z.strictObject({
    QueueName: z.string(),
    Attributes: z
      .strictObject({
        VisibilityTimeout: settingText(VISIBILITY_SECONDS_MAX),
        DelaySeconds: settingText(DELAY_SECONDS_MAX),
        ReceiveMessageWaitTimeSeconds: settingText(WAIT_SECONDS_MAX),
      })
      .default({}),
  }),
  getQueueUrl: z.strictObject({ QueueName: z.string() }),
  getQueueAttributes: z.strictObject({ QueueUrl, AttributeNames: names }),
  sendMessage: z.strictObject({ QueueUrl, ...outgoing }),
  sendMessageBatch: z.strictObject({
    QueueUrl,
    Entries: z.array(z.strictObject({ Id: z.string(), ...outgoing })),
  }),
  receiveMessage: z.strictObject({
    QueueUrl,
    MaxNumberOfMessages: z.int().min(1).max(RECEIVE_MAX).default(1),
    VisibilityTimeout: visibility.optional(),
    WaitTimeSeconds: seconds(WAIT_SECONDS_MAX).optional(),
    AttributeNames: names,
    MessageSystemAttributeNames: names,
    MessageAttributeNames: names,
  }),
  deleteMessage: z.strictObject({ QueueUrl, ReceiptHandle: z.string() }),
  deleteMessageBatch: z.strictObject({
    QueueUrl,
    Entries: z.array(z.strictObject({ Id: z.string(), ReceiptHandle: z.string() })),
  }),
  changeMessageVisibility: z.strictObject({
    QueueUrl,
    ReceiptHandle: z.string(),
    VisibilityTimeout: visibility,
  }),
  purgeQueue: z.strictObject({ QueueUrl }),
};
