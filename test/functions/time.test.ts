import { describe, expect, it } from 'vitest';
import { initialState, type Registry } from '../../domain/registry/state.ts';
import { type Instant, type Jornada, jornada } from '../../domain/time/jornada.ts';
import { localTime, whenItHappened } from '../../functions/shared/time.ts';

const NOW = '2014-05-10T12:00:00.000Z' as Instant;
const registry = initialState();
const changingAt = (hour: number): Registry => ({
  ...registry,
  profiles: [
    {
      from: jornada('2014-05-01'),
      legalName: 'Casino',
      roleLine: 'Agente operador',
      venues: [],
      jornadaChangeHour: hour,
      controlDesk: 1,
      centralPoint: 2,
      cageDesks: [],
    },
  ],
});
const jornadaAt = (said: string, of = registry): Jornada => whenItHappened(said, NOW, of).jornada;

describe('The gaming day follows when it happened, not when it was posted', () => {
  it('changes at six by default: a minute before and on the minute', () => {
    expect(jornadaAt('2014-05-10T05:59:59-03:00')).toBe('2014-05-09');
    expect(jornadaAt('2014-05-10T06:00:00-03:00')).toBe('2014-05-10');
  });

  it('changes at the hour of the operator', () => {
    expect(jornadaAt('2014-05-10T06:30:00-03:00', changingAt(8))).toBe('2014-05-09');
    expect(jornadaAt('2014-05-10T00:00:00-03:00', changingAt(0))).toBe('2014-05-10');
  });

  it('reads any offset, and keeps UTC', () =>
    expect(whenItHappened('2014-05-10T08:59:59Z', NOW, registry)).toEqual({
      occurredAt: '2014-05-10T08:59:59.000Z',
      jornada: '2014-05-09',
    }));

  it('knows the summer time of January 2008 in Buenos Aires', () =>
    expect(localTime('2008-01-15T03:30:00.000Z' as Instant)).toEqual({
      year: 2008,
      month: 1,
      day: 15,
      hour: 1,
      minute: 30,
    }));

  it('goes over the end of a month and of a year', () => {
    expect(jornadaAt('2014-05-01T01:00:00-03:00')).toBe('2014-04-30');
    expect(jornadaAt('2014-01-01T01:00:00-03:00')).toBe('2013-12-31');
  });

  it('is now when nothing is said', () =>
    expect(whenItHappened(undefined, NOW, registry)).toEqual({
      occurredAt: NOW,
      jornada: '2014-05-10',
    }));

  it('may lie five minutes ahead, and not a second more', () => {
    expect(jornadaAt('2014-05-10T12:05:00Z')).toBe('2014-05-10');
    expect(() => jornadaAt('2014-05-10T12:05:01Z')).toThrow('request.occurred-in-future');
  });
});
