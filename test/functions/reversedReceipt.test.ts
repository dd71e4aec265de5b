import { describe, expect, it } from 'vitest';
import { fileOnce, paperVersions } from '../../functions/documents/register.ts';
import { toReply } from '../../functions/documents/reply.ts';
import { historyUntil } from '../../functions/papers/history.ts';
import { issuePrizeReceipt } from '../../functions/papers/orders/prizeReceipt.ts';
import { voidReversedReceipt } from '../../functions/papers/orders/reversedReceipt.ts';
import { bookedPrizes, settle } from '../../functions/papers/settled.ts';
import {
  bustDownTo,
  close,
  confirm,
  lock,
  payPrize,
  reversePayment,
  started,
} from '../domain/tournament/inPlay.ts';
import { occurredAt } from '../domain/tournament/sitAndGo.ts';
import { OPERATOR, pressAfter } from './support/press.ts';

const tournamentId = 'T1';
const event = { operator: OPERATOR, tournamentId };
const paid = [...started(7), lock(), ...bustDownTo(2, 7), confirm('E2'), payPrize('E2')];
const again = payPrize('E2', { paymentId: 'second', receipt: { point: 3, number: 52 } });

describe('The receipt of a reversed payment [R123-I-66]', () => {
  it('is void for ever, issued before or after; the one of the new payment is not', async () => {
    const { press } = await pressAfter(tournamentId, [...paid, reversePayment('E2'), again]);
    const { table } = press.ports;
    const order = { ...event, entryId: 'E2' };
    await voidReversedReceipt(press, { ...order, reversalId: 'reversal E2' });
    await voidReversedReceipt(press, { ...order, reversalId: 'reversal E2' });
    const first = await issuePrizeReceipt(press, { ...order, paymentId: 'payment E2' });
    await fileOnce(table, first, first.hash, []);
    await issuePrizeReceipt(press, { ...order, paymentId: 'second' });
    const shown = async (documentId: string) =>
      (await paperVersions(table, OPERATOR, documentId)).map(toReply);
    const voided = { reason: 'Pago revertido', at: occurredAt };
    expect(await shown('RP-0003-00000051')).toMatchObject([{ status: 'void', voided }]);
    expect(await shown('RP-0003-00000052')).toMatchObject([{ status: 'issued', voided: null }]);
  });
});

describe('The payments of a settlement [R123-I-66]', () => {
  const receiptShown = async (commands: Parameters<typeof pressAfter>[1]) => {
    const { press } = await pressAfter(tournamentId, [...commands, close()]);
    const history = await historyUntil(press.ports, event, 'TournamentClosed', () => true);
    const booked = bookedPrizes(history, settle(history.state, []).classification);
    return booked.find(({ standing }) => standing.entry === 2)?.paid?.receipt.number;
  };

  it('are those that stand', async () => {
    expect(await receiptShown(paid)).toBe(51);
    expect(await receiptShown([...paid, reversePayment('E2')])).toBeUndefined();
    expect(await receiptShown([...paid, reversePayment('E2'), again])).toBe(52);
  });
});
