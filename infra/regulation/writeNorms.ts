/** Writes domain/regulation/norms.ts from the rule catalogue, so that a wrong id does not compile. */
import { readFileSync, writeFileSync } from 'node:fs';

const rows = readFileSync('domain/regulation/rules.jsonl', 'utf8').trim().split('\n');
const quote = (text: string) => `'${text.replaceAll("'", "\\'")}'`;
const lines = rows.map((row) => {
  const { id, cite } = JSON.parse(row) as { id: string; cite: string };
  return `  ${quote(id)}: ${quote(cite)},`;
});

writeFileSync(
  'domain/regulation/norms.ts',
  `/**
 * Every article that code may cite, as the rule catalogue beside this file lists it.
 * Written by \`npm run norms\`; change the catalogue, not this file.
 */
export const NORMS = {
${lines.join('\n')}
} as const;

export type NormId = keyof typeof NORMS;

/** The citation in full, as people read it on papers and in refusals. */
export const cite = (id: NormId): string => NORMS[id];
`,
);
