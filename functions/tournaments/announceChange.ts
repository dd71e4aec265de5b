import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { announceChange as route } from './announceChange.schema.ts';

/** POST …/change-announcements — before it a change has no effect (R123-III-2.p5). */
export const announceChange: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'AnnounceChange',
    ...circumstance,
    announcementId: call.idempotencyKey,
    changeId: body.changeId,
    text: body.text,
  }));
