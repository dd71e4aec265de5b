import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { RulingPath, RulingReply } from './pieces.schema.ts';

/** GET /v1/rulings/{rulingId}. */
export const readRuling = get({
  path: '/v1/rulings/{rulingId}',
  summary: 'Shows a ruling as it stands, with its appeal',
  scopes: READERS,
  parameters: RulingPath,
  reply: { status: 200, schema: RulingReply },
});
