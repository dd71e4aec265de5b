import { describe, expect, it } from 'vitest';
import { synthesize } from './support/synthesis.ts';

const { stack } = synthesize('production');

describe('A state machine that runs out of time', () => {
  it.each(stack.byType('AWS::StepFunctions::StateMachine').map(({ id, arn }) => [id, arn]))(
    'takes nothing to the dead letters, so an alarm tells of it: %s',
    (_, arn) => {
      const [topic] = stack.byType('AWS::SNS::Topic');
      const alarms = stack
        .byType('AWS::CloudWatch::Alarm')
        .map(({ properties }) => properties)
        .filter(({ MetricName }) => MetricName === 'ExecutionsTimedOut');
      expect(alarms).toContainEqual(
        expect.objectContaining({
          Dimensions: [{ Name: 'StateMachineArn', Value: arn }],
          Statistic: 'Sum',
          Threshold: 1,
          AlarmActions: [topic?.arn],
        }),
      );
    },
  );
});
