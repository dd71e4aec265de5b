import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { expandSeed, seedOf } from '../../functions/shared/seeds.ts';
import { memoryTable } from '../support/memoryTable.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('The seed of a draw [R123-IV-8.1]', () => {
  it('is made once, and its hash is the SHA-256 of the seed as printed', async () => {
    const { table } = memoryTable();
    const counter = counting();
    const ports = { table, randomBytes: (length: number) => Buffer.alloc(length, counter()) };
    const first = await seedOf(ports, 'op', 't1', 1);
    expect(first.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(first.hash).toBe(sha256(first.seed));
    expect(await seedOf(ports, 'op', 't1', 1)).toEqual(first);
    expect((await seedOf(ports, 'op', 't1', 2)).seed).not.toBe(first.seed);
    expect((await seedOf(ports, 'other', 't1', 1)).seed).not.toBe(first.seed);
  });

  it('is the same for all who ask at once', async () => {
    const { table } = memoryTable({ yieldTurn: () => Promise.resolve() });
    const counter = counting();
    const ports = { table, randomBytes: (length: number) => Buffer.alloc(length, counter()) };
    const all = await Promise.all([1, 2, 3].map(() => seedOf(ports, 'op', 't1', 1)));
    expect(new Set(all.map(({ seed }) => seed)).size).toBe(1);
  });

  it('gives the words that anybody can compute with sha256sum', () => {
    const words = expandSeed('ab'.repeat(32), 9);
    const first = sha256(`${'ab'.repeat(32)}0`);
    expect(words[0]).toBe(Number.parseInt(first.slice(0, 8), 16));
    expect(words[7]).toBe(Number.parseInt(first.slice(56), 16));
    expect(words[8]).toBe(Number.parseInt(sha256(`${'ab'.repeat(32)}1`).slice(0, 8), 16));
    expect(words).toHaveLength(9);
  });
});

const counting = () => {
  let asked = 0;
  return () => {
    asked += 1;
    return asked;
  };
};
