import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Hash, TournamentPath } from '../shared/wire.ts';

/** GET /v1/tournaments/{tournamentId}/proof. */
export const readProof = get({
  path: '/v1/tournaments/{tournamentId}/proof',
  summary: 'Shows the chain of hashes of everything recorded, checked now',
  scopes: READERS,
  parameters: TournamentPath,

  reply: {
    status: 200,
    schema: z.object({
      stream: z.string(),
      intact: z.boolean(),
      firstBrokenLink: z.int().nullable(),
      head: Hash,
      links: z.array(
        z.object({ sequence: z.int(), recordedAt: z.string(), previousHash: Hash, hash: Hash }),
      ),
    }),
  },
});
