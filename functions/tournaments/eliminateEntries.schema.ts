import * as z from 'zod';
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

const ENTRIES_MAX = 100; // one hand at every table of a round

/** POST /v1/tournaments/{tournamentId}/eliminations. */
export const eliminateEntries = post({
  path: '/v1/tournaments/{tournamentId}/eliminations',
  summary: 'Records who lost the last chips in a hand',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    hand: Hand,
    out: z
      .array(z.strictObject({ entryId: Id, chipsAtStart: ChipCount }))
      .min(1)
      .max(ENTRIES_MAX),
    /** One round of hand-for-hand, whose number is `hand`, or an order that nobody can tell. */
    simultaneous: z.enum(['hand-for-hand', 'order-unknown']).nullable().default(null),
    /** Why it is reported after later hands; it is put in its place. */
    reportedLate: Text.nullable().default(null),
  }),
  reply: { status: 201, schema: Recorded.extend({ exitId: Id }) },
});
