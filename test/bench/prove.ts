/**
 * Everything that this product claims to bear, one figure a line beside its target:
 *
 *     npm run prove -- --small     minutes, on any machine
 *     npm run prove                the whole sizes of docs/performance.md, hours
 *     npm run bench [-- --small]   the same without the faults
 *
 * Exit 1 when one falls short. Each part also runs by itself; see docs/performance.md.
 */
import { parseArgs } from 'node:util';
import { figuresOf as fuzzFiguresOf, fuzzInProcess } from '../fuzz/fuzz.ts';
import { fuzzOverHttp } from '../fuzz/overHttp.ts';
import { runKills } from '../kills/runKills.ts';
import { runSeeds, figuresOf as simulationFiguresOf } from '../simulation/runSeeds.ts';
import { coldStartFigures } from './coldStart.ts';
import { commandFigures } from './command.ts';
import { costFigures } from './cost.ts';
import { evaluatorFigures } from './evaluator.ts';
import { type Figure, tell } from './figure.ts';
import { memoryFigures } from './functionMemory.ts';
import { handFigures } from './hands.ts';
import { largeEventFigures } from './largeEvent.ts';
import { tableFigures } from './manyTables.ts';
import { provePapers } from './papers.ts';
import { postedHandFigures } from './postedHand.ts';
import { sessionFigures } from './session.ts';

/** A part of the proof with the sizes at which it runs. */
type Part = {
  readonly title: string;
  readonly small: () => Promise<readonly Figure[]> | readonly Figure[];
  readonly whole: () => Promise<readonly Figure[]> | readonly Figure[];
};

const silent = () => {};
const all = async (figures: AsyncIterable<Figure>): Promise<Figure[]> => {
  const found: Figure[] = [];
  for await (const figure of figures) found.push(figure);
  return found;
};
const simulate = async (seeds: number, commands: number) =>
  simulationFiguresOf(
    await runSeeds(
      {
        seeds: Array.from({ length: seeds }, (_, index) => index + 1),
        commandsEach: commands / seeds,
      },
      2,
      silent,
    ),
    commands,
  );
const fuzz = async (requests: number, overHttp: number) => [
  ...fuzzFiguresOf('in process', await fuzzInProcess({ requests, seed: 1 })),
  ...fuzzFiguresOf('over HTTP', await fuzzOverHttp({ requests: overHttp, seed: 1 })),
];

const BENCHES: readonly Part[] = [
  {
    title: 'Cards and hands',
    small: async () => [
      ...(await evaluatorFigures()),
      ...handFigures(2_000, 3),
      ...sessionFigures(),
    ],
    whole: async () => [...(await evaluatorFigures()), ...handFigures(), ...sessionFigures()],
  },
  { title: 'Papers', small: provePapers, whole: provePapers },
  {
    title: 'Commands over HTTP',
    small: async () => [...(await commandFigures(60)), ...(await postedHandFigures(60))],
    whole: async () => [...(await commandFigures()), ...(await postedHandFigures())],
  },
  {
    title: 'Large events',
    small: () => all(largeEventFigures(300, 600)),
    whole: () => all(largeEventFigures(5_000, 10_000)),
  },
  { title: 'Many tables', small: () => tableFigures(6, 4), whole: () => tableFigures() },
  { title: 'Memory', small: () => memoryFigures(100), whole: () => memoryFigures() },
  { title: 'Cost', small: costFigures, whole: costFigures },
  { title: 'Cold start', small: coldStartFigures, whole: coldStartFigures },
];

const FAULTS: readonly Part[] = [
  {
    title: 'Faults',
    small: async () => [
      ...(await simulate(10, 2_000)),
      ...(await fuzz(2_000, 100)),
      ...(await runKills({ rounds: 2, seed: 1 }, silent)),
    ],
    whole: async () => [
      ...(await simulate(200, 100_000)),
      ...(await fuzz(100_000, 10_000)),
      ...(await runKills({ rounds: 30, seed: 1 }, silent)),
    ],
  },
];

const { values } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    bench: { type: 'boolean', default: false },
  },
});
/** A part that breaks falls short, and the others are still told. */
const figuresOf = async ({ title, small, whole }: Part): Promise<readonly Figure[]> => {
  try {
    return await (values.small ? small() : whole());
  } catch (error) {
    return [{ name: title, figure: String(error), target: 'to run to its end', met: false }];
  }
};

let met = true;
for (const part of values.bench ? BENCHES : [...BENCHES, ...FAULTS]) {
  console.log(part.title);
  met = tell(await figuresOf(part)) && met;
}
process.exitCode = met ? 0 : 1;
