import * as z from 'zod';
import { SEATS_MAX } from '../../domain/hand/setup.ts';
import { post } from '../shared/route.ts';
import {
  ChipCount,
  Circumstances,
  Hand,
  Id,
  Recorded,
  Text,
  TournamentPath,
} from '../shared/wire.ts';
import { Article } from './article.schema.ts';

/** POST /v1/tournaments/{tournamentId}/disqualifications. */
export const disqualifyEntries = post({
  path: '/v1/tournaments/{tournamentId}/disqualifications',
  summary: 'Disqualifies, with the article and the reason',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    hand: Hand,
    out: z
      .array(z.strictObject({ entryId: Id, chipsRemoved: ChipCount }))
      .min(1)
      .max(SEATS_MAX),
    norm: Article,
    reason: Text,
  }),
  reply: { status: 201, schema: Recorded.extend({ exitId: Id }) },
});
