import { Rejection } from '../errors.ts';
import { AGE_YEARS_MIN, isOldEnough } from '../registry/age.ts';
import type { Jornada } from '../time/jornada.ts';
import type { Person } from './commands.ts';
import type { Circumstance, FactOf, RestrictionGroup } from './facts.ts';
import type { Entry } from './state.ts';

/**
 * Refuses who may not take part on that day. Asked again at every step that admits a person,
 * since the bar holds "at the time of the event".
 *
 * @see R123-I-27.b1, R123-I-27.b2, R123-I-27.b3
 * @throws {Rejection} in this order: `tournament.person-underage`, `tournament.person-barred`
 */
export const assertEligible = (person: Person, jornada: Jornada): void => {
  assertOldEnough(person, jornada);
  const group = barOf(person);
  if (group) throw barred(group);
};

/**
 * Who came to be barred after paying is not admitted. The first time it is recorded what is due: the
 * price goes back while nothing was played, else the Direction removes the player. Null admits.
 *
 * @see R123-I-27.b1, R123-I-27.b2, R123-I-27.b3
 * @throws {Rejection} in this order: `tournament.person-underage`, `tournament.person-barred` once
 *   that is recorded
 */
export const barredNow = (
  { person, by, occurredAt, jornada }: Circumstance & { readonly person: Person },
  { entryId, seating, barred: known }: Entry,
): FactOf<'EntryBarred'> | null => {
  assertOldEnough(person, jornada);
  const group = barOf(person);
  if (!group) return null;
  if (known) throw barred(group);
  const due = seating ? 'removal' : 'refund';
  return { type: 'EntryBarred', entryId, group, due, by, occurredAt, jornada };
};

/** The refusal of who is in a list. */
export const barred = (group: RestrictionGroup): Rejection =>
  new Rejection('tournament.person-barred', isExcluded(group) ? 'R123-I-27.b2' : 'R123-I-27.b3', {
    group,
  });

const assertOldEnough = ({ birthDate }: Person, jornada: Jornada): void => {
  if (!isOldEnough(birthDate, jornada))
    throw new Rejection('tournament.person-underage', 'R123-I-27.b1', { age: AGE_YEARS_MIN });
};

/** The register of the excluded comes first. */
const barOf = ({ restrictions }: Person): RestrictionGroup | undefined =>
  restrictions.find(isExcluded) ?? restrictions[0];

const isExcluded = (group: RestrictionGroup): boolean =>
  group === 'excluded' || group === 'self-excluded';
