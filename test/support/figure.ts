/** One thing that was measured or counted, and what it has to be. */
export type Figure = {
  readonly name: string;
  readonly figure: string;
  readonly target: string;
  readonly met: boolean;
};

/** One line for each: `name: figure (target)`. Answers whether all are met. */
export const printFigures = (figures: readonly Figure[]): boolean => {
  for (const { name, figure, target, met } of figures)
    process.stdout.write(`${met ? '' : 'SHORT '}${name}: ${figure} (${target})\n`);
  return figures.every(({ met }) => met);
};
