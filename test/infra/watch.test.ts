import { describe, expect, it } from 'vitest';
import { only, synthesize } from './support/synthesis.ts';

const synthesis = synthesize('production');
const { stack } = synthesis;
const alarms = stack.byType('AWS::CloudWatch::Alarm');
const alarmOn = (description: RegExp) =>
  alarms.filter(({ properties }) => description.test(String(properties['AlarmDescription'])));

type Metrics = { MetricStat?: { Metric: { MetricName: string; Dimensions: unknown[] } } }[];

describe('Somebody is told', () => {
  it.each(['Errors', 'Throttles'])('of %s of every function, each in one alarm', (figure) => {
    const watched = alarms.flatMap(({ properties }) =>
      ((properties['Metrics'] ?? []) as Metrics)
        .filter(({ MetricStat }) => MetricStat?.Metric.MetricName === figure)
        .map(({ MetricStat }) => JSON.stringify(MetricStat?.Metric.Dimensions)),
    );
    expect(new Set(watched).size).toBe(stack.byType('AWS::Lambda::Function').length);
    expect(watched).toHaveLength(new Set(watched).size);
  });

  it('of a 5xx, of a table that holds back, of dead letters', () => {
    for (const what of [/5xx/, /holds writes back/, /dead letters/])
      expect(alarmOn(what)).toHaveLength(1);
  });

  it('when the sweep is silent: a rule that does not fire makes no error', () => {
    expect(alarmOn(/sweep has not run/)[0]?.properties).toMatchObject({
      MetricName: 'Invocations',
      ComparisonOperator: 'LessThanThreshold',
      Threshold: 1,
      TreatMissingData: 'breaching',
    });
  });

  it('through the topic, all of them', () => {
    const [topic] = stack.byType('AWS::SNS::Topic');
    for (const { properties } of alarms) expect(properties['AlarmActions']).toEqual([topic?.arn]);
  });

  it('of the cost of the month, spent or forecast', () => {
    const budget = only(synthesis, 'AWS::Budgets::Budget');
    expect(budget).toMatchObject({
      Budget: { BudgetType: 'COST', TimeUnit: 'MONTHLY', BudgetLimit: { Unit: 'USD' } },
    });
    const told = budget['NotificationsWithSubscribers'] as { Notification: object }[];
    expect(told.map(({ Notification }) => Notification)).toMatchObject([
      { NotificationType: 'ACTUAL', Threshold: 100 },
      { NotificationType: 'FORECASTED', Threshold: 100 },
    ]);
  });

  it('on one page', () => {
    expect(stack.byType('AWS::CloudWatch::Dashboard')).toHaveLength(1);
  });
});
