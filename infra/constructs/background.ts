import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import {
  FilterCriteria,
  FilterRule,
  type IFunction,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import { PAPER_TRIGGERS, WORKFLOW_TRIGGERS } from '../../events/triggers.ts';
import type { Surroundings, Workflows } from './workflows.ts';

export type BackgroundProps = Surroundings & { readonly workflows: Workflows };

const SWEEP_EVERY = Duration.minutes(15);
const UNPUBLISHED_MAX = Duration.minutes(5);
const EVENT_AGE_MAX = Duration.hours(6);

/** What runs by itself: commits leave for the bus, events start papers and workflows, the clock sweeps. */
export class Background extends Construct {
  /** Looks for what is due and not done. */
  readonly sweep: IFunction;
  private readonly around: BackgroundProps;

  constructor(scope: Construct, id: string, around: BackgroundProps) {
    super(scope, id);
    this.around = around;
    this.publishCommits();
    this.onEvents('Papers', PAPER_TRIGGERS, this.papers());
    const start = this.starter('start');
    around.facts.grantRead(start);
    this.onEvents('Workflows', WORKFLOW_TRIGGERS, start);
    this.sweep = this.starter('sweep', {
      NIGHTLY_ANCHOR_ARN: around.workflows.anchor.stateMachineArn,
    });
    around.facts.grantRead(this.sweep);
    const { closing, table, anchor, lnseExport } = around.workflows;
    for (const machine of [closing, table, anchor, lnseExport])
      machine.grantExecution(this.sweep, 'states:DescribeExecution');
    anchor.grantStartExecution(this.sweep);
    new Rule(this, 'Clock', {
      description: 'Looks for what is due and not done, so that a missed hour is caught up',
      schedule: Schedule.rate(SWEEP_EVERY),
      targets: [this.target(this.sweep)],
    });
  }

  private publishCommits(): void {
    const { facts, bus, deadLetters, service } = this.around;
    const publish = service('publish', { DEAD_LETTERS_URL: deadLetters.queue.queueUrl });
    bus.grantPutEventsTo(publish);
    deadLetters.queue.grantSendMessages(publish);
    deadLetters.tell('Unpublished', {
      alarmDescription: 'Commits wait to be published: papers and settlements wait with them',
      metric: publish.metric('IteratorAge', { statistic: 'Maximum', period: Duration.minutes(1) }),
      threshold: UNPUBLISHED_MAX.toMilliseconds(),
    });
    publish.addEventSource(
      new DynamoEventSource(facts.source, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 25,
        // No end to the tries: an event that is passed over is a paper that is never made.
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        onFailure: new SqsDlq(deadLetters.queue),
        filters: [
          FilterCriteria.filter({
            eventName: FilterRule.isEqual('INSERT'),
            dynamodb: { Keys: { sk: { S: FilterRule.beginsWith('COMMIT#') } } },
          }),
        ],
      }),
    );
  }

  private papers(): IFunction {
    const papers = this.around.service('papers');
    this.around.facts.grantRecord(papers);
    this.around.archive.grantFile(papers);
    return papers;
  }

  private starter(name: 'start' | 'sweep', more: Record<string, string> = {}): IFunction {
    const { closing, table, classification, lnseExport } = this.around.workflows;
    const starter = this.around.service(name, {
      TOURNAMENT_CLOSING_ARN: closing.stateMachineArn,
      TABLE_SETTLEMENT_ARN: table.stateMachineArn,
      CLASSIFICATION_RECEIPT_ARN: classification.stateMachineArn,
      LNSE_EXPORT_ARN: lnseExport.stateMachineArn,
      ...more,
    });
    closing.grantStartExecution(starter);
    table.grantStartExecution(starter);
    classification.grantStartExecution(starter);
    lnseExport.grantStartExecution(starter);
    return starter;
  }

  private onEvents(name: string, types: readonly string[], handler: IFunction): void {
    new Rule(this, name, {
      eventBus: this.around.bus,
      eventPattern: { detailType: [...types] },
      targets: [this.target(handler)],
    });
  }

  /** The bus hands an event over and is done; what the function then fails for good is kept too. */
  private target(handler: IFunction): LambdaTarget {
    const { queue } = this.around.deadLetters;
    handler.configureAsyncInvoke({
      onFailure: new SqsDestination(queue),
      retryAttempts: 2,
      maxEventAge: EVENT_AGE_MAX,
    });
    return new LambdaTarget(handler, {
      deadLetterQueue: queue,
      retryAttempts: 8,
      maxEventAge: EVENT_AGE_MAX,
    });
  }
}
