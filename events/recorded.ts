import type { RecordedFact } from './commit.ts';
import { upcast, versionOf } from './upcast.ts';

/** A fact made ready to be kept: plain JSON, so that its hash is the same whoever reads it back. */
export const toRecorded = (fact: { readonly type: string }): RecordedFact => ({
  ...(JSON.parse(JSON.stringify(fact)) as RecordedFact),
  version: versionOf(fact.type),
});

/** A fact as it will be when it is read back. */
export const asRead = <Fact extends { readonly type: string }>(fact: Fact): Fact =>
  fromRecorded(toRecorded(fact));

/**
 * The fact as the domain knows it today, whatever release recorded it.
 *
 * @throws {Error} for a shape that this release does not know: it would be misread
 */
export const fromRecorded = <Fact extends { readonly type: string }>(
  recorded: RecordedFact,
): Fact => {
  const { version: _, ...fact } = upcast(recorded);
  return fact as unknown as Fact;
};
