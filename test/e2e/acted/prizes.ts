import { CASHIER, CONTROL, SUPERVISOR } from '../../../infra/client/bodies.ts';
import { CAGE_DESK } from '../../../infra/client/casino.ts';
import { type Acting, entryId, keyOf, postAll } from './acting.ts';
import { documentOf, statementOf } from './people.ts';

type Confirmed = { readonly confirmation: number; readonly classification: string };

/** Each prize is confirmed by control desk and Supervisor: its receipt is drawn. */
const confirm = ({ casino }: Acting, players: readonly number[], occurredAt: string) =>
  postAll<Confirmed>(
    casino.floor,
    players.map((player) => ({
      operation: 'confirmPrize',
      idempotencyKey: keyOf(`prize-of-${player}`),
      body: { by: CONTROL, occurredAt, entryId: entryId(player), supervisor: SUPERVISOR },
    })),
  );

/** Confirmed, and paid at the cage against receipt and document, play going on or not. */
export const payPrizes = async (
  acting: Acting,
  players: readonly number[],
  occurredAt: string,
): Promise<void> => {
  const confirmed = await confirm(acting, players, occurredAt);
  for (const { classification } of confirmed) await acting.receiptFiled(classification);
  const payments = players.map((player, index) => ({
    operation: 'payPrize',
    idempotencyKey: keyOf(`payment-to-${player}`),
    body: {
      by: CASHIER,
      occurredAt,
      entryId: entryId(player),
      confirmation: confirmed[index]?.confirmation,
      classification: confirmed[index]?.classification,
      document: documentOf(player),
      means: 'cash',
      desk: CAGE_DESK,
      statement: statementOf(player),
    },
  }));
  const receipts = await postAll<{ amount: { amount: number } }>(acting.casino.cage, payments);
  for (const { amount } of receipts) acting.till.paid += amount.amount;
};
