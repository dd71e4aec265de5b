import * as z from 'zod';
import { Hash } from './wire.ts';

/** A commit as readers get it: whole, so that they can check its hash themselves. */
export const Commit = z
  .object({
    operator: z.string(),
    stream: z.string(),
    sequence: z.int(),
    previousHash: Hash,
    recordedAt: z.string(),
    client: z.string(),
    requestId: z.string(),
    idempotencyKey: z.string(),
    events: z.array(z.looseObject({ type: z.string(), version: z.int() })),
    hash: Hash,
  })
  .meta({ id: 'Commit' });
