import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Instant, Jornada } from '../../domain/time/jornada.ts';
import type { PaperRecord } from '../../functions/documents/paperRecord.ts';
import {
  fileOnce,
  findPaper,
  issueOnce,
  type PaperOrder,
  paperVersions,
  voidPaper,
} from '../../functions/documents/register.ts';
import { toReply } from '../../functions/documents/reply.ts';
import type { Ports } from '../../functions/shared/ports.ts';
import { memoryTable, type WriteFault } from '../support/memoryTable.ts';

const AT = '2014-05-09T23:02:00.000Z' as Instant;
const FILE = { format: 'pdf', key: 'k', sha256: 'a'.repeat(64), bytes: 1 } as const;
const VOIDED = { reason: 'Venta anulada', at: AT };
const HASH = 'b'.repeat(64);

const order = (source: string, numbering: PaperOrder['numbering'] = { point: 1 }): PaperOrder => ({
  operator: 'casino',
  kind: 'VC',
  source,
  numbering,
  version: 1,
  subject: {
    tournamentId: 'tournament-0000001',
    jornada: '2014-05-09' as Jornada,
    table: null,
    entryId: null,
    desk: 1,
  },
});

const faults = fc.array(
  fc.constantFrom<WriteFault>('none', 'conflict', 'lost-before', 'lost-after'),
  {
    maxLength: 8,
  },
);

/** A register whose requests take turns as the scheduler says, and go wrong as the list says. */
const openRegister = (scheduler: fc.Scheduler, wrong: readonly WriteFault[]) => {
  const { table } = memoryTable({
    yieldTurn: () => scheduler.schedule(Promise.resolve()),
    writeFault: (write) => wrong[write] ?? 'none',
  });
  return { table, now: () => AT } as unknown as Ports;
};

describe('The register of papers [R123-IV-11.2]', () => {
  it('keeps a paper filed and void, in whatever order and however often both are told', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), faults, async (scheduler, wrong) => {
        const ports = openRegister(scheduler, wrong);
        const work = async () => {
          const paper = await issueOnce(ports, order('a'));
          await Promise.all([
            fileOnce(ports.table, paper, HASH, [FILE]),
            voidPaper(ports.table, paper, VOIDED),
            voidPaper(ports.table, paper, { ...VOIDED, reason: 'Otra vez' }),
            fileOnce(ports.table, paper, HASH, [FILE]),
          ]);
          return findPaper(ports.table, 'casino', paper.documentId, 1);
        };
        const found = await scheduler.waitFor(work());
        expect(found).toMatchObject({ status: 'filed', hash: HASH, files: [FILE], revision: 3 });
        expect(found?.voided?.at).toBe(AT);
      }),
    );
  });

  it('says of each version which one replaced it, in whatever order they are filed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), faults, async (scheduler, wrong) => {
        const ports = openRegister(scheduler, wrong);
        const file = (paper: PaperRecord) =>
          fileOnce(ports.table, paper, `${paper.version}`.repeat(64), [FILE]);
        const work = async () => {
          const issued = [1, 2, 3].map((version) =>
            issueOnce(ports, { ...order('a', { number: { point: 1, number: 1 } }), version }),
          );
          const papers = await Promise.all(issued);
          await Promise.all(papers.map(file));
          await voidPaper(ports.table, papers[0]!, VOIDED);
          for (const paper of papers) await file(paper);
          return paperVersions(ports.table, 'casino', papers[0]!.documentId);
        };
        const papers = (await scheduler.waitFor(work())).map(toReply);
        expect(papers.map(({ status }) => status)).toEqual(['void', 'replaced', 'filed']);
        expect(papers.map(({ replacedBy }) => replacedBy).slice(1)).toEqual([3, null]);
      }),
    );
  });

  it('numbers each source once, without a gap, whoever asks at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), faults, async (scheduler, wrong) => {
        const ports = openRegister(scheduler, wrong);
        const sources = ['a', 'b', 'c', 'a', 'b'];
        const papers = await scheduler.waitFor(
          Promise.all(sources.map((source) => issueOnce(ports, order(source)))),
        );
        const numbers = papers.map(({ number }) => number.number);
        expect([...new Set(numbers)].sort()).toEqual([1, 2, 3]);
        expect(numbers.slice(3)).toEqual(numbers.slice(0, 2));
      }),
    );
  });

  it('numbers the papers of the club apart, at the same point', async () => {
    const { table } = memoryTable();
    const ports = { table, now: () => AT } as unknown as Ports;
    const ofClub = { series: 'C', point: 1 } as const;
    const ids: string[] = [];
    for (const [index, numbering] of [{ point: 1 }, ofClub, ofClub, { point: 1 }].entries())
      ids.push((await issueOnce(ports, order(`${index}`, numbering))).documentId);
    expect(ids).toEqual([
      ...['VC-0001-00000001', 'VC-C0001-00000001', 'VC-C0001-00000002', 'VC-0001-00000002'],
    ]);
    expect((await issueOnce(ports, order('2', ofClub))).documentId).toBe('VC-C0001-00000002');
  });

  it('keeps the number that a fact took', async () => {
    const { table } = memoryTable();
    const ports = { table, now: () => AT } as unknown as Ports;
    const paper = await issueOnce(ports, order('x', { number: { point: 3, number: 127 } }));
    expect(paper).toMatchObject({ documentId: 'VC-0003-00000127', status: 'issued', revision: 1 });
    expect(await issueOnce(ports, order('x', { number: { point: 3, number: 127 } }))).toEqual(
      paper,
    );
  });
});
