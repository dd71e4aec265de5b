import * as z from 'zod';
import { RESTRICTION_GROUPS } from '../../domain/tournament/facts.ts';
import { put } from '../shared/route.ts';
import { Circumstances, DocumentShown, Id, Recorded, Text } from '../shared/wire.ts';
import { PeriodFields } from './pieces.schema.ts';

/** PUT /v1/registry/restrictions/{restrictionId}. */
export const placeRestriction = put({
  path: '/v1/registry/restrictions/{restrictionId}',
  summary: 'Bars the holder of a document from taking part',
  scopes: ['tapete/admin', 'tapete/director'],
  parameters: z.strictObject({ restrictionId: Id }),
  body: z.strictObject({
    ...Circumstances,
    document: DocumentShown,
    group: z.enum(RESTRICTION_GROUPS),
    reference: Text,
    ...PeriodFields,
  }),
  reply: { status: 200, schema: Recorded },
});
