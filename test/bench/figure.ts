/** What a measurement found, beside what it should be. */
export type Figure = {
  readonly name: string;
  /** With its unit. */
  readonly figure: string;
  readonly target: string;
  readonly met: boolean;
};

/** `name: figure (target)`, marked when it falls short. */
export const lineOf = ({ name, figure, target, met }: Figure): string =>
  `${met ? '  ' : '! '}${name}: ${figure} (${target})`;

/** Prints each as it is found; whether all are met. */
export const tell = (figures: readonly Figure[]): boolean => {
  for (const figure of figures) console.log(lineOf(figure));
  return figures.every(({ met }) => met);
};

/** The figure of a share of a sorted list: 0.5 is the median. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
