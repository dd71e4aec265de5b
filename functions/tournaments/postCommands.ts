import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import { attempt } from './bulk.ts';
import type { postCommands as route } from './postCommands.schema.ts';

const MILLISECONDS_MAX = 20_000; // the gateway waits 30 s

/** POST …/commands — in order, one after the other; what the time does not reach is not attempted. */
export const postCommands: Handler<typeof route> = async ({ path, body, call }) => {
  const results: object[] = [];
  for (const command of body.commands) {
    const { idempotencyKey } = command;
    const late = Date.parse(ports().now()) - call.startedAt > MILLISECONDS_MAX;
    results.push(
      late
        ? { idempotencyKey, status: 'not-attempted' }
        : { idempotencyKey, ...(await attempt(command, path.tournamentId, call)) },
    );
  }
  return { status: 200, body: { results } };
};
