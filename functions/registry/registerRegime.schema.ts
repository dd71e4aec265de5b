import * as z from 'zod';
import { put } from '../shared/route.ts';
import { Circumstances, Code, Recorded, Text } from '../shared/wire.ts';
import { PeriodFields, short } from './pieces.schema.ts';

const BPS_MAX = 10_000;
const Share = z.strictObject({ beneficiary: Code, name: Text, bps: z.int().min(0).max(BPS_MAX) });

/** PUT /v1/registry/regimes/{regimeId}. */
export const registerRegime = put({
  path: '/v1/registry/regimes/{regimeId}',
  summary: 'Registers a regime of distribution of the operator’s own',
  scopes: ['tapete/admin'],
  parameters: z.strictObject({ regimeId: Code }),
  body: z.strictObject({
    ...Circumstances,
    ...PeriodFields,
    citation: Text,
    complete: z.boolean(),
    missing: Text.optional(),
    confirmed: z.boolean().optional(),
    shares: short(Share),
    balance: Share,
  }),
  reply: { status: 200, schema: Recorded },
});
