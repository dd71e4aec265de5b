import { couponText } from '../../domain/tournament/coupons.ts';
import { cageDesk } from '../shared/desks.ts';
import type { Handler } from '../shared/operation.ts';
import { toCentavos, toMoney } from '../shared/wire.ts';
import { act } from './act.ts';
import { entryAfter } from './entryReply.ts';
import { personOf } from './holder.ts';
import type { payPurchase as route } from './payPurchase.schema.ts';

/** POST …/purchases — coupon, table, cashier, amount and chips at once (R123-IV-4, R123-IV-5). */
export const payPurchase: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    async (scene) => ({
      type: 'PayPurchase',
      ...scene.circumstance,
      entryId: path.entryId,
      person: await personOf(scene, path.entryId),
      purchaseId: call.idempotencyKey,
      codes: body.codes,
      table: body.table,
      stack: body.stack,
      hand: body.hand,
      tendered: toCentavos(body.tendered),
      means: body.means,
      desk: cageDesk(scene, body.desk),
      ...(body.reportedLate !== undefined && { reportedLate: body.reportedLate }),
    }),
    (state) => {
      const entry = entryAfter(state, path.entryId);
      const coupons = entry.purchases
        .filter(({ purchaseId }) => purchaseId === call.idempotencyKey)
        .map((one) => ({
          code: one.code,
          coupon: couponText(entry, one),
          price: toMoney(one.price),
          chips: one.chips,
        }));
      return { coupons };
    },
  );
