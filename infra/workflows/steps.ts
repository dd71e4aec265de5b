import { Duration } from 'aws-cdk-lib';
import type { EventBus } from 'aws-cdk-lib/aws-events';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import {
  type Chain,
  Fail,
  type IChainable,
  JsonPath,
  type Parallel,
  Parallel as ParallelState,
  type State,
  TaskInput,
} from 'aws-cdk-lib/aws-stepfunctions';
import {
  EventBridgePutEvents,
  LambdaInvoke,
  SqsSendMessage,
} from 'aws-cdk-lib/aws-stepfunctions-tasks';
import type { Construct } from 'constructs';

/** What the state machines are made of. */
export type WorkflowParts = {
  readonly tasks: IFunction;
  readonly render: IFunction;
  readonly bus: EventBus;
  readonly deadLetters: IQueue;
};

/** A step that failed is tried again a few times, longer and longer apart. */
export const RETRY = { interval: Duration.seconds(2), backoffRate: 2, maxAttempts: 4 } as const;

/** One task of `functions/workflow/tasks.ts`; what it answers replaces the state or goes to `into`. */
export const task = (
  scope: Construct,
  name: string,
  { tasks }: WorkflowParts,
  payload: Readonly<Record<string, unknown>>,
  into?: string,
): LambdaInvoke =>
  new LambdaInvoke(scope, name, {
    lambdaFunction: tasks,
    payload: TaskInput.fromObject({ ...payload }),
    payloadResponseOnly: true,
    retryOnServiceExceptions: false,
    ...(into === undefined ? {} : { resultPath: into }),
  }).addRetry({ errors: ['States.ALL'], ...RETRY }) as LambdaInvoke;

/** Draws the files of the paper at `$.paper`, at the same time; the list goes to `$.files`. */
export const drawFiles = (
  scope: Construct,
  name: string,
  { render }: WorkflowParts,
  formats: readonly ('pdf' | 'xlsx')[],
  paperPath = '$.paper',
  into = '$.files',
): ParallelState => {
  const parallel = new ParallelState(scope, name, { resultPath: into });
  for (const format of formats) {
    const step = new LambdaInvoke(scope, `${name} ${format}`, {
      lambdaFunction: render,
      payload: TaskInput.fromObject({ paper: JsonPath.objectAt(paperPath), format }),
      payloadResponseOnly: true,
      retryOnServiceExceptions: false,
    });
    step.addRetry({ errors: ['States.ALL'], ...RETRY });
    parallel.branch(step);
  }
  return parallel;
};

/** Puts one event on the bus; its detail is the CloudEvent that the task before has made. */
export const announce = (
  scope: Construct,
  name: string,
  { bus }: WorkflowParts,
  detailPath: string,
): EventBridgePutEvents => {
  const step = new EventBridgePutEvents(scope, name, {
    entries: [
      {
        eventBus: bus,
        source: 'tapete',
        detailType: JsonPath.stringAt(`${detailPath}.type`),
        detail: TaskInput.fromJsonPathAt(detailPath),
      },
    ],
    resultPath: JsonPath.DISCARD,
  });
  step.addRetry({ errors: ['States.ALL'], ...RETRY });
  return step;
};

type Catching = State & {
  addCatch(handler: IChainable, props: { errors: string[]; resultPath: string }): unknown;
};

/** What failed for good goes to the queue of dead letters, and the execution fails. */
export const buryFailures = (
  scope: Construct,
  machine: string,
  { deadLetters }: WorkflowParts,
  states: readonly Catching[],
): void => {
  const bury = new SqsSendMessage(scope, 'Bury', {
    queue: deadLetters,
    messageBody: TaskInput.fromObject({
      machine,
      execution: JsonPath.stringAt('$$.Execution.Id'),
      input: JsonPath.objectAt('$$.Execution.Input'),
      error: JsonPath.stringAt('$.failure.Error'),
      cause: JsonPath.stringAt('$.failure.Cause'),
    }),
    resultPath: JsonPath.DISCARD,
  });
  bury.addRetry({ errors: ['States.ALL'], ...RETRY });
  const chain: Chain = bury.next(
    new Fail(scope, 'Failed', { errorPath: '$.failure.Error', causePath: '$.failure.Cause' }),
  );
  for (const state of states)
    state.addCatch(chain, { errors: ['States.ALL'], resultPath: '$.failure' });
};

export type { Parallel };
