/** Says how long a stage of a long run took, so that a run that is stopped tells something too. */
export const stage = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
  const begin = performance.now();
  const result = await work();
  console.error(`    ${what}: ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  return result;
};
