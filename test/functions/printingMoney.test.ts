import { describe, expect, it } from 'vitest';
import type { TournamentFact } from '../../domain/tournament/facts.ts';
import { historyNow } from '../../functions/papers/history.ts';
import { fileKey } from '../../functions/papers/paperRef.ts';
import { EVENT_PAPERS, type EventPaper, eventJob } from '../../functions/papers/printing/event.ts';
import { printPaper } from '../../functions/papers/printing/print.ts';
import { PAPER_KINDS } from '../../reports/model/kinds.ts';
import type { Paper } from '../../reports/model/paper.ts';
import { level, place, removeAbsent, underWay } from '../domain/tournament/chips.ts';
import { disqualify, withdraw } from '../domain/tournament/inPlay.ts';
import {
  announceEvent,
  buy,
  by,
  closePurchases,
  day,
  having,
  ids,
  openAddOns,
  playing,
  sell,
} from '../domain/tournament/rebuys.ts';
import { announce as announceSitAndGo } from '../domain/tournament/sitAndGo.ts';
import { factsOf, rowsOf, tableOf } from '../reports/golden/reading.ts';
import { history } from '../support/given.ts';
import { OPERATOR, pressWith, recordShift } from './support/press.ts';

const event = { operator: OPERATOR, tournamentId: 'T1' };
const printed = async (facts: readonly TournamentFact[], kind: EventPaper): Promise<Paper> => {
  const { press, read } = await pressWith('T1', facts);
  const known = { ...event, ...(await historyNow(press.ports, event)), ports: press.ports };
  const paper = await printPaper(press, OPERATOR, await eventJob(kind, known));
  return read(fileKey(paper, 'model.json'));
};
const plain = (rows: readonly string[][]): string[][] =>
  rows.map((row) => row.map((cell) => cell.replaceAll('\u00a0', ' ')));

/** Eight sold and accredited, five of them at table 4; one refund, one rebuy that was void. */
const seat = (entryId: string, index: number): TournamentFact => ({
  type: 'SeatTaken',
  entryId,
  seatingId: `seating ${entryId}`,
  table: index < 5 ? 4 : 2,
  seat: (index % 5) + 1,
  ...by('dealer'),
});
const atFour = { table: 4 };
const played = having(
  [...playing(4), ...ids(8).map(seat)],
  buy('E1', ['RB'], atFour),
  buy('E2', ['RB'], atFour),
  {
    type: 'VoidPurchase',
    entryId: 'E2',
    purchaseId: 'RB E2',
    voidId: 'void E2',
    reason: 'Otra inscripción',
    desk: 3,
    ...by('supervisor'),
  },
  openAddOns,
  buy('E1', ['AD'], atFour),
  closePurchases('RB'),
);

describe('Every paper of an event', () => {
  it.each(EVENT_PAPERS)(
    '%s has the corporate letterhead and its norms [R123-IV-0]',
    async (kind) => {
      const { letterhead, norms, title } = await printed(played, kind);
      expect(letterhead.operator).toBe('Casino de Prueba S.A.');
      expect(letterhead.authority).toMatch(/^Autoridad: /);
      expect(norms[0]).toMatch(/^Res\. LNSE 123\/2013, /);
      expect(title).toBe(PAPER_KINDS[kind].title);
    },
  );
});

describe('The deposit account [R123-IV-1.3] [R123-IV-6]', () => {
  it('has a line with full name, order number and code for each purchase, and its balance', async () => {
    const paper = await printed(played, 'GIC');
    const lines = plain(rowsOf(paper, 'cuenta'));
    expect(lines).toHaveLength(8 + 2 + 1 + 1 + 1);
    expect(lines[0]?.slice(2)).toEqual([
      ...['IN', '0003-00000001', '1', 'Muñoz, player E1', '1004', '$ 2.000,00', '$ 2.000,00'],
    ]);
    expect(lines.slice(8, 12).map((line) => [line[2], line[3], line[5], line[7], line[8]])).toEqual(
      [
        ['RB', '1-RB1', 'Muñoz, player E1', '$ 1.500,00', '$ 17.500,00'],
        ['RB', '2-RB1', 'Muñoz, player E2', '$ 1.500,00', '$ 19.000,00'],
        ['RB', '2-RB1', 'Anulación: Muñoz, player E2', '-$ 1.500,00', '$ 17.500,00'],
        ['AD', '1-AD', 'Muñoz, player E1', '$ 1.000,00', '$ 18.500,00'],
      ],
    );
    expect(plain(rowsOf(paper, 'por_codigo')).map((row) => [row[0], row[2], row[3]])).toEqual([
      ['IN', '8', '$ 16.000,00'],
      ['RB', '1', '$ 1.500,00'],
      ['AD', '1', '$ 1.000,00'],
      ['', '10', '$ 18.500,00'],
    ]);
  });

  it('has a negative line for a refund [R123-IV-1.4]', async () => {
    const refunded = having(history(announceEvent(), ...sell('E1', 'E2')), {
      type: 'RefundEntry',
      entryId: 'E1',
      refundId: 'refund 1',
      means: 'cash',
      desk: 3,
      ...by('cashier', '19:00'),
    });
    const [, , line] = plain(rowsOf(await printed(refunded, 'GIC'), 'cuenta'));
    expect(line?.slice(5)).toEqual([
      ...['Devolución: Muñoz, player E1', '1004', '-$ 2.000,00', '$ 2.000,00'],
    ]);
  });

  it('is a nil report before anything is sold', async () => {
    const paper = await printed(history(announceEvent()), 'GIC');
    expect(rowsOf(paper, 'cuenta')).toHaveLength(1);
    expect(paper.keyFigures.map(({ value }) => value)).toMatchObject([
      { value: 0 },
      { value: 0 },
      { value: 0 },
    ]);
  });
});

