import { describe, expect, it } from 'vitest';
import type { TableCommand } from '../../domain/tableDay/commands.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import { gatherDay } from '../../functions/exports/day/gatherDay.ts';
import { issueBankSettlement } from '../../functions/papers/orders/bankSettlement.ts';
import { monthJob } from '../../functions/papers/printing/month.ts';
import { loadRegistry } from '../../functions/shared/registry.ts';
import { recordDaySettled } from '../../functions/workflow/recordDaySettled.ts';
import { at, close, NEXT, open, reopen, voiding } from '../domain/tableDay/given.ts';
import { LETTERHEAD } from '../reports/fixtures/letterhead.ts';
import { EVENING } from '../reports/golden/bankTable.ts';
import { rowsOf } from '../reports/golden/reading.ts';
import { DAY, pressOf } from './support/bankPress.ts';
import { filePaper } from './support/exportedDay.ts';
import { OPERATOR } from './support/press.ts';

const JORNADA = '2015-08-14' as Jornada;
const closing = close({ occurredAt: at(300) });

const gathered = async (...commands: readonly TableCommand[]) => {
  const { press } = await pressOf(...commands);
  return gatherDay(press.ports, OPERATOR, JORNADA);
};

describe('A bank table in the report of its jornada [R132-1]', () => {
  it('is a table with its result and a line with its five amounts once it is settled', async () => {
    const tomorrow = { openingId: 'o2', jornada: NEXT, occurredAt: at(24 * 60) };
    const { press } = await pressOf(...EVENING, closing, open(tomorrow));
    const { paper, settlement } = await issueBankSettlement(press, { ...DAY, closing: 1 });
    await filePaper(press, paper);
    await recordDaySettled(press.ports, { ...DAY, closing: 1 });
    const { said, streams } = await gatherDay(press.ports, OPERATOR, JORNADA);
    expect(said.tables).toMatchObject([
      {
        game: { name: 'Madero Poker Bonus' },
        table: 7,
        paper: 'LM 0001-00000001',
        takings: null,
        benefit: settlement.result,
        split: settlement.split,
      },
    ]);
    expect(said.banks).toMatchObject([
      { table: 7, state: 'Liquidada', fills: 1_500_000, result: settlement.result },
    ]);
    expect(said.incidents).toMatchObject([
      {
        where: 'Mesa 7',
        what: 'Comprobante de reposición anulado',
        detail: 'Era de la mesa 8',
        legajo: 'L-supervisor',
      },
    ]);
    expect(streams).toContain('table/table-0000000000007');
  });

  it.each([
    ['Abierta', []],
    ['Sin liquidar', [closing]],
    ['Reabierta', [closing, reopen({ occurredAt: at(310) })]],
  ] as const)('says %s while it is not settled', async (state, more) => {
    const { said } = await gathered(...EVENING, ...more);
    expect(said.tables).toEqual([]);
    expect(said.banks).toMatchObject([{ table: 7, paper: null, state, result: null }]);
  });

  it('is in no other jornada', async () => {
    const { press } = await pressOf(...EVENING, closing);
    const { said } = await gatherDay(press.ports, OPERATOR, NEXT);
    expect(said.banks).toEqual([]);
    expect(said.incidents).toEqual([]);
  });
});

describe('A day that was opened again, in the report of its month (decision J2)', () => {
  it('counts once, as it was closed last, and is told with its reason', async () => {
    const { press } = await pressOf(
      ...EVENING,
      closing,
      reopen({ occurredAt: at(310) }),
      voiding('fill 1', { occurredAt: at(311) }),
      close({ closingId: 'closing 2', occurredAt: at(320) }),
    );
    const settled = [];
    for (const number of [1, 2]) {
      const { paper, settlement } = await issueBankSettlement(press, { ...DAY, closing: number });
      await filePaper(press, paper);
      settled.push(settlement.result);
    }
    await recordDaySettled(press.ports, { ...DAY, closing: 2 });
    const registry = await loadRegistry(press.ports, OPERATOR);
    const order = { operator: OPERATOR, month: '2015-08', venue: undefined };
    const job = await monthJob(press.ports, registry, order);
    expect(job).toMatchObject({ source: 'IM/2015-08/all', subject: { jornada: '2015-08-31' } });
    const number = { point: 1, number: 1 };
    const paper = job.build({ letterhead: LETTERHEAD, number, version: 1 });
    expect(paper.keyFigures[0]?.value).toMatchObject({ value: settled[1] });
    expect(rowsOf(paper, 'correcciones')[0]?.slice(0, 3)).toEqual([
      '14/08/2015',
      'LM 0001-00000001',
      '2',
    ]);
    expect(rowsOf(paper, 'correcciones')[0]?.[3]).toContain('Recuento mal cargado');
  });
});
