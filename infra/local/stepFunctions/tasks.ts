import type { CallAws } from '../awsClients.ts';
import type { Admit } from '../iam/guard.ts';
import type { Functions } from '../lambda/functions.ts';
import { nestedOutput } from './nested.ts';
import type { ExecutionRecord, StartInput } from './record.ts';
import { functionTaskError, serviceTaskError, TaskError } from './taskErrors.ts';

/** Does the work of one Task state for an execution. */
export type RunTask = (resource: string, input: unknown, parentArn: string) => Promise<unknown>;

/** Starts an execution from a task, or finds the one that an earlier run of it started. */
export type StartChild = (start: StartInput & { startedBy: string }) => Promise<ExecutionRecord>;

type Services = {
  invoke: Functions['invoke'];
  call: CallAws;
  admit: Admit;
  startChild: StartChild;
  waitFor: (executionArn: string) => Promise<ExecutionRecord>;
};

type Parameters = Record<string, unknown>;

/** Dispatches a task by its `Resource`, as Step Functions does, over the local services. */
export const taskRunner = (services: Services): RunTask => {
  const invoke = (target: unknown, payload: unknown) =>
    services.invoke(String(target), payload ?? {}).catch((error: unknown) => {
      throw functionTaskError(error);
    });
  const call = (service: string, action: string, input: unknown) =>
    services.call(service.replace('aws-sdk:', ''), action, input).catch((error: unknown) => {
      throw serviceTaskError(service, error);
    });
  return async (resource, input, parentArn) => {
    const [, service, action, pattern] =
      /^arn:aws:states:::((?:aws-sdk:)?[\w-]+):(\w+)(?:\.(.+))?$/.exec(resource) ?? [];
    const parameters = (service && action ? input : { FunctionName: resource }) as Parameters;
    admitTask(services.admit, parentArn, service ?? 'lambda', action ?? 'invoke', parameters);
    if (!service || !action) return invoke(resource, input);
    if (service === 'states') return nest(services, parameters, pattern, parentArn);
    if (service === 'lambda') {
      const payload = await invoke(parameters['FunctionName'], parameters['Payload']);
      return { ExecutedVersion: '$LATEST', Payload: payload, StatusCode: 200 };
    }
    const output = plain(await call(service, action, wireInput(service, parameters, parentArn)));
    return service === 'events' ? assertAccepted(output) : output;
  };
};

/** The role of the machine is asked, under the name of the machine in the arn of its execution. */
const admitTask = (
  admit: Admit,
  executionArn: string,
  service: string,
  action: string,
  input: Parameters,
): void => {
  const operation = service === 'lambda' ? 'InvokeFunction' : capitalized(action);
  const { StateMachineArn: stateMachineArn, ...rest } = input;
  const named = { ...rest, ...(stateMachineArn === undefined ? {} : { stateMachineArn }) };
  try {
    admit(executionArn.split(':').at(-2), {
      service: service.replace('aws-sdk:', ''),
      operation,
      input: named,
    });
  } catch (error) {
    throw serviceTaskError(service, error);
  }
};

const capitalized = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const nest = async (
  services: Services,
  { StateMachineArn, Name, Input }: Parameters,
  pattern: string | undefined,
  parentArn: string,
): Promise<unknown> => {
  const start = {
    stateMachineArn: String(StateMachineArn),
    name: Name === undefined ? undefined : String(Name),
    input: typeof Input === 'string' ? Input : JSON.stringify(Input ?? {}),
    startedBy: parentArn,
  };
  const child = await services.startChild(start).catch((error: unknown) => {
    throw serviceTaskError('states', error);
  });
  if (!pattern) return { ExecutionArn: child.executionArn, StartDate: child.startDate * 1000 };
  return nestedOutput(await services.waitFor(child.executionArn), pattern === 'sync:2');
};

/** The optimized integrations take objects where the service itself takes text. */
const wireInput = (service: string, parameters: Parameters, parentArn: string): Parameters => {
  if (service === 'sqs' && typeof parameters['MessageBody'] === 'object')
    return { ...parameters, MessageBody: JSON.stringify(parameters['MessageBody']) };
  if (service !== 'events') return parameters;
  const entries = (parameters['Entries'] as Parameters[]).map((entry) => ({
    ...entry,
    Detail: typeof entry['Detail'] === 'string' ? entry['Detail'] : JSON.stringify(entry['Detail']),
    Resources: [...((entry['Resources'] as string[] | undefined) ?? []), parentArn],
  }));
  return { ...parameters, Entries: entries };
};

const assertAccepted = (output: unknown): unknown => {
  if (Number((output as Parameters)['FailedEntryCount'] ?? 0) > 0)
    throw new TaskError('EventBridge.FailedEntry', JSON.stringify(output));
  return output;
};

const plain = (output: unknown): unknown => JSON.parse(JSON.stringify(output ?? {}));
