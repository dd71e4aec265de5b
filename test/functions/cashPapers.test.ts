import { describe, expect, it } from 'vitest';
import type { CashCommand } from '../../domain/cash/commands.ts';
import { cloudEventsOf } from '../../events/cloudEvent.ts';
import { WORKFLOW_TRIGGERS } from '../../events/triggers.ts';
import { typeName } from '../../events/typeName.ts';
import { gatherDay } from '../../functions/exports/day/gatherDay.ts';
import { issueCashSettlement } from '../../functions/papers/orders/cashSettlement.ts';
import { cashDaysOn } from '../../functions/shared/cashDays.ts';
import { CASH_TABLE } from '../../functions/shared/cashTable.ts';
import { execute } from '../../functions/shared/execute.ts';
import { keys } from '../../functions/shared/keys.ts';
import { readCommits } from '../../functions/shared/store.ts';
import { streamOf } from '../../functions/shared/streams.ts';
import { cashViewsOf } from '../../functions/tables/cash/views.ts';
import { recordCashDaySettled } from '../../functions/workflow/recordCashDaySettled.ts';
import {
  announce,
  at,
  close,
  end,
  hand,
  JORNADA,
  NEXT,
  open,
  reopen,
} from '../domain/cash/given.ts';
import { GAME } from '../reports/golden/cashTable.ts';
import { filePaper } from './support/exportedDay.ts';
import { OPERATOR, pressAfter } from './support/press.ts';

/** What no paper of a club says. */
const OF_LOTTERY = /LNSE|L\.N\.S\.E|Res\.|Anexo|Decreto|Loter[ií]a/;
const T = 'cash-table-0000000012';
const DAY = { operator: OPERATOR, tableId: T, day: 1, game: 'cash' } as const;
const closing = close(90, { occurredAt: at(90) });

/** A press whose table holds a cash table as commands made it, each through the real store. */
const pressOf = async (...commands: readonly CashCommand[]) => {
  const made = await pressAfter('none', []);
  const post = (command: CashCommand, index: number) => {
    const idempotencyKey = `key-${index}`;
    const request = { operator: OPERATOR, client: 'test', requestId: 'r', idempotencyKey };
    return execute(
      made.press.ports,
      { ...request, contentHash: 'h' },
      {
        aggregate: CASH_TABLE,
        stream: streamOf.cash(T),
        prepare: () => ({ command }),
        views: (outcome) => cashViewsOf(OPERATOR, T, outcome),
        answer: () => ({ status: 201, body: null }),
      },
    );
  };
  for (const [index, command] of commands.entries()) await post(command, index);
  const work = async () => {
    const pk = keys.workIndex;
    const found = await made.press.ports.table.queryIndex({ pk, from: ' ', to: '\uffff' });
    return found.map(({ tableId, day, closing: one, game }) => ({
      tableId,
      day,
      closing: one,
      game,
    }));
  };
  return { ...made, post, work };
};

