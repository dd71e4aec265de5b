import { describe, expect, it } from 'vitest';
import { callerOf, openGuard } from '../../infra/local/iam/guard.ts';
import { stackOf } from '../../infra/local/template/stack.ts';

const PLACE = { account: '000000000000', region: 'sa-east-1' };
const role = { 'Fn::GetAtt': ['Role', 'Arn'] };
const allow = (Action: string | string[], Resource: unknown, more: object = {}) => ({
  Effect: 'Allow',
  Action,
  Resource,
  ...more,
});
const stack = (statements: object[]) =>
  stackOf(
    {
      Resources: {
        Role: { Type: 'AWS::IAM::Role' },
        Work: { Type: 'AWS::Lambda::Function', Properties: { Role: role } },
        Policy: {
          Type: 'AWS::IAM::Policy',
          Properties: { Roles: [{ Ref: 'Role' }], PolicyDocument: { Statement: statements } },
        },
        Facts: { Type: 'AWS::DynamoDB::Table' },
        Key: { Type: 'AWS::KMS::Key' },
      },
    },
    PLACE,
  );

const table = { 'Fn::GetAtt': ['Facts', 'Arn'] };
const admit = openGuard({
  stack: stack([
    allow(['dynamodb:GetItem', 'dynamodb:PutItem'], table),
    allow('dynamodb:Query', [table, { 'Fn::Join': ['', [table, '/index/*']] }]),
    allow('s3:GetObject', 'arn:aws:s3:::papers/*'),
    allow('ses:SendRawEmail', '*', { Condition: { StringEquals: { 'ses:FromAddress': 'a@b.c' } } }),
    allow('dynamodb:*', 'arn:aws:dynamodb:sa-east-1:000000000000:table/Other'),
    { Effect: 'Deny', Action: 'dynamodb:DeleteItem', Resource: '*' },
  ]),
});
const call = (service: string, operation: string, input: Record<string, unknown>) => () =>
  admit('Work', { service, operation, input });
const onFacts = (operation: string, input: object = {}) =>
  call('dynamodb', operation, { TableName: 'Facts', ...input });

describe('A function on one machine', () => {
  it('may do what its role is granted, on what it is granted', () => {
    expect(onFacts('GetItem')).not.toThrow();
    expect(onFacts('Query', { IndexName: 'gsi1' })).not.toThrow();
    expect(call('s3', 'GetObject', { Bucket: 'papers', Key: 'a/b.pdf' })).not.toThrow();
  });

  it.each([
    ['another action', onFacts('Scan')],
    ['another table', call('dynamodb', 'GetItem', { TableName: 'Facts2' })],
    ['another bucket', call('s3', 'GetObject', { Bucket: 'logs', Key: 'a' })],
    ['a whole bucket', call('s3', 'GET ?list-type', { Bucket: 'papers', Key: '' })],
    ['a service without any grant', call('kms', 'Sign', { KeyId: 'Key' })],
    [
      'what is denied, although it is allowed',
      call('dynamodb', 'DeleteItem', { TableName: 'Other' }),
    ],
  ])('is refused %s', (_, act) =>
    expect(act).toThrow(expect.objectContaining({ name: 'AccessDeniedException' })),
  );

  it('needs a grant for each action of a transaction', () => {
    const items = (...kinds: string[]) => ({
      TransactItems: kinds.map((kind) => ({ [kind]: { TableName: 'Facts' } })),
    });
    expect(call('dynamodb', 'TransactWriteItems', items('Put'))).not.toThrow();
    expect(call('dynamodb', 'TransactWriteItems', items('Put', 'Update'))).toThrow(/UpdateItem/);
  });

  it('is held to the conditions of a grant', () => {
    const mail = (FromEmailAddress: string) =>
      call('ses', 'SendEmail', { FromEmailAddress, Content: { Raw: {} } });
    expect(mail('a@b.c')).not.toThrow();
    expect(mail('other@b.c')).toThrow(/SendRawEmail/);
  });
});

describe('A guard', () => {
  it('knows the caller by the key of a header or of a presigned link', () => {
    const scope = '20260101/sa-east-1/s3/aws4_request';
    const authorization = `AWS4-HMAC-SHA256 Credential=Work/${scope}, SignedHeaders=host`;
    expect(callerOf({ headers: { authorization } })).toBe('Work');
    const url = `/papers/a?X-Amz-Credential=${encodeURIComponent(`Work/${scope}`)}&X-Amz-Date=1`;
    expect(callerOf({ headers: {}, url })).toBe('Work');
  });

  it('leaves everything to the owner of the account', () =>
    expect(() =>
      admit('local', { service: 'dynamodb', operation: 'Scan', input: {} }),
    ).not.toThrow());

  it('does not start with a condition that it does not understand', () => {
    const odd = { Condition: { IpAddress: { 'aws:SourceIp': '10.0.0.0/8' } } };
    expect(() => openGuard({ stack: stack([allow('s3:GetObject', '*', odd)]) })).toThrow(
      /not served/,
    );
  });
});
