/**
 * Requests made from the OpenAPI document, right and wrong, to every route:
 *
 *     npm run fuzz -- --requests 100000 --seed 1 --http 10000
 *
 * Nothing may be answered with a 5xx or not at all, and what is refused changes nothing.
 */
import { parseArgs } from 'node:util';
import { tell } from '../bench/figure.ts';
import { figuresOf, fuzzInProcess } from './fuzz.ts';
import { fuzzOverHttp } from './overHttp.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    http: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
const runs = [
  ['in process', fuzzInProcess, Number(values.requests)],
  ['over HTTP', fuzzOverHttp, Number(values.http)],
] as const;
const figures = [];
for (const [where, fuzz, requests] of runs) {
  if (requests === 0) continue;
  const seen = await fuzz({ requests, seed });
  for (const finding of seen.findings)
    process.stderr.write(`${JSON.stringify(finding, null, 1)}\n`);
  figures.push(...figuresOf(where, seen));
}
process.exitCode = tell(figures) ? 0 : 1;
