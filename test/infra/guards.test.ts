import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { Key } from 'aws-cdk-lib/aws-kms';
import { BlockPublicAccess, Bucket } from 'aws-cdk-lib/aws-s3';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { describe, it } from 'vitest';
import { DeadLetters } from '../../infra/constructs/deadLetters.ts';
import { PaperArchive } from '../../infra/constructs/paperArchive.ts';

/** A stack of one construct, for what a policy of its resources says. */
const templateOf = (build: (stack: Stack, key: Key) => void): Template => {
  process.env['CDK_VALIDATION'] = 'false';
  const stack = new Stack(new App(), 'Guarded');
  build(stack, new Key(stack, 'Key'));
  return Template.fromStack(stack);
};

const says = (statement: object) => ({
  PolicyDocument: { Statement: Match.arrayWith([Match.objectLike(statement)]) },
});

describe('The topic of alarms', () => {
  it('lets the alarms of this account publish: a policy of our own replaces the one that did', () =>
    templateOf((stack, key) => {
      const alarmTopic = new Topic(stack, 'Alarms', { masterKey: key, enforceSSL: true });
      new DeadLetters(stack, 'DeadLetters', { key, alarmTopic });
    }).hasResourceProperties(
      'AWS::SNS::TopicPolicy',
      says({
        Effect: 'Allow',
        Action: 'sns:Publish',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      }),
    ));
});

describe('The archive of papers', () => {
  const template = templateOf((stack, key) => {
    const accessLogs = new Bucket(stack, 'Logs', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    });
    const props = { key, accessLogs, keep: true, compliance: true, retentionDays: 3_660 };
    new PaperArchive(stack, 'Papers', props);
  });

  it('lets nobody lay a newer version over a paper: readers would get that one', () =>
    template.hasResourceProperties(
      'AWS::S3::BucketPolicy',
      says({
        Effect: 'Deny',
        Action: 's3:PutObject',
        Principal: { AWS: '*' },
        Condition: {
          Null: { 's3:if-none-match': 'true' },
          Bool: { 's3:ObjectCreationOperation': 'true' },
        },
      }),
    ));

  it('lets nobody hide a paper behind a mark of deletion', () =>
    template.hasResourceProperties(
      'AWS::S3::BucketPolicy',
      says({ Effect: 'Deny', Action: 's3:DeleteObject', Principal: { AWS: '*' } }),
    ));
});
