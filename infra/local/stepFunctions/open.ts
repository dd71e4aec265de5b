import type { CallAws } from '../awsClients.ts';
import type { Admit } from '../iam/guard.ts';
import type { Functions } from '../lambda/functions.ts';
import type { Meter } from '../meter.ts';
import type { State } from '../state.ts';
import type { Stack } from '../template/stack.ts';
import { stepFunctionsApi } from './api.ts';
import type { Definition } from './definition.ts';
import { Engine } from './engine.ts';
import { type Machine, machineOf } from './interpret.ts';
import { prepare } from './prepare.ts';
import { assertRunnable } from './refusals.ts';
import { taskRunner } from './tasks.ts';

type Options = {
  stack: Stack;
  state: State;
  invoke: Functions['invoke'];
  call: CallAws;
  /** Who may do what; without it everybody may. */
  admit?: Admit;
  timeScale: number;
  meter?: Meter;
};

/** The Step Functions front: its engine, and its API for the SDK. */
export type StepFunctionsFront = {
  engine: Engine;
  handle: ReturnType<typeof stepFunctionsApi>;
};

/**
 * Opens the state machines of the template.
 *
 * @throws {Error} when a definition uses what the local interpreter ignores
 */
export const openStepFunctions = (options: Options): StepFunctionsFront => {
  const machines = new Map<string, Machine>();
  const engine = new Engine(options.state, machines, options.meter);
  const runTask = taskRunner({
    invoke: options.invoke,
    call: options.call,
    admit: options.admit ?? (() => {}),
    startChild: (start) => engine.startChild(start),
    waitFor: (arn) => engine.waitFor(arn),
  });
  for (const { id, arn, properties } of options.stack.byType('AWS::StepFunctions::StateMachine')) {
    const definition = definitionOf(properties);
    assertRunnable(id, definition);
    machines.set(arn, machineOf(prepare(definition, options.timeScale), runTask));
  }
  return { engine, handle: stepFunctionsApi(engine) };
};

const definitionOf = (properties: Record<string, unknown>): Definition =>
  typeof properties['DefinitionString'] === 'string'
    ? (JSON.parse(properties['DefinitionString']) as Definition)
    : (properties['Definition'] as Definition);
