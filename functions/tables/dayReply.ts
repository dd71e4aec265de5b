import { amountOf, type DayFigures, figuresOf } from '../../domain/tableDay/figures.ts';
import type { Inventory } from '../../domain/tableDay/inventory.ts';
import type { Count, Movement, TableDay } from '../../domain/tableDay/state.ts';
import { paperNumber } from '../../reports/format/paperNumber.ts';
import { toMoney } from '../shared/wire.ts';
import { statusOf } from './dayViews.ts';

export const stacksReply = (chips: Inventory) =>
  chips.map(({ denomination, quantity }) => ({ denomination: toMoney(denomination), quantity }));

export const figuresReply = ({ opening, fills, credits, drop, closing, result }: DayFigures) => ({
  opening: toMoney(opening),
  fills: toMoney(fills),
  credits: toMoney(credits),
  drop: toMoney(drop),
  closing: closing === null ? null : toMoney(closing),
  result: result === null ? null : toMoney(result),
});

export const dayReply = (day: TableDay) => ({
  day: day.day,
  jornada: day.jornada,
  status: statusOf(day),
  closings: day.closings,
  figures: figuresReply(figuresOf(day)),
});

/** A day with everything that moved in it, voided slips too. */
export const wholeDayReply = (day: TableDay) => ({
  ...dayReply(day),
  opening: countReply(day.opening),
  closing: day.closing && countReply(day.closing),
  movements: day.movements.map(movementReply),
  counts: day.counts.map(countReply),
  reopenings: day.reopenings.map(({ closing, reason, late, by, at }) => ({
    closing,
    reason,
    late,
    by: by.legajo,
    at,
  })),
});

const countReply = ({ chips, by, second, at }: Count) => ({
  chips: stacksReply(chips),
  by: by.legajo,
  second: second.legajo,
  at,
});

const movementReply = (movement: Movement) => {
  const { movementId, kind, by, second, at, voided } = movement;
  const isDrop = movement.kind === 'drop';
  return {
    movementId,
    kind,
    amount: toMoney(amountOf(movement)),
    slip: isDrop ? null : paperNumber(movement.slip),
    chips: isDrop ? null : stacksReply(movement.chips),
    cash: isDrop ? toMoney(movement.drop.cash) : null,
    vouchers: isDrop ? toMoney(movement.drop.vouchers) : null,
    desk: isDrop ? null : movement.desk,
    by: by.legajo,
    second: second.legajo,
    at,
    voided: voided && { reason: voided.reason, by: voided.by.legajo, at: voided.at },
  };
};
