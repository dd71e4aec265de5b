import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import {
  DefinitionBody,
  type IChainable,
  LogLevel,
  StateMachine,
} from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';

export type WorkflowProps = { readonly definition: IChainable; readonly timeoutMinutes: number };

/** A standard state machine that logs all it does and is traced. */
export class Workflow extends Construct {
  readonly machine: StateMachine;

  constructor(scope: Construct, id: string, { definition, timeoutMinutes }: WorkflowProps) {
    super(scope, id);
    this.machine = new StateMachine(this, 'StateMachine', {
      definitionBody: DefinitionBody.fromChainable(definition),
      timeout: Duration.minutes(timeoutMinutes),
      tracingEnabled: true,
      logs: {
        destination: new LogGroup(this, 'Log', {
          retention: RetentionDays.ONE_YEAR,
          removalPolicy: RemovalPolicy.DESTROY,
        }),
        level: LogLevel.ALL,
        // Ids and keys only: the inputs of our tasks hold no personal data.
        includeExecutionData: true,
      },
    });
  }
}
