import { Worker } from 'node:worker_threads';
import type { Figure } from '../bench/figure.ts';
import type { Run } from './simulate.ts';

export type Asked = { readonly seeds: readonly number[]; readonly commandsEach: number };

/** Runs seeds in as many threads at a time; `tell` hears of each as it ends. */
export const runSeeds = async (
  { seeds, commandsEach }: Asked,
  threads = 1,
  tell: (run: Run) => void = () => {},
): Promise<Run[]> => {
  const shares = Array.from({ length: threads }, (_, thread) =>
    seeds.filter((_seed, index) => index % threads === thread),
  );
  const runs = await Promise.all(
    shares.map((share) => runThread({ seeds: share, commandsEach }, tell)),
  );
  return runs.flat();
};

const runThread = (asked: Asked, tell: (run: Run) => void): Promise<Run[]> =>
  new Promise((resolve, reject) => {
    const runs: Run[] = [];
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: asked,
      stderr: true, // what could not be published is logged, thousands of times
    });
    worker.stderr.resume(); // unread, it would keep the thread from its end
    worker.on('message', (run: Run) => {
      runs.push(run);
      tell(run);
    });
    worker.once('error', reject);
    worker.once('exit', () => {
      if (runs.length === asked.seeds.length) resolve(runs);
      else reject(new Error(`Only ${runs.length} of ${asked.seeds.length} seeds came to an end.`));
    });
  });

const sumOf = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** What must hold in all of them, and what was done to them. */
export const figuresOf = (runs: readonly Run[], commands: number): Figure[] => {
  const done = sumOf(runs.map((run) => run.commands));
  const findings = sumOf(runs.map((run) => run.findings.length));
  const faults = new Map<string, number>();
  for (const { injected } of runs)
    for (const [name, times] of Object.entries(injected))
      faults.set(name, (faults.get(name) ?? 0) + times);
  const injected = [...faults].map(([name, times]) => `${times} ${name}`).join(', ');
  const commits = sumOf(runs.map((run) => run.commits));
  return [
    {
      name: 'simulation: violations',
      figure: `${findings} in ${runs.length} seeds, ${commits} commits`,
      target: '0',
      met: findings === 0,
    },
    {
      name: 'simulation: commands answered',
      figure: String(done),
      target: `at least ${commands}`,
      met: done >= commands,
    },
    {
      name: 'simulation: faults injected',
      figure: injected,
      target: 'each kind in some seed',
      met: KINDS.every((kind) => (faults.get(kind) ?? 0) > 0),
    },
  ];
};

const KINDS: readonly string[] = [
  'throttles',
  'conflicts',
  'requests lost',
  'replies lost after commit',
  'processes killed',
  'stale index reads',
  'stream records repeated',
  'deliveries late',
];
