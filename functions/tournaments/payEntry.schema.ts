import * as z from 'zod';
import { SPONSORS } from '../../domain/tournament/sponsors.ts';
import { post } from '../shared/route.ts';
import {
  Circumstances,
  Desk,
  DocumentShown,
  EntryPath,
  Means,
  Money,
  PaperNumberText,
  Recorded,
  Text,
} from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/entries/{entryId}/payment. */
export const payEntry = post({
  path: '/v1/tournaments/{tournamentId}/entries/{entryId}/payment',
  summary: 'Sells the entry at a cash desk and issues its voucher',
  scopes: ['tapete/cage'],
  parameters: EntryPath,
  body: z.strictObject({
    ...Circumstances,
    document: DocumentShown,
    tendered: Money,
    means: Means,
    desk: Desk,
    /** Who paid into the account in the place of the player: a satellite, or the operator. */
    sponsor: z.strictObject({ kind: z.enum(SPONSORS), reference: Text }).optional(),
  }),
  reply: {
    status: 201,
    schema: Recorded.extend({ entryNumber: z.int(), voucher: PaperNumberText }),
  },
});
