import type { ByMeans } from '../../domain/cage/facts.ts';
import { differencesOf } from '../../domain/cage/movements.ts';
import type { Shift } from '../../domain/cage/state.ts';
import { toMoney } from '../shared/wire.ts';

/** A shift as the API shows it. */
export const shiftShown = (shift: Exclude<Shift, { status: 'none' }>) => {
  const { shiftId, desk, float, by, jornada, occurredAt } = shift.opened;
  return {
    shiftId,
    status: shift.status,
    desk,
    jornada,
    cashier: by.legajo,
    openedAt: occurredAt,
    float: toMoney(float),
    rendering: shift.status === 'open' ? null : renderingShown(shift),
    receivedBy: shift.status === 'received' ? shift.received.by.legajo : null,
    remark: shift.status === 'received' ? shift.received.remark : null,
  };
};

const renderingShown = ({ rendered }: Exclude<Shift, { status: 'none' | 'open' }>) => {
  const { rendering, explanation, by, occurredAt } = rendered;
  const { movements, movementsHash, couponsExpected, couponsCounted } = rendering;
  return {
    movements,
    movementsHash,
    expected: moneyShown(rendering.expected),
    counted: moneyShown(rendering.counted),
    couponsExpected,
    couponsCounted,
    differences: differencesOf(rendering),
    explanation,
    renderedBy: by.legajo,
    renderedAt: occurredAt,
  };
};

export const moneyShown = (byMeans: ByMeans) =>
  Object.fromEntries(
    Object.entries(byMeans).map(([means, amount]) => [means, toMoney(amount ?? 0)]),
  );
