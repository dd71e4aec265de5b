import * as z from 'zod';
import { post } from '../shared/route.ts';
import { ChipCount, Circumstances, DocumentShown, EntryPath, Recorded } from '../shared/wire.ts';

const RECEIPT_MAX = 1_000_000;

/** POST /v1/tournaments/{tournamentId}/entries/{entryId}/bag-release. */
export const releaseBag = post({
  path: '/v1/tournaments/{tournamentId}/entries/{entryId}/bag-release',
  summary: 'Gives the chips back at the seat of the new day',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: EntryPath,
  body: z.strictObject({
    ...Circumstances,
    document: DocumentShown,
    receipt: z.int().min(1).max(RECEIPT_MAX).nullable(),
    counted: ChipCount,
  }),
  reply: { status: 201, schema: Recorded },
});
