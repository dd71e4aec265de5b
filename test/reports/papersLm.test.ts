import { describe, expect, it } from 'vitest';
import { centavos } from '../../domain/money/centavos.ts';
import { chips } from '../../domain/money/chips.ts';
import { jornada } from '../../domain/time/jornada.ts';
import type { Paper } from '../../reports/model/paper.ts';
import type { LmInput, RenderedShift } from '../../reports/papers/inputs.ts';
import { buildLm } from '../../reports/papers/lm.ts';
import { nilLm } from './golden/inputs.ts';
import { factsOf, notesOf, rowsOf, tableOf, tablesOf } from './golden/reading.ts';
import {
  lmInput,
  manyChips,
  noSplit,
  purchase,
  RENDERED,
  settle,
  TERMS,
} from './golden/sitAndGo.ts';

const $ = (amount: string) => `$\u00a0${amount}`;

const checkOf = ({ checks }: Paper, label: string) =>
  checks.find((one) => one.label.startsWith(label))?.passed;

describe('The settlement of a Sit & Go table [R123-IV-11.4]', () => {
  it('keeps 900 of 4.500 at 80 %, and pays 3.600', () => {
    const terms = {
      ...TERMS,
      price: centavos(50_000),
      benefit: centavos(10_000),
      prizePart: centavos(40_000),
      startingStack: chips(5_000),
    };
    const settlement = settle({ terms, entries: 9, exits: [], sharesBps: [6500, 3500] });
    const purchases = Array.from({ length: 9 }, (_, index) => purchase(index + 1, true, terms));
    const paper = buildLm(lmInput(settlement, purchases, terms));
    expect(rowsOf(paper, 'por_codigo')[0]).toEqual([
      ...['IN', 'Compra inicial (Buy In)', '9', $('500,00'), $('100,00'), '20,00%'],
      ...[$('4.500,00'), $('3.600,00'), $('900,00')],
    ]);
    expect(tableOf(paper, 'por_codigo').remark).toContain('cumple');
  });

  it('says whether the benefit passes the limit, just inside and just outside', () => {
    const settled = lmInput();
    const withBenefit = (benefit: number) => {
      const { takings } = settled.settlement;
      const row = {
        count: 10,
        takings,
        benefit: centavos(benefit),
        prizes: centavos(takings - benefit),
      };
      const purchases = settled.purchases.slice(0, 10).map((one, index) => ({
        ...one,
        paid: {
          ...one.paid,
          benefit: centavos(index === 0 ? benefit : 0),
          prizePart: centavos(one.paid.price - (index === 0 ? benefit : 0)),
        },
      }));
      const settlement = { ...settled.settlement, ...row, byCode: { IN: row } };
      return buildLm({ ...settled, settlement, purchases });
    };
    const remark = (benefit: number) => tableOf(withBenefit(benefit), 'por_codigo').remark;
    expect(remark(4_125_000)).toMatch(/: cumple$/);
    expect(remark(4_125_001)).toMatch(/: no cumple$/);
  });
});

describe('The split of the benefit on paper [R123-I-63] [R123-IV-6.p3]', () => {
  it('names beneficiaries and norm, and gives the operator the balance', () => {
    const paper = buildLm(lmInput());
    expect(rowsOf(paper, 'distribucion')).toEqual([
      ['Lotería Nacional Sociedad del Estado', '4,00%', $('1.498,74')],
      ['Secretaría de Desarrollo Social de la Nación', '8,00%', $('2.997,49')],
      ['Secretaría de Deportes de la Nación', '8,00%', $('2.997,49')],
      ['Agente operador, saldo', '80,00%', $('29.974,98')],
      ['Beneficio de la mesa', '100,00%', $('37.468,70')],
    ]);
    expect(notesOf(paper)).toContain('Distribución según Decreto 600/1999');
    expect(paper.norms.at(-1)).toContain('Decreto 600/1999');
  });

  it('says plainly when there is none, and why', () => {
    const paper = buildLm(lmInput(settle({ regimes: noSplit })));
    expect(rowsOf(paper, 'distribucion')[0]).toEqual(['Sin distribuir', '—', $('37.468,70')]);
    expect(notesOf(paper)).toContain('no hay un régimen de distribución configurado');
  });
});

