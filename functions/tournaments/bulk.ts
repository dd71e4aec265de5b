import type * as z from 'zod';
import { type Handler, runOperation } from '../shared/operation.ts';
import { explain } from '../shared/problems/explain.ts';
import type { Call, Route } from '../shared/route.ts';
import { logger } from '../shared/runtime.ts';
import { HANDLERS } from './handlers.ts';
import { ACT_AND_READ_ROUTES } from './operations.ts';
import type { postCommands } from './postCommands.schema.ts';

type Command = z.output<(typeof postCommands)['body']>['commands'][number];

const MILLISECONDS_MAX = 20_000; // the gateway waits 30 s

/** In order, one after the other; what the time does not reach is not attempted. */
export const attemptAll = async (
  commands: readonly Command[],
  startedAt: number,
  now: () => number,
  run: (command: Command) => Promise<object>,
): Promise<object[]> => {
  const results: object[] = [];
  for (const command of commands) {
    const { idempotencyKey } = command;
    const late = now() - startedAt > MILLISECONDS_MAX;
    const result = late ? { status: 'not-attempted' } : await run(command);
    results.push({ idempotencyKey, ...result });
  }
  return results;
};

/** One command of a bulk request, as if it had come alone: same checks, same key, same answer. */
export const attempt = async (
  { operation, idempotencyKey, entryId, ifMatch, body }: Command,
  tournamentId: string,
  { caller, requestId, language, startedAt }: Call,
): Promise<{ status: number; body: unknown }> => {
  const name = operation as keyof typeof HANDLERS;
  const path = { tournamentId, ...(entryId !== undefined && { entryId }) };
  const around = { caller, requestId, language, startedAt };
  try {
    return await runOperation(
      name,
      ACT_AND_READ_ROUTES[name] as Route,
      HANDLERS[name] as Handler<Route>,
      { ...around, idempotencyKey, ifMatch, path, query: {}, body },
    );
  } catch (error) {
    const problem = explain(error, requestId, language);
    if (problem.status >= 500) logger.error('failed', { requestId, error: error as Error });
    return { status: problem.status, body: problem };
  }
};
