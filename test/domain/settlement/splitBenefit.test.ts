import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos, sum } from '../../../domain/money/centavos.ts';
import { addSplits } from '../../../domain/settlement/addSplits.ts';
import { LEGAL_REGIMES } from '../../../domain/settlement/regimes.ts';
import { splitBenefit } from '../../../domain/settlement/splitBenefit.ts';
import type { Regime, Split } from '../../../domain/settlement/types.ts';
import { jornada } from '../../../domain/time/jornada.ts';
import { pesos } from './someEvent.ts';

describe('The benefit under Decreto 600/99 [R123-I-63] [R123-IV-6.p3] [R123-IV-11.4]', () => {
  it('is 4 % to the lottery, 8 % and 8 % to the two secretariats, the rest to the operator', () => {
    expect(splitBenefit(pesos(67_000), jornada('2014-05-09'), LEGAL_REGIMES)).toEqual({
      status: 'split',
      regime: 'decreto-600-99',
      citation: 'Decreto 600/1999 (B.O. 08/06/1999)',
      shares: [
        share('loteria-nacional', 'Lotería Nacional Sociedad del Estado', 400, pesos(2680)),
        share(
          'desarrollo-social',
          'Secretaría de Desarrollo Social de la Nación',
          800,
          pesos(5360),
        ),
        share('deportes', 'Secretaría de Deportes de la Nación', 800, pesos(5360)),
        share('operador', 'Agente operador', 8000, pesos(53_600)),
      ],
    });
  });

  it('rounds the shares of the State down; the operator takes the balance, decision M3', () => {
    expect(amounts(splitBenefit(centavos(99), jornada('2014-05-09'), LEGAL_REGIMES))).toEqual([
      3, 7, 7, 82,
    ]);
  });

  it('keeps the size and the sign of a negative result, decision M12', () => {
    expect(amounts(splitBenefit(centavos(-99), jornada('2014-05-09'), LEGAL_REGIMES))).toEqual([
      -3, -7, -7, -82,
    ]);
  });

  it('always adds up to the benefit, negative ones included', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const split = splitBenefit(centavos(amount), jornada('2014-05-09'), LEGAL_REGIMES);
        expect(sum(amounts(split))).toBe(amount);
      }),
    );
  });
});

describe('The regime of a jornada [R123-I-63], decision M3', () => {
  const on = (day: string, regimes: readonly Regime[] = LEGAL_REGIMES) =>
    splitBenefit(pesos(100), jornada(day), regimes);

  it('includes its first and its last day, and no other', () => {
    const days = ['1999-06-07', '1999-06-08', '2017-01-31', '2017-02-01'];
    expect(days.map((day) => on(day).status)).toEqual(['none', 'split', 'split', 'none']);
  });

  it('says on the paper that no regime is configured', () => {
    expect(on('2017-02-15')).toEqual({
      status: 'none',
      reason:
        'Beneficio sin distribuir: no hay un régimen de distribución configurado para la jornada 15/02/2017.',
    });
  });

  it('says what an incomplete regime lacks, and never scales 4/8/8 to its 30 %', () => {
    expect(on('2017-05-09')).toEqual({
      status: 'none',
      reason:
        'Beneficio sin distribuir: el régimen de la jornada 09/05/2017 está incompleto; falta cómo se divide el 30 % del Estado entre Lotería Nacional, Deportes y Desarrollo Social.',
      citation: 'Decreto 95/2017, que modifica el Decreto 600/1999',
    });
    expect(on('2018-05-09').status).toBe('none');
  });

  it('is that of the law where the law says every share, whatever the operator registered', () => {
    const regimes = [own({}), ...LEGAL_REGIMES];
    expect(on('2014-05-09', regimes)).toEqual(on('2014-05-09'));
    expect([on('2017-01-31', regimes), on('2017-02-01', regimes)]).toMatchObject([
      { regime: 'decreto-600-99' },
      { regime: 'propio' },
    ]);
  });

  it("is the operator's own where the law is silent or incomplete, and the paper says so", () => {
    expect(on('2017-05-09', [own({}), ...LEGAL_REGIMES])).toMatchObject({
      regime: 'propio',
      remark: 'Régimen de distribución registrado por el operador.',
      shares: [{ amount: pesos(30) }, { amount: pesos(70) }],
    });
  });

  it('may be incomplete when the operator confirmed it, and the paper says so', () => {
    const incomplete = { complete: false, missing: 'la división entre organismos' };
    expect(on('2020-05-09', [own({ ...incomplete, confirmed: true })])).toMatchObject({
      status: 'split',
      remark:
        'Régimen de distribución registrado por el operador. Régimen incompleto, aplicado con confirmación expresa del operador: falta la división entre organismos.',
    });
    expect(on('2020-05-09', [own({ ...incomplete, confirmed: false })]).status).toBe('none');
  });
});

