import type { NormId } from '../../regulation/norms.ts';
import type { RulesetId } from '../ruleset.ts';
import type { Amount } from '../setup.ts';

/** A bet or all-in that was called after its amount had been told wrong. */
export type MisstatedBet = {
  readonly ruleset: RulesetId;
  readonly declared: Amount;
  readonly actual: Amount;
  readonly callerStack: Amount;
};

/**
 * The caller owes the chips that really were bet, no more and no less, whoever told it wrong; at
 * most all he has.
 *
 * @see R123-II-99, R40-55, PISO-42.1, PISO-42.2, CLUB-N7
 */
export const owedOnMisstatedBet = (given: MisstatedBet): { owed: Amount; norm: NormId } => {
  const { ruleset, declared, actual, callerStack } = given;
  const floorRule = declared > actual ? 'PISO-42.1' : 'PISO-42.2';
  const norms = { R123: 'R123-II-99', R40: 'R40-55', PISO: floorRule, CLUB: 'CLUB-N7' } as const;
  return { owed: Math.min(actual, callerStack), norm: norms[ruleset] };
};
