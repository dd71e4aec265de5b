import { readFileSync } from 'node:fs';
import type { NormId } from '../../domain/regulation/norms.ts';

/** A row of the rule catalogue, as far as tests compare with it. */
export type RuleRow = {
  readonly id: NormId;
  readonly kind: string;
  readonly example?: string;
};

export const RULES: ReadonlyMap<NormId, RuleRow> = new Map(
  readFileSync('domain/regulation/rules.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RuleRow)
    .map((row) => [row.id, row]),
);
