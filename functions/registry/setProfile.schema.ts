import * as z from 'zod';
import { put } from '../shared/route.ts';
import { Circumstances, Code, Day, Desk, Money, Recorded, Text } from '../shared/wire.ts';
import { short } from './pieces.schema.ts';

const HOUR_MAX = 23;

/** PUT /v1/registry/operator. */
export const setProfile = put({
  path: '/v1/registry/operator',
  summary: 'Sets how the operator presents itself from a day on',
  scopes: ['tapete/admin'],

  body: z.strictObject({
    ...Circumstances,
    from: Day,
    legalName: Text,
    roleLine: Text,
    venues: short(z.strictObject({ id: Code, name: Text })),
    jornadaChangeHour: z.int().min(0).max(HOUR_MAX),
    controlDesk: Desk,
    centralPoint: Desk,
    cageDesks: short(Desk),
    /** What one person pays alone at most; left out there is no such limit. */
    soloPayoutMax: Money.optional(),
    accountCodes: z.strictObject({ IN: Code, RB: Code, AD: Code }).optional(),
  }),
  reply: { status: 200, schema: Recorded },
});
