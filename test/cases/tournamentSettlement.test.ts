import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settle } from '../../infra/cases/engine.ts';
import { SettlementCase } from '../../infra/cases/settlementCase.ts';

const lines = readFileSync(new URL('tournament-settlement.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { id: string; expect: unknown });

describe('Settlement of every acceptance case [R123-I-62] [R123-I-63] [R123-IV-6.p4] [R123-IV-9] [R123-IV-11.4]', () => {
  it('has the cases of the file', () => {
    expect(lines).toHaveLength(69);
  });

  it.each(lines)(
    '$id equals its expected answer in every figure',
    ({ expect: right, ...given }) => {
      expect(settle(SettlementCase.parse(given))).toEqual(right);
    },
  );
});
