import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  type Code,
  Function as LambdaFunction,
  Runtime,
  RuntimeFamily,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { FUNCTIONS, type FunctionName } from '../functions.ts';
import { NODE_MAJOR } from '../nodeVersion.ts';

export type ServiceProps = {
  readonly name: FunctionName;
  readonly code: Code;
  readonly environment: Readonly<Record<string, string>>;
};

/** One Lambda function with its own role and log, running its bundle on Node 24. */
export class Service extends Construct {
  readonly function: LambdaFunction;

  constructor(scope: Construct, id: string, { name, code, environment }: ServiceProps) {
    super(scope, id);
    const plan = FUNCTIONS[name];
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_YEAR,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: plan.purpose,
    });
    // Its own log and nothing more: the managed policy would allow every log of the account.
    role.addToPolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [logGroup.logGroupArn],
      }),
    );
    this.function = new LambdaFunction(this, 'Function', {
      runtime: new Runtime(`nodejs${NODE_MAJOR}.x`, RuntimeFamily.NODEJS),
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code,
      description: plan.purpose,
      memorySize: plan.memoryMib,
      timeout: Duration.seconds(plan.timeoutSeconds),
      tracing: Tracing.ACTIVE,
      logGroup,
      role,
      environment: { ...environment, NODE_OPTIONS: '--enable-source-maps' },
    });
  }
}
