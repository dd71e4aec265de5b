import { parseDay } from '../time/calendar.ts';
import type { Jornada } from '../time/jornada.ts';

/** From this age on a person may take part (R123-I-27.b1). */
export const AGE_YEARS_MIN = 18;

/**
 * Whole years of age on a day. Who was born on 29 February turns a year older on 1 March where
 * that day is missing: the stricter reading, since the day before is not complete until it ends.
 *
 * @param birthDate `YYYY-MM-DD`, a day that exists
 * @see R123-I-27.b1
 */
export const ageOn = (birthDate: string, on: Jornada): number => {
  const birth = parseDay(birthDate)!;
  const day = parseDay(on)!;
  const birthdayPassed =
    day.month > birth.month || (day.month === birth.month && day.day >= birth.day);
  return day.year - birth.year - (birthdayPassed ? 0 : 1);
};

/** Nobody on record has lived longer than 122 years: an older birth date was mistyped. */
export const AGE_YEARS_MAX = 122;

/**
 * Whether a person is old enough to take part on that day. Asked on the day of registration and
 * again at accreditation, the strictest reading of a text that names no day (decision T12).
 *
 * @see R123-I-27.b1
 */
export const isOldEnough = (birthDate: string, on: Jornada): boolean =>
  ageOn(birthDate, on) >= AGE_YEARS_MIN;
