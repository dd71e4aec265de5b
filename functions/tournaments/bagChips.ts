import type { Handler } from '../shared/operation.ts';
import { memberOf } from '../shared/staff.ts';
import { act } from './act.ts';
import type { bagChips as route } from './bagChips.schema.ts';

/** POST …/entries/{entryId}/bag — checked by the dealer (R123-IV-7.3.2). */
export const bagChips: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance, registry }) => ({
    type: 'BagChips',
    ...circumstance,
    bagId: call.idempotencyKey,
    entryId: path.entryId,
    piles: body.piles,
    declared: body.declared,
    counted: body.counted,
    seal: body.seal,
    supervisor: body.supervisor && memberOf(registry, body.supervisor.legajo, circumstance.jornada),
  }));
