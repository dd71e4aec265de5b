import { allEntries } from '../../../domain/tournament/entries.ts';
import { voidPaper } from '../../documents/register.ts';
import { type Event, historyUntil } from '../history.ts';
import type { Press } from '../press.ts';
import { issueClassification } from './classification.ts';

export type CorrectionOrder = Event & { readonly exitId: string };

/**
 * Marks as void the classification receipts that an exit undone withdraws: whoever holds one
 * collects nothing on it. The bus keeps no order: what is not issued yet is issued here.
 *
 * @see R123-I-66, R123-I-73
 */
export const voidWithdrawnReceipts = async (
  press: Press,
  { operator, tournamentId, exitId }: CorrectionOrder,
): Promise<void> => {
  const event = { operator, tournamentId };
  const { state, last } = await historyUntil(
    press.ports,
    event,
    'ExitUndone',
    (fact) => fact.exitId === exitId,
  );
  for (const { entryId, confirmation: receipt } of allEntries(state)) {
    if (!receipt?.withdrawn) continue;
    const { confirmation } = receipt;
    const { paper } = await issueClassification(press, { ...event, entryId, confirmation });
    const voided = { reason: 'Clasificación corregida', at: last.occurredAt };
    await voidPaper(press.ports.table, paper, voided);
  }
};
