import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Text } from '../shared/wire.ts';
import { RulingPath, RulingReply } from './pieces.schema.ts';

/** POST /v1/rulings/{rulingId}/appeal. */
export const appealRuling = post({
  path: '/v1/rulings/{rulingId}/appeal',
  summary: 'Takes the appeal of a Supervisor’s ruling, which waits for the Director',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: RulingPath,
  body: z.strictObject({
    ...Circumstances,
    appellant: z.enum(['player', 'official']),
    grounds: Text,
  }),
  reply: { status: 201, schema: RulingReply },
});
