import { DurableQueue, type Parcel } from '../durableQueue.ts';
import type { State } from '../state.ts';
import type { Stack } from '../template/stack.ts';
import type { FunctionConfig } from './functionConfig.ts';
import type { Functions } from './functions.ts';

type AsyncInvocation = { functionName: string; event: unknown };

type AsyncPolicy = { retriesMax: number; failureArn: string | undefined };

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

/** Opens the queue; a failure for good goes to the function's dead letters, if it has any. */
export const openAsyncInvocations = (options: Options): AsyncInvocations => {
  const { stack, state, functions, sendTo, timeScale } = options;
  const policies = policiesOf(stack);
  const policyOf = (config: FunctionConfig | undefined): AsyncPolicy => ({
    retriesMax: policies.get(config?.name ?? '')?.retriesMax ?? RETRIES_DEFAULT,
    failureArn: policies.get(config?.name ?? '')?.failureArn ?? config?.deadLetterArn,
  });
  const queue = new DurableQueue<AsyncInvocation>({
    shelf: state.shelf<Parcel<AsyncInvocation>>('asyncInvocations'),
    perLane: AT_ONCE_PER_FUNCTION,
    deliver: async ({ functionName, event }) => {
      await functions.invoke(functionName, event);
    },
    retryAfterMs: ({ functionName }, attempts) =>
      attempts <= policyOf(functions.find(functionName)).retriesMax
        ? RETRY_AFTER_MS * attempts * timeScale
        : undefined,
    giveUp: async ({ functionName, event }) => {
      const { failureArn } = policyOf(functions.find(functionName));
      if (failureArn) await sendTo(failureArn, JSON.stringify(event));
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

const policiesOf = (stack: Stack): Map<string, Partial<AsyncPolicy>> =>
  new Map(
    stack.byType('AWS::Lambda::EventInvokeConfig').map(({ properties }) => {
      const destinations = properties['DestinationConfig'] as
        | { OnFailure?: { Destination?: string } }
        | undefined;
      const retriesMax = properties['MaximumRetryAttempts'];
      const failureArn = destinations?.OnFailure?.Destination;
      return [
        String(properties['FunctionName']),
        {
          ...(retriesMax === undefined ? {} : { retriesMax: Number(retriesMax) }),
          ...(failureArn ? { failureArn } : {}),
        },
      ];
    }),
  );
