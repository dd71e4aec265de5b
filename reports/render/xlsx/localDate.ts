import type { Instant, Jornada } from '../../../domain/time/jornada.ts';

const CASINO_CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Argentina/Buenos_Aires',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * The day and hour that the clocks of the casino showed, as a `Date` whose UTC fields are those:
 * a workbook knows no zones and takes them as they stand.
 */
export const localDate = (instant: Instant): Date =>
  new Date(`${CASINO_CLOCK.format(new Date(instant)).replace(' ', 'T')}Z`);

/** A gaming day, a date without an hour. */
export const dayDate = (jornada: Jornada): Date => new Date(`${jornada}T00:00:00Z`);
