import { Rejection } from '../errors.ts';
import type { RulesetId } from '../hand/ruleset.ts';
import type { NormId } from '../regulation/norms.ts';
import type { Answer } from './answer.ts';
import { findSituation } from './catalogue.ts';
import type { Facts } from './factSpec.ts';

/** Where a text is silent: who fills the gap, and by which article. */
export const SILENT: Readonly<Record<RulesetId, NormId>> = {
  R123: 'R123-III-2.p4',
  PISO: 'R123-III-2.p4',
  R40: 'R40-102',
  CLUB: 'CLUB-K24',
};

/**
 * What the regulation of the table answers. Floor rules speak of few points and leave the others
 * to the tournament's. Where cash or the club say nothing the tournament's answer is the model,
 * and it is the management or the organiser who decides by it.
 *
 * @see R123-II-1, R40-102, CLUB-K24
 * @throws {Rejection} in this order: `ruling.situation-unknown`, `ruling.not-foreseen`, and those
 *   of the situation: `ruling.fact-missing`, `ruling.facts-contradict`
 */
export const resolve = (ruleset: RulesetId, code: string, facts: Facts): Answer => {
  const situation = findSituation(code);
  if (!situation) throw new Rejection('ruling.situation-unknown', undefined, { code });
  const own = situation.answerOf(ruleset, facts);
  if (own) return own;
  const model = situation.answerOf('R123', facts);
  if (!model) throw new Rejection('ruling.not-foreseen', SILENT[ruleset], { code, ruleset });
  if (ruleset === 'PISO') return model;
  return { ...model, also: [...model.also, SILENT[ruleset]], authority: 'director' };
};

/**
 * A table without betting line has no safe zone: what rests on it is not asked there. What is
 * released of cards and chips is ruled on instead (R123-II-78, R123-II-80).
 *
 * @param hasLine null where no table was told
 * @see R123-II-17, R123-II-17.A, R123-II-17.B
 * @throws {Rejection} `ruling.no-betting-line`
 */
export const assertLine = (code: string, facts: Facts, hasLine: boolean | null): void => {
  if (hasLine !== false) return;
  if (!findSituation(code)?.needsLine && facts['inSafeZone'] !== true) return;
  throw new Rejection('ruling.no-betting-line', 'R123-II-17', { code });
};
