import { describe, expect, it } from 'vitest';
import type { MultiTableCharacteristics } from '../../domain/tournament/commands.ts';
import type { TournamentFact } from '../../domain/tournament/facts.ts';
import { fromItem } from '../../functions/documents/paperRecord.ts';
import { seriesReports } from '../../functions/documents/seriesReport.ts';
import { gatherDay, moneyOfDay } from '../../functions/exports/day/gatherDay.ts';
import { historyNow } from '../../functions/papers/history.ts';
import { issueEventPapers } from '../../functions/papers/orders/eventSettlement.ts';
import { issueTableSettlement } from '../../functions/papers/orders/tableSettlement.ts';
import { issueVoucher } from '../../functions/papers/orders/voucher.ts';
import { fileKey } from '../../functions/papers/paperRef.ts';
import { entryJob } from '../../functions/papers/printing/entry.ts';
import { EVENT_PAPERS, eventJob } from '../../functions/papers/printing/event.ts';
import { printPaper } from '../../functions/papers/printing/print.ts';
import { keys } from '../../functions/shared/keys.ts';
import { look } from '../../functions/verify/look.ts';
import type { IssuedPaper } from '../../reports/model/paper.ts';
import {
  buy,
  by,
  closePurchases,
  day,
  having,
  ids,
  openAddOns,
  playing,
} from '../domain/tournament/rebuys.ts';
import { filePaper } from './support/exportedDay.ts';
import { OPERATOR, pressWith, recordEvent } from './support/press.ts';

const club = { entriesMin: 2, disqualifiedChips: 'removed' } as const;
const closedWith = (changes: Partial<MultiTableCharacteristics>): TournamentFact[] => [
  ...having(
    playing(4, { club, ...changes }),
    buy('E1', ['RB']),
    openAddOns,
    closePurchases('RB'),
    closePurchases('AD'),
    { type: 'LockPrizes', ...by('director') },
  ),
  {
    type: 'EntriesDisqualified',
    ...{ exitId: 'all but one', hand: 9, norm: 'CLUB-O5', reason: 'Prueba' },
    out: ids(8)
      .slice(1)
      .map((entryId) => ({ entryId, chipsRemoved: 0 as never })),
    ...by('director'),
  },
  {
    type: 'TournamentClosed',
    ...{ closing: 1, winnerChips: null, second: null },
    ...by('director'),
  },
];
const closed = closedWith({});
const event = { operator: OPERATOR, tournamentId: 'T1' };

/** The limit on the benefit is the lottery's too: of each item and of the total. */
const OF_LIMIT = /30\s?%|tope_beneficio|hasta el máximo|[Bb]eneficio máximo/;
/** Texts that only the lottery, its resolutions or its distribution put on a paper. */
const OF_LOTTERY = /LNSE|L\.N\.S\.E|Res\.\s|Anexo|Decreto|Loter[ií]a|[Ff]iscaliz/;
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
};
const ofLottery = (paper: IssuedPaper): string[] =>
  textsOf(paper).filter((text) => OF_LOTTERY.test(text) || OF_LIMIT.test(text));

