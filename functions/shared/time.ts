import { changeHourOn } from '../../domain/registry/selectors.ts';
import type { Registry } from '../../domain/registry/state.ts';
import { formatDay } from '../../domain/time/calendar.ts';
import {
  CLOCKS_DIFFER_MINUTES_MAX,
  type Instant,
  isEarlier,
  type Jornada,
  jornadaOf,
  type LocalTime,
  ZONE,
} from '../../domain/time/jornada.ts';
import { Refusal } from './problems/refusal.ts';

/** When a fact happened and the gaming day it belongs to (decisions J1, J2). */
export type When = { readonly occurredAt: Instant; readonly jornada: Jornada };

/**
 * @param said RFC 3339 with offset, as the caller says; now when nothing is said
 * @throws {Refusal} `request.occurred-in-future`
 */
export const whenItHappened = (
  said: string | undefined,
  now: Instant,
  registry: Registry,
): When => {
  const occurredAt = new Date(said ?? now).toISOString() as Instant;
  if (isEarlier(now, occurredAt))
    throw new Refusal('request.occurred-in-future', {
      occurredAt,
      now,
      minutesMax: CLOCKS_DIFFER_MINUTES_MAX,
    });
  return { occurredAt, jornada: jornadaAt(occurredAt, registry) };
};

/** The gaming day of an instant, which may still be to come (decision J1). */
export const jornadaAt = (instant: Instant, registry: Registry): Jornada => {
  const local = localTime(instant);
  return jornadaOf(local, changeHourOn(registry, formatDay(local) as Jornada));
};

/** The day of the calendar in the room at an instant, whatever the hour of the gaming day. */
export const dayInRoom = (instant: Instant): Jornada => formatDay(localTime(instant)) as Jornada;

/** The clock on the wall of the room at an instant. */
export const localTime = (instant: Instant): LocalTime => {
  const parts = new Map(
    wall()
      .formatToParts(new Date(instant))
      .map((p) => [p.type, p.value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => Number(parts.get(name));
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  };
};

/** Made when it is first asked: the zones of the world take a while to load. */
const wall = (): Intl.DateTimeFormat => {
  clock ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return clock;
};

let clock: Intl.DateTimeFormat | undefined;
