import { describe, expect, it } from 'vitest';
import type { CageFact, CageFactOf } from '../../domain/cage/facts.ts';
import type { FiscalFact } from '../../domain/fiscal/fiscal.ts';
import { centavos, ZERO } from '../../domain/money/centavos.ts';
import { initialState, type Registry } from '../../domain/registry/state.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import type { TournamentCommand } from '../../domain/tournament/commands.ts';
import { GENESIS_HASH } from '../../events/commit.ts';
import { loadClosing } from '../../functions/papers/orders/closing.ts';
import { issueEventPapers } from '../../functions/papers/orders/eventSettlement.ts';
import { issueTableSettlement } from '../../functions/papers/orders/tableSettlement.ts';
import { receiverOf } from '../../functions/papers/renderings.ts';
import { commitAfter } from '../../functions/shared/store.ts';
import { streamOf } from '../../functions/shared/streams.ts';
import type { IssuedPaper } from '../../reports/model/paper.ts';
import type { RenderedShift } from '../../reports/papers/inputs.ts';
import {
  bustDownTo,
  close,
  confirm,
  eliminate,
  lock,
  settlementFiled,
  start,
  started,
  undo,
} from '../domain/tournament/inPlay.ts';
import {
  announce,
  by,
  drawByCards,
  entryIds,
  pay,
  sell,
  takeForm,
  takeSeat,
} from '../domain/tournament/sitAndGo.ts';
import { notesOf, rowsOf, tableOf } from '../reports/golden/reading.ts';
import { commitOf, OPERATOR, onDay, pressAfter, recordShift } from './support/press.ts';

const T = 'T1';
/** Sold from the day before, and played on this one. */
const announceOn = ({ jornada, occurredAt }: ReturnType<typeof onDay>) =>
  announce({ jornada, startsAt: occurredAt });
const finished = [...started(7), lock(), ...bustDownTo(2, 7)];
const papersOf = async (commands: typeof finished, closing: number) => {
  const { press, read } = await pressAfter(T, commands);
  const order = { operator: OPERATOR, tournamentId: T, closing };
  const { settlement, acta, closedAt } = await issueEventPapers(press, order);
  const models = [await read(settlement.modelKey), await read(acta!.modelKey)] as const;
  return { settlement: models[0], acta: models[1], closedAt };
};

describe('The settlement of an event is of the jornada it was played in [R123-IV-6.p4]', () => {
  it('also when it is closed after the hour of change', async () => {
    const { settlement, acta } = await papersOf([...finished, close(null, onDay('2014-05-10'))], 1);
    expect(settlement).toMatchObject({ jornada: '2014-05-09', version: 1 });
    expect(settlement.subtitle).toBe('Sit & Go · Jornada 09/05/2014');
    expect(acta.jornada).toBe(settlement.jornada);
  });

  it('also when a late correction closes it again days later, and says why', async () => {
    const later = onDay('2014-05-12');
    const corrected = [
      ...finished,
      close(),
      settlementFiled(),
      undo('exit E2', { late: true, reason: 'Se cargó al revés', ...later }),
      eliminate(9, { E1: 500 }, { exitId: 'right', ...later }),
      close(null, later),
    ];
    const { settlement, closedAt } = await papersOf(corrected, 2);
    expect(settlement).toMatchObject({ jornada: '2014-05-09', version: 2 });
    expect(closedAt).toEqual({ occurredAt: later.occurredAt, jornada: settlement.jornada });
    expect(settlement.replaces).toEqual({
      version: 1,
      reason: 'Corrección posterior a la liquidación: Se cargó al revés (legajo 1002).',
    });
  });
});

describe('A mistyped sale voided after the papers are filed [R123-IV-11.4]', () => {
  it('makes their next version, which says so, with one sale less', async () => {
    const later = onDay('2014-05-12');
    const voided: TournamentCommand = {
      ...{ type: 'VoidSale', entryId: 'E1', voidId: 'void E1', reason: 'Dos veces', desk: 3 },
      ...{ late: true, ...by('supervisor'), ...later },
    };
    const { settlement } = await papersOf(
      [
        ...[...started(8, {}, ['E1']), lock(), ...bustDownTo(2, 8), close(), settlementFiled()],
        ...[undo('exit E2', { late: true, reason: 'Salió otro', ...later }), voided],
        ...[{ ...lock(), ...later }, close(null, later)],
      ],
      2,
    );
    expect(settlement.replaces?.reason).toBe(
      'Corrección posterior a la liquidación: Salió otro (legajo 1002); venta anulada, Dos veces (legajo 1002).',
    );
  });
});