describe('The papers of a club event have the form of the club', () => {
  it.each([
    ['no authority, no article, no split, no limit of the norm', {}],
    ['what the organiser keeps, be it half [CLUB-D8] [CLUB-D9]', { prize: { bps: 5000 } }],
  ])('its settlements: %s', async (_, changes) => {
    const { press, read } = await pressWith('T1', closedWith(changes));
    const table = await issueTableSettlement(press, {
      ...event,
      closing: 1,
      jornada: day,
      table: 4,
    });
    const { settlement, acta, figures } = await issueEventPapers(press, { ...event, closing: 1 });
    expect(acta).toBeNull();
    expect(figures.split.status).toBe('none');
    for (const { modelKey } of [table.paper, settlement]) {
      const paper = await read(modelKey);
      expect(ofLottery(paper)).toEqual([]);
      expect(paper.letterhead.authority).toBe('Reglamento de club');
      expect(paper.norms[0]).toBe('Reglamento de club');
      const keys = paper.blocks.map((block) => ('key' in block ? block.key : block.block));
      expect(keys).not.toContain('limites');
      expect(paper.checks.every(({ passed }) => passed)).toBe(true);
    }
  });

  it('its vouchers, and all that is printed of it and of its players', async () => {
    const { press, read } = await pressWith('T1', closed);
    const known = { ...event, ...(await historyNow(press.ports, event)), ports: press.ports };
    const voucher = await issueVoucher(press, { ...event, entryId: 'E1', copy: 1 });
    expect(ofLottery(await read(voucher.modelKey))).toEqual([]);
    const jobs = [
      ...EVENT_PAPERS.map((kind) => eventJob(kind, known)),
      ...(['FI', 'CA', 'TC'] as const).map((kind) => entryJob(kind, known, 'E1')),
    ];
    for (const job of jobs) {
      const { kind } = await job;
      const record = await printPaper(press, OPERATOR, await job);
      const paper = await read(fileKey(record, 'model.json'));
      expect([kind, ofLottery(paper)]).toEqual([kind, []]);
      expect(new Set(paper.norms).size).toBe(paper.norms.length);
    }
  });

  it('the report to the lottery has neither the event nor its papers, the books have', async () => {
    const { press } = await pressWith('T1', closed);
    const { ports } = press;
    const { paper } = await issueTableSettlement(press, {
      ...{ ...event, closing: 1, jornada: day, table: 4 },
    });
    await filePaper(press, paper);
    const { said, papers, streams } = await gatherDay(ports, OPERATOR, day);
    expect({ events: said.events, tables: said.tables, papers, streams }).toEqual({
      ...{ events: [], tables: [], papers: [] },
      streams: [],
    });
    expect((await moneyOfDay(ports, OPERATOR, day)).papers).toHaveLength(1);
  });
});

describe('The papers of the club have series of their own', () => {
  it('so that those of the lottery at the same point follow one another, and so do these', async () => {
    const { press, table } = await pressWith('T1', closed);
    await recordEvent(table, 'T2', playing(4));
    const { ports } = press;
    const printed: string[] = [];
    for (const entryId of ids(3))
      for (const tournamentId of ['T1', 'T2']) {
        const known = { operator: OPERATOR, tournamentId };
        const job = await entryJob(
          'FI',
          { ...known, ...(await historyNow(ports, known)), ports },
          entryId,
        );
        printed.push((await printPaper(press, OPERATOR, job)).documentId);
      }
    expect(printed).toEqual([
      ...['FI-C0001-00000001', 'FI-0001-00000001', 'FI-C0001-00000002', 'FI-0001-00000002'],
      ...['FI-C0001-00000003', 'FI-0001-00000003'],
    ]);
    const pk = keys.papersIndex(OPERATOR);
    const items = await table.queryIndex({ pk, from: keys.first, to: keys.last });
    const whole = { kind: 'FI', point: 1, last: 3, issued: 3, gaps: [], duplicates: [] };
    expect(seriesReports(items.map(fromItem))).toEqual([whole, { ...whole, series: 'C' }]);
  });

  it('whose settlements say the series, and are authentic under it', async () => {
    const { press, read } = await pressWith('T1', closed);
    const order = { ...event, closing: 1 };
    const { paper } = await issueTableSettlement(press, { ...order, jornada: day, table: 4 });
    const { settlement } = await issueEventPapers(press, order);
    expect(paper.documentId).toBe('LM-C0001-00000001');
    expect(settlement.documentId).toBe('LT-C0001-00000001');
    expect(JSON.stringify(await read(settlement.modelKey))).toContain('"C0001-00000001"');
    await filePaper(press, paper);
    const { verifyUrl } = await read(paper.modelKey);
    const [document = '', digest = ''] = verifyUrl.split('/').slice(-2);
    expect(await look(press.ports, document, digest)).toMatchObject({
      documentId: 'LM-C0001-00000001',
      number: 'C0001-00000001',
      status: 'current',
    });
  });
});
