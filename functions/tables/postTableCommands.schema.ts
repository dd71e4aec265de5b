import * as z from 'zod';
import { BulkCommandFields, BulkReply, COMMANDS_MAX } from '../shared/bulk.schema.ts';
import { post } from '../shared/route.ts';
import { RECORDERS } from '../shared/scopes.ts';
import { Id, TablePath } from '../shared/wire.ts';
import { TABLE_ACTS_AND_READS } from './operations.ts';

/** The acts on one table that may be sent in bulk: all of them but its announcement. */
const BULK_OPERATIONS = Object.entries(TABLE_ACTS_AND_READS)
  .filter(([name, { method }]) => method === 'POST' && name !== 'announceTable')
  .map(([name]) => name);

const Command = z.strictObject({
  operation: z.enum(BULK_OPERATIONS),
  ...BulkCommandFields,
  /** Of acts on one movement. */
  movementId: Id.optional(),
  /** Of acts on one hand of a cash table. */
  handId: Id.optional(),
});

/** POST …/commands: each command under its own key, so the request itself needs none. */
export const postTableCommands = post({
  path: '/v1/tables/{tableId}/commands',
  summary: 'Posts up to 100 commands of one table, in order; each is answered',
  scopes: RECORDERS,
  parameters: TablePath,
  body: z.strictObject({ commands: z.array(Command).min(1).max(COMMANDS_MAX) }),
  reply: { status: 200, schema: BulkReply },
  idempotent: false,
});
