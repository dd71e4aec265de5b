import { describe, expect, it } from 'vitest';
import { PAPER_TRIGGERS, WORKFLOW_TRIGGERS } from '../../events/triggers.ts';
import { only, synthesize } from './support/synthesis.ts';

const synthesis = synthesize('production');
const { stack } = synthesis;
const queue = stack.byType('AWS::SQS::Queue')[0]!;
const topic = stack.byType('AWS::SNS::Topic')[0]!;
const FOURTEEN_DAYS_SECONDS = 14 * 24 * 60 * 60;

type Target = { readonly Arn: string; readonly DeadLetterConfig: { readonly Arn: string } };
const rules = stack.byType('AWS::Events::Rule').map(({ id, properties }) => ({
  id,
  pattern: properties['EventPattern'] as { 'detail-type'?: string[] } | undefined,
  targets: properties['Targets'] as Target[],
}));

const alarmOn = (metric: string) =>
  stack
    .byType('AWS::CloudWatch::Alarm')
    .map(({ properties }) => properties)
    .find(({ MetricName }) => MetricName === metric);

describe('Work that failed for good', () => {
  it('is kept fourteen days, and somebody is told of the first', () => {
    expect(queue.properties['MessageRetentionPeriod']).toBe(FOURTEEN_DAYS_SECONDS);
    expect(alarmOn('ApproximateNumberOfMessagesVisible')).toMatchObject({
      Dimensions: [{ Name: 'QueueName', Value: queue.name }],
      Period: 60,
      Threshold: 1,
      EvaluationPeriods: 1,
      ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      AlarmActions: [topic.arn],
    });
  });

  it('lets nothing wait unpublished without somebody being told', () => {
    const [publish] = stack
      .byType('AWS::Lambda::Function')
      .filter(({ id }) => id.startsWith('publishFunction'));
    expect(alarmOn('IteratorAge')).toMatchObject({
      Dimensions: [{ Name: 'FunctionName', Value: publish?.name }],
      Statistic: 'Maximum',
      Threshold: 300_000,
      ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      AlarmActions: [topic.arn],
    });
  });

  it('comes from the stream, which is tried for as long as it keeps a commit, and halves a batch', () => {
    const mapping = only(synthesis, 'AWS::Lambda::EventSourceMapping');
    expect(mapping).not.toHaveProperty('MaximumRetryAttempts');
    expect(mapping).not.toHaveProperty('MaximumRecordAgeInSeconds');
    expect(mapping).toMatchObject({
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      StartingPosition: 'TRIM_HORIZON',
      DestinationConfig: { OnFailure: { Destination: queue.arn } },
    });
  });

  it('comes from every rule of the bus and the clock', () => {
    expect(rules).toHaveLength(3);
    for (const { targets } of rules)
      expect(targets.map(({ DeadLetterConfig }) => DeadLetterConfig.Arn)).toEqual([queue.arn]);
  });

  it('comes from what a function fails after the event was handed over', () => {
    const targets = rules.flatMap((rule) => rule.targets.map(({ Arn }) => Arn));
    const invokes = stack
      .byType('AWS::Lambda::EventInvokeConfig')
      .map(({ properties }) => properties);
    for (const properties of invokes)
      expect(properties['DestinationConfig']).toEqual({ OnFailure: { Destination: queue.arn } });
    const covered = invokes.map((properties) => properties['FunctionName']);
    const names = stack
      .byType('AWS::Lambda::Function')
      .filter(({ arn }) => targets.includes(arn))
      .map(({ name }) => name);
    expect(covered.sort()).toEqual(names.sort());
  });
});

describe('What starts work', () => {
  it.each([
    ['papers', PAPER_TRIGGERS],
    ['start', WORKFLOW_TRIGGERS],
  ])('%s listens to its events alone', (name, triggers) => {
    const called = stack
      .byType('AWS::Lambda::Function')
      .find(({ id }) => id.startsWith(`${name}Function`));
    const [rule, other] = rules.filter(({ targets }) => targets[0]?.Arn === called?.arn);
    expect(other).toBeUndefined();
    expect(rule?.pattern).toEqual({ 'detail-type': triggers });
  });

  it('the clock looks every quarter of an hour for what was missed', () => {
    const clock = stack
      .byType('AWS::Events::Rule')
      .filter(({ properties }) => 'ScheduleExpression' in properties);
    expect(clock.map(({ properties }) => properties['ScheduleExpression'])).toEqual([
      'rate(15 minutes)',
    ]);
  });
});
