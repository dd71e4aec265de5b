import type { CallAws, LocalAccess } from './awsClients.ts';
import { type EventsFront, openEvents } from './events/open.ts';
import type { Fronts } from './fronts.ts';
import type { Admit } from './iam/guard.ts';
import { openAsyncInvocations } from './lambda/asyncInvocations.ts';
import { functionConfigs } from './lambda/functionConfig.ts';
import type { OnRun, Ran } from './lambda/functionPool.ts';
import { type Functions, openFunctions } from './lambda/functions.ts';
import type { LineSink } from './lambda/functionWorker.ts';
import type { Meter } from './meter.ts';
import type { State } from './state.ts';
import { openStepFunctions, type StepFunctionsFront } from './stepFunctions/open.ts';
import { openStreams } from './streams/open.ts';
import type { Stack } from './template/stack.ts';

/** What runs the code of the template: functions, state machines, rules and streams. */
export type Compute = {
  functions: Functions;
  stepFunctions: StepFunctionsFront;
  events: EventsFront;
  /** Takes up what the last stop or kill left. */
  resume: () => Promise<void>;
  /** Waits for running invocations; what is queued or half way stays for the next start. */
  stop: () => Promise<void>;
};

type Options = {
  stack: Stack;
  state: State;
  fronts: Fronts;
  assemblyFolder: string;
  access: LocalAccess;
  call: CallAws;
  admit: Admit;
  print: LineSink;
  timeScale: number;
  meter: Meter;
  ran?: OnRun | undefined;
};

/** Opens everything that runs code, without starting anything yet. */
export const openCompute = (options: Options): Compute => {
  const { stack, state, fronts, call, admit, timeScale, meter } = options;
  const sendTo = async (queueArn: string, body: string) => {
    await fronts.sqs.send(queueArn.split(':').at(-1) ?? '', body);
  };
  const functions = openFunctions({
    configs: functionConfigs(stack, options.assemblyFolder),
    base: environmentOf(options.access),
    print: options.print,
    ran: (run) => {
      countRun(meter, run);
      options.ran?.(run);
    },
  });
  const { invoke } = functions;
  const waiting = openAsyncInvocations({ stack, state, functions, sendTo, timeScale });
  const parts = { stack, state, invoke, call, admit, timeScale, meter };
  const stepFunctions = openStepFunctions(parts);
  const events = openEvents({
    stack,
    state,
    timeScale,
    targets: { invokeAsync: waiting.accept, startExecution: starter(stepFunctions), sendTo },
  });
  const source = fronts.dynamo;
  const streams = openStreams({ stack, state, source, invoke, sendTo, timeScale });
  return {
    functions,
    stepFunctions,
    events,
    resume: async () => {
      await stepFunctions.engine.resume();
      await waiting.resume();
      await events.resume();
      await streams.resume();
    },
    stop: async () => {
      stepFunctions.engine.stop();
      // Each of these waits for invocations that it began; nothing new is begun meanwhile.
      await Promise.all([functions.stop(), streams.stop(), events.stop(), waiting.stop()]);
    },
  };
};

const MEGABYTES_PER_GIGABYTE = 1024;

const countRun = (meter: Meter, { config, milliseconds }: Ran): void => {
  meter.add('invocations');
  const gigabytes = config.memoryMb / MEGABYTES_PER_GIGABYTE;
  meter.add('gigabyteSeconds', (gigabytes * milliseconds) / 1000);
};

/** What a function finds in its environment here instead of a role in AWS. */
const environmentOf = ({ endpoint, region, credentials }: LocalAccess): Record<string, string> => ({
  AWS_ENDPOINT_URL: endpoint,
  AWS_REGION: region,
  AWS_DEFAULT_REGION: region,
  AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
});

/** A delivery repeated after a kill finds the execution that it had started. */
const starter =
  ({ engine }: StepFunctionsFront) =>
  async (stateMachineArn: string, name: string, input: string): Promise<void> => {
    await engine.start({ stateMachineArn, name, input }).catch((error: Error) => {
      if (error.name !== 'ExecutionAlreadyExists') throw error;
    });
  };
