import * as z from 'zod';
import { RESTRICTION_GROUPS } from '../../domain/tournament/facts.ts';
import { put } from '../shared/route.ts';
import { Circumstances, Day, DocumentShown, Id, Recorded, Text } from '../shared/wire.ts';

const DOCUMENTS_MAX = 500; // a commit is one item of the table

/** PUT /v1/registry/restriction-lists/{listId}. */
export const importRestrictions = put({
  path: '/v1/registry/restriction-lists/{listId}',
  summary: 'Imports a whole list of barred documents; who is no longer on it is free',
  scopes: ['tapete/admin', 'tapete/director'],
  parameters: z.strictObject({ listId: Id }),
  body: z.strictObject({
    ...Circumstances,
    group: z.enum(RESTRICTION_GROUPS),
    reference: Text,
    from: Day,
    documents: z.array(DocumentShown).max(DOCUMENTS_MAX),
  }),
  reply: { status: 200, schema: Recorded },
});
