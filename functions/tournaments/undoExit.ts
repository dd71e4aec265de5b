import type { Handler } from '../shared/operation.ts';
import { maybeSigned } from '../shared/staff.ts';
import { act } from './act.ts';
import type { undoExit as route } from './undoExit.schema.ts';

/** POST …/corrections — undoes the last exit; needs the ETag of what was seen. */
export const undoExit: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, (scene) => ({
    type: 'UndoExit',
    ...maybeSigned(scene, body),
    exitId: body.exitId,
    reason: body.reason,
    late: body.late,
  }));
