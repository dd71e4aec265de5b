import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One row of the rule catalogue, as far as its coverage is concerned. */
export type Rule = { readonly id: string; readonly cite: string; readonly kind: string };

export type RuleState = 'done' | 'partial' | 'open' | 'nothing to do';

/** A rule with the tests that cite it and what is known to be missing. */
export type CoveredRule = Rule & {
  readonly state: RuleState;
  readonly tests: readonly string[];
  readonly missing: string | null;
};

const CITATION = /\[((?:R123|R40|R132|PISO|CLUB)-[A-Za-z0-9.-]+)\]/g;

const readRules = (): Rule[] =>
  readFileSync('domain/regulation/rules.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row) as Rule);

/** Which test files cite which rule, in brackets, in a title or in the JSON of a table of cases. */
export const citations = (): Map<string, string[]> => {
  const cited = new Map<string, string[]>();
  const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(test\.ts|json|jsonl)$/.test(path))
    .sort();
  for (const file of files) {
    const ids = readFileSync(join('test', file), 'utf8').matchAll(CITATION);
    for (const id of new Set([...ids].map(([, id = '']) => id)))
      cited.set(id, [...(cited.get(id) ?? []), `test/${file}`]);
  }
  return cited;
};

/** Every rule with its state; a rule is done when a test cites it and nothing is noted as missing. */
export const coverage = (): CoveredRule[] => {
  const cited = citations();
  const partial = JSON.parse(readFileSync('domain/regulation/partial.json', 'utf8')) as Record<
    string,
    string
  >;
  return readRules().map((rule) => {
    const tests = cited.get(rule.id) ?? [];
    const missing = partial[rule.id] ?? null;
    return { ...rule, tests, missing, state: stateOf(rule, tests, missing) };
  });
};

/** Ids that tests cite and the catalogue does not have: a typing mistake, or a rule that is not. */
export const unknownCitations = (): string[] => {
  const known = new Set(readRules().map(({ id }) => id));
  return [...citations().keys()].filter((id) => !known.has(id));
};

const stateOf = ({ kind }: Rule, tests: readonly string[], missing: string | null): RuleState => {
  if (kind === 'info') return 'nothing to do';
  if (tests.length === 0) return 'open';
  return missing === null ? 'done' : 'partial';
};
