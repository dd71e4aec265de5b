import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { synthesize } from './support/synthesis.ts';

/** The package brings no types. */
type Validate = (definition: object) => { isValid: boolean; errorsText: () => string };
const validate = createRequire(import.meta.url)('asl-validator') as Validate;

type State = {
  readonly Type: string;
  readonly Retry?: readonly {
    readonly ErrorEquals: readonly string[];
    readonly MaxAttempts: number;
  }[];
  readonly Catch?: readonly { readonly ErrorEquals: readonly string[]; readonly Next: string }[];
  readonly Branches?: readonly States[];
  readonly ItemProcessor?: States;
  readonly Next?: string;
  readonly Resource?: string;
  readonly Parameters?: Readonly<Record<string, unknown>>;
};
type States = { readonly States: Readonly<Record<string, State>> };
type Machine = States & { readonly TimeoutSeconds?: number; readonly QueryLanguage?: string };

const { stack } = synthesize('production');
const queueName = stack.byType('AWS::SQS::Queue')[0]?.name;
const machines = stack.byType('AWS::StepFunctions::StateMachine').map(({ id, properties }) => {
  const text = String(properties['DefinitionString']);
  return [id.replace(/^Workflows|Machine.*$/g, ''), text] as const;
});
const read = (text: string): Machine => JSON.parse(text) as Machine;

/** Those of the branches and of each item as well. */
const everyState = ({ States }: States): [string, State][] =>
  Object.entries(States).flatMap(([name, state]) => [
    [name, state] as [string, State],
    ...[...(state.Branches ?? []), ...(state.ItemProcessor ? [state.ItemProcessor] : [])].flatMap(
      everyState,
    ),
  ]);

/** So many steps may fail at least. */
const STEPS_MIN: Readonly<Record<string, number>> = { NightlyAnchor: 1 };
const STEPS_MIN_OTHERWISE = 4;

it('There are five state machines', () => {
  expect(machines.map(([name]) => name).sort()).toEqual([
    'ClassificationReceipt',
    'LnseExport',
    'NightlyAnchor',
    'TableSettlement',
    'TournamentClosing',
  ]);
});

describe.each(machines)('The state machine %s', (machineName, text) => {
  const machine = read(text);
  const states = everyState(machine);
  const top = Object.entries(machine.States);

  it('is valid Amazon States Language', () => {
    const { isValid, errorsText } = validate(read(text));
    expect(isValid ? '' : errorsText()).toBe('');
  });

  it('speaks JSONPath alone', () => {
    expect(text).not.toMatch(/JSONata|\{%/);
    expect(text).not.toContain('QueryLanguage');
  });

  it('ends by itself when nothing else ends it', () => {
    expect(machine.TimeoutSeconds).toBeGreaterThan(0);
  });

  it('tries every task again, whatever failed', () => {
    const once = states.filter(
      ([, { Type, Retry }]) =>
        Type === 'Task' &&
        !Retry?.some((retry) => retry.ErrorEquals.includes('States.ALL') && retry.MaxAttempts > 0),
    );
    expect(once.map(([name]) => name)).toEqual([]);
  });

  it('takes every failure of a step to the dead letters, and fails', () => {
    const may = top.filter(([name, { Type }]) => /Task|Parallel|Map/.test(Type) && name !== 'Bury');
    expect(may.length).toBeGreaterThanOrEqual(STEPS_MIN[machineName] ?? STEPS_MIN_OTHERWISE);
    for (const [name, state] of may)
      expect([name, state.Catch]).toEqual([
        name,
        [{ ErrorEquals: ['States.ALL'], ResultPath: '$.failure', Next: 'Bury' }],
      ]);
    const { Bury, Failed } = machine.States;
    expect(Bury).toMatchObject({ Type: 'Task', Next: 'Failed' });
    expect(Bury?.Resource).toMatch(/:sqs:sendMessage$/);
    expect(Bury?.Parameters?.['QueueUrl']).toMatch(new RegExp(`/${queueName}$`));
    expect(Failed?.Type).toBe('Fail');
  });

  it('catches nothing inside a step, so that no failure is hidden', () => {
    const inner = states.filter(([name]) => !(name in machine.States));
    expect(inner.filter(([, state]) => state.Catch)).toEqual([]);
  });
});
