/**
 * Kills the system on one machine again and again while it is posted to:
 *
 *     npm run kills -- --rounds 30
 *
 * After each start, what was acknowledged is answered as before; at the end every paper is filed once.
 */
import { parseArgs } from 'node:util';
import { tell } from '../bench/figure.ts';
import { runKills } from './runKills.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
  },
});
const asked = { rounds: Number(values.rounds), seed: Number(values.seed) };
const figures = await runKills(asked, (line) => process.stderr.write(`${line}\n`));
process.exitCode = tell(figures) ? 0 : 1;
