import * as z from 'zod';
import { post } from '../shared/route.ts';
import { RECORDERS } from '../shared/scopes.ts';
import { ChipCount, Circumstances, EntryPath, Hand, Recorded } from '../shared/wire.ts';
import { TableCodes } from './pieces.schema.ts';

/** POST /v1/tournaments/{tournamentId}/entries/{entryId}/purchase-declarations. */
export const declarePurchase = post({
  path: '/v1/tournaments/{tournamentId}/entries/{entryId}/purchase-declarations',
  summary: 'A rebuy or an add-on announced aloud: from here on it is owed',
  scopes: RECORDERS,
  parameters: EntryPath,
  body: z.strictObject({
    ...Circumstances,
    codes: TableCodes,
    stack: ChipCount,
    /** The hand in progress; left out before the cards are dealt. */
    hand: Hand.nullable().default(null),
  }),
  reply: { status: 201, schema: Recorded },
});
