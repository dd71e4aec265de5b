import { Aws, Duration } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  Metric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { DeadLetters } from './deadLetters.ts';

export type WatchProps = {
  readonly key: IKey;
  readonly alarmTopic: ITopic;
  readonly deadLetters: DeadLetters;
  readonly functions: readonly IFunction[];
  /** Looks for exports and settlements that are due; its silence is what nothing else would tell. */
  readonly sweep: IFunction;
  readonly tableName: string;
  readonly apiId: string;
  /** Dollars a month at which somebody is told; told again when it is forecast. */
  readonly monthlyBudgetUsd: number;
};

const PERIOD = Duration.minutes(5);
const SILENCE = Duration.hours(1);
const METRICS_PER_ALARM_MAX = 10; // a limit of CloudWatch

/** Tells somebody when requests fail, when AWS holds them back, when the clock stands still, what it costs. */
export class Watch extends Construct {
  constructor(scope: Construct, id: string, props: WatchProps) {
    super(scope, id);
    const { deadLetters, functions, tableName, apiId } = props;
    const errors = this.ofAll('Errors', functions);
    const throttles = this.ofAll('Throttles', functions);
    const refusedByTable = this.table('WriteThrottleEvents', tableName);
    const failures = new Metric({
      namespace: 'AWS/ApiGateway',
      metricName: '5xx',
      dimensionsMap: { ApiId: apiId },
      statistic: 'Sum',
      period: PERIOD,
    });
    for (const [index, metric] of errors.entries())
      deadLetters.tell(`Errors${index}`, {
        alarmDescription: 'A function failed: its log says why',
        metric,
        threshold: 1,
      });
    for (const [index, metric] of throttles.entries())
      deadLetters.tell(`Throttles${index}`, {
        alarmDescription: 'Functions are held back: the concurrency of the account is used up',
        metric,
        threshold: 1,
      });
    deadLetters.tell('ServerErrors', {
      alarmDescription: 'The API answered a 5xx',
      metric: failures,
      threshold: 1,
    });
    deadLetters.tell('TableThrottles', {
      alarmDescription: 'The table holds writes back: desks wait',
      metric: refusedByTable,
      threshold: 10,
    });
    this.tellSilence(props);
    this.tellCost(props);
    new Dashboard(this, 'Dashboard').addWidgets(
      graph('Errors of functions', errors),
      graph('Throttles of functions', throttles),
      graph('Answers 5xx', [failures]),
      graph('Table', [refusedByTable, this.table('ConsumedWriteCapacityUnits', tableName)]),
      graph('Dead letters', [deadLetters.queue.metricApproximateNumberOfMessagesVisible()]),
    );
  }

  /** Sums of one figure over all functions, ten to a sum. */
  private ofAll(figure: 'Errors' | 'Throttles', functions: readonly IFunction[]): IMetric[] {
    const sums: IMetric[] = [];
    for (let from = 0; from < functions.length; from += METRICS_PER_ALARM_MAX) {
      const group = functions.slice(from, from + METRICS_PER_ALARM_MAX);
      // Ids are of the whole graph that shows the sums.
      const metrics = group.map(
        (one, index) => [`m${from + index}`, metricOf(one, figure)] as const,
      );
      const expression = metrics.map(([name]) => name).join('+');
      const usingMetrics = Object.fromEntries(metrics);
      sums.push(new MathExpression({ expression, usingMetrics, period: PERIOD, label: figure }));
    }
    return sums;
  }

  private table(metricName: string, tableName: string): Metric {
    const dimensionsMap = { TableName: tableName };
    const namespace = 'AWS/DynamoDB';
    return new Metric({ namespace, metricName, dimensionsMap, statistic: 'Sum', period: PERIOD });
  }

  /** A rule that does not fire makes no error: exports would be missed without a word. */
  private tellSilence({ sweep, deadLetters }: WatchProps): void {
    deadLetters.tellBelow('Silence', {
      alarmDescription: 'The sweep has not run for an hour: exports and settlements may be missed',
      metric: sweep.metricInvocations({ period: SILENCE }),
      threshold: 1,
    });
  }

  private tellCost({ key, alarmTopic, monthlyBudgetUsd }: WatchProps): void {
    const budgets = new ServicePrincipal('budgets.amazonaws.com');
    key.grant(budgets, 'kms:Decrypt', 'kms:GenerateDataKey');
    alarmTopic.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        principals: [budgets],
        actions: ['sns:Publish'],
        resources: [alarmTopic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    const subscribers = [{ subscriptionType: 'SNS', address: alarmTopic.topicArn }];
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' },
      },
      notificationsWithSubscribers: (['ACTUAL', 'FORECASTED'] as const).map((notificationType) => ({
        notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold: 100 },
        subscribers,
      })),
    });
  }
}

const metricOf = (one: IFunction, figure: 'Errors' | 'Throttles'): IMetric =>
  figure === 'Errors'
    ? one.metricErrors({ period: PERIOD })
    : one.metricThrottles({ period: PERIOD });

const graph = (title: string, left: IMetric[]): GraphWidget => new GraphWidget({ title, left });
