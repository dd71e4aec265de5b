import { describe, expect, it } from 'vitest';
import type { Instant } from '../../../domain/time/jornada.ts';
import type { Commit } from '../../../events/commit.ts';
import type { Manifest } from '../../../functions/proof/exportFormat.ts';
import type { AnchorStatement } from '../../../functions/proof/statement.ts';
import { verifyIssued } from '../../../functions/proof/verify/issued.ts';

const report = { documentId: 'IJ-0001-00000007', version: 1, hash: 'ab' };
const pdf = (created: string) =>
  new Map([['informe/IJ-0001-00000007_v1.pdf', Buffer.from(`%PDF /CreationDate (D:${created}Z)`)]]);

const problemsOf = (issuedAt: string, created: string, takenAt: string, recordedAt: string) =>
  verifyIssued(
    pdf(created),
    { issuedAt: issuedAt as Instant, report } as Manifest,
    { takenAt } as AnchorStatement,
    [{ recordedAt } as Commit],
  );

describe('The hour that a manifest tells', () => {
  it.each([
    ['just before its anchor', '2014-05-10T09:42:10.999Z', '2014-05-10T09:42:11.000Z'],
    ['with clocks a minute apart', '2014-05-10T09:42:10.000Z', '2014-05-10T09:41:10.000Z'],
  ])('holds when it is that of its report, %s', (_, issuedAt, takenAt) => {
    expect(problemsOf(issuedAt, '20140510094210', takenAt, issuedAt)).toEqual([]);
  });

  it.each([
    ['20140510094211', '2014-05-10T10:00:00.000Z', '2014-05-10T09:00:00.000Z', 'su hora no es la'],
    ['20140510094210', '2014-05-10T09:41:09.999Z', '2014-05-10T09:00:00.000Z', 'posterior a su'],
    ['20140510094210', '2014-05-10T10:00:00.000Z', '2014-05-10T09:43:10.001Z', 'anterior a regis'],
  ])('is refused: drawn %s, anchored %s, last fact %s', (created, takenAt, recordedAt, words) => {
    const problems = problemsOf('2014-05-10T09:42:10.000Z', created, takenAt, recordedAt);
    expect(problems).toEqual([expect.stringContaining(words)]);
  });

  it('is refused when the report does not tell its own', () => {
    const problems = problemsOf('2014-05-10T09:42:10.000Z', 'soon', '2014-05-10', '2014-05-10');
    expect(problems[0]).toMatch(/su hora no es la de emisión/);
  });
});
