import { profileOn } from '../../domain/registry/selectors.ts';
import type { Handler } from '../shared/operation.ts';
import { loadRegistry } from '../shared/registry.ts';
import { ports } from '../shared/runtime.ts';
import { toMoney } from '../shared/wire.ts';
import { ledgerOf } from './ledger.ts';
import { read } from './read.ts';
import type { readLedger as route } from './readLedger.schema.ts';

/** GET …/ledger — a reversal is a line of its own (R123-IV-1.3, R123-IV-6). */
export const readLedger: Handler<typeof route> = (input) =>
  read(input, async (state) => {
    const registry = await loadRegistry(ports(), input.call.caller.operator);
    const lines = ledgerOf(state).map((line) => ({
      ...line,
      account: profileOn(registry, line.jornada)?.accountCodes?.[line.code] ?? null,
    }));
    const total = (part: 'amount' | 'benefit' | 'prizePart') =>
      toMoney(lines.reduce((sum, line) => sum + line[part].amount, 0));
    return {
      lines,
      takings: total('amount'),
      benefit: total('benefit'),
      pool: total('prizePart'),
    };
  });
