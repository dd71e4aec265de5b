const SERVICE = 'com.amazonaws.dynamodb.v20120810#';

/** The body of a refusal on the wire; SDKs pick their exception class by `__type`. */
export type ErrorBody = { readonly __type: string; readonly message?: string } & Record<
  string,
  unknown
>;

/** What dynalite throws for a refused request, and what this front throws too. */
export type Refusal = Error & { readonly statusCode: number; readonly body: ErrorBody };

/** Makes a refusal of the named exception, with members beyond the message if it has any. */
export const refusal = (name: string, message: string, members: object = {}): Refusal =>
  Object.assign(new Error(message), {
    statusCode: 400,
    body: { __type: `${namespaceOf(name)}${name}`, message, ...members },
  });

/** Tells a refusal, which is an answer, from a bug of the front. */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'statusCode' in error && 'body' in error;

/** The exception name without its namespace. */
export const refusalName = (error: Refusal): string => error.body.__type.split('#').at(-1) ?? '';

/** The request does not fit the operation's contract. */
export const validationError = (message: string): Refusal =>
  refusal('ValidationException', message);

/** The table is not there; the detail names it where AWS does. */
export const tableNotFound = (tableName?: string): Refusal =>
  refusal(
    'ResourceNotFoundException',
    `Requested resource not found${tableName ? `: Table: ${tableName} not found` : ''}`,
  );

const namespaceOf = (name: string): string => {
  if (name === 'ValidationException') return 'com.amazon.coral.validate#';
  if (name === 'UnknownOperationException' || name === 'SerializationException')
    return 'com.amazon.coral.service#';
  return SERVICE;
};
