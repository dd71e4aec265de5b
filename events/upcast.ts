import type { RecordedFact } from './commit.ts';

/** The members of a fact of one version, as the next version has them. */
type Step = (fact: Shape) => Shape;
type Shape = Readonly<Record<string, unknown>>;

/** Facts of before two persons were asked name one. */
const oneSigned: Step = (fact) => ({ ...fact, second: null });

/**
 * Every type of fact whose shape has changed, with the steps out of version 1, out of version 2 …
 * Steps are only ever added. A member that may be left out needs none: it is no new version.
 */
const STEPS: Readonly<Record<string, readonly Step[]>> = {
  TournamentClosed: [oneSigned],
  PrizePaymentReversed: [oneSigned],
  DayReopened: [oneSigned],
  CashDayReopened: [oneSigned],
};

const stepsOf = (type: string): readonly Step[] =>
  Object.hasOwn(STEPS, type) ? (STEPS[type] ?? []) : [];

/** The version in which this release records a type of fact. */
export const versionOf = (type: string): number => stepsOf(type).length + 1;

/**
 * A recorded fact in the shape of this release, whatever release recorded it.
 *
 * @throws {Error} for a version that this release does not know: it would be misread
 */
export const upcast = (recorded: RecordedFact): RecordedFact => {
  const { type, version } = recorded;
  const steps = stepsOf(type);
  if (!Number.isInteger(version) || version < 1 || version > steps.length + 1)
    throw new Error(`Version ${version} of ${type} is of a later release.`);
  const shape = steps.slice(version - 1).reduce<Shape>((fact, step) => step(fact), recorded);
  return { ...shape, type, version: steps.length + 1 };
};
