import { join } from 'node:path';
import type { CallAws } from './awsClients.ts';
import { NO_FAULTS } from './dynamo/faults.ts';
import { type DynamoFront, openDynamoFront } from './dynamo/front.ts';
import type { Admit } from './iam/guard.ts';
import type { Meter } from './meter.ts';
import { bucketsOf, ensureTables } from './resources.ts';
import { openS3Front, type S3Front } from './s3/front.ts';
import { openSqsFront, type SqsFront } from './sqs/front.ts';
import type { Stack } from './template/stack.ts';

/** What the data services do wrong on purpose. Rates from 0 to 1. */
export type Faults = { conflictRate?: number; throttleRate?: number; indexLagMs?: number };

/** The data services of the machine. */
export type Fronts = { dynamo: DynamoFront; s3: S3Front; sqs: SqsFront };

type Options = {
  folder: string;
  stack: Stack;
  credentials: Record<string, string>;
  faults: Faults;
  meter: Meter;
  admit: Admit;
};

/** Opens the data services over one folder. */
export const openFronts = async (options: Options): Promise<Fronts> => {
  const { folder, stack, credentials, faults, meter, admit } = options;
  const { region, account: accountId } = stack.place;
  const [dynamo, s3, sqs] = await Promise.all([
    openDynamoFront({
      folder: join(folder, 'dynamo'),
      region,
      accountId,
      faults: dynamoFaults(faults),
      meter,
      admit,
    }),
    openS3Front({ folder: join(folder, 's3'), credentials, admit }),
    openSqsFront({ folder: join(folder, 'sqs'), region, accountId, admit }),
  ]);
  return { dynamo, s3, sqs };
};

/** Creates what the template declares and is not there yet. The port must be open. */
export const ensureResources = async (
  { s3, sqs }: Fronts,
  stack: Stack,
  call: CallAws,
): Promise<void> => {
  for (const bucket of bucketsOf(stack)) await s3.ensureBucket(bucket);
  for (const { name } of stack.byType('AWS::SQS::Queue')) await sqs.ensureQueue(name);
  await ensureTables(stack, call);
};

/** The switches of the machine as the table front takes them. */
export const dynamoFaults = ({ conflictRate = 0, throttleRate = 0, indexLagMs = 0 }: Faults) => ({
  ...NO_FAULTS,
  transactionConflictRate: conflictRate,
  throttleRate,
  indexLagMs,
});

/** Ends the data services, each when its work is done. */
export const closeFronts = async ({ dynamo, s3, sqs }: Fronts): Promise<void> => {
  await Promise.all([dynamo.close(), s3.close(), sqs.close()]);
};
