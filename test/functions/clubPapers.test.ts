import { describe, expect, it } from 'vitest';
import type { TournamentFact } from '../../domain/tournament/facts.ts';
import { gatherDay, moneyOfDay } from '../../functions/exports/day/gatherDay.ts';
import { historyNow } from '../../functions/papers/history.ts';
import { issueEventPapers } from '../../functions/papers/orders/eventSettlement.ts';
import { issueTableSettlement } from '../../functions/papers/orders/tableSettlement.ts';
import { issueVoucher } from '../../functions/papers/orders/voucher.ts';
import { fileKey } from '../../functions/papers/paperRef.ts';
import { entryJob } from '../../functions/papers/printing/entry.ts';
import { EVENT_PAPERS, eventJob } from '../../functions/papers/printing/event.ts';
import { printPaper } from '../../functions/papers/printing/print.ts';
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
import { OPERATOR, pressWith } from './support/press.ts';

const club = { entriesMin: 2, disqualifiedChips: 'removed' } as const;
const closed: TournamentFact[] = [
  ...having(
    playing(4, { club }),
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
  it('its settlements: no authority, no article, no split, no limit of the norm', async () => {
    const { press, read } = await pressWith('T1', closed);
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
