import { describe, expect, it } from 'vitest';
import { bucketsOf } from '../../infra/local/resources.ts';
import { stackOf } from '../../infra/local/template/stack.ts';
import type { Template } from '../../infra/local/template/template.ts';

const PLACE = { account: '000000000000', region: 'sa-east-1' };

const QUEUE_URL = 'https://sqs.sa-east-1.amazonaws.com/000000000000/dead-letters';
const SUBSTITUTED = `Facts/${arn('lambda', 'function:Tasks')}/\${left}`;

const template: Template = {
  Parameters: { Stage: { Default: 'local' } },
  Conditions: {
    IsLocal: { 'Fn::Equals': [{ Ref: 'Stage' }, 'local'] },
    IsElsewhere: { 'Fn::Not': [{ Condition: 'IsLocal' }] },
  },
  Mappings: { Sizes: { local: { memory: 256 } } },
  Resources: {
    Facts: { Type: 'AWS::DynamoDB::GlobalTable', Properties: {} },
    Papers: {
      Type: 'AWS::S3::Bucket',
      Properties: {
        ObjectLockEnabled: true,
        VersioningConfiguration: { Status: 'Enabled' },
        ObjectLockConfiguration: {
          Rule: { DefaultRetention: { Mode: 'COMPLIANCE', Days: 3660 } },
        },
      },
    },
    Dead: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'dead-letters' } },
    Closing: { Type: 'AWS::StepFunctions::StateMachine', Properties: {} },
    Bus: { Type: 'AWS::Events::EventBus', Properties: { Name: 'bus' } },
    Tasks: { Type: 'AWS::Lambda::Function', Properties: {} },
    Pool: { Type: 'AWS::Cognito::UserPool', Properties: {} },
  },
};

describe('Intrinsic functions of a template', () => {
  const { resolve } = stackOf(template, PLACE);

  it.each<[string, unknown, unknown]>([
    ['a name', { Ref: 'Facts' }, 'Facts'],
    ['a bucket name in lower case', { Ref: 'Papers' }, 'papers'],
    ['a given name', { Ref: 'Bus' }, 'bus'],
    ['the address of a queue', { Ref: 'Dead' }, QUEUE_URL],
    ['the arn of a machine', { Ref: 'Closing' }, arn('states', 'stateMachine:Closing')],
    ['a parameter', { Ref: 'Stage' }, 'local'],
    ['a pseudo parameter', { Ref: 'AWS::Region' }, 'sa-east-1'],
    ['an attribute', { 'Fn::GetAtt': ['Tasks', 'Arn'] }, arn('lambda', 'function:Tasks')],
    ['an attribute by path', { 'Fn::GetAtt': 'Bus.Arn' }, arn('events', 'event-bus/bus')],
    ['a queue name', { 'Fn::GetAtt': ['Dead', 'QueueName'] }, 'dead-letters'],
    [
      'a stream',
      { 'Fn::GetAtt': ['Facts', 'StreamArn'] },
      `${arn('dynamodb', 'table/Facts')}/stream/local`,
    ],
    ['a join', { 'Fn::Join': ['-', ['a', { Ref: 'Stage' }]] }, 'a-local'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the syntax of the template
    ['a substitution', { 'Fn::Sub': '${Facts}/${Tasks.Arn}/${!left}' }, SUBSTITUTED],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the syntax of the template
    ['with values', { 'Fn::Sub': ['${x}!', { x: { Ref: 'Stage' } }] }, 'local!'],
    ['a selection', { 'Fn::Select': [1, { 'Fn::Split': ['/', 'a/b'] }] }, 'b'],
    ['a choice', { 'Fn::If': ['IsLocal', 1, 2] }, 1],
    ['the other choice', { 'Fn::If': ['IsElsewhere', 1, 2] }, 2],
    ['a map', { 'Fn::FindInMap': ['Sizes', { Ref: 'Stage' }, 'memory'] }, 256],
    ['nothing', { a: { Ref: 'AWS::NoValue' }, b: [{ Ref: 'AWS::NoValue' }, 1] }, { b: [1] }],
  ])('resolves %s', (_, value, expected) => {
    expect(resolve(value)).toEqual(expected);
  });

  it('refuses a reference to what is not there', () => {
    expect(() => resolve({ Ref: 'Ghost' })).toThrow('no resource Ghost');
  });

  it('names the same things the same way every time', () => {
    const names = () => stackOf(template, PLACE).byType('AWS::Lambda::Function');
    expect(names()).toEqual(names());
    expect(names()).toMatchObject([{ id: 'Tasks', name: 'Tasks' }]);
  });
});

describe('Buckets of a template', () => {
  it('keep versions, lock and retention', () => {
    expect(bucketsOf(stackOf(template, PLACE))).toEqual([
      {
        name: 'papers',
        versioning: true,
        objectLock: { defaultRetention: { mode: 'COMPLIANCE', days: 3660 } },
      },
    ]);
  });

  it.each([
    [
      { Mode: 'GOVERNANCE', Years: 10 },
      { mode: 'GOVERNANCE', days: 3650 },
    ],
    [
      { Mode: 'COMPLIANCE', Days: 1 },
      { mode: 'COMPLIANCE', days: 1 },
    ],
  ])('keep a retention of %j', (rule, defaultRetention) => {
    expect(bucketsOf(stackOf(lockedFor(rule), PLACE))).toMatchObject([
      { objectLock: { defaultRetention } },
    ]);
  });

  it('may be locked without a default retention', () => {
    expect(bucketsOf(stackOf(lockedFor(), PLACE))).toMatchObject([{ objectLock: {} }]);
  });

  it('are refused with a retention that has no term', () => {
    const stack = stackOf(lockedFor({ Mode: 'COMPLIANCE' }), PLACE);
    expect(() => bucketsOf(stack)).toThrow('neither days nor years');
  });
});

function lockedFor(DefaultRetention?: object): Template {
  const ObjectLockConfiguration = DefaultRetention ? { Rule: { DefaultRetention } } : {};
  const Properties = { ObjectLockEnabled: true, ObjectLockConfiguration };
  return { Resources: { Papers: { Type: 'AWS::S3::Bucket', Properties } } };
}

function arn(service: string, rest: string): string {
  return `arn:aws:${service}:sa-east-1:000000000000:${rest}`;
}
