import type { Place } from '../template/names.ts';

/** What a call must be granted: an action on a resource, with what conditions ask about. */
export type Need = {
  readonly action: string;
  readonly resource: string;
  readonly context?: Readonly<Record<string, string>>;
};

/** A call of a service as it arrives: its operation by name and its parsed input. */
export type ServiceCall = {
  readonly service: string;
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
};

type Input = ServiceCall['input'];
type NeedsOf = (operation: string, input: Input, place: Place) => readonly Need[];

/** What IAM asks of a caller for one call; several where a call touches several things. */
export const needsOf = (
  { service, operation, input }: ServiceCall,
  place: Place,
): readonly Need[] =>
  SERVICES[service]?.(operation, input, place) ?? [
    { action: `${service}:${operation}`, resource: '*' },
  ];

const text = (value: unknown): string => String(value ?? '');

const tableArn = ({ region, account }: Place, name: unknown): string =>
  `arn:aws:dynamodb:${region}:${account}:table/${text(name)}`;

const TRANSACTED: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

const dynamodb: NeedsOf = (operation, input, place) => {
  if (operation === 'TransactWriteItems' || operation === 'TransactGetItems')
    return (input['TransactItems'] as Record<string, Input>[]).flatMap((item) =>
      Object.entries(item).map(([kind, { TableName }]) => ({
        action: `dynamodb:${TRANSACTED[kind] ?? kind}`,
        resource: tableArn(place, TableName),
      })),
    );
  if (operation === 'BatchGetItem' || operation === 'BatchWriteItem')
    return Object.keys(input['RequestItems'] as object).map((name) => ({
      action: `dynamodb:${operation}`,
      resource: tableArn(place, name),
    }));
  const table = tableArn(place, input['TableName']);
  const index = input['IndexName'] === undefined ? '' : `/index/${text(input['IndexName'])}`;
  return [{ action: `dynamodb:${operation}`, resource: `${table}${index}` }];
};

const queueArn = ({ region, account }: Place, url: unknown): string =>
  `arn:aws:sqs:${region}:${account}:${text(url).split('/').at(-1)}`;

const busArn = ({ region, account }: Place, nameOrArn: unknown): string => {
  const named = text(nameOrArn ?? 'default');
  return named.startsWith('arn:')
    ? named
    : `arn:aws:events:${region}:${account}:event-bus/${named}`;
};

/** A raw message may say anything, so that SES asks for the stronger of its two actions. */
const ses: NeedsOf = (_, input, { region, account }) => {
  const from = text(input['FromEmailAddress']);
  const isRaw = (input['Content'] as { Raw?: object } | undefined)?.Raw !== undefined;
  return [
    {
      action: isRaw ? 'ses:SendRawEmail' : 'ses:SendEmail',
      resource: `arn:aws:ses:${region}:${account}:identity/${from.split('@').at(-1)}`,
      context: { 'ses:FromAddress': from },
    },
  ];
};

const kms: NeedsOf = (operation, input, { region, account }) => {
  const key = text(input['KeyId']);
  const resource = key.startsWith('arn:') ? key : `arn:aws:kms:${region}:${account}:key/${key}`;
  return [{ action: `kms:${operation}`, resource }];
};

const SERVICES: Readonly<Record<string, NeedsOf>> = {
  dynamodb,
  ses,
  kms,
  s3: (operation, input) => [
    {
      action: `s3:${operation}`,
      resource: `arn:aws:s3:::${[input['Bucket'], input['Key']].filter(Boolean).join('/')}`,
    },
  ],
  sqs: (operation, input, place) => [
    { action: `sqs:${operation}`, resource: queueArn(place, input['QueueUrl']) },
  ],
  events: (operation, input, place) =>
    ((input['Entries'] ?? []) as Input[]).map(({ EventBusName }) => ({
      action: `events:${operation}`,
      resource: busArn(place, EventBusName),
    })),
  states: (operation, input) => [
    {
      action: `states:${operation}`,
      resource: text(input['stateMachineArn'] ?? input['executionArn']),
    },
  ],
  lambda: (operation, input) => [
    { action: `lambda:${operation}`, resource: text(input['FunctionName']) },
  ],
};