describe('The deposit account, line by line [R123-IV-1.3] [R123-IV-6] [R123-IV-11.5]', () => {
  it('has a line for each purchase by full name, and one for each reversal', () => {
    const rows = rowsOf(buildLm(lmInput()), 'compras');
    expect(rows).toHaveLength(10 + 2 + 2 + 1);
    expect(rows[0]).toEqual([
      ...['1', '19:01', 'IN', '0003-00001274', '1', 'Ejemplo, Ana María', '1042'],
      ...[$('13.750,00'), $('10.003,13'), $('3.746,87')],
    ]);
    expect(rows[12]!.slice(5, 8)).toEqual([
      'Devolución: Ejemplo, Ana María',
      '1042',
      `-${$('13.750,00')}`,
    ]);
    expect(rows[13]![5]).toBe('Anulación: Muestra, Juan Ignacio');
    expect(rows[14]).toEqual([
      ...['', 'Total de la mesa, 10 compras', '', '', '', '', ''],
      ...[$('137.500,00'), $('100.031,30'), $('37.468,70')],
    ]);
    expect(tableOf(buildLm(lmInput()), 'compras').note).toContain('se cargó dos veces');
  });

  it('says from when to when it sold: what was given back later is no purchase', () => {
    expect(factsOf(buildLm(lmInput()))['Compras']).toBe('10, de 19:01 a 19:12');
    const alone = settle({ entries: 1, exits: [], sharesBps: [10_000] });
    expect(factsOf(buildLm(lmInput(alone, [purchase(1)])))['Compras']).toBe('1, a las 19:01');
  });

  it('books the prizes to the table of the Sit & Go, paid or not', () => {
    const rows = rowsOf(buildLm(lmInput()), 'premios_mesa');
    expect(rows[0]).toEqual([
      ...['1.ª', '1', '0004-00000018', '0003-00000040', 'Efectivo'],
      ...[$('80.031,30'), $('80.031,30')],
    ]);
    expect(rows[2]!.slice(3)).toEqual(['Pendiente', '—', $('0,00'), $('10.000,00')]);
    expect(rows.at(-1)!.at(-1)).toBe($('0,00'));
  });

  it('says to which jornada the prizes are booked, when entries were sold in several', () => {
    const note = (changes: Partial<LmInput>) =>
      tableOf(buildLm({ ...lmInput(), ...changes }), 'premios_mesa').note;
    expect(note({})).toBe(
      'Pagos registrados hasta el cierre, 10/05/2014 02:40; los posteriores constan en sus recibos ' +
        'de premio.',
    );
    expect(note({ prizes: [], prizesBookedOn: jornada('2014-05-10') })).toBe(
      'Hubo compras en más de una jornada: los premios se imputan por única vez a la jornada ' +
        '10/05/2014, y los saldos de las liquidaciones del torneo se compensan.',
    );
  });
});

