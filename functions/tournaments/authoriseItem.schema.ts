import * as z from 'zod';
import { ITEM_KINDS } from '../../domain/tournament/conductFacts.ts';
import { post } from '../shared/route.ts';
import { Circumstances, Id, Recorded, Text, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/authorised-items. */
export const authoriseItem = post({
  path: '/v1/tournaments/{tournamentId}/authorised-items',
  summary: 'Allows a player an item that he showed at the table',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    entryId: Id,
    kind: z.enum(ITEM_KINDS),
    description: Text,
    /** It communicates, films or takes pictures. */
    communicates: z.boolean(),
  }),
  reply: { status: 201, schema: Recorded },
});
