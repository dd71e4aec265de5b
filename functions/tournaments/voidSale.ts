import { cageDesk } from '../shared/desks.ts';
import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { voidSale as route } from './voidSale.schema.ts';

/** POST …/void — takes a mistyped sale back; nothing is deleted. */
export const voidSale: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, (scene) => ({
    type: 'VoidSale',
    ...scene.circumstance,
    entryId: path.entryId,
    voidId: call.idempotencyKey,
    reason: body.reason,
    desk: cageDesk(scene, body.desk),
    ...(body.late && { late: true }),
  }));
