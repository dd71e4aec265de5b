import { Rejection } from '../errors.ts';
import type { Jornada } from '../time/jornada.ts';
import type { Person } from './commands.ts';

const AGE_YEARS_MIN = 18;

/**
 * Refuses who may not take part on that day. Asked again at every step that admits a person,
 * since the bar holds "at the time of the event". Who was born on 29 February comes of age on
 * 1 March of a common year.
 *
 * @see R123-I-27.b1, R123-I-27.b2, R123-I-27.b3
 * @throws {Rejection} in this order: `tournament.person-underage`, `tournament.person-barred`
 */
export const assertEligible = ({ birthDate, restrictions }: Person, jornada: Jornada): void => {
  if (jornada < comesOfAge(birthDate))
    throw new Rejection('tournament.person-underage', 'R123-I-27.b1', { age: AGE_YEARS_MIN });
  const excluded = restrictions.find((group) => group === 'excluded' || group === 'self-excluded');
  if (excluded)
    throw new Rejection('tournament.person-barred', 'R123-I-27.b2', { group: excluded });
  const [related] = restrictions;
  if (related) throw new Rejection('tournament.person-barred', 'R123-I-27.b3', { group: related });
};

/** The first day of legal age. Days are text that sorts the way they follow each other. */
const comesOfAge = (birthDate: string): string => {
  const year = Number(birthDate.slice(0, 4)) + AGE_YEARS_MIN;
  return `${String(year).padStart(4, '0')}${birthDate.slice(4)}`;
};
