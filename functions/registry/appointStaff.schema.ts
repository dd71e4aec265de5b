import * as z from 'zod';
import { STAFF_ROLES } from '../../domain/tournament/facts.ts';
import { put } from '../shared/route.ts';
import { Circumstances, Code, Recorded, Text } from '../shared/wire.ts';
import { PeriodFields } from './pieces.schema.ts';

/** PUT /v1/registry/staff/{legajo}. */
export const appointStaff = put({
  path: '/v1/registry/staff/{legajo}',
  summary: 'Appoints a member of the staff to a role',
  scopes: ['tapete/admin', 'tapete/director'],
  parameters: z.strictObject({ legajo: Code }),
  body: z.strictObject({
    ...Circumstances,
    name: Text,
    role: z.enum(STAFF_ROLES),
    /** Of a Supervisor who controls the tables of one sector (R132-13). */
    sector: Code.optional(),
    ...PeriodFields,
  }),
  reply: { status: 200, schema: Recorded },
});
