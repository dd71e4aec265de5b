import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import { attempt, attemptAll } from './bulk.ts';
import type { postCommands as route } from './postCommands.schema.ts';

/** POST …/commands — each command is answered as if it had come alone. */
export const postCommands: Handler<typeof route> = async ({ path, body, call }) => {
  const now = () => Date.parse(ports().now());
  const results = await attemptAll(body.commands, call.startedAt, now, (command) =>
    attempt(command, path.tournamentId, call),
  );
  return { status: 200, body: { results } };
};