describe('Coupons withdrawn unused [R123-IV-4.p7] [R123-IV-5.p5]', () => {
  it('are listed with table and mark once the period ends, and signed by Director and LNSE', async () => {
    const paper = await printed(having(played, closePurchases('AD')), 'CU');
    const rebuys = rowsOf(paper, 'no_utilizados_rb');
    expect(rebuys).toHaveLength(14 + 1);
    expect(rebuys.find(([, coupon]) => coupon === '1-RB1')).toBeUndefined();
    expect(rebuys.find(([, coupon]) => coupon === '1-RB2')?.slice(2)).toEqual([
      ...['1', 'Muñoz, player E1', 'No utilizado'],
    ]);
    expect(rowsOf(paper, 'no_utilizados_ad')).toHaveLength(7 + 1);
    expect(paper.signatures.map(({ name }) => name)).toContain('F. Iscal');
  });

  it('say so when no period has ended, and are not of a Sit & Go', async () => {
    const paper = await printed(playing(1), 'CU');
    expect(JSON.stringify(paper.blocks)).toContain('No terminó ningún período');
    await expect(printed(history(announceSitAndGo()), 'CU')).rejects.toMatchObject({
      code: 'tournament.modality-has-one-table',
    });
  });
});

const UNCOUNTED = 'Sin recuento';

describe('The rendering of the cashiers and the coupons three ways [R123-IV-3.p4] [R123-IV-4.p8]', () => {
  it('compares the account with the bodies by table and code', async () => {
    const counted = having(
      played,
      ...(['operator', 'lnse', 'drop'] as const).map(
        (body) =>
          ({
            type: 'CountCoupons',
            countId: `count ${body}`,
            day,
            table: 4,
            body,
            counts: { IN: 5, RB: body === 'drop' ? 0 : 1, AD: 1 },
            ...by(body === 'lnse' ? 'fiscalizador' : 'supervisor'),
          }) as const,
      ),
    );
    const rows = rowsOf(await printed(counted, 'RC'), 'cuerpos');
    expect(rows.map((row) => row.slice(1))).toEqual([
      ['2', 'IN', '3', '0', UNCOUNTED, UNCOUNTED, UNCOUNTED, '—', UNCOUNTED],
      ['4', 'IN', '5', '0', '5', '5', '5', '0', 'Conforme'],
      ['4', 'RB', '1', '0', '1', '1', '0', '1', 'No conforme'],
      ['4', 'AD', '1', '0', '1', '1', '1', '0', 'Conforme'],
      ['', '', '10', '0', '7', '7', '6', '1', 'No conforme'],
    ]);
  });

  it('says of coupons that nobody counted that they are not, and calls none missing', async () => {
    const paper = await printed(having(played), 'RC');
    const rows = rowsOf(paper, 'cuerpos');
    const uncounted = [UNCOUNTED, UNCOUNTED, UNCOUNTED];
    expect(rows[0]?.slice(3)).toEqual(['3', '0', ...uncounted, '—', UNCOUNTED]);
    expect(rows.at(-1)?.slice(3)).toEqual(['10', '0', ...uncounted, '0', UNCOUNTED]);
    expect(factsOf(paper)['Conciliación de cupones']).toBe('2 sin recuento completo');
    expect(paper.checks.filter(({ passed }) => !passed)).toEqual([]);
  });

  it('has the money and the coupons that each cashier rendered [R123-IV-1.4.p3] [R123-IV-5.p6]', async () => {
    const { press, read, table } = await pressWith('T1', played);
    const cashier = by('cashier', '23:55');
    const cash = (amount: number) => ({ cash: amount as never });
    await recordShift(table, 'shift-1', [
      { type: 'ShiftOpened', shiftId: 'shift-1', desk: 3, float: 0 as never, ...cashier },
      {
        type: 'ShiftRendered',
        renderingId: 'rendering-1',
        explanation: 'Falta un cupón',
        rendering: {
          ...{ movements: 11, movementsHash: '' },
          ...{ expected: cash(18_500_00), counted: cash(18_500_00) },
          ...{ couponsExpected: { IN: 8, RB: 1, AD: 1 }, couponsCounted: { IN: 8, RB: 0, AD: 1 } },
        },
        ...cashier,
      },
    ]);
    const known = { ...event, ...(await historyNow(press.ports, event)), ports: press.ports };
    const paper = await read(
      fileKey(await printPaper(press, OPERATOR, await eventJob('RC', known)), 'model.json'),
    );
    expect(plain(rowsOf(paper, 'rendicion'))[0]?.slice(3)).toEqual([
      ...['$ 18.500,00', '$ 18.500,00', '$ 0,00'],
    ]);
    expect(rowsOf(paper, 'cupones').map((row) => [row[3], row[5], row[6], row[7]])).toEqual([
      ['IN', '8', '8', '0'],
      ['RB', '1', '0', '-1'],
      ['AD', '1', '1', '0'],
      ['', '10', '9', '-1'],
    ]);
    const failed = paper.checks.filter(({ passed }) => !passed).map(({ label }) => label);
    expect(failed).toContain('Cupones rendidos = esperados');
  });
});

