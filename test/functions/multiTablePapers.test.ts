import { describe, expect, it } from 'vitest';
import type { TournamentFact } from '../../domain/tournament/facts.ts';
import { loadClosing } from '../../functions/papers/orders/closing.ts';
import { issueEventPapers } from '../../functions/papers/orders/eventSettlement.ts';
import { issueTableSettlement } from '../../functions/papers/orders/tableSettlement.ts';
import {
  buy,
  by,
  closePurchases,
  day,
  having,
  ids,
  openAddOns,
  playing,
} from '../domain/tournament/rebuys.ts';
import { factsOf, notesOf, rowsOf } from '../reports/golden/reading.ts';
import { OPERATOR, pressWith } from './support/press.ts';

/** Nine at table 4 and five at table 2; rebuys at both, an add-on; one sale went back. */
const seat = (entryId: string, index: number): TournamentFact => ({
  type: 'SeatTaken',
  entryId,
  seatingId: `seating ${entryId}`,
  table: index < 5 ? 4 : 2,
  seat: (index % 5) + 1,
  ...by('dealer'),
});
const COUNTED = { IN: 5, RB: 2, AD: 1 };
const count = (table: number, body: 'operator' | 'lnse' | 'drop', counts: object) =>
  ({
    type: 'CountCoupons',
    countId: `count ${table} ${body}`,
    day,
    table,
    body,
    counts,
    ...by(body === 'lnse' ? 'fiscalizador' : 'supervisor'),
  }) as const;
const atFour = { table: 4 };
const atTwo = { table: 2 };
const played = having(
  [...playing(4), ...ids(8).map(seat)],
  buy('E1', ['RB'], atFour),
  buy('E2', ['RB'], atFour),
  buy('E6', ['RB'], atTwo),
  buy('E7', ['RB'], atTwo),
  {
    type: 'VoidPurchase',
    entryId: 'E7',
    purchaseId: 'RB E7',
    voidId: 'void E7',
    reason: 'Otra inscripción',
    desk: 3,
    ...by('supervisor'),
  },
  openAddOns,
  buy('E1', ['AD'], atFour),
  closePurchases('RB'),
  closePurchases('AD'),
  { type: 'LockPrizes', ...by('director') },
  ...(['operator', 'lnse', 'drop'] as const).flatMap((body) => [
    count(4, body, COUNTED),
    count(2, body, { IN: 3, RB: body === 'lnse' ? 2 : 1 }),
  ]),
  {
    type: 'ReviewDifferences',
    reviewId: 'review 2',
    day,
    table: 2,
    explanation: 'El cupón anulado quedó en L.N.S.E.',
    ...by('director'),
  },
);
const closed: TournamentFact[] = [
  ...played,
  {
    type: 'EntriesDisqualified',
    exitId: 'all but one',
    hand: 9,
    out: ids(8)
      .slice(1)
      .map((entryId) => ({ entryId, chipsRemoved: 0 as never })),
    norm: 'R123-II-41',
    reason: 'Prueba',
    ...by('director'),
  },
  { type: 'TournamentClosed', closing: 1, winnerChips: null, second: null, ...by('director') },
];
const order = { operator: OPERATOR, tournamentId: 'T1', closing: 1 };
const settled = async (table: number) => {
  const { press, read } = await pressWith('T1', closed);
  const { paper } = await issueTableSettlement(press, { ...order, jornada: day, table });
  return read(paper.modelKey);
};

