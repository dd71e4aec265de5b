import * as z from 'zod';
import { BulkCommandFields, BulkReply, COMMANDS_MAX } from '../shared/bulk.schema.ts';
import { post } from '../shared/route.ts';
import { SCOPES } from '../shared/scopes.ts';
import { Id, TournamentPath } from '../shared/wire.ts';
import { ACT_AND_READ_ROUTES } from './operations.ts';

/** The acts on one tournament that may be sent in bulk: all of them but its announcement. */
const BULK = Object.entries(ACT_AND_READ_ROUTES).filter(
  ([name, { method }]) => method === 'POST' && name !== 'announceTournament',
);
export const BULK_OPERATIONS = BULK.map(([name]) => name);

/** Whoever may post one of them alone; each is then asked for its own scope. */
const THEIR_SCOPES = SCOPES.filter((scope) =>
  BULK.some(([, { scopes }]) => scopes !== 'public' && scopes.includes(scope)),
);

const Command = z.strictObject({
  operation: z.enum(BULK_OPERATIONS),
  ...BulkCommandFields,
  /** Of acts on one entry. */
  entryId: Id.optional(),
});

/** POST …/commands: each command under its own key, so the request itself needs none. */
export const postCommands = post({
  path: '/v1/tournaments/{tournamentId}/commands',
  summary: 'Posts up to 100 commands of one event, in order; each is answered',
  scopes: THEIR_SCOPES,
  parameters: TournamentPath,
  body: z.strictObject({ commands: z.array(Command).min(1).max(COMMANDS_MAX) }),
  reply: { status: 200, schema: BulkReply },
  idempotent: false,
});
