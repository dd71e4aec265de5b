import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { AwsError } from '../awsError.ts';
import type { Place } from '../template/names.ts';
import type { Stack } from '../template/stack.ts';
import { type Need, needsOf, type ServiceCall } from './needs.ts';
import { type Principal, principalsOf, type Statement } from './policies.ts';

/**
 * Lets a call through if the role of its caller is granted it; whoever has no role in the template is
 * the owner of the account, who may do everything.
 *
 * @throws {AwsError} `AccessDeniedException`
 */
export type Admit = (caller: string | undefined, call: ServiceCall) => void;

type Options = {
  readonly stack: Stack;
  /** Gets a line `<id> <action>` for each action of each role, when it is first used. */
  readonly callsFile?: string | undefined;
};

/** Holds functions and state machines to what the template grants them, as IAM does. */
export const openGuard = ({ stack, callsFile }: Options): Admit => {
  const principals = new Map(principalsOf(stack).map((one) => [one.name, one]));
  const seen = new Set<string>();
  if (callsFile !== undefined) mkdirSync(dirname(callsFile), { recursive: true });
  const note = ({ id }: Principal, { action }: Need): void => {
    const line = `${id} ${action}\n`;
    if (callsFile === undefined || seen.has(line)) return;
    seen.add(line);
    appendFileSync(callsFile, line);
  };
  return (caller, call) => {
    const principal = principals.get(caller ?? '');
    if (!principal) return;
    for (const need of needsOf(call, stack.place)) {
      assertGranted(principal, need, stack.place);
      note(principal, need);
    }
  };
};

/** Whose key signed a request, in its header or in a presigned URL. */
export const callerOf = ({
  headers,
  url = '',
}: {
  readonly headers: { readonly authorization?: string | undefined };
  readonly url?: string | undefined;
}): string | undefined => {
  const [, presigned] = /[?&]X-Amz-Credential=([^&%/]+)/.exec(url) ?? [];
  return presigned ?? /Credential=([^,/]+)\//.exec(headers.authorization ?? '')?.[1];
};

const assertGranted = ({ id, statements }: Principal, need: Need, { account }: Place): void => {
  const applying = statements.filter((statement) => applies(statement, need));
  const isDenied = applying.some(({ Effect }) => Effect === 'Deny');
  if (!isDenied && applying.some(({ Effect }) => Effect === 'Allow')) return;
  throw new AwsError(
    'AccessDeniedException',
    `arn:aws:sts::${account}:assumed-role/${id} is not authorized to perform ${need.action} on ${need.resource}`,
  );
};

const applies = ({ Action, Resource, Condition }: Statement, need: Need): boolean =>
  [Action].flat().some((pattern) => fits(pattern, need.action)) &&
  [Resource].flat().some((pattern) => fits(pattern, need.resource)) &&
  Object.entries(Condition?.StringEquals ?? {}).every(
    ([key, value]) => need.context?.[key] === value,
  );

/** `*` stands for any signs. */
const fits = (pattern: string, value: string): boolean =>
  pattern === value ||
  (pattern.includes('*') &&
    new RegExp(`^${pattern.split('*').map(literal).join('.*')}$`, 's').test(value));

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
