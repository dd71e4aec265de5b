import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FUNCTIONS } from '../../infra/functions.ts';
import type { Located } from '../../infra/local/template/stack.ts';
import { synthesize } from './support/synthesis.ts';

type Statement = {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: string | readonly string[];
};

const { stack, coded } = synthesize('production');
const functions = stack.byType('AWS::Lambda::Function');
const roles = stack.byType('AWS::IAM::Role');
const policies = stack.byType('AWS::IAM::Policy');

const list = (value: string | readonly string[]): readonly string[] => [value].flat();

const statementsOf = ({ properties }: Located): Statement[] =>
  (properties['PolicyDocument'] as { Statement: Statement[] }).Statement;

const allowed = policies.flatMap(statementsOf).filter(({ Effect }) => Effect === 'Allow');
const actions = [...new Set(allowed.flatMap(({ Action }) => list(Action)))];

describe('The functions of the stack', () => {
  it('are those of the list, each with code of its own', () => {
    expect([...coded].sort()).toEqual(Object.keys(FUNCTIONS).sort());
    expect(functions).toHaveLength(coded.length);
  });

  it.each(Object.entries(FUNCTIONS))('run %s as planned', (name, plan) => {
    const [found, other] = functions.filter(({ id }) => id.startsWith(`${name}Function`));
    expect(other).toBeUndefined();
    expect(found?.properties).toMatchObject({
      Description: plan.purpose,
      Timeout: plan.timeoutSeconds,
      MemorySize: plan.memoryMib,
      Runtime: 'nodejs24.x',
      TracingConfig: { Mode: 'Active' },
    });
    expect(existsSync(plan.entry)).toBe(true);
  });

  it('have a role each', () => {
    const used = functions.map(({ properties }) => properties['Role']);
    expect(new Set(used).size).toBe(functions.length);
    expect(roles.map(({ arn }) => arn)).toEqual(expect.arrayContaining(used));
  });
});

describe('What is granted', () => {
  it('stands in policies of our own: no role has a managed one or one inside it', () => {
    for (const { properties } of roles)
      expect([properties['ManagedPolicyArns'], properties['Policies']]).toEqual([
        undefined,
        undefined,
      ]);
  });

  it('is never every action, nor every action of a service', () => {
    expect(actions.filter((action) => /^\*$|:\*$/.test(action))).toEqual([]);
  });

  it('names each action, but for the two of KMS that CDK grants with a wildcard', () => {
    expect(actions.filter((action) => action.includes('*')).sort()).toEqual([
      'kms:GenerateDataKey*',
      'kms:ReEncrypt*',
    ]);
  });

  it('never scans, deletes or lists, nor gets round a lock', () => {
    const never =
      /^dynamodb:(Scan|Delete|BatchWrite|PartiQL)|^s3:(Delete|List|Bypass|PutObjectRet)/;
    expect(actions.filter((action) => never.test(action))).toEqual([]);
  });

  it('names a resource, but for traces and the delivery of logs', () => {
    const anywhere = allowed.filter(({ Resource }) => list(Resource).includes('*'));
    const services = anywhere.flatMap(({ Action }) => list(Action)).map((one) => one.split(':')[0]);
    expect([...new Set(services)].sort()).toEqual(['logs', 'xray']);
  });
});

describe('Logs', () => {
  const groups = stack.byType('AWS::Logs::LogGroup');

  it('are kept a year, all of them', () => {
    for (const { properties } of groups) expect(properties['RetentionInDays']).toBe(365);
  });

  it('are of each function and each state machine its own', () => {
    const logs = functions.map(({ properties }) => properties['LoggingConfig']);
    expect(new Set(logs.map((one) => (one as { LogGroup: string }).LogGroup)).size).toBe(
      functions.length,
    );
    const machines = stack.byType('AWS::StepFunctions::StateMachine');
    for (const { properties } of machines)
      expect(properties).toMatchObject({
        LoggingConfiguration: { Level: 'ALL' },
        TracingConfiguration: { Enabled: true },
      });
    const gateway = 1;
    expect(groups).toHaveLength(functions.length + machines.length + gateway);
  });
});
