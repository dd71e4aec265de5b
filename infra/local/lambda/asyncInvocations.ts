import { randomUUID } from 'node:crypto';
import { DurableQueue, type Parcel } from '../durableQueue.ts';
import type { State } from '../state.ts';
import type { Stack } from '../template/stack.ts';
import type { Functions } from './functions.ts';

type AsyncInvocation = { functionName: string; event: unknown };

type AsyncPolicy = { retriesMax: number; destinationArn: string | undefined };

/** Accepts events for functions that nobody waits for, as Lambda's own queue does. */
export type AsyncInvocations = {
  /** Keeps the event; the function gets it at least once, also after a kill. */
  accept: (functionArn: string, event: unknown) => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

type Options = {
  stack: Stack;
  state: State;
  functions: Functions;
  sendTo: (queueArn: string, body: string) => Promise<void>;
  timeScale: number;
};

const RETRIES_DEFAULT = 2;
const RETRY_AFTER_MS = 60_000; // Lambda waits one minute, then two
const AT_ONCE_PER_FUNCTION = 2;

/** Opens the queue; a failure for good goes to the dead letters and the destination, if any. */
export const openAsyncInvocations = (options: Options): AsyncInvocations => {
  const { stack, state, functions, sendTo, timeScale } = options;
  const policies = policiesOf(stack);
  const policyOf = (functionName: string): AsyncPolicy =>
    policies.get(functionName) ?? { retriesMax: RETRIES_DEFAULT, destinationArn: undefined };
  const queue = new DurableQueue<AsyncInvocation>({
    shelf: state.shelf<Parcel<AsyncInvocation>>('asyncInvocations'),
    perLane: AT_ONCE_PER_FUNCTION,
    deliver: async ({ functionName, event }) => {
      await functions.invoke(functionName, event);
    },
    retryAfterMs: ({ functionName }, attempts) =>
      attempts <= policyOf(functionName).retriesMax
        ? RETRY_AFTER_MS * attempts * timeScale
        : undefined,
    giveUp: async ({ functionName, event }, error) => {
      const { retriesMax, destinationArn } = policyOf(functionName);
      const { arn = '', deadLetterArn } = functions.find(functionName) ?? {};
      if (deadLetterArn) await sendTo(deadLetterArn, JSON.stringify(event));
      const record = recordOf(arn, event, retriesMax + 1, error);
      if (destinationArn) await sendTo(destinationArn, JSON.stringify(record));
    },
  });
  return {
    accept: (functionArn, event) => {
      const functionName = functions.find(functionArn)?.name;
      if (!functionName) throw new Error(`Function not found: ${functionArn}`);
      return queue.add([{ lane: functionName, load: { functionName, event } }]);
    },
    resume: () => queue.resume(),
    stop: () => queue.stop(),
  };
};

/** What Lambda tells the destination of a failure: the event, and how it failed. */
const recordOf = (functionArn: string, event: unknown, invocations: number, error: Error) => ({
  version: '1.0',
  timestamp: new Date().toISOString(),
  requestContext: {
    requestId: randomUUID(),
    functionArn: `${functionArn}:$LATEST`,
    condition: 'RetriesExhausted',
    approximateInvokeCount: invocations,
  },
  requestPayload: event,
  responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
  responsePayload: { errorType: error.name, errorMessage: error.message },
});

const policiesOf = (stack: Stack): Map<string, AsyncPolicy> =>
  new Map(
    stack.byType('AWS::Lambda::EventInvokeConfig').map(({ properties }) => {
      const destinations = properties['DestinationConfig'] as
        | { OnFailure?: { Destination?: string } }
        | undefined;
      const retriesMax = Number(properties['MaximumRetryAttempts'] ?? RETRIES_DEFAULT);
      const destinationArn = destinations?.OnFailure?.Destination;
      return [String(properties['FunctionName']), { retriesMax, destinationArn }];
    }),
  );
