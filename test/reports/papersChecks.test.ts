import { describe, expect, it } from 'vitest';
import { centavos } from '../../domain/money/centavos.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import type { Paper } from '../../reports/model/paper.ts';
import type { BookedPrize, LmInput, LtInput } from '../../reports/papers/inputs.ts';
import { buildLm } from '../../reports/papers/lm.ts';
import { buildLt } from '../../reports/papers/lt.ts';
import { nilLt } from './golden/inputs.ts';
import { lmInput, ltInput, TERMS } from './golden/sitAndGo.ts';

const failing = ({ checks }: Paper) => checks.flatMap((one) => (one.passed ? [] : [one.label]));
const labels = ({ checks }: Paper) => checks.map(({ label }) => label);
const PAID = 'Cada premio, pagado entero o pendiente entero';
const BOOKED = 'Premios imputados = destinado a premios';
const SCALE = 'Los porcentajes de la escala suman 100% y el resto no es negativo';

/** The first prize paid a centavo more than it is. */
const overpaid = <Input extends LmInput | LtInput>(input: Input): Input => {
  const [first, ...others] = input.prizes as readonly [BookedPrize, ...BookedPrize[]];
  const paid = { ...first.paid!, amount: centavos(first.paid!.amount + 1) };
  return { ...input, prizes: [{ ...first, paid }, ...others] };
};

describe('A settlement says which of its figures do not agree', () => {
  it('of a table: a prize not paid as it is [R123-I-66], prizes that are not its pool [R123-IV-11.5]', () => {
    expect(failing(buildLm(lmInput()))).toEqual([]);
    expect(failing(buildLm(overpaid(lmInput())))).toEqual([PAID]);
    expect(failing(buildLm({ ...lmInput(), prizes: lmInput().prizes.slice(1) }))).toEqual([BOOKED]);
  });

  it('of a table whose prizes are booked to another jornada, not that', () => {
    const elsewhere = { prizes: [], prizesBookedOn: '2014-05-10' as Jornada };
    const paper = buildLm({ ...lmInput(), ...elsewhere });
    expect(failing(paper)).toEqual([]);
    expect(labels(paper)).not.toContain(BOOKED);
  });

  it('of a table: another price than that of its purchases [R123-IV-11.4]', () => {
    const terms = { ...TERMS, price: centavos(TERMS.price + 1) };
    expect(failing(buildLm({ ...lmInput(), terms }))).toEqual([
      'Recaudado = cantidad por precio',
      'Cada movimiento, al precio de su código',
    ]);
  });

  it('of an event: a prize paid for more, another price or benefit [R123-I-66] [R123-IV-11.4]', () => {
    expect(failing(buildLt(ltInput()))).toEqual([]);
    expect(failing(buildLt(overpaid(ltInput())))).toContain(PAID);
    const terms = { ...TERMS, price: centavos(1), benefit: centavos(1) };
    expect(failing(buildLt({ ...ltInput(), terms }))).toEqual([
      'Recaudado = cantidad por precio',
      'Beneficio = cantidad por beneficio de una compra',
      'Cada renglón de compras, a su precio',
    ]);
  });

  it('of an event: a scale of more than the pool, and none where there is no scale [R123-I-65]', () => {
    const { locked } = ltInput();
    const sharesBps = [6000, 3000, 2000];
    const paper = buildLt({ ...ltInput(), locked: { ...locked!, sharesBps } });
    expect(failing(paper)).toEqual([SCALE]);
    expect(labels(buildLt(nilLt()))).not.toContain(SCALE);
  });
});
