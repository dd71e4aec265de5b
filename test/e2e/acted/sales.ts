import { CASHIER, CONTROL, DEALER } from '../../../infra/client/bodies.ts';
import { CAGE_DESK, money } from '../../../infra/client/casino.ts';
import { type Acting, type Command, entryId, keyOf, minuteOf, postAll } from './acting.ts';
import { documentOf, identityOf } from './people.ts';
import { PRICES, STACKS } from './programme.ts';

type Code = 'RB' | 'AD';

const TILL = { means: 'cash', desk: CAGE_DESK };
const id = (entry: number) => ({ entryId: entryId(entry) });

/** The form of a player, and the entry paid at the cage: the voucher comes back. */
const saleOf = (entry: number, occurredAt: string): Command[] => [
  {
    operation: 'takeEntryForm',
    idempotencyKey: entryId(entry),
    body: {
      by: CASHIER,
      occurredAt,
      person: identityOf(entry),
      declarations: { swornStatement: true, rulesAccepted: true, imageConsent: true },
    },
  },
  {
    operation: 'payEntry',
    idempotencyKey: keyOf(`payment-${entry}`),
    ...id(entry),
    body: {
      by: CASHIER,
      occurredAt,
      document: documentOf(entry),
      tendered: money(PRICES.IN),
      ...TILL,
    },
  },
];

export const sellEntries = async (
  { casino, till, vouchers }: Acting,
  entries: readonly number[],
  occurredAt: string,
): Promise<void> => {
  till.IN += entries.length;
  const commands = entries.flatMap((entry) => saleOf(entry, occurredAt));
  const replies = await postAll<{ voucher?: string; entryNumber?: number }>(casino.cage, commands);
  for (const { voucher, entryNumber } of replies)
    if (voucher && entryNumber) vouchers.set(entryNumber, voucher);
};

export const refundEntries = async (
  { casino, till }: Acting,
  entries: readonly number[],
  occurredAt: string,
): Promise<void> => {
  till.IN -= entries.length;
  const commands = entries.map((entry) => ({
    operation: 'refundEntry',
    idempotencyKey: keyOf(`refund-${entry}`),
    ...id(entry),
    body: { by: CASHIER, occurredAt, ...TILL },
  }));
  await postAll(casino.cage, commands);
};

/** Badge and control card, against document and voucher. */
export const accredit = async (
  { casino, vouchers }: Acting,
  entries: readonly number[],
  occurredAt: string,
): Promise<void> => {
  const commands = entries.map((entry) => ({
    operation: 'accreditEntry',
    idempotencyKey: keyOf(`accreditation-${entry}`),
    ...id(entry),
    body: {
      by: CONTROL,
      occurredAt,
      document: documentOf(entry),
      voucher: vouchers.get(entry),
    },
  }));
  await postAll(casino.floor, commands);
};

/** The dealer takes the IN coupon and hands over the chips. */
export const takeSeats = async (
  { casino, floor, vouchers, coupons }: Acting,
  entries: readonly number[],
  occurredAt: string,
): Promise<void> => {
  const commands = entries.map((entry) => ({
    operation: 'takeSeat',
    idempotencyKey: keyOf(`seating-${entry}`),
    ...id(entry),
    body: {
      by: DEALER,
      occurredAt,
      document: documentOf(entry),
      voucher: vouchers.get(entry),
      ...floor.placeOf(entry),
    },
  }));
  await postAll(casino.floor, commands);
  for (const entry of entries) {
    coupons.push({ table: floor.placeOf(entry).table, code: 'IN' });
    floor.away(entry, false);
  }
};

/** Coupons and money taken at the table of each player. */
export const buy = async (
  { casino, floor, coupons, till }: Acting,
  entries: readonly number[],
  codes: readonly Code[],
  occurredAt: string,
): Promise<void> => {
  const price = codes.reduce((total, code) => total + PRICES[code], 0);
  const commands = entries.map((entry) => ({
    operation: 'payPurchase',
    idempotencyKey: keyOf(`${codes.join('-')}-of-${entry}-${minuteOf(occurredAt)}`),
    ...id(entry),
    body: {
      by: CASHIER,
      occurredAt,
      codes,
      table: floor.placeOf(entry).table,
      stack: floor.chipsOf(entry),
      tendered: money(price),
      ...TILL,
    },
  }));
  await postAll(casino.cage, commands);
  for (const entry of entries)
    for (const code of codes) {
      till[code] += 1;
      coupons.push({ table: floor.placeOf(entry).table, code });
      floor.give(entry, STACKS[code]);
    }
};
