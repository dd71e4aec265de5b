import { describe, expect, it } from 'vitest';
import type { Instant } from '../../domain/time/jornada.ts';
import { documentIdOf } from '../../functions/documents/paperRecord.ts';
import { canonicalHash } from '../../reports/hash.ts';
import { issuePaper } from '../../reports/issue.ts';
import { buildLm } from '../../reports/papers/lm.ts';
import { buildVc } from '../../reports/papers/vc.ts';
import { vcInput } from './golden/inputs.ts';
import { ISSUE, lmInput } from './golden/sitAndGo.ts';

const paper = buildLm(lmInput());

describe('The canonical hash of a paper', () => {
  it('is the same for the same facts, whenever and wherever they are printed', () => {
    const later = {
      documentId: 'LM-0001-00000128',
      issuedAt: '2030-01-01T00:00:00.000Z' as Instant,
      verifyBaseUrl: 'https://b',
    };
    const [one, other] = [issuePaper(paper, ISSUE), issuePaper(buildLm(lmInput()), later)];
    expect(one.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(other.hash).toBe(one.hash);
    expect(canonicalHash(one)).toBe(one.hash);
    expect(issuePaper(one, later).hash).toBe(one.hash);
  });

  it('does not depend on the order in which members were written', () => {
    const turned = Object.fromEntries(Object.entries(paper).reverse()) as typeof paper;
    expect(canonicalHash(turned)).toBe(canonicalHash(paper));
  });

  it('changes with a name, a figure, a version and a copy', () => {
    const person = { ...vcInput().person, entryNumber: 4 };
    const hashes = [
      buildVc(vcInput()),
      buildVc({ ...vcInput(), version: 2 }),
      buildVc(vcInput(2)),
      buildVc({
        ...vcInput(),
        person: { ...person, personName: { surnames: 'O', givenNames: 'A' } },
      }),
    ].map(canonicalHash);
    expect(new Set(hashes).size).toBe(4);
  });
});

describe('The address where a paper is checked', () => {
  it('has the name of the paper and the first 16 digits of its hash', () => {
    const { hash, verifyUrl } = issuePaper(paper, ISSUE);
    expect(documentIdOf('LM', lmInput().number)).toBe('LM-0001-00000127');
    const ofClub = { series: 'C', point: 1, number: 127 } as const;
    expect(documentIdOf('VC', ofClub, 2)).toBe('VC-C0001-00000127-C2');
    expect(verifyUrl).toBe(`https://verificar.example/LM-0001-00000127/${hash.slice(0, 16)}`);
  });

  it('is its own for a marked copy, whose hash the original does not have [R123-IV-1.2]', () => {
    const copy = buildVc(vcInput(2));
    const documentId = documentIdOf('VC', vcInput().number, 2);
    expect(documentId).toMatch(/^VC-\d{4}-\d{8}-C2$/);
    const { hash, verifyUrl } = issuePaper(copy, { ...ISSUE, documentId });
    expect(verifyUrl).toBe(`https://verificar.example/${documentId}/${hash.slice(0, 16)}`);
  });
});
