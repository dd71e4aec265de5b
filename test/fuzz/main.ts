/**
 * Requests made from the OpenAPI document, right and wrong, to every route:
 *
 *     npm run fuzz -- --requests 100000 --seed 1 --http 10000
 *
 * Nothing may be answered with a 5xx or not at all, and what is refused changes nothing.
 */
import { parseArgs } from 'node:util';
import { printFigures } from '../support/figure.ts';
import { figuresOf, fuzzInProcess } from './fuzz.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});
const seen = await fuzzInProcess({ requests: Number(values.requests), seed: Number(values.seed) });
for (const finding of seen.findings) process.stderr.write(`${JSON.stringify(finding, null, 1)}\n`);
process.exitCode = printFigures(figuresOf('in process', seen)) ? 0 : 1;
