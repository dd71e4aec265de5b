import { describe, expect, it } from 'vitest';
import { buildLm } from '../../reports/papers/lm.ts';
import { buildLt } from '../../reports/papers/lt.ts';
import { lmInput, ltInput, TERMS } from './golden/sitAndGo.ts';

const director = { ...TERMS.director, role: 'director' } as const;
const supervisor = { legajo: '0733', name: 'Julia Ejemplo', role: 'supervisor' } as const;
const rolesOf = (paper: { signatures: readonly { role: string; id: string | null }[] }) =>
  paper.signatures.map(({ role, id }) => [role, id]);

describe('Who signs a settlement [R123-III-1] [R123-IV-6.p4]', () => {
  it.each([
    ['a table', () => buildLm(lmInput())],
    ['an event', () => buildLt(ltInput())],
  ])('of %s: who closed it and the second person, each once', (_, build) => {
    expect(rolesOf(build())).toEqual([
      ['Director del Torneo, cierra', director.legajo],
      ['Supervisor, segunda firma', '0733'],
      ['Jefe de Cajas', '0478'],
      ['Fiscalizador', null],
    ]);
  });

  it('names the Director too where others closed it', () => {
    const closers = {
      by: supervisor,
      second: { legajo: '0478', name: 'Marta Muestra', role: 'head-cashier' },
    } as const;
    expect(rolesOf(buildLt({ ...ltInput(), closers }))).toEqual([
      ['Supervisor, cierra', '0733'],
      ['Jefe de Cajas, segunda firma', '0478'],
      ['Director del Torneo', director.legajo],
      ['Fiscalizador', null],
    ]);
  });

  it('leaves no empty box for a head of the cash desks who signed already', () => {
    const second = { legajo: '0478', name: 'Marta Muestra', role: 'head-cashier' } as const;
    const signed = { closers: { by: director, second }, headCashier: null };
    expect(rolesOf(buildLm({ ...lmInput(), ...signed }))).toEqual([
      ['Director del Torneo, cierra', director.legajo],
      ['Jefe de Cajas, segunda firma', '0478'],
      ['Fiscalizador', null],
    ]);
    const unsigned = { closers: { by: director, second: supervisor }, headCashier: null };
    expect(rolesOf(buildLm({ ...lmInput(), ...unsigned }))).toContainEqual(['Jefe de Cajas', null]);
  });

  it('has no second in facts of before two persons were asked', () => {
    const closers = { by: director, second: null };
    expect(rolesOf(buildLm({ ...lmInput(), closers }))).toHaveLength(3);
  });
});
