import { SQSClient } from '@aws-sdk/client-sqs';

/** The queues. Asked where the other clients go, and not at the host in the address of a queue. */
export const queues = (): SQSClient => {
  kept ??= new SQSClient({ useQueueUrlAsEndpoint: false });
  return kept;
};

let kept: SQSClient | undefined;
