import { Rejection } from '../errors.ts';
import type { StaffMember } from '../tournament/facts.ts';
import { sameContent } from '../tournament/sameContent.ts';
import type { Answer } from './answer.ts';
import { appeal, decideAppeal, lacking } from './appeals.ts';
import { assertAuthority, assertDirector, assertOfficial, DEPARTURES } from './authority.ts';
import { chargeInfraction } from './chargeInfraction.ts';
import type { RulingCommand, RulingCommandOf } from './commands.ts';
import type { Asked, Departure, RulingFact } from './facts.ts';
import { resolveAt } from './placeRules.ts';
import { assertLine } from './resolve.ts';
import type { LoggedRuling, RulingLog } from './state.ts';
import type { Outcome } from './vocabulary.ts';

/** Decides what happens to the rulings of a place. Repeated requests add nothing. */
export const decide = (command: RulingCommand, state: RulingLog): readonly RulingFact[] => {
  switch (command.type) {
    case 'Rule':
      return rule(command, state);
    case 'AppealRuling':
      return appeal(command, state);
    case 'DecideAppeal':
      return decideAppeal(command, state);
  }
};

/**
 * Rules on a situation. The answer is the article's; the Director may depart from it with a reason.
 *
 * @see R123-III-2.p3, R123-III-3, R123-III-4, R123-II-63.A
 * @throws {Rejection} in this order: `ruling.id-reused`, those of `resolveAt`,
 *   `ruling.no-betting-line`, `ruling.role-not-allowed`, those of `chargeInfraction`,
 *   `ruling.director-needed`, `ruling.reason-missing`
 */
const rule = (command: RulingCommandOf<'Rule'>, { rulings }: RulingLog): RulingFact[] => {
  const { type: _, departTo, hasLine, rules, ...rest } = command;
  const { rulingId, asked, reason, by } = rest;
  const known = rulings[rulingId];
  if (known) {
    if (isSame(known, command)) return [];
    throw new Rejection('ruling.id-reused', undefined, { rulingId });
  }
  const answer = resolveAt(rules, asked);
  assertLine(asked.code, asked.facts, hasLine);
  assertOfficial(by, rules?.main ?? asked.ruleset, isReport(asked));
  const charged = chargeInfraction(asked, by);
  assertAuthority(by, answer);
  const departure = departureOf(departTo, asked, by);
  assertReason(answer, departure, reason);
  return [{ type: 'RulingMade', ...rest, answer, departure, charged }];
};

const isReport = ({ code, facts }: Asked): boolean =>
  code === 'infraction' && facts['sanction'] === 'none';

const isSame = (
  { made }: LoggedRuling,
  { asked, reason, departTo, by }: RulingCommandOf<'Rule'>,
): boolean =>
  sameContent(made.asked, asked) &&
  made.reason === reason &&
  made.by.legajo === by.legajo &&
  (made.departure?.outcome ?? null) === departTo;

const departureOf = (
  outcome: Outcome | null,
  { ruleset }: Asked,
  by: StaffMember,
): Departure | null => {
  if (outcome === null) return null;
  const norm = DEPARTURES[ruleset];
  assertDirector(by, norm);
  return { outcome, norm };
};

const assertReason = (
  { norm, records }: Answer,
  departure: Departure | null,
  reason: string | null,
): void => {
  if ((departure || records.includes('reason')) && !reason?.trim())
    throw lacking('reason', departure?.norm ?? norm);
};
