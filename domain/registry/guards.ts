import { Rejection } from '../errors.ts';
import type { NormId } from '../regulation/norms.ts';
import type { Period } from '../time/jornada.ts';

/** @throws {Rejection} `registry.text-missing`, naming the field */
export const assertTexts = (fields: Readonly<Record<string, string>>, norm?: NormId): void => {
  for (const [field, text] of Object.entries(fields))
    if (!text.trim()) throw new Rejection('registry.text-missing', norm, { field });
};

/** @throws {Rejection} `registry.period-inverted` */
export const assertPeriod = ({ from, until }: Period, norm?: NormId): void => {
  if (until !== null && until < from)
    throw new Rejection('registry.period-inverted', norm, { from, until });
};

/**
 * A figure that changes money or a price rests on an act that can be looked up.
 *
 * @throws {Rejection} `registry.citation-missing`
 */
export const assertCitation = (citation: string, norm?: NormId): void => {
  if (!citation.trim()) throw new Rejection('registry.citation-missing', norm);
};
