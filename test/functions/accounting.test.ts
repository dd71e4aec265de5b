import { describe, expect, it } from 'vitest';
import { linesOf } from '../../domain/accounts/entry.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import { csvOf } from '../../functions/accounting/csv.ts';
import { jornadasOf, settledTables } from '../../functions/accounting/settledTables.ts';
import { ofVenue } from '../../functions/documents/ofVenue.ts';
import { type PaperFilter, pageOfPapers } from '../../functions/documents/pageOfPapers.ts';
import { Refusal } from '../../functions/shared/problems/refusal.ts';
import { JORNADA, settledDay, T } from './support/exportedDay.ts';
import { OPERATOR } from './support/press.ts';

const asked = { from: JORNADA, until: '2014-05-10' };

describe('The books of settled tables', () => {
  it('have the lines of each table of the range, with its paper', async () => {
    const { sealer } = await settledDay();
    const { tables } = await settledTables(sealer.ports, OPERATOR, asked);
    expect(tables).toMatchObject([{ jornada: JORNADA, table: 20, paper: 'LM 0001-00000001' }]);
    const [first] = tables.flatMap(linesOf);
    expect(first).toMatchObject({ account: 'cash', debit: tables[0]?.takings });
  });

  it('are of one venue when it is named', async () => {
    const { sealer } = await settledDay();
    const tablesAt = async (venue: string) =>
      (await settledTables(sealer.ports, OPERATOR, { ...asked, venue })).tables.length;
    const { tables } = await settledTables(sealer.ports, OPERATOR, asked);
    expect(await tablesAt(tables[0]?.venue ?? '')).toBe(1);
    expect(await tablesAt('otra')).toBe(0);
  });

  it.each([
    ['2014-05-01', '2014-05-31', 31],
    ['2014-05-09', '2014-05-09', 1],
    ['2014-05-01', '2014-06-01', null],
    ['2014-05-10', '2014-05-09', null],
  ])('take %s to %s as %s jornadas', (from, until, days) => {
    const count = () => jornadasOf({ from, until }).length;
    if (days === null) expect(count).toThrow(Refusal);
    else expect(count()).toBe(days);
  });

  it('are CSV whose cells no spreadsheet runs, with amounts that add up', async () => {
    const { sealer } = await settledDay();
    const { tables } = await settledTables(sealer.ports, OPERATOR, asked);
    const named = tables.map((one) => ({ ...one, event: '=1+1', game: 'Sit, "Go"' }));
    const csv = csvOf(named.flatMap(linesOf), (account) => `1.1-${account}`);
    const [head, first, ...rest] = csv.split('\r\n');
    expect(head).toBe('jornada,cuenta,nombre,juego,evento,sede,mesa,comprobante,debe,haber');
    expect(first).toMatch(/^2014-05-09,1\.1-cash,Caja,"Sit, ""Go""",'=1\+1,/);
    expect(rest.at(-1)).toBe('');
    const cents = (column: number) =>
      [first, ...rest.slice(0, -1)]
        .map((row) => Number(row?.split(',').at(column)?.replace('.', '')))
        .reduce((total, one) => total + one, 0);
    expect(cents(-2)).toBe(cents(-1));
    expect(cents(-2)).toBe(tables[0]?.takings as number);
  });

  it('are empty on a jornada without tables', async () => {
    const { sealer } = await settledDay();
    const none = '2014-05-12' as Jornada;
    const { tables } = await settledTables(sealer.ports, OPERATOR, { from: none, until: none });
    expect(tables).toEqual([]);
  });
});

describe('The list of papers', () => {
  const listed = async (filter: Partial<PaperFilter> & { venue?: string }) => {
    const { sealer } = await settledDay();
    const { table } = sealer.ports;
    const { venue, ...rest } = filter;
    const isThere = venue === undefined ? () => true : ofVenue(table, OPERATOR, venue);
    const page = await pageOfPapers(table, OPERATOR, { limit: 50, ...rest }, isThere);
    return page.papers.map(({ kind }) => kind).sort();
  };

  it.each([
    [{ from: JORNADA, until: JORNADA }, ['AS', 'LM', 'LT']],
    [{ from: '2014-05-10' }, []],
    [{ until: '2014-05-08' }, []],
    [{ from: '2014-05-10', until: '2014-05-01' }, []],
    [{ from: '2014-05-01', kind: 'LM' }, ['LM']],
    [{ from: '2014-05-01', tournamentId: T }, ['AS', 'LM', 'LT']],
    [{ from: '2014-05-10', tournamentId: T }, []],
    [{ venue: 'Buque Estrella de la Fortuna' }, ['AS', 'LM', 'LT']],
    [{ venue: 'otra' }, []],
  ] as const)('filters by %j', async (filter, kinds) => {
    expect(await listed(filter)).toEqual(kinds);
  });
});
