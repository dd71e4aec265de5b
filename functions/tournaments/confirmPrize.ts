import { profileOf } from '../shared/desks.ts';
import type { Handler } from '../shared/operation.ts';
import { seriesOf } from '../shared/series.ts';
import { memberOf } from '../shared/staff.ts';
import { act } from './act.ts';
import type { confirmPrize as route } from './confirmPrize.schema.ts';
import { confirmationReply, entryAfter } from './entryReply.ts';

/** POST …/prize-confirmations — at the control desk, with a Supervisor (R123-I-73, R123-IV-9.1). */
export const confirmPrize: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    async (scene) => {
      const { circumstance, registry } = scene;
      const { controlDesk: desk } = profileOf(scene);
      return {
        type: 'ConfirmPrize',
        ...circumstance,
        entryId: body.entryId,
        desk,
        supervisor: memberOf(registry, body.supervisor.legajo, circumstance.jornada),
        ...(body.reissue !== undefined && { reissue: body.reissue }),
        classification: await scene.numberFrom({
          kind: 'CL',
          ...seriesOf(scene.state.terms),
          point: desk,
        }),
      };
    },
    (state) => confirmationReply(entryAfter(state, body.entryId)),
  );
