import { describe, expect, it } from 'vitest';
import { centavos } from '../../domain/money/centavos.ts';
import type { EventSettlement } from '../../domain/settlement/types.ts';
import type { Paper } from '../../reports/model/paper.ts';
import { buildLt } from '../../reports/papers/lt.ts';
import { nilLt } from './golden/inputs.ts';
import { factsOf, rowsOf, tableOf, tablesOf } from './golden/reading.ts';
import { DEAL, ltInput, noSplit, PLAYED_OUT, settle, TERMS } from './golden/sitAndGo.ts';

const $ = (amount: string) => `$\u00a0${amount}`;

/** IN 200.000, RB 75.000 and AD 60.000, with the benefits given. */
const threeCodes = (inBenefit: number, rbBenefit: number, adBenefit: number): EventSettlement => {
  const row = (count: number, takings: number, benefit: number) => ({
    count,
    takings: centavos(takings),
    benefit: centavos(benefit),
    prizes: centavos(takings - benefit),
  });
  const byCode = {
    IN: row(100, 20_000_000, inBenefit),
    RB: row(50, 7_500_000, rbBenefit),
    AD: row(60, 6_000_000, adBenefit),
  };
  const benefit = centavos(inBenefit + rbBenefit + adBenefit);
  const takings = centavos(33_500_000);
  const prizes = centavos(takings - benefit);
  const totals = { byCode, takings, benefit };
  const { jornada } = TERMS;
  const split = { status: 'none', reason: 'ejemplo' } as const;
  return {
    ...totals,
    pool: prizes,
    tables: [{ ...totals, prizes, jornada, table: 4, split }],
    split,
    placePrizes: [prizes],
    classification: [],
  };
};

const limits = (settlement: EventSettlement): string[][] =>
  rowsOf(buildLt(ltInput(settlement)), 'limites');

describe('Both limits on the settlement of the event [R123-I-62] [R123-IV-9]', () => {
  it('asks for 234.500 of 335.000 to prizes', () => {
    expect(limits(threeCodes(6_000_000, 2_250_000, 1_800_000))[0]!.slice(2)).toEqual([
      ...[$('335.000,00'), $('234.500,00'), $('234.500,00'), 'Conforme'],
    ]);
    expect(limits(threeCodes(6_000_001, 2_250_000, 1_800_000))[0]!.at(-1)).toBe('No conforme');
  });

  it('allows at most 22.500 of 75.000 in rebuys [R123-IV-6.p3]', () => {
    const rebuys = (benefit: number) => limits(threeCodes(0, benefit, 0))[2]!;
    expect(rebuys(2_250_000).slice(2)).toEqual([
      ...[$('75.000,00'), $('22.500,00'), $('22.500,00'), 'Conforme'],
    ]);
    expect(rebuys(2_250_001).at(-1)).toBe('No conforme');
  });

  it('fails the check of the paper when one item is over, even if the total is not', () => {
    const over = buildLt(ltInput(threeCodes(0, 2_250_001, 0)));
    expect(over.checks.find(({ label }) => label === 'Límites de la norma')?.passed).toBe(false);
  });

  it('pays 287.500 of 80, 90 and 100 per cent', () => {
    const paper = buildLt(ltInput(threeCodes(4_000_000, 750_000, 0)));
    expect(rowsOf(paper, 'por_codigo').at(-1)!.slice(6)).toEqual([
      ...[$('335.000,00'), $('287.500,00'), $('47.500,00')],
    ]);
  });
});

describe('The pool and its scale [R123-I-64] [R123-I-65]', () => {
  it('rounds each place down to the unit and shows the rest, which first place takes', () => {
    expect(rowsOf(buildLt(ltInput()), 'escala')).toEqual([
      ['1.ª', '50,00%', $('50.000,00'), $('31,30'), $('50.031,30')],
      ['2.ª', '30,00%', $('30.000,00'), $('0,00'), $('30.000,00')],
      ['3.ª', '20,00%', $('20.000,00'), $('0,00'), $('20.000,00')],
      ['Pozo', '100,00%', $('100.000,00'), $('31,30'), $('100.031,30')],
    ]);
  });
});

