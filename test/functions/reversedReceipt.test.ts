import { describe, expect, it } from 'vitest';
import { fileOnce, paperVersions } from '../../functions/documents/register.ts';
import { toReply } from '../../functions/documents/reply.ts';
import { historyUntil } from '../../functions/papers/history.ts';
import { issueEventPapers } from '../../functions/papers/orders/eventSettlement.ts';
import { issuePrizeReceipt } from '../../functions/papers/orders/prizeReceipt.ts';
import { voidReversedReceipt } from '../../functions/papers/orders/reversedReceipt.ts';
import { issueTableSettlement } from '../../functions/papers/orders/tableSettlement.ts';
import { bookedPrizes, settle } from '../../functions/papers/settled.ts';
import type { IssuedPaper, Table } from '../../reports/model/paper.ts';
import {
  bustDownTo,
  close,
  confirm,
  eliminate,
  lock,
  payPrize,
  reversePayment,
  settlementFiled,
  started,
  undo,
} from '../domain/tournament/inPlay.ts';
import { at, by, jornada, occurredAt, staff } from '../domain/tournament/sitAndGo.ts';
import { OPERATOR, pressAfter } from './support/press.ts';

const tournamentId = 'T1';
const event = { operator: OPERATOR, tournamentId };
const paid = [...started(7), lock(), ...bustDownTo(2, 7), confirm('E2'), payPrize('E2')];
const unpaid = paid.slice(0, -1);
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

describe('The settlement of a closed event whose payment is reversed [R123-IV-11.5]', () => {
  const filed = [...paid, close(), settlementFiled()];
  const linesOf = (model: IssuedPaper, key: string) => {
    const table = model.blocks.find((one) => one.block === 'table' && one.key === key) as Table;
    return { note: table.note, texts: JSON.stringify(table.rows) };
  };

  it.each([
    ['LT', 'pagos'],
    ['LM', 'premios_mesa'],
  ] as const)('gets version 2 of %s, which owes the prize and says why', async (kind, key) => {
    const { press, read } = await pressAfter(tournamentId, [...filed, reversePayment('E2')]);
    const order = { ...event, closing: 2 };
    const issue = async (closing: number) =>
      kind === 'LT'
        ? (await issueEventPapers(press, { ...event, closing })).settlement
        : (await issueTableSettlement(press, { ...event, closing, jornada, table: 20 })).paper;
    const [first, second] = [await issue(1), await issue(order.closing)];
    expect(second).toMatchObject({ documentId: first.documentId, version: 2 });
    const reason =
      'Corrección posterior a la liquidación: pago del recibo de premio 0003-00000051 revertido, ' +
      'Se pagó a otra persona (legajo 1002).';
    expect((await read(second.modelKey)).replaces).toEqual({ version: 1, reason });
    const [before, after] = [await read(first.modelKey), await read(second.modelKey)];
    expect(linesOf(before, key).texts).toContain('0003-00000051');
    expect(linesOf(after, key).texts).not.toContain('0003-00000051');
    expect(linesOf(before, key).note).toContain(
      'Pagos registrados hasta el cierre, 09/05/2014 20:00',
    );
  });

  const issueBoth = async (commands: Parameters<typeof pressAfter>[1], closing: number) => {
    const { press, read } = await pressAfter(tournamentId, commands);
    const order = { ...event, closing };
    const lt = (await issueEventPapers(press, order)).settlement;
    const lm = (await issueTableSettlement(press, { ...order, jornada, table: 20 })).paper;
    return [
      { paper: await read(lt.modelKey), key: 'pagos' },
      { paper: await read(lm.modelKey), key: 'premios_mesa' },
    ];
  };
  const signersOf = ({ signatures }: IssuedPaper) => signatures.map(({ role, id }) => [role, id]);
  const CLOSED = [
    ['Director del Torneo, cierra', '1001'],
    ['Cajero, segunda firma', '1004'],
  ];

  it('is signed by who closed it and by who corrected it, each at his moment [R123-III-1]', async () => {
    const reversal = reversePayment('E2', { occurredAt: at(25) });
    for (const { paper, key } of await issueBoth([...filed, reversal], 2)) {
      expect(signersOf(paper).slice(0, 4)).toEqual([
        ...CLOSED,
        ['Supervisor, corrige', '1002'],
        ['Cajero, segunda firma de la corrección', '1004'],
      ]);
      expect(linesOf(paper, key).note).toContain(
        'Pagos registrados hasta la corrección, 09/05/2014 20:25 (cierre: 09/05/2014 20:00)',
      );
    }
  });

  it('tells of the last correction where there are two', async () => {
    const other = { reversalId: 'other', second: staff('head-cashier'), occurredAt: at(40) };
    const twice = [reversePayment('E2'), again, reversePayment('E2', other)];
    for (const { paper, key } of await issueBoth([...filed, ...twice], 3)) {
      expect(signersOf(paper).slice(0, 4)).toEqual([
        ...CLOSED,
        ['Supervisor, corrige', '1002'],
        ['Jefe de Cajas, segunda firma de la corrección', '1004'],
      ]);
      expect(linesOf(paper, key).note).toContain('la corrección, 09/05/2014 20:40 (cierre: ');
    }
  });

  it('is signed by who closes it again, where an exit was undone since', async () => {
    const right = eliminate(6, { E2: 1_000 }, { exitId: 'right' });
    const second = staff('head-cashier');
    const closed = close(null, { ...by('supervisor'), second, occurredAt: at(50) });
    const anew = [reversePayment('E2'), undo('exit E2', { late: true }), right, closed];
    for (const { paper, key } of await issueBoth([...filed, ...anew], 3)) {
      expect(signersOf(paper).slice(0, 3)).toEqual([
        ['Supervisor, cierra', '1002'],
        ['Jefe de Cajas, segunda firma', '1004'],
        ['Director del Torneo', '1001'],
      ]);
      expect(linesOf(paper, key).note).toContain('hasta el cierre, 09/05/2014 20:50;');
    }
  });

  it('is not changed by a prize that is merely paid later', async () => {
    const { press, read } = await pressAfter(tournamentId, [...unpaid, close(), payPrize('E2')]);
    const { settlement } = await issueEventPapers(press, { ...event, closing: 1 });
    const { texts } = linesOf(await read(settlement.modelKey), 'pagos');
    expect(texts).toContain('Pendiente');
    expect(texts).not.toContain('0003-00000051');
  });
});
