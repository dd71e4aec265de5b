/**
 * Evenings of a house under faults, each from a seed that replays it to the last request:
 *
 *     npm run simulate -- --seeds 200 --commands 100000
 *     npm run simulate -- --seed 17 --commands 500
 *
 * Production code runs over a table in memory: replies get lost after the commit, writers conflict,
 * the table throttles, stream records come twice and late, indexes lag, clocks differ, processes die
 * between any two requests. After every transaction and at the end, what must hold is checked.
 */
import { parseArgs } from 'node:util';
import { tell } from '../bench/figure.ts';
import { figuresOf, runSeeds } from './runSeeds.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200' },
    commands: { type: 'string', default: '100000' },
    seed: { type: 'string' },
    threads: { type: 'string', default: '2' },
  },
});
const first = Number(values.seed ?? 1);
const count = values.seed === undefined ? Number(values.seeds) : 1;
const commands = Number(values.commands);
const seeds = Array.from({ length: count }, (_, index) => first + index);
const asked = { seeds, commandsEach: Math.ceil(commands / count) };
const threads = Math.min(count, Number(values.threads));
const runs = await runSeeds(asked, threads, ({ seed, commands: done, commits, findings }) => {
  process.stderr.write(`seed ${seed}: ${done} commands, ${commits} commits\n`);
  for (const finding of findings) process.stderr.write(`seed ${seed}: ${finding}\n`);
});
process.exitCode = tell(figuresOf(runs, commands)) ? 0 : 1;
