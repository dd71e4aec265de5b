/** `npm run rules`: writes docs/regulation.md and fails on a citation that the catalogue lacks. */
import { writeFileSync } from 'node:fs';
import { type CoveredRule, coverage, type RuleState, unknownCitations } from './catalogue.ts';

const STATES: readonly RuleState[] = ['done', 'partial', 'open', 'nothing to do'];

const rules = coverage();
const tally = STATES.map((state) => {
  const total = rules.filter((rule) => rule.state === state).length;
  return `${total} ${state}`;
}).join(', ');

writeFileSync('docs/regulation.md', page(rules));
for (const { id, kind, state, tests } of rules)
  console.log([id, kind, state, tests.join(' ')].join('\t'));
console.log(`\n${rules.length} rules: ${tally}`);

const unknown = unknownCitations();
if (unknown.length > 0) {
  console.error(`Cited by tests and not in the catalogue: ${unknown.join(', ')}`);
  process.exitCode = 1;
}

function page(all: readonly CoveredRule[]): string {
  const rows = all.map(
    ({ id, cite, kind, state, missing, tests }) =>
      `| ${id} | ${cite} | ${kind} | ${state}${missing === null ? '' : `: ${missing}`} | ${links(tests)} |`,
  );
  return `# The regulation, rule by rule

Written by \`npm run rules\` from the catalogue and the tests: ${tally} of ${all.length}. A rule is *done* when a test
cites it and nothing is noted as missing, *partial* when a part is still missing (it says which), *open* when no test
cites it, *nothing to do* when the text asks nothing of a system.

| Rule | Citation | Kind | State | Tests |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

function links(tests: readonly string[]): string {
  return tests.map((path) => `[${path.slice('test/'.length)}](../${path})`).join(', ');
}
