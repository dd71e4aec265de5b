import type { Instant, Jornada } from '../../domain/time/jornada.ts';

const CASINO_ZONE = 'America/Argentina/Buenos_Aires';

/** `09/05/2014` */
export const jornadaText = (jornada: Jornada): string => jornada.split('-').reverse().join('/');

/**
 * `10/05/2014 06:42:10 (UTC-03:00)`. The offset is the one of that instant: the zone was two hours
 * behind UTC in the summers of 2007 to 2009.
 */
export const instantText = (instant: Instant): string => {
  const { day, month, year, hour, minute, second, offset } = partsOf(instant);
  return `${day}/${month}/${year} ${hour}:${minute}:${second} (${offset})`;
};

/** `10/05/2014 02:14`, on papers that print the zone elsewhere. */
export const minuteText = (instant: Instant): string => {
  const { day, month, year, hour, minute } = partsOf(instant);
  return `${day}/${month}/${year} ${hour}:${minute}`;
};

/** `25/04`, where the year stands elsewhere. */
export const dayText = (instant: Instant): string => {
  const { day, month } = partsOf(instant);
  return `${day}/${month}`;
};

/** `25/04/2014` */
export const dateText = (instant: Instant): string => minuteText(instant).slice(0, DATE_LENGTH);

const DATE_LENGTH = 'dd/mm/yyyy'.length;

/** Whether it happened on a day of the calendar before that of the jornada. */
export const isBeforeJornada = (instant: Instant, jornada: Jornada): boolean => {
  const { day, month, year } = partsOf(instant);
  return `${year}-${month}-${day}` < jornada;
};

/** `20:02` */
export const timeText = (instant: Instant): string => {
  const { hour, minute } = partsOf(instant);
  return `${hour}:${minute}`;
};

/** Made when the first date is printed: the zones of the world take a while to load. */
const format = (): Intl.DateTimeFormat => {
  kept ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: CASINO_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  });
  return kept;
};

let kept: Intl.DateTimeFormat | undefined;

const partsOf = (instant: Instant) => {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of format().formatToParts(new Date(instant))) parts[type] = value;
  const { day = '', month = '', year = '', hour = '', minute = '', second = '' } = parts;
  const offset = (parts.timeZoneName ?? '').replace('GMT', 'UTC');
  return { day, month, year, hour, minute, second, offset };
};
