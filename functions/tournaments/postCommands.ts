import { attempt, attemptAll } from '../shared/bulk.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import { HANDLERS } from './handlers.ts';
import { ACT_AND_READ_ROUTES } from './operations.ts';
import type { postCommands as route } from './postCommands.schema.ts';

/** POST …/commands — each command is answered as if it had come alone. */
export const postCommands: Handler<typeof route> = async ({ path, body, call }) => {
  const now = () => Date.parse(ports().now());
  const results = await attemptAll(body.commands, call.startedAt, now, (command) => {
    const { entryId } = command;
    const place = { ...path, ...(entryId !== undefined && { entryId }) };
    return attempt(ACT_AND_READ_ROUTES, HANDLERS, command, place, call);
  });
  return { status: 200, body: { results } };
};
