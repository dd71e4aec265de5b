import { FISCAL } from '../shared/fiscal.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import { streamOf } from '../shared/streams.ts';
import type { readFiscalDay as route } from './fiscal.schema.ts';

/** GET /v1/fiscal/{jornada} — in the order in which it was entered, what was voided too. */
export const readFiscalDay: Handler<typeof route> = async ({ path, call }) => {
  const stream = streamOf.fiscal(path.jornada);
  const { state, sequence } = await ports().store.load(FISCAL, call.caller.operator, stream);
  const acts = state.acts.map(({ occurredAt: at, legajo: by, voided, ...one }) => ({
    ...one,
    by,
    at,
    voided: voided && { reason: voided.reason },
  }));
  const signOffs = state.signOffs.map(({ occurredAt: at, legajo: by, ...one }) => ({
    edition: one.edition,
    manifestSha256: one.manifestSha256,
    remark: one.remark,
    by,
    at,
  }));
  return { status: 200, body: { acts, signOffs, version: sequence } };
};
