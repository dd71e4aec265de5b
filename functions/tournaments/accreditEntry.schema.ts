import * as z from 'zod';
import { post } from '../shared/route.ts';
import {
  Circumstances,
  DocumentShown,
  EntryPath,
  PaperNumberText,
  Recorded,
} from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/entries/{entryId}/accreditation. */
export const accreditEntry = post({
  path: '/v1/tournaments/{tournamentId}/entries/{entryId}/accreditation',
  summary: 'Changes the voucher and the document for badge and control card',
  scopes: ['tapete/floor', 'tapete/cage', 'tapete/supervisor', 'tapete/director'],
  parameters: EntryPath,
  body: z.strictObject({ ...Circumstances, document: DocumentShown, voucher: PaperNumberText }),
  reply: { status: 201, schema: Recorded.extend({ playerNumber: z.int() }) },
});
