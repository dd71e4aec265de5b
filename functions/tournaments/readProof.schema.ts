import { ProofReply } from '../shared/commit.schema.ts';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { TournamentPath } from '../shared/wire.ts';

/** GET /v1/tournaments/{tournamentId}/proof. */
export const readProof = get({
  path: '/v1/tournaments/{tournamentId}/proof',
  summary: 'Shows the chain of hashes of everything recorded, checked now',
  scopes: READERS,
  parameters: TournamentPath,
  reply: { status: 200, schema: ProofReply },
});
