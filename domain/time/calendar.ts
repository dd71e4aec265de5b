/** Parts of a day of the Gregorian calendar. */
export type CalendarDay = { readonly year: number; readonly month: number; readonly day: number };

const DAYS_PER_YEAR = 365;
const MONTHS_PER_YEAR = 12;
const FEBRUARY = 2;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The parts of `YYYY-MM-DD`; null when the text is not a day that exists. */
export const parseDay = (text: string): CalendarDay | null => {
  const match = ISO_DAY.exec(text);
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const exists = month >= 1 && month <= MONTHS_PER_YEAR && day >= 1 && day <= daysIn(year, month);
  return exists ? { year, month, day } : null;
};

/** `YYYY-MM-DD`, which sorts as text the way days follow each other. */
export const formatDay = ({ year, month, day }: CalendarDay): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The day that lies `days` later, or earlier when negative. */
export const shiftDay = (from: CalendarDay, days: number): CalendarDay =>
  fromDayNumber(dayNumber(from) + days);

/** Days since 1 January of the year 1: the difference of two numbers is the days between. */
export const dayNumber = ({ year, month, day }: CalendarDay): number => {
  let number = daysBeforeYear(year) + day - 1;
  for (let earlier = 1; earlier < month; earlier += 1) number += daysIn(year, earlier);
  return number;
};

const fromDayNumber = (number: number): CalendarDay => {
  // Leap days make this guess late by a year or two; the loop goes back.
  let year = Math.floor(number / DAYS_PER_YEAR) + 1;
  while (daysBeforeYear(year) > number) year -= 1;
  let rest = number - daysBeforeYear(year);
  let month = 1;
  while (rest >= daysIn(year, month)) {
    rest -= daysIn(year, month);
    month += 1;
  }
  return { year, month, day: rest + 1 };
};

const daysBeforeYear = (year: number): number => {
  const past = year - 1;
  const leapDays = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  return past * DAYS_PER_YEAR + leapDays;
};

const daysIn = (year: number, month: number): number => {
  if (month === FEBRUARY) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
