import type { Handler } from '../shared/operation.ts';
import { toMoney } from '../shared/wire.ts';
import { ledgerOf } from './ledger.ts';
import { read } from './read.ts';
import type { readLedger as route } from './readLedger.schema.ts';

/** GET …/ledger — a reversal is a line of its own (R123-IV-1.3). */
export const readLedger: Handler<typeof route> = (input) =>
  read(input, (state) => {
    const lines = ledgerOf(state);
    const total = (part: 'amount' | 'benefit' | 'prizePart') =>
      toMoney(lines.reduce((sum, line) => sum + line[part].amount, 0));
    return {
      lines,
      takings: total('amount'),
      benefit: total('benefit'),
      pool: total('prizePart'),
    };
  });