describe('Who collects what [R123-IV-9] [R123-II-41.b3]', () => {
  const paper = buildLt(ltInput());

  it('lists everybody by name, with what comes from the disqualified', () => {
    const rows = rowsOf(paper, 'clasificacion');
    expect(rows).toHaveLength(11);
    expect(rows.slice(0, 4).map((row) => [row[0], row[2], row[3], row[6]])).toEqual([
      ['1.ª', 'Ejemplo, Ana María', '', $('80.031,30')],
      ['2.ª', 'Ficticio, Raúl Óscar', 'Descalificado', $('0,00')],
      ['3.ª y 4.ª', 'Muestra, Juan Ignacio', '', $('10.000,00')],
      ['3.ª y 4.ª', 'Genérica, María José', '', $('10.000,00')],
    ]);
    expect(rows.at(-1)!.at(-1)).toBe($('100.031,30'));
  });

  it('shows what the disqualified lost beside who got it', () => {
    expect(rowsOf(paper, 'descalificados').at(-1)!.at(-1)).toBe($('30.000,00'));
    expect(rowsOf(paper, 'repartido')).toEqual([
      ['1.ª', '1', $('30.000,00')],
      ['Total', '', $('30.000,00')],
    ]);
  });

  it('says what is paid and what is pending [R123-I-66]', () => {
    expect(rowsOf(paper, 'pagos').at(-1)!.slice(-2)).toEqual([$('90.031,30'), $('10.000,00')]);
    expect(factsOf(paper)).toMatchObject({
      'Premios pagados': $('90.031,30'),
      'Premios pendientes': $('10.000,00'),
    });
  });

  it('refuses to leave somebody of the classification without a name', () => {
    const input = ltInput();
    expect(() => buildLt({ ...input, persons: input.persons.slice(1) })).toThrow(/nobody is named/);
  });
});

describe('What finalists agreed in a club event [CLUB-T27]', () => {
  const passed = (paper: Paper) => paper.checks.every((check) => check.passed);

  it('stands in a column of its own; the winner has besides what was left', () => {
    const paper = buildLt(ltInput(settle({ exits: PLAYED_OUT, deal: DEAL })));
    expect(
      rowsOf(paper, 'clasificacion')
        .slice(0, 3)
        .map((row) => row.slice(4)),
    ).toEqual([
      [$('10.031,30'), $('0,00'), $('35.000,00'), $('45.031,30')],
      [$('0,00'), $('0,00'), $('35.000,00'), $('35.000,00')],
      [$('10.000,00'), $('0,00'), $('0,00'), $('10.000,00')],
    ]);
    expect(passed(paper)).toBe(true);
    expect(tableOf(buildLt(ltInput()), 'clasificacion').columns).toHaveLength(7);
  });

  it('who is disqualified afterwards loses both to who stays', () => {
    const paper = buildLt(ltInput(settle({ deal: DEAL })));
    expect(rowsOf(paper, 'descalificados').at(-1)!.at(-1)).toBe($('35.000,00'));
    expect(rowsOf(paper, 'clasificacion')[0]!.slice(4)).toEqual([
      ...[$('10.031,30'), $('35.000,00'), $('35.000,00'), $('80.031,30')],
    ]);
    expect(passed(paper)).toBe(true);
  });
});

describe('Centavos that do not divide [R123-I-71]', () => {
  it('are listed with who got them', () => {
    const terms = { ...TERMS, prizeUnit: centavos(1) };
    const settlement = settle({ terms, sharesBps: [5000, 2999, 2001] });
    const rows = rowsOf(buildLt(ltInput(settlement, terms, [5000, 2999, 2001])), 'compartidas');
    expect(rows[0]).toEqual([
      ...['3.ª y 4.ª', '3', '2', $('20.016,26'), $('10.008,13'), $('0,00'), '—'],
    ]);
  });
});

