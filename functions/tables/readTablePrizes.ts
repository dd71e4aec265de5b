import { meterValue } from '../../domain/jackpot/state.ts';
import { bonusSign, type JackpotLine, jackpotSign } from '../../domain/madero/payTables.ts';
import type { TableTerms } from '../../domain/tableDay/terms.ts';
import { JACKPOT } from '../shared/jackpot.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import { streamOf } from '../shared/streams.ts';
import { toMoney } from '../shared/wire.ts';
import { read } from './read.ts';
import type { readTablePrizes as route } from './readTablePrizes.schema.ts';

/** GET …/prizes — what the screen of the table shows (R132-47, R132-66). */
export const readTablePrizes: Handler<typeof route> = (input) =>
  read(input, async ({ terms }) => ({
    table: terms.table,
    bonus: bonusSign(terms),
    jackpot: await jackpotOf(input.call.caller.operator, terms),
  }));

const jackpotOf = async (operator: string, terms: TableTerms) => {
  const meter = await meterOf(operator, terms);
  const sign = jackpotSign(terms, meter, meter?.failure ?? null);
  if (sign === null) return null;
  return {
    lines: sign.lines.map(lineReply),
    meter: sign.meter === null ? null : toMoney(sign.meter),
    failure: meter?.failure ?? null,
  };
};

/** The meter that the table feeds; null where there is none, or it is not announced yet. */
const meterOf = async (operator: string, { jackpot }: TableTerms) => {
  if (jackpot.kind !== 'progressive') return null;
  const stream = streamOf.jackpot(jackpot.jackpotId);
  const { state } = await ports().store.load(JACKPOT, operator, stream);
  if (state.status === 'unannounced') return null;
  const { terms, failure } = state;
  return {
    value: meterValue(state),
    prizeBps: terms.prizeBps,
    failure: failure?.reason ?? null,
  };
};

const lineReply = (line: JackpotLine) =>
  line.pays === 'share' ? line : { ...line, amount: toMoney(line.amount) };
