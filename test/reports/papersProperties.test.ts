import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../../reports/model/cell.ts';
import type { Table } from '../../reports/model/paper.ts';
import { buildCl } from '../../reports/papers/cl.ts';
import { buildLm } from '../../reports/papers/lm.ts';
import { buildLt } from '../../reports/papers/lt.ts';
import { anySitAndGo } from './golden/anySitAndGo.ts';
import { clInput } from './golden/inputs.ts';
import { tablesOf } from './golden/reading.ts';
import { locked, purchase } from './golden/sitAndGo.ts';

describe('Every paper adds up [R123-IV-6.p4] [R123-IV-11.4] [R123-IV-11.5]', () => {
  it('has totals that are the sums of their rows, in whatever event', () =>
    fc.assert(
      fc.property(anySitAndGo(), ({ lm, lt }) => {
        for (const paper of [buildLm(lm), buildLt(lt)])
          expect(tablesOf(paper).flatMap(wrongTotals)).toEqual([]);
      }),
    ));

  it('has no failed check but the one of vouchers that nobody handed in', () =>
    fc.assert(
      fc.property(anySitAndGo(), ({ lm, lt }) => {
        const failed = [...buildLm(lm).checks, ...buildLt(lt).checks].filter((one) => !one.passed);
        const missing = lm.purchases.some(({ received }) => !received);
        expect(failed.map(({ label }) => label)).toEqual(
          missing ? ['Vales recibidos en la mesa = compras registradas'] : [],
        );
      }),
    ));

  it('prints band figures that subtract: takings less prizes is the benefit', () =>
    fc.assert(
      fc.property(anySitAndGo(), ({ lm, lt }) => {
        for (const { keyFigures } of [buildLm(lm), buildLt(lt)]) {
          const [takings, prizes, benefit] = keyFigures.map(({ value }) => numberOf(value));
          expect(takings! - prizes!).toBe(benefit);
        }
      }),
    ));
});

describe('Every classification receipt adds up [R123-IV-9.1.p3] [R123-IV-9.1.p4]', () => {
  it('divides exactly what the shared places give, and its parts are the prizes', () =>
    fc.assert(
      fc.property(anySitAndGo(), ({ terms, settlement, sharesBps }) => {
        for (const { entry, prize } of settlement.classification) {
          if (prize === 0) continue;
          const input = {
            ...clInput(entry, settlement),
            terms,
            locked: locked(settlement, sharesBps),
          };
          const paper = buildCl(input);
          expect(tablesOf(paper).flatMap(wrongTotals)).toEqual([]);
          expect(numberOf(paper.keyFigures[2]!.value)).toBe(prize);
          expect(paper.amountInWords).toBe(prize);
        }
      }),
    ));
});

describe('A table settlement that does not add up is not drawn [R123-IV-6.p4]', () => {
  it('refuses a purchase that the settlement does not know', () =>
    fc.assert(
      fc.property(anySitAndGo(), ({ lm, terms }) => {
        const purchases = [...lm.purchases, purchase(11, true, terms)];
        expect(() => buildLm({ ...lm, purchases })).toThrow(/differ/);
      }),
    ));
});

const numberOf = (cell: Cell | undefined): number | null =>
  cell?.kind === 'money' || cell?.kind === 'count' ? cell.value : null;

/** The columns whose total is not what their rows add up to. */
const wrongTotals = ({ key, columns, rows }: Table): string[] => {
  const total = rows.find(({ role }) => role === 'total');
  const details = rows.filter(({ role }) => role === undefined);
  return columns.flatMap((column, index) => {
    const wanted = numberOf(total?.cells[index]);
    if (wanted === null) return [];
    const added = details.reduce((sum, { cells }) => sum + (numberOf(cells[index]) ?? 0), 0);
    return added === wanted ? [] : [`${key}.${column.key}: ${added}, total ${wanted}`];
  });
};
