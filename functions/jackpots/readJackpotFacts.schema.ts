import * as z from 'zod';
import { FactsReply } from '../shared/commit.schema.ts';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Page } from '../shared/wire.ts';
import { JackpotPath } from './pieces.schema.ts';

/** GET /v1/jackpots/{jackpotId}/facts. */
export const readJackpotFacts = get({
  path: '/v1/jackpots/{jackpotId}/facts',
  summary: 'Shows what was recorded of a jackpot, commit by commit',
  scopes: READERS,
  parameters: JackpotPath,
  query: z.strictObject(Page),
  reply: { status: 200, schema: FactsReply },
});
