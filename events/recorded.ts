import type { RecordedFact } from './commit.ts';

const FACT_VERSION = 1;

/** A fact made ready to be kept: plain JSON, so that its hash is the same whoever reads it back. */
export const toRecorded = (fact: { readonly type: string }): RecordedFact => ({
  ...(JSON.parse(JSON.stringify(fact)) as RecordedFact),
  version: FACT_VERSION,
});

/**
 * The fact as the domain knows it today. All shapes are still in their first version.
 *
 * @throws {Error} for a shape that this release does not know: it would be misread
 */
export const fromRecorded = <Fact extends { readonly type: string }>({
  version,
  ...fact
}: RecordedFact): Fact => {
  if (version !== FACT_VERSION)
    throw new Error(`Version ${version} of ${fact['type']} is of a later release.`);
  return fact as unknown as Fact;
};
