import { Rejection } from '../errors.ts';
import type { RulesetId } from '../hand/ruleset.ts';
import type { NormId } from '../regulation/norms.ts';
import type { Answer } from './answer.ts';
import { findSituation } from './catalogue.ts';
import type { Facts } from './factSpec.ts';

/** Where a text is silent: who fills the gap, and by which article. */
const SILENT: Readonly<Record<RulesetId, NormId>> = {
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
