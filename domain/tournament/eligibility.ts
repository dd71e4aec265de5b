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
  const group = barOf(person.restrictions);
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
  entry: Entry,
): FactOf<'EntryBarred'> | null => {
  assertOldEnough(person, jornada);
  const group = barOf(person.restrictions);
  if (!group) return null;
  if (entry.barred) throw barred(group);
  const { entryId } = entry;
  const due = dueToBarred(entry);
  return { type: 'EntryBarred', entryId, group, due, by, occurredAt, jornada };
};

/** What is due to who is in a list: the price, or, once chips were handed over, that he leaves. */
export const dueToBarred = ({ seating }: Entry): FactOf<'EntryBarred'>['due'] =>
  seating ? 'removal' : 'refund';

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
export const barOf = (groups: readonly RestrictionGroup[]): RestrictionGroup | undefined =>
  groups.find(isExcluded) ?? groups[0];

const isExcluded = (group: RestrictionGroup): boolean =>
  group === 'excluded' || group === 'self-excluded';
