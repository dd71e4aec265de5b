import { Aws, Duration } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

export type DeadLettersProps = { readonly key: IKey; readonly alarmTopic: ITopic };

type Figure = Pick<AlarmProps, 'alarmDescription' | 'metric' | 'threshold'>;

/** Where work ends that failed for good: kept 14 days, and somebody is told at once. */
export class DeadLetters extends Construct {
  readonly queue: Queue;
  private readonly alarmTopic: ITopic;

  constructor(scope: Construct, id: string, { key, alarmTopic }: DeadLettersProps) {
    super(scope, id);
    this.alarmTopic = alarmTopic;
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.KMS,
      encryptionMasterKey: key,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    this.tell('NotEmpty', {
      alarmDescription: 'Work failed for good and waits in the queue of dead letters',
      metric: this.queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(1) }),
      threshold: 1,
    });
    // A policy of its own takes the place of the one that let the account's alarms publish.
    alarmTopic.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [alarmTopic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
  }

  /** Tells somebody as soon as a figure reaches its threshold. */
  tell(id: string, figure: Figure): void {
    this.alarm(id, {
      ...figure,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }

  /** Tells somebody when a figure stays below its threshold, or is not there at all. */
  tellBelow(id: string, figure: Figure): void {
    this.alarm(id, {
      ...figure,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.BREACHING,
    });
  }

  private alarm(id: string, alarm: Omit<AlarmProps, 'evaluationPeriods'>): void {
    new Alarm(this, id, { ...alarm, evaluationPeriods: 1 }).addAlarmAction(
      new SnsAction(this.alarmTopic),
    );
  }
}
