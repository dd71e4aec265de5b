import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { logContact as route } from './logContact.schema.ts';

/** POST …/entries/{entryId}/contact-attempts — every effort is made (R123-I-37). */
export const logContact: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'LogContact',
    ...circumstance,
    contactId: call.idempotencyKey,
    entryId: path.entryId,
    outcome: body.outcome,
  }));
