import * as z from 'zod';
import { SEATS_MAX } from '../../domain/hand/setup.ts';
import { post } from '../shared/route.ts';
import {
  Circumstances,
  DocumentShown,
  EntryPath,
  PaperNumberText,
  Recorded,
  TableNumber,
} from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/entries/{entryId}/seating. */
export const takeSeat = post({
  path: '/v1/tournaments/{tournamentId}/entries/{entryId}/seating',
  summary: 'Seats the player at the table against voucher and document',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: EntryPath,
  body: z.strictObject({
    ...Circumstances,
    document: DocumentShown,
    voucher: PaperNumberText,
    /** Left out, the only table of a Sit & Go. */
    table: TableNumber.nullable().default(null),
    seat: z.int().min(1).max(SEATS_MAX),
  }),
  reply: { status: 201, schema: Recorded },
});