describe('The split of an event [R123-I-63], decision M3', () => {
  const one = splitBenefit(centavos(99), jornada('2014-05-09'), LEGAL_REGIMES);

  it('is the sum of its tables, not the split of the sum', () => {
    expect(amounts(addSplits([one, one]))).toEqual([6, 14, 14, 164]);
    expect(amounts(splitBenefit(centavos(198), jornada('2014-05-09'), LEGAL_REGIMES))).toEqual([
      7, 15, 15, 161,
    ]);
  });

  it('has no total by beneficiary when a table has none', () => {
    const none = splitBenefit(centavos(99), jornada('2017-02-15'), LEGAL_REGIMES);
    expect(addSplits([one, none])).toEqual(none);
    expect(addSplits([none, one, none])).toEqual(none);
  });

  it('says why of each jornada without one', () => {
    const days = ['2017-01-31', '2017-02-01', '2017-06-30', '2017-07-01'] as const;
    const [whole, ...none] = days.map((day) =>
      splitBenefit(centavos(99), jornada(day), LEGAL_REGIMES),
    ) as [Split, Split, Split, Split];
    const reasons = none.map((split) => (split.status === 'none' ? split.reason : ''));
    expect(addSplits([whole, ...none])).toEqual({
      status: 'none',
      reason: reasons.join(' '),
      citation:
        'Decreto 95/2017, que modifica el Decreto 600/1999; Decreto 743/2016; Ley CABA 5785',
    });
  });

  it('has a line for each rate when the regime changed during the event', () => {
    const other = splitBenefit(pesos(1), jornada('2014-05-10'), [own({})]);
    const split = addSplits([one, other]);
    expect(split).toMatchObject({
      status: 'split',
      regime: 'decreto-600-99; propio',
      citation: 'Decreto 600/1999 (B.O. 08/06/1999); Res. 1',
      remark: 'Régimen de distribución registrado por el operador.',
    });
    expect(lines(split)).toEqual([
      ['loteria-nacional', 400, 3],
      ['desarrollo-social', 800, 7],
      ['deportes', 800, 7],
      ['estado', 3000, 30],
      ['operador', 8000, 82],
      ['operador', 7000, 70],
    ]);
  });

  it('of an event without purchases says so', () => {
    expect(addSplits([])).toEqual({
      status: 'none',
      reason: 'Beneficio sin distribuir: no hubo compras.',
    });
  });
});

describe('The regimes of the law', () => {
  it('add up to the whole benefit and do not overlap', () => {
    for (const { shares, balance } of LEGAL_REGIMES)
      expect(shares.reduce((total, { bps }) => total + bps, balance.bps)).toBe(10_000);
    const untils = LEGAL_REGIMES.map(({ until }) => until!);
    for (const [index, { from }] of LEGAL_REGIMES.slice(1).entries())
      expect(from > untils[index]!).toBe(true);
  });
});

const share = (beneficiary: string, name: string, bps: number, amount: number) => ({
  beneficiary,
  name,
  bps,
  amount,
});

const lines = (split: Split) =>
  split.status === 'split'
    ? split.shares.map(({ beneficiary, bps, amount }) => [beneficiary, bps, amount])
    : [];

const amounts = (split: Split) =>
  split.status === 'split' ? split.shares.map(({ amount }) => amount) : [];

const own = (known: Partial<Regime>): Regime => ({
  id: 'propio',
  origin: 'operator',
  from: jornada('2010-01-01'),
  until: null,
  citation: 'Res. 1',
  complete: true,
  shares: [{ beneficiary: 'estado', name: 'Estado', bps: 3000 }],
  balance: { beneficiary: 'operador', name: 'Agente operador', bps: 7000 },
  ...known,
});