describe('The settlement of a closed day of a cash table', () => {
  it('says what was true at the closing, whatever came later', async () => {
    const { press, read } = await pressOf(...GAME, closing);
    const { paper, settlement } = await issueCashSettlement(press, { ...DAY, closing: 1 });
    expect(settlement).toMatchObject({ table: 12, jornada: JORNADA, hands: 2, benefit: 9_000 });
    expect(await read(paper.modelKey)).toMatchObject({
      kind: 'LM',
      subtitle: 'Mesa 12 · Jornada 09/05/2014',
    });
    const again = await issueCashSettlement(press, { ...DAY, closing: 1 });
    expect(again.paper).toEqual(paper);
  });

  it('is a new version that names what it replaces, after a correction (decision J2)', async () => {
    const late = { ...reopen(), reason: 'Caja mal contada' };
    const second = close(90, { closingId: 'closing-2', occurredAt: at(220) });
    const { press, read } = await pressOf(...GAME, closing, late, second);
    const first = await issueCashSettlement(press, { ...DAY, closing: 1 });
    const { paper } = await issueCashSettlement(press, { ...DAY, closing: 2 });
    expect(paper.documentId).toBe(first.paper.documentId);
    expect(await read(paper.modelKey)).toMatchObject({
      version: 2,
      replaces: {
        version: 1,
        reason: 'Corrección: Caja mal contada (legajo L-supervisor).',
      },
    });
  });

  it('is work until its papers are filed, also after the next day began', async () => {
    const game = [announce(), open(), hand('h1', '3F 4F 5F 6F 1F')];
    const cut = close(10, { jornada: NEXT, occurredAt: at(100) });
    const next = hand('h2', '4F 5F 6F 1F 2F', {}, { jornada: NEXT, occurredAt: at(120) });
    const { press, work } = await pressOf(...game, cut, next);
    expect(await work()).toEqual([{ tableId: T, day: 1, closing: 1, game: 'cash' }]);
    await recordCashDaySettled(press.ports, { ...DAY, closing: 1 });
    await recordCashDaySettled(press.ports, { ...DAY, closing: 1 });
    expect(await work()).toEqual([]);
    const { table } = press.ports;
    expect(await cashDaysOn(table, OPERATOR, JORNADA)).toMatchObject([
      { tableId: T, table: 12, day: 1, status: 'settled', figures: { hands: 1, rake: 1_000 } },
    ]);
    expect(await cashDaysOn(table, OPERATOR, NEXT)).toMatchObject([
      { day: 2, status: 'open', figures: { hands: 1, stacksAtStart: 5_999_000 } },
    ]);
  });

  it('of a club is a sheet in its own form, and no matter of the lottery', async () => {
    const club = announce({ rakeBps: 0 }, { ruleset: 'CLUB', band: null });
    const game = [club, open(), hand('h1', '3F 4F 5F 6F 1F')];
    const { press, read, work } = await pressOf(
      ...[...game, end('Fin', 80, 'director'), close(0, { occurredAt: at(90) })],
    );
    expect(await work()).toMatchObject([{ closing: 1, game: 'cash' }]);
    const { paper, settlement } = await issueCashSettlement(press, { ...DAY, closing: 1 });
    expect(settlement).toMatchObject({ benefit: 0, potTotal: 20_000, split: { status: 'none' } });
    expect(paper.documentId).toBe('LM-C0001-00000001');
    const said = await read(paper.modelKey);
    expect(said).toMatchObject({
      letterhead: { authority: 'Reglamento de club' },
      number: 'C0001-00000001',
    });
    expect(JSON.stringify(said)).not.toMatch(OF_LOTTERY);
    await filePaper(press, paper);
    await recordCashDaySettled(press.ports, { ...DAY, closing: 1 });
    expect(await work()).toEqual([]);
    const { said: report, papers, streams } = await gatherDay(press.ports, OPERATOR, JORNADA);
    expect({ ...report, papers, streams }).toMatchObject({
      ...{ tables: [], differences: [], papers: [] },
      streams: expect.not.arrayContaining([streamOf.cash(T)]),
    });
  });

  it('filed after its jornada was exported starts a supplement', () => {
    for (const type of ['CashTableSettled', 'BankTableSettled', 'TournamentSettled'] as const)
      expect(WORKFLOW_TRIGGERS).toContain(typeName(type));
  });
});

describe('What a cash table tells the world [R123-II-100]', () => {
  it('names games and days, without hands, staff or amounts', async () => {
    const { press } = await pressOf(...GAME, closing);
    const commits = await readCommits(press.ports.table, OPERATOR, streamOf.cash(T));
    const events = commits.flatMap(cloudEventsOf);
    expect(events.map(({ type }) => type.split('.')[2])).toEqual([
      ...['CashTableAnnounced', 'CashDayOpened', 'SessionOpened', 'SessionEnded'],
      'CashDayClosed',
    ]);
    expect(events[0]?.source).toBe(`/operators/${OPERATOR}/tables/${T}`);
    expect(events.at(-1)?.data).toMatchObject({ day: 1, closing: 1, ruleset: 'R40' });
    expect(JSON.stringify(events)).not.toMatch(/Empleado|rake|P1/);
  });
});

describe('A cash table in the report of its jornada [R40-5]', () => {
  it('is a table that brings its rake, with its paper, once it is settled', async () => {
    const { press } = await pressOf(...GAME, closing);
    const { ports } = press;
    expect((await gatherDay(ports, OPERATOR, JORNADA)).said.tables).toEqual([]);
    const { paper, settlement } = await issueCashSettlement(press, { ...DAY, closing: 1 });
    await filePaper(press, paper);
    await recordCashDaySettled(ports, { ...DAY, closing: 1 });
    const { said, streams } = await gatherDay(ports, OPERATOR, JORNADA);
    expect(said.tables).toMatchObject([
      {
        game: { norm: 'Res.\u00a040/2009' },
        table: 12,
        paper: 'LM 0001-00000001',
        takings: 9_000,
        prizes: 0,
        benefit: 9_000,
        split: settlement.split,
      },
    ]);
    expect(said.differences).toMatchObject([
      { what: 'Mesa 12, beneficio de los pozos y caja', expected: 9_000, found: 9_000 },
    ]);
    expect(streams).toContain(streamOf.cash(T));
  });
});
