import * as z from 'zod';
import { Id } from './wire.ts';

export const COMMANDS_MAX = 100;

/** What every command of a bulk request brings, whatever it is about. */
export const BulkCommandFields = {
  idempotencyKey: Id,
  ifMatch: z.string().max(20).optional(),
  /** As the operation itself takes it. */
  body: z.record(z.string().max(40), z.unknown()),
};

export const BulkReply = z.object({
  results: z.array(
    z.object({
      idempotencyKey: Id,
      status: z.union([z.int(), z.literal('not-attempted')]),
      body: z.unknown().optional(),
    }),
  ),
});
