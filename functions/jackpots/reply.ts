import type { JackpotFactOf } from '../../domain/jackpot/facts.ts';
import { type AnnouncedJackpot, type Award, meterValue } from '../../domain/jackpot/state.ts';
import type { MeterLine } from '../../domain/jackpot/statement.ts';
import { toMoney } from '../shared/wire.ts';

export const meterReply = (state: AnnouncedJackpot) => ({ value: toMoney(meterValue(state)) });

/** An award as it was made; whether it still waits is known of one in the state. */
export const awardReply = (award: Omit<Award, 'decided'> & Partial<Pick<Award, 'decided'>>) => ({
  awardId: award.awardId,
  tableId: award.tableId,
  roundId: award.roundId,
  box: award.hit.box,
  category: award.category,
  credits: award.hit.credits,
  amount: award.amount === null ? null : toMoney(award.amount),
  before: toMoney(award.before),
  after: toMoney(award.after),
  held: award.hold !== null && !award.decided,
  norm: award.hold?.norm ?? null,
  proposals: (award.hold?.proposals ?? []).map(toMoney),
});

export const lineReply = ({ opening, totals, closing }: MeterLine) => ({
  opening: toMoney(opening),
  totals: {
    start: toMoney(totals.start),
    contribution: toMoney(totals.contribution),
    award: toMoney(totals.award),
    adjustment: toMoney(totals.adjustment),
  },
  closing: toMoney(closing),
});

export const adjustmentReply = (fact: JackpotFactOf<'MeterAdjusted'>) => ({
  adjustmentId: fact.adjustmentId,
  tableId: fact.tableId,
  amount: toMoney(fact.amount),
  reason: fact.reason,
  note: fact.note,
  by: fact.by.legajo,
  second: fact.second.legajo,
  at: fact.occurredAt,
});
