import * as z from 'zod';
import { post } from '../shared/route.ts';

import { Circumstances, MovementPath, Recorded, Text } from '../shared/wire.ts';

/** POST /v1/tables/{tableId}/movements/{movementId}/void. */
export const voidMovement = post({
  path: '/v1/tables/{tableId}/movements/{movementId}/void',
  summary: 'Voids a fill, a credit or a count of the box; the slip is kept',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: MovementPath,
  body: z.strictObject({ ...Circumstances, reason: Text }),
  reply: { status: 201, schema: Recorded },
});
