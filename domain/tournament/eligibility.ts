import { Rejection } from '../errors.ts';
import { AGE_YEARS_MIN, isOldEnough } from '../registry/age.ts';
import type { Jornada } from '../time/jornada.ts';
import type { Person } from './commands.ts';

/**
 * Refuses who may not take part on that day. Asked again at every step that admits a person,
 * since the bar holds "at the time of the event".
 *
 * @see R123-I-27.b1, R123-I-27.b2, R123-I-27.b3
 * @throws {Rejection} in this order: `tournament.person-underage`, `tournament.person-barred`
 */
export const assertEligible = ({ birthDate, restrictions }: Person, jornada: Jornada): void => {
  if (!isOldEnough(birthDate, jornada))
    throw new Rejection('tournament.person-underage', 'R123-I-27.b1', { age: AGE_YEARS_MIN });
  const excluded = restrictions.find((group) => group === 'excluded' || group === 'self-excluded');
  if (excluded)
    throw new Rejection('tournament.person-barred', 'R123-I-27.b2', { group: excluded });
  const [related] = restrictions;
  if (related) throw new Rejection('tournament.person-barred', 'R123-I-27.b3', { group: related });
};
