import { CASHIER } from '../../../infra/client/bodies.ts';
import { CAGE_DESK, money } from '../../../infra/client/casino.ts';
import { type Acting, keyOf } from './acting.ts';
import { HEAD_CASHIER } from './officials.ts';
import { PRICES } from './programme.ts';

const FLOAT = 60_000_000; // the prizes of the second night are paid in cash

/** The cashier takes over the desk with a float in cash, and an empty bundle of coupons. */
export const openTill = async (
  { casino, till }: Acting,
  name: string,
  occurredAt: string,
): Promise<void> => {
  Object.assign(till, { IN: 0, RB: 0, AD: 0, paid: 0 });
  const body = { by: CASHIER, occurredAt, desk: CAGE_DESK, float: money(FLOAT) };
  await casino.cage.post('/v1/cage/shifts', keyOf(name), body);
};

/**
 * The cashier counts money and coupons, and the head of the cash desks takes them over. A
 * difference without an explanation would be refused.
 */
export const renderTill = async (
  { casino, till }: Acting,
  name: string,
  occurredAt: string,
): Promise<void> => {
  const path = `/v1/cage/shifts/${keyOf(name)}`;
  const { paid, ...coupons } = till;
  const sold = coupons.IN * PRICES.IN + coupons.RB * PRICES.RB + coupons.AD * PRICES.AD;
  await casino.cage.post(`${path}/rendering`, keyOf(`${name}-counted`), {
    by: CASHIER,
    occurredAt,
    counted: { cash: money(FLOAT + sold - paid) },
    couponsCounted: coupons,
  });
  const received = { by: HEAD_CASHIER, occurredAt };
  await casino.cage.post(`${path}/receipt`, keyOf(`${name}-received`), received);
};
