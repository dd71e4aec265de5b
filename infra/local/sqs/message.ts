/** A value that travels beside the body; binary values are base64, as on the wire. */
export type MessageAttribute = {
  DataType: string;
  StringValue?: string | undefined;
  BinaryValue?: string | undefined;
};

/** Message attributes by name. */
export type MessageAttributes = Readonly<Record<string, MessageAttribute>>;

/** A message as kept, until it is deleted. Times are milliseconds since 1970. */
export type Message = {
  messageId: string;
  /** Place in the order of arrival. */
  sequence: number;
  body: string;
  attributes: MessageAttributes;
  sentAt: number;
  /** Nobody receives it before. */
  visibleAt: number;
  receiveCount: number;
  firstReceivedAt?: number;
  /** Names the last delivery; only that one can delete the message. */
  receipt?: string;
};

/** A queue as kept. */
export type QueueRecord = { createdAt: number; settings: QueueSettings };

/** What a queue does unless a call says otherwise, in seconds. */
export type QueueSettings = {
  VisibilityTimeout: number;
  DelaySeconds: number;
  ReceiveMessageWaitTimeSeconds: number;
};

/** The defaults of Amazon SQS. */
export const DEFAULT_SETTINGS: QueueSettings = {
  VisibilityTimeout: 30,
  DelaySeconds: 0,
  ReceiveMessageWaitTimeSeconds: 0,
};

/** Where a message stands at a moment. */
export const standingOf = (message: Message, now: number): 'visible' | 'delayed' | 'inFlight' => {
  if (message.visibleAt <= now) return 'visible';
  return message.receiveCount === 0 ? 'delayed' : 'inFlight';
};
