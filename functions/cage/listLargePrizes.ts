import type { PaperNumber } from '../../domain/tournament/facts.ts';
import { paperNumber } from '../../reports/format/paperNumber.ts';
import { keys } from '../shared/keys.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import { toMoney } from '../shared/wire.ts';
import type { listLargePrizes as route } from './listLargePrizes.schema.ts';

/** GET /v1/cage/large-prizes — what the month's report to the UIF is made from. */
export const listLargePrizes: Handler<typeof route> = async ({ query, call }) => {
  const pk = keys.largePrizes(call.caller.operator, query.month);
  const rows = await ports().table.query({ pk, from: keys.first, to: keys.last });
  const prizes = rows.map(({ pk: _, sk: __, amount, receipt, ...row }) => ({
    ...row,
    amount: toMoney(Number(amount)),
    receipt: paperNumber(receipt as PaperNumber),
  }));
  return { status: 200, body: { prizes } };
};
