import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AwsError } from '../awsError.ts';
import { type Admit, callerOf } from '../iam/guard.ts';
import type { Operations } from './context.ts';
import { type ErrorBody, isRefusal, refusal } from './errors.ts';

const REQUEST_BYTES_MAX = 16 * 1024 * 1024;

/** Answers requests of the AWS JSON 1.0 protocol with the operations. */
export const wireHandler =
  (operations: Operations, admit: Admit = () => {}) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const parts: Buffer[] = [];
    let bytes = 0;
    request.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes <= REQUEST_BYTES_MAX) parts.push(part);
    });
    request.on('end', async () => {
      const target = String(request.headers['x-amz-target'] ?? '');
      if (bytes > REQUEST_BYTES_MAX) return void response.writeHead(413).end();
      const admitted = (operation: string, input: unknown) =>
        admit(callerOf(request), { service: 'dynamodb', operation, input: input as Input });
      const { status, body } = await answer(operations, target, Buffer.concat(parts), admitted);
      const text = Buffer.from(JSON.stringify(body));
      response.writeHead(status, {
        'content-type': 'application/x-amz-json-1.0',
        'content-length': text.length,
        'x-amzn-requestid': randomUUID(),
      });
      response.end(text);
    });
  };

type Input = Record<string, unknown>;
type Answer = { readonly status: number; readonly body: unknown };

const answer = async (
  operations: Operations,
  target: string,
  text: Buffer,
  admit: (operation: string, input: unknown) => void,
): Promise<Answer> => {
  try {
    const name = target.split('.')[1] ?? '';
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!operation) throw unknownOperation(name);
    const input = parseJson(text);
    admit(name, input);
    return { status: 200, body: await operation(input) };
  } catch (error) {
    if (error instanceof AwsError)
      return { status: error.status, body: { __type: error.name, message: error.message } };
    if (isRefusal(error)) return { status: error.statusCode, body: error.body };
    console.error(error); // a bug of the front: show it, and let the caller see a failed service
    const __type = 'com.amazonaws.dynamodb.v20120810#InternalServerError';
    return { status: 500, body: { __type, message: String(error) } satisfies ErrorBody };
  }
};

const parseJson = (text: Buffer): unknown => {
  try {
    return JSON.parse(text.toString());
  } catch {
    throw refusal('SerializationException', 'The request is not valid JSON.');
  }
};

const PARTIQL = new Set(['ExecuteStatement', 'BatchExecuteStatement', 'ExecuteTransaction']);

const unknownOperation = (name: string) =>
  refusal(
    'UnknownOperationException',
    PARTIQL.has(name)
      ? `${name}: PartiQL is not served on one machine; use the item operations.`
      : `${name || 'A request without x-amz-target'}: not an operation that is served here.`,
  );