describe('A settlement names what the fiscalizador entered about its event [R123-IV-11]', () => {
  it('with the acta and its number, and nothing of another event', async () => {
    const { press, read, table } = await pressAfter(T, [...finished, close()]);
    const entered = (actId: string, tournamentId: string): FiscalFact => ({
      type: 'ActEntered',
      of: '2014-05-09' as Jornada,
      act: {
        actId,
        kind: 'acta',
        number: `A-${actId}`,
        tournamentId,
        tableId: null,
        text: 'Sin novedad',
      },
      ...by('fiscalizador'),
    });
    const start = { state: null, sequence: 0, hash: GENESIS_HASH };
    const stream = streamOf.fiscal('2014-05-09');
    const facts = [entered('7', T), entered('8', 'T2')];
    await table.write([commitAfter(start, facts, commitOf(stream))]);
    const order = { operator: OPERATOR, tournamentId: T, closing: 1 };
    const { settlement } = await issueEventPapers(press, order);
    const acts = rowsOf(await read(settlement.modelKey), 'fiscalizacion');
    expect(acts.slice(0, -1).map((row) => row.slice(1, 4))).toEqual([
      ['Acta A-7', '—', 'Sin novedad'],
    ]);
  });
});

describe('A settlement names the receipts that hold [R123-I-73] [R123-IV-9.1.p5]', () => {
  it('leaves out one that a correction withdrew and nobody confirmed again', async () => {
    const confirmed = [...finished, confirm('E1'), confirm('E2'), close()];
    expect(receiptsOf((await papersOf(confirmed, 1)).settlement)).toEqual([
      '0009-00000001',
      '0009-00000002',
    ]);
    const corrected = [
      ...confirmed,
      undo('exit E2'),
      eliminate(9, { E1: 500 }, { exitId: 'right' }),
      confirm('E2'),
      close(),
    ];
    expect(receiptsOf((await papersOf(corrected, 2)).settlement)).toEqual(['0009-00000002']);
  });
});

describe('Sales before and after the hour of change [R123-IV-6.p4] [R123-IV-11.5]', () => {
  it('make a settlement for each jornada, with the prizes booked to the last', async () => {
    const next = onDay('2014-05-10');
    const sold = entryIds(7).flatMap((entryId, order) =>
      order < 4 ? sell(entryId) : [takeForm(entryId, next), pay(entryId, next)],
    );
    const drawn = { ...drawByCards(entryIds(7)), ...next };
    const seated = [drawn, ...allSit(entryIds(7), next)];
    const played = [
      ...seated,
      start(next),
      { ...lock(), ...next },
      ...bustsOn('2014-05-10', 7),
      close(null, next),
    ];
    const { press, read } = await pressAfter(T, [announceOn(next), ...sold, ...played]);
    const settled = async (day: string) => {
      const order = { operator: OPERATOR, tournamentId: T, closing: 1, table: 20 };
      const { paper } = await issueTableSettlement(press, { ...order, ...onDay(day) });
      const model = await read(paper.modelKey);
      const balance = tableOf(model, 'premios_mesa');
      return [model.number, model.jornada, balance.rows.at(-1)?.cells.at(-1), balance.note];
    };
    const money = (value: number) => expect.objectContaining({ kind: 'money', value });
    const note = expect.stringContaining('por única vez a la jornada 10/05/2014');
    expect([await settled('2014-05-09'), await settled('2014-05-10')]).toEqual([
      ['0001-00000001', '2014-05-09', money(640_000), note],
      ['0001-00000002', '2014-05-10', money(-640_000), note],
    ]);
  });
});

describe('The rendering of the shift that sold [R123-IV-1.4.p3]', () => {
  const money = { cash: centavos(900_000) };
  const act = { by: by('cashier').by, ...onDay('2014-05-09') };
  const opened = { type: 'ShiftOpened', shiftId: 'S1', desk: 3, float: ZERO, ...act } as const;
  const rendered: CageFactOf<'ShiftRendered'> = {
    ...{ type: 'ShiftRendered' as const, renderingId: 'R1', explanation: null, ...act },
    rendering: {
      ...{ movements: 7, movementsHash: '', expected: money, counted: money },
      ...{ couponsExpected: {}, couponsCounted: {} },
    },
  };
  const settledWith = async (...facts: CageFact[]) => {
    const { press, read, table } = await pressAfter(T, [...finished, close()]);
    await recordShift(table, 'S1', [opened, ...facts]);
    const order = { operator: OPERATOR, tournamentId: T, closing: 1, table: 20 };
    const { paper } = await issueTableSettlement(press, { ...order, ...onDay('2014-05-09') });
    return read(paper.modelKey);
  };

  it('is on the settlement of the table', async () =>
    expect(rowsOf(await settledWith(rendered), 'rendicion')[0]).toEqual([
      ...['3', by('cashier').by.legajo, 'Efectivo'],
      ...['$\u00a09.000,00', '$\u00a09.000,00', '$\u00a00,00'],
    ]));

  it('counts at a desk that only gave money back', async () => {
    const refund: TournamentCommand = {
      ...{ type: 'RefundEntry', entryId: 'E8', refundId: 'refund', means: 'cash', desk: 4 },
      ...by('cashier'),
    };
    const sold = entryIds(8).flatMap((entryId) => sell(entryId));
    const seated = [drawByCards(entryIds(7)), ...allSit(entryIds(7))];
    const played = [refund, ...seated, start(), lock(), ...bustDownTo(2, 7), close()];
    const { press, read, table } = await pressAfter(T, [announce(), ...sold, ...played]);
    await recordShift(table, 'S2', [{ ...opened, shiftId: 'S2', desk: 4 }, rendered]);
    const order = { operator: OPERATOR, tournamentId: T, closing: 1, table: 20 };
    const { paper } = await issueTableSettlement(press, { ...order, ...onDay('2014-05-09') });
    expect(notesOf(await read(paper.modelKey))).toContain('en la jornada: caja 3.');
  });

  it('is not there while the shift is open, and the paper says so', async () => {
    const paper = await settledWith();
    expect(notesOf(paper)).toContain('Sin rendición de turno registrada en la jornada: caja 3.');
    expect(JSON.stringify(paper)).not.toContain('Rendido');
    const head = paper.signatures.find(({ role }) => role === 'Jefe de Cajas');
    expect(head).toMatchObject({ name: null, id: null });
  });
});

