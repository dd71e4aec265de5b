import { cageDesk } from '../shared/desks.ts';
import type { Handler } from '../shared/operation.ts';
import { seriesOf } from '../shared/series.ts';
import { toCentavos } from '../shared/wire.ts';
import { act } from './act.ts';
import { entryAfter, saleReply } from './entryReply.ts';
import { holderOf } from './holder.ts';
import type { payEntry as route } from './payEntry.schema.ts';

/** POST …/payment — takes the full price and numbers the voucher (R123-I-31, R123-IV-11.2). */
export const payEntry: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    async (scene) => ({
      type: 'PayEntry',
      ...scene.circumstance,
      ...(await holderOf(scene, path.entryId, body.document)),
      entryId: path.entryId,
      saleId: call.idempotencyKey,
      tendered: toCentavos(body.tendered),
      means: body.means,
      desk: cageDesk(scene, body.desk),
      ...(body.sponsor && { sponsor: body.sponsor }),
      voucher: await scene.numberFrom({
        kind: 'VC',
        ...seriesOf(scene.state.terms),
        point: body.desk,
      }),
    }),
    (state) => saleReply(entryAfter(state, path.entryId)),
  );
