import { entryOf } from '../../../domain/tournament/entries.ts';
import { voidPaper } from '../../documents/register.ts';
import { type Event, historyUntil } from '../history.ts';
import type { Press } from '../press.ts';
import { issuePrizeReceipt } from './prizeReceipt.ts';

export type ReversalOrder = Event & { readonly entryId: string; readonly reversalId: string };

/**
 * Marks as void the receipt of a payment that was reversed: it stays readable, and proves no
 * payment. The bus keeps no order: what is not issued yet is issued here.
 *
 * @see R123-I-66
 */
export const voidReversedReceipt = async (
  press: Press,
  { operator, tournamentId, entryId, reversalId }: ReversalOrder,
): Promise<void> => {
  const event = { operator, tournamentId };
  const { state, last } = await historyUntil(
    press.ports,
    event,
    'PrizePaymentReversed',
    (fact) => fact.reversalId === reversalId,
  );
  const reversed = entryOf(state, entryId)?.reversedPayments.at(-1);
  if (!reversed) throw new Error(`No payment of ${entryId} was reversed.`);
  const { paymentId } = reversed;
  const receipt = await issuePrizeReceipt(press, { ...event, entryId, paymentId });
  const voided = { reason: 'Pago revertido', at: last.occurredAt };
  await voidPaper(press.ports.table, receipt, voided);
};
