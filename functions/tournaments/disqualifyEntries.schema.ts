import * as z from 'zod';
import { NORMS, type NormId } from '../../domain/regulation/norms.ts';
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

const SEATS_MAX = 10;

const Article = z
  .string()
  .max(40)
  .refine((id) => Object.hasOwn(NORMS, id), 'No such article')
  .transform((id) => id as NormId)
  .meta({ description: 'Id of the article, as in docs/regulation.md', example: 'R123-II-41.b3' });

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