describe('Each table of an event has its settlement by code [R123-IV-6.p4] [R123-IV-6] [R123-IV-6.p3]', () => {
  it('fans out by jornada and table', async () => {
    const { press } = await pressWith('T1', closed);
    const { tables } = await loadClosing(press.ports, order);
    expect(tables.map(({ jornada, table }) => [jornada, table])).toEqual([
      [day, 2],
      [day, 4],
    ]);
  });

  it('adds IN, RB and AD with the price and the benefit of each', async () => {
    const lm = await settled(4);
    expect(factsOf(lm)).toMatchObject({ Modalidad: 'Multi-mesa con reagrupamiento' });
    expect(
      printed(rowsOf(lm, 'por_codigo')).map((row) => [row[0], row[2], row[6], row[7], row[8]]),
    ).toEqual([
      ['IN', '5', '10.000,00', '8.000,00', '2.000,00'],
      ['RB', '2', '3.000,00', '2.700,00', '300,00'],
      ['AD', '1', '1.000,00', '1.000,00', '0,00'],
      ['', '8', '14.000,00', '11.700,00', '2.300,00'],
    ]);
    expect(rowsOf(lm, 'compras').map((row) => row[3])).toContain('1-RB1');
  });

  it('compares the account with the three bodies, and prints why they differ [R123-IV-3.p3]', async () => {
    const agreed = rowsOf(await settled(4), 'conciliacion');
    expect(agreed.map((row) => row.slice(0, 8))).toContainEqual(
      expect.arrayContaining(['RB', '2', '2', '2', '2', '0']),
    );
    const lm = await settled(2);
    expect(
      rowsOf(lm, 'conciliacion')
        .find(([code]) => code === 'RB')
        ?.slice(2, 8),
    ).toEqual(['1', '0', '1', '2', '1', '1']);
    expect(JSON.stringify(lm)).toContain('El cupón anulado quedó en L.N.S.E.');
    expect(JSON.stringify(lm)).toContain('Anulación del cupón 7-RB1: Otra inscripción.');
  });
});

describe('Chips are reconciled on both settlements [R123-IV-7.1] [R123-I-46]', () => {
  it('the table shows what it put in play beside the event, which its count adds up to', async () => {
    expect(rowsOf(await settled(4), 'fichas')).toEqual([
      ['IN, Buy In', '10.000', '5', '50.000', '8', '80.000'],
      ['RB, Re Buy', '10.000', '2', '20.000', '3', '30.000'],
      ['AD, Add On', '15.000', '1', '15.000', '1', '15.000'],
      ['Retiradas', '—', '0', '0', '0', '0'],
      ['Cambios (color up)', '—', '0', '0', '0', '0'],
      ['Fichas en juego', '', '', '85.000', '', '125.000'],
      ['Contadas', '', '', '—', '', 'Sin recuento'],
    ]);
    const { press, read } = await pressWith('T1', closed);
    const lt = await read((await issueEventPapers(press, order)).settlement.modelKey);
    expect(rowsOf(lt, 'fichas').map((row) => row.slice(-2))).toEqual(
      rowsOf(await settled(2), 'fichas').map((row) => row.slice(-2)),
    );
  });
});

describe('The event adds its tables [R123-I-62] [R123-I-63] [R123-IV-9]', () => {
  it('has no acta and says what each code left for prizes', async () => {
    const { press, read } = await pressWith('T1', closed);
    const { settlement, acta, figures } = await issueEventPapers(press, order);
    expect(acta).toBeNull();
    expect(figures).toMatchObject({
      takings: 8 * 2_000_00 + 3 * 1_500_00 + 1_000_00,
      pool: 8 * 1_600_00 + 3 * 1_350_00 + 1_000_00,
    });
    const lt = await read(settlement.modelKey);
    expect(lt.subtitle).toContain('Torneo');
    expect(printed(rowsOf(lt, 'mesas')).map((row) => [row[1], row[3]])).toEqual([
      ['2', '7.500,00'],
      ['4', '14.000,00'],
      ['', '21.500,00'],
    ]);
    expect(rowsOf(lt, 'cuerpos').map((row) => [...row.slice(1, 4), ...row.slice(5)])).toEqual([
      ['2', 'IN', '3', '3', '3', '3', '0', 'Conforme'],
      ['2', 'RB', '1', '1', '2', '1', '1', 'No conforme'],
      ['4', 'IN', '5', '5', '5', '5', '0', 'Conforme'],
      ['4', 'RB', '2', '2', '2', '2', '0', 'Conforme'],
      ['4', 'AD', '1', '1', '1', '1', '0', 'Conforme'],
      ['', '', '12', '12', '13', '12', '1', 'No conforme'],
    ]);
    expect(notesOf(lt)).toContain('Mesa 2, diferencia revisada: El cupón anulado quedó');
    expect(notesOf(lt)).toContain('Sin rendición');
    expect(lt.checks.find(({ label }) => label.startsWith('Cuenta de depósito'))?.passed).toBe(
      false,
    );
  });
});

/** Without the sign of the currency and its blank. */
const printed = (rows: readonly string[][]): string[][] =>
  rows.map((row) => row.map((cell) => cell.replace(/^\$\u00a0/, '')));
