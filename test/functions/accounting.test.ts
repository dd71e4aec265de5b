import { describe, expect, it } from 'vitest';
import type { AccountsFact } from '../../domain/accounts/accounts.ts';
import { linesOf } from '../../domain/accounts/entry.ts';
import { type Centavos, sum } from '../../domain/money/centavos.ts';
import type { Instant, Jornada } from '../../domain/time/jornada.ts';
import { GENESIS_HASH } from '../../events/commit.ts';
import { csvOf } from '../../functions/accounting/csv.ts';
import { ledgerOf } from '../../functions/accounting/ledgerOf.ts';
import { settledTables } from '../../functions/accounting/settledTables.ts';
import { ofVenue } from '../../functions/documents/ofVenue.ts';
import { type PaperFilter, pageOfPapers } from '../../functions/documents/pageOfPapers.ts';
import { fileKey, readModel } from '../../functions/papers/paperRef.ts';
import { assertBegun } from '../../functions/papers/printing/begun.ts';
import { ledgerJob } from '../../functions/papers/printing/ledger.ts';
import { monthJob } from '../../functions/papers/printing/month.ts';
import { printPaper } from '../../functions/papers/printing/print.ts';
import { jornadasOf } from '../../functions/shared/jornadas.ts';
import { Refusal } from '../../functions/shared/problems/refusal.ts';
import { loadRegistry } from '../../functions/shared/registry.ts';
import { commitAfter } from '../../functions/shared/store.ts';
import { streamOf } from '../../functions/shared/streams.ts';
import { payPrize } from '../domain/tournament/inPlay.ts';
import { rowsOf } from '../reports/golden/reading.ts';
import { drawnAndPlayed, JORNADA, settledDay, T } from './support/exportedDay.ts';
import { commitOf, OPERATOR } from './support/press.ts';

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
    ['9999-12-01', '9999-12-31', 31],
    ['9999-12-31', '9999-12-31', 1],
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
    // Without the mark a spreadsheet reads an ñ as two signs.
    expect(head).toBe('\ufeffjornada,cuenta,nombre,juego,evento,sede,mesa,comprobante,debe,haber');
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

describe('The ledger of an operator', () => {
  const deposit: AccountsFact = {
    type: 'DepositRecorded',
    deposit: {
      ...{ depositId: 'd1', beneficiary: 'deportes', reference: 'Boleta 771' },
      ...{ from: '2014-05-01' as Jornada, until: JORNADA, amount: 1_000 as Centavos },
    },
    by: { legajo: 'L-9', name: 'Cuentas', role: 'control-desk' },
    occurredAt: '2014-05-10T15:00:00.000Z' as Instant,
    jornada: '2014-05-10' as Jornada,
  };
  const house = async () => {
    const settled = await settledDay([...drawnAndPlayed(), payPrize('E1')]);
    const start = { state: null, sequence: 0, hash: GENESIS_HASH };
    await settled.table.write([commitAfter(start, [deposit], commitOf(streamOf.accounts))]);
    return settled;
  };

  it('has the prizes paid and the deposits of its jornadas, and balances', async () => {
    const { sealer } = await house();
    const { lines } = await ledgerOf(sealer.ports, OPERATOR, asked);
    const found = (account: string, paper: RegExp) =>
      lines.filter((line) => line.account === account && paper.test(line.source.paper));
    const [paid] = found('prizes', /^RP /);
    expect(paid?.debit).toBeGreaterThan(0);
    expect(found('cash', /^RP /)[0]?.credit).toBe(paid?.debit);
    expect(found('bank', /Boleta/)).toMatchObject([{ credit: 1_000, jornada: '2014-05-10' }]);
    const total = (side: 'debit' | 'credit') => sum(lines.map((line) => line[side]));
    expect(total('debit')).toBe(total('credit'));
  });

  it('of one jornada or one venue has no deposit of another day or of all', async () => {
    const { sealer } = await house();
    const bank = async (more: { until?: string; venue?: string }) => {
      const { lines } = await ledgerOf(sealer.ports, OPERATOR, { ...asked, ...more });
      return lines.filter(({ account }) => account === 'bank').length;
    };
    expect([
      await bank({}),
      await bank({ until: JORNADA }),
      await bank({ venue: 'anexo' }),
    ]).toEqual([1, 0, 0]);
    // One that the operator never had would read as one where nothing happened.
    await expect(bank({ venue: 'otra' })).rejects.toMatchObject({
      code: 'request.invalid',
      errors: [{ in: 'query', pointer: '#/venue' }],
    });
  });

  it('is a numbered paper with its workbook, whose entry adds up', async () => {
    const { sealer } = await house();
    const registry = await loadRegistry(sealer.ports, OPERATOR);
    const order = { operator: OPERATOR, ...asked, venue: undefined };
    const printed = () =>
      ledgerJob(sealer.ports, registry, order).then((job) => printPaper(sealer, OPERATOR, job));
    const paper = await printed();
    expect(paper).toMatchObject({ documentId: 'LD-0001-00000001', version: 1, status: 'filed' });
    expect(paper.files.map(({ format }) => format)).toEqual(['pdf', 'xlsx']);
    expect((await printed()).version).toBe(1);
    const model = await readModel(sealer.archive, fileKey(paper, 'model.json'));
    const [debit, credit] = (rowsOf(model, 'asiento').at(-1) ?? []).slice(-2);
    expect(debit).toBe(credit);
    expect(model.checks.every(({ passed }) => passed)).toBe(true);
  });

  it('is no paper for a venue that the operator never had', async () => {
    const { sealer } = await house();
    const registry = await loadRegistry(sealer.ports, OPERATOR);
    const order = { operator: OPERATOR, ...asked, venue: 'otra' };
    await expect(ledgerJob(sealer.ports, registry, order)).rejects.toThrow(Refusal);
    const month = { operator: OPERATOR, month: JORNADA.slice(0, 7), venue: 'otra' };
    await expect(monthJob(sealer.ports, registry, month)).rejects.toThrow(Refusal);
    const venues = [{ id: 'otra', name: 'La otra sala' }];
    const profiles = registry.profiles.map((profile) => ({ ...profile, venues }));
    const job = await monthJob(sealer.ports, { ...registry, profiles }, month);
    expect(job.source).toBe('IM/2014-05/otra');
  });

  it('is no paper of days to come, by the calendar of the room', () => {
    const now = () => '2014-06-01T02:59:59.000Z' as Instant;
    const ask = (from: string) => () => assertBegun({ now }, from, { in: 'body', pointer: '#' });
    expect(ask('2014-05-31')).not.toThrow();
    expect(ask('2014-06-01')).toThrow(Refusal);
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
