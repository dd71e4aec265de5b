import { Rejection } from '../errors.ts';
import type { RulesetId } from '../hand/ruleset.ts';
import type { NormId } from '../regulation/norms.ts';
import type { Answer } from './answer.ts';
import type { FactSpecs, Facts, FactsOf } from './factSpec.ts';

type Answering<Specs extends FactSpecs> = (facts: FactsOf<Specs>) => Answer;

/** The declaration of one situation: what it asks for and what each regulation answers. */
type Draft<Code extends string, Specs extends FactSpecs> = {
  readonly code: Code;
  readonly en: string;
  readonly es: string;
  readonly facts: Specs;
  /** It is about the betting line: only a table that has one can ask it (R123-II-17). */
  readonly needsLine?: true;
  readonly answers: Partial<Readonly<{ [Id in RulesetId]: Answering<Specs> }>>;
};

/** A situation as the ruling of any of them is asked for. */
export type Situation<Code extends string = string> = {
  readonly code: Code;
  readonly en: string;
  readonly es: string;
  readonly facts: FactSpecs;
  readonly rulesets: readonly RulesetId[];
  readonly needsLine?: true;
  /** The answer of that regulation's own text; null where it has none. */
  readonly answerOf: (ruleset: RulesetId, facts: Facts) => Answer | null;
};

/** Declares a situation; inside, its facts are typed by what it asks for. */
export const situation = <const Code extends string, const Specs extends FactSpecs>({
  answers,
  ...rest
}: Draft<Code, Specs>): Situation<Code> => ({
  ...rest,
  rulesets: Object.keys(answers) as RulesetId[],
  // The edge parsed the facts by the same specs.
  answerOf: (ruleset, facts) => answers[ruleset]?.(facts as FactsOf<Specs>) ?? null,
});

/**
 * A fact that only this regulation asks for.
 *
 * @throws {Rejection} `ruling.fact-missing`
 */
export const needed = <Value>(value: Value | undefined, fact: string, norm: NormId): Value => {
  if (value === undefined)
    throw new Rejection('ruling.fact-missing', norm, { fact: `#/situation/facts/${fact}` });
  return value;
};

/** Two facts that cannot both be so. @throws {Rejection} `ruling.facts-contradict` */
export const assertAgree = (agree: boolean, norm: NormId, fact: string, other: string): void => {
  if (!agree)
    throw new Rejection('ruling.facts-contradict', norm, {
      fact: `#/situation/facts/${fact}`,
      other: `#/situation/facts/${other}`,
    });
};

/** A fact whose possible values depend on the regulation. @throws {Rejection} `ruling.fact-invalid` */
export const assertAllowed = (
  isAllowed: boolean,
  norm: NormId,
  fact: string,
  allowed: string,
): void => {
  if (!isAllowed)
    throw new Rejection('ruling.fact-invalid', norm, {
      fact: `#/situation/facts/${fact}`,
      allowed,
    });
};
