import { type Handler, type Handlers, type Routes, runOperation } from './operation.ts';
import { told } from './problems/told.ts';
import type { Call, Route } from './route.ts';
import { logger } from './runtime.ts';

/** One command of a bulk request. */
export type BulkCommand = {
  readonly operation: string;
  readonly idempotencyKey: string;
  readonly ifMatch?: string | undefined;
  readonly body: unknown;
};

const MILLISECONDS_MAX = 20_000; // the gateway waits 30 s

/** In order, one after the other; what the time does not reach is not attempted. */
export const attemptAll = async <Command extends BulkCommand>(
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
export const attempt = async <All extends Routes>(
  routes: All,
  handlers: Handlers<All>,
  { operation, idempotencyKey, ifMatch, body }: BulkCommand,
  path: Readonly<Record<string, string>>,
  { caller, requestId, language, startedAt }: Call,
): Promise<{ status: number; body: unknown }> => {
  const around = { caller, requestId, language, startedAt };
  try {
    return await runOperation(
      operation,
      routes[operation] as Route,
      handlers[operation] as Handler<Route>,
      { ...around, idempotencyKey, ifMatch, path, query: {}, body },
    );
  } catch (error) {
    const problem = await told(error, requestId, language, body);
    if (problem.status >= 500) logger.error('failed', { requestId, error: error as Error });
    return { status: problem.status, body: problem };
  }
};
