import { describe, expect, it } from 'vitest';
import { fileOnce, paperVersions } from '../../functions/documents/register.ts';
import { toReply } from '../../functions/documents/reply.ts';
import { issueClassification } from '../../functions/papers/orders/classification.ts';
import { voidWithdrawnReceipts } from '../../functions/papers/orders/withdrawnReceipts.ts';
import {
  bustDownTo,
  confirm,
  eliminate,
  lock,
  started,
  undo,
} from '../domain/tournament/inPlay.ts';
import { occurredAt } from '../domain/tournament/sitAndGo.ts';
import { OPERATOR, pressAfter } from './support/press.ts';

const T = 'T1';
const commands = [
  ...[...started(7), lock(), ...bustDownTo(2, 7), confirm('E1'), confirm('E2')],
  ...[undo('exit E2'), eliminate(9, { E2: 500 }, { exitId: 'right' }), confirm('E2')],
];
const order = { operator: OPERATOR, tournamentId: T, exitId: 'exit E2' };

describe('Receipts that a correction withdraws [R123-I-66] [R123-I-73]', () => {
  it('are void for ever, issued before or after; the next version of one is not', async () => {
    const { press } = await pressAfter(T, commands);
    const { table } = press.ports;
    const issue = (entryId: string, confirmation: number) =>
      issueClassification(press, { operator: OPERATOR, tournamentId: T, entryId, confirmation });
    const { paper: first } = await issue('E2', 1);
    await voidWithdrawnReceipts(press, order);
    await voidWithdrawnReceipts(press, order);
    await fileOnce(table, first, first.hash, []);
    await issue('E2', 2);
    const shown = async (documentId: string) =>
      (await paperVersions(table, OPERATOR, documentId)).map(toReply);
    const voided = { reason: 'Clasificación corregida', at: occurredAt };
    expect(await shown('CL-0009-00000002')).toMatchObject([
      { version: 1, status: 'void', voided },
      { version: 2, status: 'issued', voided: null, replaces: { version: 1 } },
    ]);
    expect(await shown('CL-0009-00000001')).toMatchObject([{ version: 1, status: 'void', voided }]);
  });
});
