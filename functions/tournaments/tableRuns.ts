/**
 * The tables of an event as runs of neighbours, up or down: `1-9 12 20-18` is 1 to 9, 12, 20, 19, 18.
 * Every command writes the line of its event in the list anew, and an event may have 2,000 tables.
 */
export const tableRuns = (tables: readonly number[]): string => {
  const runs: { from: number; to: number; step: number }[] = [];
  for (const table of tables) {
    const run = runs.at(-1);
    const step = run === undefined ? 0 : table - run.to;
    const goesOn = Math.abs(step) === 1 && (run?.step === 0 || run?.step === step);
    if (run && goesOn) Object.assign(run, { to: table, step });
    else runs.push({ from: table, to: table, step: 0 });
  }
  return runs.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(' ');
};

/** The tables that the runs say, in their order. */
export const tablesInRuns = (runs: string): number[] =>
  runs.split(' ').flatMap((run) => {
    if (run === '') return [];
    const [from, to = from] = run.split('-').map(Number) as [number, number?];
    const step = Math.sign(to - from);
    return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * step);
  });
