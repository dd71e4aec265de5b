import * as z from 'zod';
import { APPEAL_DECISIONS } from '../../domain/rulings/facts.ts';
import { post } from '../shared/route.ts';
import { Circumstances, Text } from '../shared/wire.ts';
import { RulingOutcome, RulingPath, RulingReply } from './pieces.schema.ts';

/** POST /v1/rulings/{rulingId}/appeal/decision. */
export const decideRulingAppeal = post({
  path: '/v1/rulings/{rulingId}/appeal/decision',
  summary: 'The Director confirms, modifies or revokes a ruling under appeal',
  scopes: ['tapete/director'],
  parameters: RulingPath,
  body: z.strictObject({
    ...Circumstances,
    decision: z.enum(APPEAL_DECISIONS),
    /** What holds instead, when it is modified. */
    outcome: RulingOutcome.optional(),
    reason: Text,
  }),
  reply: { status: 201, schema: RulingReply },
});
