import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { resumeEvent as route } from './resumeEvent.schema.ts';

/** POST …/resumptions — from where it stood (R123-I-6). */
export const resumeEvent: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'ResumeEvent',
    ...circumstance,
    resumptionId: call.idempotencyKey,
  }));
