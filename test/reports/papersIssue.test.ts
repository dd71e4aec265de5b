import { describe, expect, it } from 'vitest';
import type { Instant } from '../../domain/time/jornada.ts';
import { canonicalHash } from '../../reports/hash.ts';
import { documentId, issuePaper } from '../../reports/issue.ts';
import { buildLm } from '../../reports/papers/lm.ts';
import { buildVc } from '../../reports/papers/vc.ts';
import { vcInput } from './golden/inputs.ts';
import { ISSUE, lmInput } from './golden/sitAndGo.ts';

const paper = buildLm(lmInput());

describe('The canonical hash of a paper', () => {
  it('is the same for the same facts, whenever and wherever they are printed', () => {
    const later = { issuedAt: '2030-01-01T00:00:00.000Z' as Instant, verifyBaseUrl: 'https://b' };
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
    expect(documentId('LM', paper.number)).toBe('LM-0001-00000127');
    expect(verifyUrl).toBe(`https://verificar.example/LM-0001-00000127/${hash.slice(0, 16)}`);
  });
});
