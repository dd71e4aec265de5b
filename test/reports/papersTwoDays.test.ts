import { describe, expect, it } from 'vitest';
import type { Instant, Jornada } from '../../domain/time/jornada.ts';
import type { MultiTableTerms } from '../../domain/tournament/terms.ts';
import { buildRc } from '../../reports/papers/event/rc.ts';
import { buildLm } from '../../reports/papers/lm.ts';
import { ofJornadas } from '../../reports/papers/wording.ts';
import { eventPapers } from './golden/eventPapers.ts';
import { factsOf, notesOf, rowsOf, tableOf } from './golden/reading.ts';
import { JORNADA, LETTERHEAD, lmInput, RENDERED, TERMS } from './golden/sitAndGo.ts';

const lasting = (...days: readonly string[]) =>
  ({ ...TERMS, days: days.map((jornada) => ({ jornada })) }) as unknown as MultiTableTerms;

describe('An event that was sold before its jornada, or lasts several', () => {
  it('names its jornadas on the papers of the whole event [R123-I-12]', () => {
    const of = (...days: readonly string[]) => ofJornadas(lasting(...days), JORNADA);
    expect(ofJornadas(TERMS, JORNADA)).toBe('Jornada 09/05/2014');
    expect(of('2014-05-09')).toBe('Jornada 09/05/2014');
    expect(of('2014-05-09', '2014-05-10')).toBe('Jornadas 09/05/2014 y 10/05/2014');
    expect(of('2014-05-09', '2014-05-10', '2014-05-11')).toBe('Jornadas 09/05/2014 a 11/05/2014');
  });

  it('dates the purchases of a table when some are of an earlier day [R123-IV-1.3]', () => {
    const settled = lmInput();
    const same = buildLm(settled);
    expect(tableOf(same, 'compras').columns[1]).toMatchObject({ heading: 'Hora' });
    expect(factsOf(same)['Compras']).toMatch(/, de \d\d:\d\d a /);
    const [first, ...rest] = settled.purchases;
    const presold = { ...first!, paid: { ...first!.paid, occurredAt: AFTERNOON } };
    const dated = buildLm({ ...settled, purchases: [presold, ...rest] });
    expect(tableOf(dated, 'compras').columns[1]).toMatchObject({ heading: 'Día u hora' });
    expect(
      rowsOf(dated, 'compras')
        .slice(0, 2)
        .map((row) => row[1]),
    ).toEqual(['25/04', expect.stringMatching(/^\d\d:\d\d$/)]);
    expect(factsOf(dated)['Compras']).toContain('del 25/04/2014 al ');
  });

  it('says of which jornada each shift of a cashier was [R123-IV-1.4.p3]', () => {
    const shifts = [{ ...RENDERED, jornada: '2014-04-25' as Jornada }, RENDERED];
    const common = { letterhead: LETTERHEAD, number: { point: 1, number: 7 }, version: 1 };
    const paper = buildRc({
      ...common,
      ...{ terms: TERMS, jornada: JORNADA, tables: [], purchases: [], shifts },
      ...{ headCashier: null, fiscalizador: null },
    });
    const firsts = (key: string) => rowsOf(paper, key).map(([first]) => first);
    expect(new Set(firsts('rendicion').slice(0, -1))).toEqual(SHIFTS);
    expect(new Set(firsts('cupones').slice(0, -1))).toEqual(SHIFTS);
    const settled = lmInput();
    const [first, ...rest] = settled.purchases;
    const presold = { ...first!, paid: { ...first!.paid, jornada: '2014-04-25' as Jornada } };
    const lacking = buildLm({ ...settled, purchases: [presold, ...rest], shifts: [RENDERED] });
    expect(notesOf(lacking)).toContain('registrada: caja 3 el 25/04/2014.');
    const whole = buildLm({ ...settled, purchases: [presold, ...rest], shifts });
    expect(notesOf(whole)).not.toContain('Sin rendición');
    const one = tableOf(eventPapers()['rc']!, 'rendicion');
    expect(one.columns[0]).toMatchObject({ key: 'caja' });
  });
});

const AFTERNOON = '2014-04-25T21:00:00.000Z' as Instant;
const SHIFTS = new Set(['25/04/2014', '09/05/2014']);