describe('Cash and vouchers against the account [R123-IV-1.4.p3] [R123-IV-11.2.p3]', () => {
  it('adds the cash by means of payment, less what was given back', () => {
    expect(rowsOf(buildLm(lmInput()), 'cobros')).toEqual([
      ['Efectivo', '7', $('96.250,00')],
      ['Tarjeta de débito', '3', $('41.250,00')],
      ['Transferencia', '2', $('27.500,00')],
      ['Devoluciones, efectivo', '-1', `-${$('13.750,00')}`],
      ['Devoluciones, tarjeta de débito', '-1', `-${$('13.750,00')}`],
      ['Cobrado', '10', $('137.500,00')],
    ]);
  });

  it('agrees when the croupier took each voucher that stands', () => {
    const row = rowsOf(buildLm(lmInput()), 'conciliacion')[0]!;
    expect(row.slice(2)).toEqual(['10', '12', '2', '10', '0', 'Conforme']);
  });

  it('shows the parts that casino and LNSE counted, once they did', () => {
    const counted = (lnse: number | null) => {
      const row = { code: 'IN', gic: 10, absent: 0, operator: 10, lnse, drop: null } as const;
      const status = lnse === null ? 'uncounted' : lnse === 10 ? 'agrees' : 'differs';
      const place = { jornada: jornada('2014-05-09'), table: 20 };
      const parts = { ...place, rows: [row], status, explanation: null } as const;
      return buildLm({ ...lmInput(), parts });
    };
    const cells = (lnse: number | null) => rowsOf(counted(lnse), 'conciliacion')[0]!.slice(6, 8);
    expect([cells(10), cells(9), cells(null)]).toEqual([
      ['10', '10'],
      ['10', '9'],
      ['10', '—'],
    ]);
    const passed = [10, 9, null].map((lnse) => checkOf(counted(lnse), 'Talones'));
    expect(passed).toEqual([true, false, false]);
    const uncounted = tableOf(buildLm(lmInput()), 'conciliacion').columns.map(({ key }) => key);
    expect(uncounted).not.toContain('lnse');
  });

  it('calls no coupon missing of a body that nobody counted [R123-IV-3.p3]', () => {
    const of = (lnse: number | null, drop: number | null) => {
      const row = { code: 'IN', gic: 10, absent: 1, operator: 9, lnse, drop } as const;
      const whole = lnse !== null && drop !== null;
      const status = !whole ? 'uncounted' : lnse === 9 && drop === 9 ? 'agrees' : 'differs';
      const place = { jornada: jornada('2014-05-09'), table: 20 };
      const reconciliation = { ...place, rows: [row], status, explanation: null } as const;
      const paper = buildLm({ ...lmInput(), reconciliation });
      const cells = rowsOf(paper, 'conciliacion').map((one) => one.slice(4).join(' '));
      return [...cells, checkOf(paper, 'Cupones')];
    };
    expect(of(9, 9)).toEqual(['9 9 9 0 Conforme', '9 9 9 0 Conforme', true]);
    const uncounted = 'Sin recuento 0 Sin recuento';
    expect(of(9, null)).toEqual([`9 9 ${uncounted}`, `9 9 ${uncounted}`, false]);
    const missing = '9 8 Sin recuento 1 No conforme';
    expect(of(8, null)).toEqual([missing, missing, false]);
  });

  it('says which voucher nobody handed in', () => {
    const purchases = Array.from({ length: 10 }, (_, index) => purchase(index + 1, index !== 4));
    const paper = buildLm(lmInput(settle(), purchases));
    const row = rowsOf(paper, 'conciliacion')[0]!;
    expect(row.slice(2)).toEqual(['10', '10', '0', '9', '1', 'No conforme']);
    expect(tableOf(paper, 'conciliacion').note).toContain('0003-00001278');
    expect(checkOf(paper, 'Vales recibidos')).toBe(false);
  });
});

describe('Chips issued, withdrawn and raced for beside those counted [R123-IV-7.1] [R123-II-14]', () => {
  const chipsOf = (chips: LmInput['chips']) => {
    const paper = buildLm({ ...lmInput(), chips });
    return { rows: rowsOf(paper, 'fichas'), passed: checkOf(paper, 'Fichas') };
  };

  it('of one table are those of the event', () => {
    expect(chipsOf(lmInput().chips)).toEqual({
      rows: [
        ['IN, Buy In', '20.000', '10', '200.000'],
        ['Retiradas', '—', '1', '-30.000'],
        ['Cambios (color up)', '—', '1', '50'],
        ['Fichas en juego', '', '', '170.050'],
        ['Contadas, 10/05/2014 02:40', '', '', '170.050'],
        ['Diferencia', '', 'Conforme', '0'],
      ],
      passed: true,
    });
  });

  it('of one of many have what changed since the count, and what it lacked', () => {
    const { rows, passed } = chipsOf(manyChips());
    expect(passed).toBe(false);
    expect(rows.slice(-4)).toEqual([
      ['Fichas en juego', '', '', '170.000', '', '568.050'],
      ['De ellas, posteriores al recuento', '', '', '—', '', '-500'],
      ['Contadas, 10/05/2014 02:40', '', '', '143.200', '', '568.400'],
      ['Diferencia', '', '', '', 'No conforme', '-150'],
    ]);
  });

  it('are not compared when nobody counted all of them', () => {
    const chips = { ...lmInput().chips, count: null };
    const { rows, passed } = chipsOf(chips);
    expect(rows.at(-1)).toEqual(['Contadas', '', '', 'Sin recuento']);
    expect(passed).toBeUndefined();
    expect(tableOf(buildLm({ ...lmInput(), chips }), 'fichas').note).toContain(
      'las que el registro del cierre da al ganador son las calculadas.',
    );
  });

  it('are what the winner was declared to have, which is said to be declared [R123-I-68]', () => {
    const { count: last } = lmInput().chips;
    const { rows, passed } = chipsOf({
      ...lmInput().chips,
      count: { ...last!, declared: true },
    });
    expect(rows.slice(-2)).toEqual([
      ['Declaradas del ganador, 10/05/2014 02:40', '', '', '170.050'],
      ['Diferencia', '', 'Conforme', '0'],
    ]);
    expect(passed).toBe(true);
  });

  it('say how many times chips left play, beside how many chips', () => {
    const { columns } = tableOf(buildLm(lmInput()), 'fichas');
    expect(columns.map(({ heading }) => heading)).toEqual([
      ...['Concepto', 'Por compra', 'Veces', 'Fichas'],
    ]);
    expect(tableOf(buildLm(lmInput()), 'fichas').note).toBeUndefined();
  });
});

