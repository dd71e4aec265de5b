import { ProofReply } from '../shared/commit.schema.ts';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { JackpotPath } from './pieces.schema.ts';

/** GET /v1/jackpots/{jackpotId}/proof. */
export const readJackpotProof = get({
  path: '/v1/jackpots/{jackpotId}/proof',
  summary: 'Shows what was recorded of a jackpot, checked now',
  scopes: READERS,
  parameters: JackpotPath,
  reply: { status: 200, schema: ProofReply },
});
