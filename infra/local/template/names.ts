import type { Resource, Template } from './template.ts';

/** Where the template runs: the account and region that its names and arns are made of. */
export type Place = { account: string; region: string };

const EXPLICIT_NAMES: Record<string, string> = {
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::DynamoDB::GlobalTable': 'TableName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::SQS::Queue': 'QueueName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::StepFunctions::StateMachine': 'StateMachineName',
  'AWS::Events::EventBus': 'Name',
  'AWS::Events::Rule': 'Name',
};

/**
 * The physical name of a resource: the one the template gives, or its logical id, so that the
 * same template finds the same data at every start.
 */
export const nameOf = (id: string, resource: Resource): string => {
  const property = EXPLICIT_NAMES[resource.Type];
  const given = property ? resource.Properties?.[property] : undefined;
  if (typeof given === 'string') return given;
  if (resource.Type === 'AWS::S3::Bucket') return id.toLowerCase();
  if (resource.Type === 'AWS::SQS::Queue' && resource.Properties?.['FifoQueue'] === true)
    return `${id}.fifo`;
  return id;
};

const ARN_SHAPES: Record<string, (place: Place, name: string) => string> = {
  'AWS::Lambda::Function': ({ region, account }, name) =>
    `arn:aws:lambda:${region}:${account}:function:${name}`,
  'AWS::DynamoDB::Table': ({ region, account }, name) =>
    `arn:aws:dynamodb:${region}:${account}:table/${name}`,
  'AWS::DynamoDB::GlobalTable': ({ region, account }, name) =>
    `arn:aws:dynamodb:${region}:${account}:table/${name}`,
  'AWS::S3::Bucket': (_, name) => `arn:aws:s3:::${name}`,
  'AWS::SQS::Queue': ({ region, account }, name) => `arn:aws:sqs:${region}:${account}:${name}`,
  'AWS::StepFunctions::StateMachine': ({ region, account }, name) =>
    `arn:aws:states:${region}:${account}:stateMachine:${name}`,
  'AWS::KMS::Key': ({ region, account }, name) => `arn:aws:kms:${region}:${account}:key/${name}`,
  'AWS::Events::EventBus': ({ region, account }, name) =>
    `arn:aws:events:${region}:${account}:event-bus/${name}`,
  'AWS::Events::Rule': ({ region, account }, name) =>
    `arn:aws:events:${region}:${account}:rule/${name}`,
};

/** The arn of a resource; a type that nothing local serves gets one that names it all the same. */
export const arnOf = (id: string, template: Template, place: Place): string => {
  const resource = template.Resources[id];
  if (!resource) throw new Error(`The template has no resource ${id}.`);
  const shape = ARN_SHAPES[resource.Type];
  const name = nameOf(id, resource);
  return shape ? shape(place, name) : `arn:aws:local:${place.region}:${place.account}:${name}`;
};