describe('What cashiers rendered, and nothing that nobody did [R123-IV-1.4.p3]', () => {
  const paperOf = (shifts: LmInput['shifts']) => buildLm({ ...lmInput(), shifts });
  const keysOf = (shifts: LmInput['shifts']) => tablesOf(paperOf(shifts)).map(({ key }) => key);
  const checksOf = (shifts: LmInput['shifts']) =>
    paperOf(shifts).checks.filter(({ label }) => label.startsWith('Rendido'));

  it('shows what each counted by means beside what was expected', () => {
    expect(rowsOf(paperOf([RENDERED]), 'rendicion')).toEqual([
      ['3', '1042', 'Efectivo', $('22.468,70'), $('22.468,70'), $('0,00')],
      ['3', '1042', 'Tarjeta de débito', $('27.500,00'), $('27.500,00'), $('0,00')],
      ['', 'Total', '', $('49.968,70'), $('49.968,70'), $('0,00')],
    ]);
    expect(checksOf([RENDERED])).toMatchObject([{ passed: true }]);
    expect(notesOf(paperOf([RENDERED]))).not.toContain('Sin rendición');
  });

  it('does not let one means make up for another', () => {
    const counted = { cash: centavos(2_246_869), 'debit-card': centavos(2_750_001) };
    const short = [{ ...RENDERED, counted }];
    expect(rowsOf(paperOf(short), 'rendicion')[0]!.at(-1)).toBe(`-${$('0,01')}`);
    expect(checksOf(short)).toMatchObject([{ passed: false }]);
  });

  it('says that there is none, with no difference and no check, when no shift was rendered', () => {
    expect(keysOf([])).not.toContain('rendicion');
    expect(checksOf([])).toEqual([]);
    expect(notesOf(paperOf([]))).toContain(
      'Sin rendición de turno registrada en la jornada: caja 3.',
    );
    expect(JSON.stringify(paperOf([]))).not.toContain('Rendido');
  });

  it('asks of each movement whether the shift open when it was posted was rendered', () => {
    const { purchases, ...input } = lmInput();
    const notesIn = (shift: string | null, rendered: RenderedShift) => {
      const posted = purchases.map((one) => ({
        ...one,
        paid: { ...one.paid, shift },
        reversal: one.reversal && { ...one.reversal, shift },
      }));
      return notesOf(buildLm({ ...input, purchases: posted, shifts: [rendered] }));
    };
    const ofDayBefore = { ...RENDERED, jornada: '2014-05-08' as RenderedShift['jornada'] };
    expect(notesIn(RENDERED.shiftId, ofDayBefore)).not.toContain('Sin rendición');
    expect(notesIn('shift 2', RENDERED)).toContain('Sin rendición de turno registrada');
    expect(notesIn(null, RENDERED)).toContain('Sin rendición de turno registrada');
  });

  it('says which desk has none when another has', () => {
    const other = [{ ...RENDERED, desk: 4 }];
    expect(notesOf(paperOf(other))).toContain(
      'Sin rendición de turno registrada en la jornada: caja 3.',
    );
  });
});

describe('A table without movement', () => {
  it('has its paper all the same, with zeros', () => {
    const paper = buildLm(nilLm());
    expect(factsOf(paper)['Compras']).toBe('0');
    expect(rowsOf(paper, 'compras')).toHaveLength(1);
    expect(rowsOf(paper, 'por_codigo')[0]!.slice(6)).toEqual([$('0,00'), $('0,00'), $('0,00')]);
    expect(paper.checks.every(({ passed }) => passed)).toBe(true);
  });
});
