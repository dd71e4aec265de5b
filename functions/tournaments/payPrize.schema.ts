import * as z from 'zod';
import { post } from '../shared/route.ts';
import {
  Circumstances,
  Desk,
  DocumentShown,
  Id,
  Means,
  MoneyReply,
  PaperNumberText,
  Recorded,
  TournamentPath,
} from '../shared/wire.ts';

const CONFIRMATIONS_MAX = 1000;

/** POST /v1/tournaments/{tournamentId}/payments. */
export const payPrize = post({
  path: '/v1/tournaments/{tournamentId}/payments',
  summary: 'Pays a prize against its receipt and the document, once',
  scopes: ['tapete/cage'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    entryId: Id,
    /** Version and number of the classification receipt handed in. */
    confirmation: z.int().min(1).max(CONFIRMATIONS_MAX),
    classification: PaperNumberText,
    document: DocumentShown,
    means: Means,
    desk: Desk,
  }),
  reply: { status: 201, schema: Recorded.extend({ receipt: PaperNumberText, amount: MoneyReply }) },
});
