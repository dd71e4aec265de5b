import { type CalendarDay, formatDay, parseDay, shiftDay } from './calendar.ts';

/** A gaming day, `YYYY-MM-DD`: a date of its own, stored on every fact (decision J1). */
export type Jornada = string & { readonly __unit: 'jornada' };

/** A point in time, RFC 3339 in UTC, `2014-05-09T23:02:00.000Z`. */
export type Instant = string & { readonly __unit: 'instant' };

/** The clock on the wall of the room at some instant, worked out at the edge. */
export type LocalTime = CalendarDay & { readonly hour: number; readonly minute: number };

/** Where every room of the regulation is; its offset has changed over the years. */
export const ZONE = 'America/Argentina/Buenos_Aires';

/** So far apart may the clocks of two desks be (decision J2). */
export const CLOCKS_DIFFER_MINUTES_MAX = 5;
export const MILLISECONDS_PER_MINUTE = 60_000;

/** The hour of the room's clock at which the gaming day changes, unless the operator sets another. */
export const CHANGE_HOUR_DEFAULT = 6;

/** @throws {RangeError} when `text` is not a day that exists, written `YYYY-MM-DD`. */
export const jornada = (text: string): Jornada => {
  if (!parseDay(text)) throw new RangeError(`${text} is not a day`);
  return text as Jornada;
};

/** The gaming day of a moment: until the hour of change it is still the day before (J1). */
export const jornadaOf = (at: LocalTime, changeHour: number): Jornada => {
  const today = { year: at.year, month: at.month, day: at.day };
  return formatDay(at.hour < changeHour ? shiftDay(today, -1) : today) as Jornada;
};

/** The gaming day that lies `days` later, or earlier when negative. */
export const addDays = (from: Jornada, days: number): Jornada =>
  formatDay(shiftDay(parseDay(from)!, days)) as Jornada;

/** Negative when `one` comes first, as `sort` wants it. */
export const compareJornadas = (one: Jornada, other: Jornada): number =>
  one < other ? -1 : one > other ? 1 : 0;

/** Days in which something holds; both ends are included, and null is open (decision M3). */
export type Period = { readonly from: Jornada; readonly until: Jornada | null };

export const isWithin = (day: Jornada, { from, until }: Period): boolean =>
  from <= day && (until === null || day <= until);

export const overlap = (one: Period, other: Period): boolean =>
  (one.until === null || other.from <= one.until) &&
  (other.until === null || one.from <= other.until);

/** From one moment to another; less than 0 when the other was before. */
export const minutesBetween = (from: Instant, to: Instant): number =>
  (Date.parse(to) - Date.parse(from)) / MILLISECONDS_PER_MINUTE;

export const minutesLater = (from: Instant, minutes: number): Instant =>
  new Date(Date.parse(from) + minutes * MILLISECONDS_PER_MINUTE).toISOString() as Instant;

/** Whether it was before another moment by more than two clocks may differ. */
export const isEarlier = (at: Instant, than: Instant): boolean =>
  minutesBetween(at, than) > CLOCKS_DIFFER_MINUTES_MAX;
