import { attempt, attemptAll } from '../shared/bulk.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import { HANDLERS } from './handlers.ts';
import { TABLE_ACTS_AND_READS } from './operations.ts';
import type { postTableCommands as route } from './postTableCommands.schema.ts';

/** POST …/commands — each command is answered as if it had come alone. */
export const postTableCommands: Handler<typeof route> = async ({ path, body, call }) => {
  const now = () => Date.parse(ports().now());
  const results = await attemptAll(body.commands, call.startedAt, now, (command) => {
    const { movementId, handId } = command;
    const place = {
      ...path,
      ...(movementId !== undefined && { movementId }),
      ...(handId !== undefined && { handId }),
    };
    return attempt(TABLE_ACTS_AND_READS, HANDLERS, command, place, call);
  });
  return { status: 200, body: { results } };
};
