import * as z from 'zod';
import { post } from '../shared/route.ts';
import {
  Circumstances,
  Code,
  DocumentShown,
  Id,
  Recorded,
  Text,
  TournamentPath,
} from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/entries. */
export const takeEntryForm = post({
  path: '/v1/tournaments/{tournamentId}/entries',
  summary: 'Takes the form of one entry; the Idempotency-Key becomes its id',
  scopes: ['tapete/floor', 'tapete/cage', 'tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    person: z.strictObject({
      surnames: Text,
      givenNames: Text,
      birthDate: z.iso.date(),
      document: DocumentShown,
    }),
    declarations: z.strictObject({
      swornStatement: z.boolean(),
      rulesAccepted: z.boolean(),
      imageConsent: z.boolean(),
    }),
    /** Where players choose their series (R123-I-9). */
    series: Code.optional(),
    /** The reason of the Director who admits a document of another kind (decision T12). */
    otherDocumentReason: Text.optional(),
  }),
  reply: { status: 201, schema: Recorded.extend({ entryId: Id }) },
});
