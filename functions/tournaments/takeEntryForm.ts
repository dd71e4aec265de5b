import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import { applicant } from './applicant.ts';
import type { takeEntryForm as route } from './takeEntryForm.schema.ts';

/** POST …/entries — takes the form; it holds no place until it is paid. */
export const takeEntryForm: Handler<typeof route> = ({ path, body, call }) => {
  const entryId = call.idempotencyKey;
  const { declarations, otherDocumentReason: reason } = body;
  return act(
    { path, body, call },
    async (scene) => {
      const { person, writes } = await applicant(scene, body.person);
      const { circumstance } = scene;
      const form = {
        entryId,
        person,
        declarations,
        ...(body.series && { series: body.series }),
        ...(reason && { otherDocumentReason: reason }),
      };
      return { command: { type: 'TakeEntryForm', ...circumstance, ...form }, writes };
    },
    () => ({ entryId }),
  );
};
