import { FunctionError, InvocationRefused } from '../lambda/errors.ts';

/** An error with the name that `Retry` and `Catch` match and the cause that they hand on. */
export class TaskError extends Error {
  constructor(name: string, cause: string) {
    super(cause);
    this.name = name;
  }
}

/** A value is over what Step Functions carries between states. Like AWS, nothing may catch it. */
export class DataLimitExceeded extends Error {
  readonly isRetryable = false;
  readonly isCatchable = false;

  constructor() {
    super('The state returned a result with a size exceeding the maximum of 262144 bytes.');
    this.name = 'States.DataLimitExceeded';
  }
}

/** The execution was stopped: nothing retries or catches what it still tried to do. */
export class ExecutionStopped extends Error {
  readonly isRetryable = false;
  readonly isCatchable = false;
}

/** What a failed invocation looks like to a state: Lambda's error type, its JSON as the cause. */
export const functionTaskError = (error: unknown): Error => {
  if (error instanceof FunctionError)
    return new TaskError(error.failure.errorType, JSON.stringify(error.failure));
  if (error instanceof InvocationRefused)
    return new TaskError(`Lambda.${error.name}`, error.message);
  return error as Error;
};

const SERVICE_PREFIXES: Record<string, string> = {
  dynamodb: 'DynamoDB',
  events: 'EventBridge',
  sqs: 'SQS',
  states: 'StepFunctions',
  'aws-sdk:dynamodb': 'DynamoDb',
  'aws-sdk:s3': 'S3',
  'aws-sdk:sqs': 'Sqs',
  'aws-sdk:sfn': 'Sfn',
  'aws-sdk:eventbridge': 'EventBridge',
};

/** What a refused SDK call looks like to a state: `S3.NoSuchKeyException`. */
export const serviceTaskError = (service: string, error: unknown): Error => {
  const { name, message } = error as Error;
  const full = name.endsWith('Exception') ? name : `${name}Exception`;
  return new TaskError(`${SERVICE_PREFIXES[service] ?? service}.${full}`, message);
};
