import { couponsOf } from '../../domain/tournament/coupons.ts';
import type { Handler } from '../shared/operation.ts';
import type { listCoupons as route } from './listCoupons.schema.ts';
import { read } from './read.ts';

/** GET …/coupons — issued, delivered, used at a table, withdrawn or void (R123-IV-2.p4). */
export const listCoupons: Handler<typeof route> = (input) =>
  read(input, (state) => ({ coupons: couponsOf(state) }));