describe('The split of the event is the sum of its tables [R123-I-63] [R123-IV-6.p4]', () => {
  it('is the split of its only table', () => {
    const paper = buildLt(ltInput());
    expect(rowsOf(paper, 'distribucion').map((row) => row[2])).toEqual(
      rowsOf(paper, 'distribucion_mesas')
        .map((row) => row[5])
        .concat($('37.468,70')),
    );
  });

  it('has no total by beneficiary when a table has none, but says each table', () => {
    const settlement = settle();
    const undivided = settle({ regimes: noSplit });
    const two = {
      ...settlement,
      takings: centavos(settlement.takings * 2),
      benefit: centavos(settlement.benefit * 2),
      tables: [settlement.tables[0]!, { ...undivided.tables[0]!, table: 22 }],
      split: undivided.split,
    };
    const paper = buildLt(ltInput(two));
    expect(rowsOf(paper, 'distribucion')[0]![0]).toBe('Sin total por beneficiario');
    expect(
      rowsOf(paper, 'distribucion_mesas')
        .map((row) => row[3])
        .slice(-2),
    ).toEqual(['Agente operador, saldo', 'Sin distribuir']);
  });
});

describe('An event without entries', () => {
  it('has its paper all the same', () => {
    const paper = buildLt(nilLt());
    expect(factsOf(paper)['Inscripciones']).toBe('0');
    expect(tablesOf(paper).length).toBeGreaterThan(8);
    expect(tableOf(paper, 'clasificacion').rows).toHaveLength(1);
    expect(paper.checks.every(({ passed }) => passed)).toBe(true);
  });
});

describe('A guaranteed pool (decision T14) [R123-I-64]', () => {
  const paidIn = { overlay: centavos(5_000_000) };
  const settlement = settle({ ...paidIn });

  it('shows apart what the operator pays in, and divides both [R123-I-65]', () => {
    const paper = buildLt(ltInput(settlement));
    expect(settlement.takings - settlement.benefit).toBe(settlement.pool);
    expect(paper.facts.flat()).toContainEqual({
      label: 'Aporte del operador al pozo garantizado',
      value: { kind: 'money', value: 5_000_000 },
    });
    expect(paper.checks.filter(({ passed }) => !passed)).toEqual([]);
    const formulas = paper.checks.map(({ formula }) => formula).join(' ');
    expect(formulas).toContain('{$aporte_garantia}');
    expect(paper.parameters.map(({ key }) => key)).toContain('aporte_garantia');
  });

  it('says nothing of it where there is none', () =>
    expect(JSON.stringify(buildLt(ltInput(settle())))).not.toContain('garantia'));
});

describe('An event ended before its time divides its pool as the act says [R123-I-6]', () => {
  it('each prize is what the scale calculates and what the act adds or takes', () => {
    const settlement = settle();
    const [first = centavos(0), second = centavos(0), ...rest] = settlement.placePrizes;
    const placePrizes = [centavos(first - 500_000), centavos(second + 400_000), ...rest];
    const extra = [...placePrizes, centavos(100_000)];
    const resolution = { text: 'Por fichas', consent: 'Nota 12/26' };
    const paper = buildLt({
      ...ltInput({ ...settlement, placePrizes: extra }),
      resolution,
    });
    const rows = rowsOf(paper, 'escala').map((cells) => cells.at(-2));
    const none = rest.map(() => $('0,00'));
    expect(rows).toEqual([`-${$('5.000,00')}`, $('4.000,00'), ...none, $('1.000,00'), $('0,00')]);
    expect(tableOf(paper, 'escala').note).toContain('Nota 12/26: Por fichas');
    expect(paper.checks.find(({ label }) => label === 'La escala reparte el pozo')?.passed).toBe(
      true,
    );
    expect(tableOf(buildLt(ltInput()), 'escala').columns.map(({ key }) => key)).not.toContain(
      'resolucion',
    );
  });
});
