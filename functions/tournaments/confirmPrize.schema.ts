import * as z from 'zod';
import { post } from '../shared/route.ts';
import {
  Circumstances,
  Code,
  Id,
  MoneyReply,
  PaperNumberText,
  Recorded,
  Text,
  TournamentPath,
} from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/prize-confirmations. */
export const confirmPrize = post({
  path: '/v1/tournaments/{tournamentId}/prize-confirmations',
  summary: 'Confirms a prize and numbers its classification receipt',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    entryId: Id,
    supervisor: z.strictObject({ legajo: Code }),
    /** Why a receipt that holds is issued again; left out otherwise. */
    reissue: Text.optional(),
  }),
  reply: {
    status: 201,
    schema: Recorded.extend({
      confirmation: z.int(),
      classification: PaperNumberText,
      position: z.int(),
      prize: MoneyReply,
    }),
  },
});
