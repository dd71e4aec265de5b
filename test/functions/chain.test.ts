import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Instant } from '../../domain/time/jornada.ts';
import { type Commit, firstBrokenLink, GENESIS_HASH, seal } from '../../events/commit.ts';
import { fromRecorded, toRecorded } from '../../events/recorded.ts';

const chain = (length: number): Commit[] => {
  const commits: Commit[] = [];
  for (let sequence = 1; sequence <= length; sequence += 1)
    commits.push(
      seal({
        operator: 'op',
        stream: 'tournament/t1',
        sequence,
        previousHash: commits.at(-1)?.hash ?? GENESIS_HASH,
        recordedAt: '2026-11-30T12:00:00.000Z' as Instant,
        client: 'desk',
        requestId: `r${sequence}`,
        idempotencyKey: `k${sequence}`,
        events: [toRecorded({ type: 'Added', amount: sequence } as { type: string })],
      }),
    );
  return commits;
};

describe('The chain of commits', () => {
  it('is whole as written, whatever the order of members', () => {
    const reversed = chain(3).map(
      (commit) => Object.fromEntries(Object.entries(commit).reverse()) as unknown as Commit,
    );
    expect(firstBrokenLink(reversed)).toBeNull();
    expect(firstBrokenLink([])).toBeNull();
  });

  it('hashes RFC 8785 canonical JSON: this hash never changes', () =>
    expect(chain(1)[0]?.hash).toBe(KNOWN_HASH));

  it('shows any member changed, any commit dropped, doubled or moved, at its place', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 8 }),
        fc.nat(),
        fc.constantFrom('change', 'drop', 'double', 'swap'),
        fc.constantFrom<keyof Commit>('operator', 'stream', 'recordedAt', 'client', 'requestId'),
        (length, where, what, member) => {
          const commits = chain(length);
          const place = where % length;
          const [first, second] = [commits[place], commits[(place + 1) % length]];
          if (!first || !second) return;
          if (what === 'change') commits[place] = { ...first, [member]: 'other' };
          if (what === 'double') commits.splice(place, 0, first);
          if (what === 'swap') [commits[place], commits[(place + 1) % length]] = [second, first];
          if (what === 'drop') commits.splice(place, 1);
          const cutAtTheEnd = what === 'drop' && place === length - 1;
          expect(firstBrokenLink(commits) === null).toBe(cutAtTheEnd);
        },
      ),
    ));

  it('shows a change of a fact', () => {
    const commits = chain(3);
    const [first] = commits;
    if (first) commits[0] = { ...first, events: [{ type: 'Added', version: 1, amount: 2 }] };
    expect(firstBrokenLink(commits)).toBe(1);
  });
});

describe('A fact as it is kept', () => {
  it('carries the version of its shape, and comes back as it was', () => {
    const fact = { type: 'Added', amount: 1, paper: null };
    expect(toRecorded(fact)).toEqual({ ...fact, version: 1 });
    expect(fromRecorded(toRecorded(fact))).toEqual(fact);
  });
});

/** Computed by another program: sorted keys, no blanks, SHA-256. */
const KNOWN_HASH = '93f7e34b21f637ce4233b1507697f1458608d8cca0e0073ad5f8be6d8c6250b1';
