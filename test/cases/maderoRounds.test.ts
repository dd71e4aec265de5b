import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MaderoCase, settleMadero } from '../../infra/cases/maderoCase.ts';

type Right = { outcome: string; returned: object };
const rows = readFileSync(new URL('madero-rounds.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as MaderoCase & Right);

describe('Settled rounds of Madero Poker Bonus [R132-33] [R132-48] [R132-67]', () => {
  it('has the rounds of the file', () => expect(rows).toHaveLength(600));

  it.each(rows)('$id returns what is right of every bet', ({ outcome, returned, ...given }) => {
    expect(settleMadero(MaderoCase.parse(given))).toEqual({ outcome, returned });
  });
});
