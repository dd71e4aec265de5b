import type { Desk } from '../../../infra/client/client.ts';

/** One command of a bulk request, as the API takes it. */
export type BulkCommand = {
  readonly operation: string;
  readonly idempotencyKey: string;
  readonly entryId?: string;
  readonly body: object;
};

type Result = { readonly status: number | 'not-attempted'; readonly body: unknown };

const COMMANDS_PER_REQUEST = 100;

/**
 * Posts commands of one event in order, as many to a request as it takes, and sends again what a
 * request did not reach. Gives the answers in the order of the commands.
 *
 * @throws {Error} when one is refused
 */
export const postAll = async <Body>(
  desk: Desk,
  path: string,
  commands: readonly BulkCommand[],
): Promise<Body[]> => {
  const bodies: Body[] = [];
  while (bodies.length < commands.length) {
    const batch = commands.slice(bodies.length, bodies.length + COMMANDS_PER_REQUEST);
    const reply = await desk.call('POST', `${path}/commands`, { body: { commands: batch } });
    if (reply.status !== 200) throw new Error(`${path}/commands: ${JSON.stringify(reply)}`);
    const { results } = reply.body as { results: Result[] };
    for (const { status, body } of results) {
      if (status === 'not-attempted') break;
      if (status >= 300) throw new Error(`A command was refused: ${JSON.stringify(body)}`);
      bodies.push(body as Body);
    }
  }
  return bodies;
};
