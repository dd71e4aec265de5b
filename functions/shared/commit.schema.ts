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

/** A page of a stream. */
export const FactsReply = z.object({ commits: z.array(Commit), next: z.string().optional() });

/** The chain of hashes of a stream, as checked now. */
export const ProofReply = z.object({
  stream: z.string(),
  intact: z.boolean(),
  firstBrokenLink: z.int().nullable(),
  head: Hash,
  links: z.array(
    z.object({ sequence: z.int(), recordedAt: z.string(), previousHash: Hash, hash: Hash }),
  ),
});
