import type { Accounts, AccountsCommand } from '../../domain/accounts/accounts.ts';
import type { Circumstance } from '../../domain/tournament/facts.ts';
import { ACCOUNTS } from '../shared/accounts.ts';
import type { Answer } from '../shared/answer.ts';
import { execute, requestOf } from '../shared/execute.ts';
import type { Call } from '../shared/route.ts';
import { ports } from '../shared/runtime.ts';
import { circumstanceOf, type SaidCircumstances } from '../shared/staff.ts';
import { streamOf } from '../shared/streams.ts';

type Input = { readonly body: SaidCircumstances; readonly call: Call };

/** Records an act on the books of the operator. */
export const act = (
  { body, call }: Input,
  commandOf: (circumstance: Circumstance) => AccountsCommand,
  reply: { readonly status: number; readonly body?: (books: Accounts) => object },
): Promise<Answer> => {
  const used = ports();
  return execute(used, requestOf(call), {
    aggregate: ACCOUNTS,
    stream: streamOf.accounts,
    prepare: ({ registry }) => {
      return { command: commandOf(circumstanceOf(used, registry, body)) };
    },
    views: () => [],
    answer: ({ state, sequence }) => ({
      status: reply.status,
      headers: { etag: `"${sequence}"` },
      body: { ...reply.body?.(state), version: sequence },
    }),
  });
};

/** The books as they stand, and their version. */
export const books = async (call: Call): Promise<{ state: Accounts; sequence: number }> =>
  ports().store.load(ACCOUNTS, call.caller.operator, streamOf.accounts);