describe('Who took over the renderings signs for the cash desks [R123-IV-1.4]', () => {
  const head = { role: 'head-cashier', legajo: '300', name: 'Marta Muestra', until: null };
  const registry = {
    ...initialState(),
    appointments: [{ ...head, from: '2014-01-01' as Jornada }],
  } as Registry;
  const on = '2014-05-09' as Jornada;
  const shift = (receivedBy: string | null): RenderedShift => ({
    ...{ shiftId: 'S1', jornada: on, desk: 3, legajo: '1', expected: {}, counted: {}, receivedBy },
    ...{ couponsExpected: {}, couponsCounted: {} },
  });

  it('when it was one person, and nobody otherwise', () => {
    expect(receiverOf([shift('300'), shift('300')], registry, on)).toEqual({
      name: 'Marta Muestra',
      legajo: '300',
    });
    for (const shifts of [[], [shift(null)], [shift('300'), shift(null)], [shift('999')]])
      expect(receiverOf(shifts, registry, on)).toBeNull();
  });
});

describe('A jornada whose sales all went back [R123-IV-1.4] [R123-IV-11.5]', () => {
  it('has its settlement, with each voucher and its reversal and nothing taken', async () => {
    const next = onDay('2014-05-10');
    const sold = entryIds(8).slice(1);
    const refund: TournamentCommand = {
      ...{ type: 'RefundEntry', entryId: 'E1', refundId: 'refund', means: 'cash', desk: 3 },
      ...by('cashier'),
    };
    const { press, read } = await pressAfter(T, [
      ...[announceOn(next), ...sell('E1'), refund],
      ...sold.flatMap((entryId) => [takeForm(entryId, next), pay(entryId, next)]),
      ...[{ ...drawByCards(sold), ...next }, ...allSit(sold, next)],
      ...[start(next), { ...lock(), ...next }, ...bustsOn('2014-05-10', 8, 3), close(null, next)],
    ]);
    const order = { operator: OPERATOR, tournamentId: T, closing: 1 };
    const { tables } = await loadClosing(press.ports, order);
    expect(tables.map(({ jornada, takings }) => [jornada, takings])).toEqual([
      ['2014-05-09', 0],
      ['2014-05-10', 1_400_000],
    ]);
    const { paper } = await issueTableSettlement(press, { ...order, ...tables[0]! });
    const model = await read(paper.modelKey);
    expect(rowsOf(model, 'compras').map((row) => row.slice(3, 8))).toEqual([
      ['0003-00000001', '1', 'Muñoz, player E1', '1004', '$\u00a02.000,00'],
      ['0003-00000001', '1', 'Devolución: Muñoz, player E1', '1004', '-$\u00a02.000,00'],
      expect.anything(),
    ]);
    expect(model.keyFigures.map(({ value }) => value)).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ value: 0 })),
    );
    expect(model.checks.every(({ passed }) => passed)).toBe(true);
  });
});

/** As `drawByCards` seated them. */
const allSit = (ids: readonly string[], when: object = {}) =>
  ids.map((entryId, index) => takeSeat(entryId, index + 1, when));

const bustsOn = (day: string, count: number, last = 2) =>
  bustDownTo(last, count).map((one) => ({ ...one, ...onDay(day) }));

/** Classification receipts in the list of payments. */
const receiptsOf = ({ blocks }: IssuedPaper): string[] =>
  blocks
    .flatMap((block) => (block.block === 'table' && block.key === 'pagos' ? block.rows : []))
    .flatMap(({ cells }) => (cells[2]?.kind === 'text' ? [cells[2].value] : []));
