import { Rejection } from '../errors.ts';
import type { RulesetId } from '../hand/ruleset.ts';
import type { NormId } from '../regulation/norms.ts';
import { type Instant, isEarlier } from '../time/jornada.ts';
import { assertDirector, FINALITY } from './authority.ts';
import type { RulingCommandOf } from './commands.ts';
import type { RulingFact } from './facts.ts';
import type { LoggedRuling, RulingLog } from './state.ts';

/** By which article a ruling is taken to the highest authority. */
const APPEALS: Readonly<Record<RulesetId, NormId>> = {
  R123: 'R123-III-3.p4',
  PISO: 'R123-III-3.p4',
  R40: 'R40-102',
  CLUB: 'CLUB-K24',
};

/**
 * A player appeals a Supervisor's ruling, or the Supervisor asks for the final decision. What the
 * highest authority decided is final.
 *
 * @see R123-III-2.p7, R123-III-3, R123-III-3.p4, R40-102, CLUB-K24
 * @throws {Rejection} in this order: `ruling.unknown`, `ruling.final`, `ruling.appeal-pending`,
 *   `ruling.before-its-cause`
 */
export const appeal = (
  command: RulingCommandOf<'AppealRuling'>,
  { rulings }: RulingLog,
): RulingFact[] => {
  const { type: _, ...rest } = command;
  const known = logged(rulings, rest.rulingId);
  if (known.appeal?.appealId === rest.appealId) return [];
  const { answer, by, asked } = known.made;
  const last = known.decided?.by ?? by;
  if (answer.isFinal || last.role === 'director')
    throw new Rejection('ruling.final', FINALITY[asked.ruleset], { role: last.role });
  if (known.appeal) throw new Rejection('ruling.appeal-pending', APPEALS[asked.ruleset]);
  assertAfter(rest.occurredAt, known.made.occurredAt, APPEALS[asked.ruleset]);
  return [{ type: 'RulingAppealed', ...rest }];
};

/**
 * The Director confirms, modifies or revokes what was appealed.
 *
 * @see R123-III-3.p4
 * @throws {Rejection} in this order: `ruling.unknown`, `ruling.not-appealed`,
 *   `ruling.director-needed`, `ruling.final`, `ruling.reason-missing`, `ruling.before-its-cause`
 */
export const decideAppeal = (
  command: RulingCommandOf<'DecideAppeal'>,
  { rulings }: RulingLog,
): RulingFact[] => {
  const { type: _, ...rest } = command;
  const known = logged(rulings, rest.rulingId);
  if (known.decided?.decisionId === rest.decisionId) return [];
  const { ruleset } = known.made.asked;
  const norm = APPEALS[ruleset];
  if (!known.appeal) throw new Rejection('ruling.not-appealed', norm);
  assertDirector(rest.by, norm);
  if (known.decided) throw new Rejection('ruling.final', FINALITY[ruleset], { role: 'director' });
  if (rest.reason.trim() === '') throw lacking('reason', norm);
  if ((rest.decision === 'modify') !== (rest.outcome !== null)) throw lacking('outcome', norm);
  assertAfter(rest.occurredAt, known.appeal.occurredAt, norm);
  return [{ type: 'AppealDecided', ...rest }];
};

const logged = (rulings: RulingLog['rulings'], rulingId: string): LoggedRuling => {
  const found = rulings[rulingId];
  if (!found) throw new Rejection('ruling.unknown');
  return found;
};

/** An appeal is of a ruling that was made, a decision of an appeal that was taken. */
const assertAfter = (occurredAt: Instant, after: Instant, norm: NormId): void => {
  if (isEarlier(occurredAt, after))
    throw new Rejection('ruling.before-its-cause', norm, { occurredAt, after });
};

/** The words of a decision, or what holds instead: not there, or there without need. */
export const lacking = (member: 'reason' | 'outcome', norm: NormId): Rejection =>
  new Rejection('ruling.reason-missing', norm, { member, pointer: `/${member}` });