describe('The register of penalties [R123-II-39] [R123-II-41]', () => {
  const warn = (penaltyId: string, suspension: { hands: 1 } | null) =>
    ({
      type: 'ImposePenalty',
      penaltyId,
      entryId: 'E1',
      hand: 12,
      codes: ['device-at-table'],
      others: [],
      round: null,
      description: 'Teléfono en la mesa',
      suspension,
      ...by('supervisor'),
    }) as const;

  it('says player, rule, kind, hands, author and time, and what he had before [R123-I-79]', async () => {
    const facts = having(played, warn('n1', null), warn('n2', { hands: 1 }));
    const [first, second] = rowsOf(await printed(facts, 'PE'), 'penalidades');
    expect(first?.slice(1)).toEqual([
      ...['1', 'Muñoz, player E1', '—', '12'],
      expect.stringMatching(/^Anexo I, .*inc\. \d+.*\. Teléfono en la mesa$/),
      ...['0', 'Advertencia. Aplicada', '1002'],
    ]);
    expect(second?.slice(6, 8)).toEqual(['1', 'Suspensión de 1 mano. En curso']);
  });

  it('has the disqualified with their reason, and the annulled too', async () => {
    const facts = having(
      played,
      warn('n1', null),
      { type: 'AnnulPenalty', penaltyId: 'n1', reason: 'Era otro', ...by('supervisor') },
      { ...disqualify(13, { E3: 5_000 }), ...by('director', '23:59') },
    );
    const paper = await printed(facts, 'PE');
    expect(rowsOf(paper, 'penalidades')[0]?.[7]).toBe('Advertencia. Anulada');
    expect(rowsOf(paper, 'descalificaciones')[0]?.slice(1, 4)).toEqual([
      ...['3', 'Muñoz, player E3', '13'],
    ]);
  });
});

describe('Stacks left over and chips removed [R123-I-46] [R123-I-59]', () => {
  it('add up to what left, with a reason each [R123-I-39] [R123-I-44]', async () => {
    const facts = history(
      ...underWay([4], ['E1', 'E2', 'E3']),
      place('1/6'),
      withdraw('E2', 3, 7_000),
      level(2),
      removeAbsent(),
    );
    const paper = await printed(facts, 'ST');
    expect(rowsOf(paper, 'retiradas').map((row) => [row[1], row[3], row[6]])).toEqual([
      ['Retiro voluntario', '2', '7.000'],
      ['Ausente al terminar el primer nivel del día', '4', '10.000'],
      ['', '', '17.000'],
    ]);
    expect(rowsOf(paper, 'sobrantes')).toEqual([
      ['1/6', '10.000', '0', '10.000'],
      ['Total', '10.000', '0', '10.000'],
    ]);
    expect(tableOf(paper, 'retiradas').rows.at(-1)?.role).toBe('total');
    expect(paper.keyFigures[2]?.value).toMatchObject({ value: 33_000 });
  });
});
