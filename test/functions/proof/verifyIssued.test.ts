import { describe, expect, it } from 'vitest';
import type { Instant } from '../../../domain/time/jornada.ts';
import type { Commit } from '../../../events/commit.ts';
import type { Manifest } from '../../../functions/proof/exportFormat.ts';
import type { AnchorStatement } from '../../../functions/proof/statement.ts';
import { verifyIssued } from '../../../functions/proof/verify/issued.ts';
import { loadFonts } from '../../../reports/assets/fonts.ts';
import { issuePaper } from '../../../reports/issue.ts';
import { buildVc } from '../../../reports/papers/vc.ts';
import { renderPdf } from '../../../reports/render/pdf/renderPdf.ts';
import { vcInput } from '../../reports/golden/inputs.ts';
import { ISSUE } from '../../reports/golden/sitAndGo.ts';

const report = { documentId: 'IJ-0001-00000007', version: 1, hash: 'ab' };
const pdf = (created: string) =>
  new Map([
    [
      'informe/IJ-0001-00000007_v1.pdf',
      Buffer.from(`%PDF <xmp:CreateDate>${created}</xmp:CreateDate>`),
    ],
  ]);

const problemsOf = (issuedAt: string, created: string, takenAt: string, recordedAt: string) =>
  verifyIssued(
    pdf(created),
    { issuedAt: issuedAt as Instant, report } as Manifest,
    { takenAt, day: '2014-05-10' } as AnchorStatement,
    [{ recordedAt } as Commit],
  );

describe('The hour that a manifest tells', () => {
  it.each([
    ['just before its anchor', '2014-05-10T09:42:10.999Z', '2014-05-10T09:42:11.000Z'],
    ['with clocks a minute apart', '2014-05-10T09:42:10.000Z', '2014-05-10T09:41:10.000Z'],
  ])('holds when it is that of its report, %s', (_, issuedAt, takenAt) => {
    expect(problemsOf(issuedAt, '2014-05-10T09:42:10Z', takenAt, issuedAt)).toEqual([]);
  });

  it.each([
    [
      '2014-05-10T09:42:11Z',
      '2014-05-10T10:00:00.000Z',
      '2014-05-10T09:00:00.000Z',
      'su hora no es la',
    ],
    [
      '2014-05-10T09:42:10Z',
      '2014-05-10T09:41:09.999Z',
      '2014-05-10T09:00:00.000Z',
      'posterior a su',
    ],
    [
      '2014-05-10T09:42:10Z',
      '2014-05-10T10:00:00.000Z',
      '2014-05-10T09:43:10.001Z',
      'anterior a regis',
    ],
  ])('is refused: drawn %s, anchored %s, last fact %s', (created, takenAt, recordedAt, words) => {
    const problems = problemsOf('2014-05-10T09:42:10.000Z', created, takenAt, recordedAt);
    expect(problems).toEqual([expect.stringContaining(words)]);
  });

  it('is refused when the report does not tell its own', () => {
    const problems = problemsOf(
      '2014-05-10T09:42:10.000Z',
      'soon',
      '2014-05-10T09:42:10.000Z',
      '2014-05-10',
    );
    expect(problems[0]).toMatch(/su hora no es la de emisión/);
  });

  it('is refused when the report tells its own without a zone', () => {
    const at = '2014-05-10T09:42:10.000Z';
    expect(problemsOf(at, '2014-05-10T09:42:10', at, at)[0]).toMatch(/su hora no es la de emisión/);
  });

  it.each([
    ['2014-05-11T02:59:59.999Z', 0],
    ['2014-05-11T03:00:00.000Z', 1],
  ])(
    'goes with an anchor of the day of the room at which it was taken, %s: %s',
    (takenAt, found) => {
      const at = '2014-05-10T09:42:10.000Z';
      expect(problemsOf(at, '2014-05-10T09:42:10Z', takenAt, at)).toHaveLength(found);
    },
  );

  it('is found in a report as it is drawn', async () => {
    const paper = issuePaper(buildVc(vcInput()), ISSUE);
    const drawn = new Map([
      ['informe/IJ-0001-00000007_v1.pdf', await renderPdf(paper, loadFonts())],
    ]);
    const problemsAt = (issuedAt: Instant) =>
      verifyIssued(
        drawn,
        { issuedAt, report } as Manifest,
        { takenAt: ISSUE.issuedAt, day: '2014-05-10' } as AnchorStatement,
        [],
      );
    expect(problemsAt(ISSUE.issuedAt)).toEqual([]);
    expect(problemsAt('2014-05-10T09:42:09.999Z' as Instant)).toHaveLength(1);
  });
});
