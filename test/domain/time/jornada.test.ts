import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber, formatDay, parseDay, shiftDay } from '../../../domain/time/calendar.ts';
import {
  addDays,
  CHANGE_HOUR_DEFAULT,
  compareJornadas,
  isWithin,
  jornada,
  jornadaOf,
  overlap,
} from '../../../domain/time/jornada.ts';

const MILLISECONDS_PER_DAY = 86_400_000;
const someDay = fc
  .integer({ min: -20_000, max: 200_000 })
  .map((days) => new Date(days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10));

describe('The calendar', () => {
  it.each([
    '2014-02-29',
    '1900-02-29',
    '2014-04-31',
    '2014-00-10',
    '2014-13-01',
    '2014-05-00',
    '14-05-09',
    '2014-05-09T00',
  ])('knows that %s is no day', (text) => {
    expect(parseDay(text)).toBeNull();
    expect(() => jornada(text)).toThrow(RangeError);
  });

  it.each(['2016-02-29', '2000-02-29', '2014-12-31', '2014-01-01'])('takes %s', (text) => {
    expect(jornada(text)).toBe(text);
  });

  it('moves by days as any other calendar does', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -1500, max: 1500 }), (text, days) => {
        const moved = new Date(Date.parse(text) + days * MILLISECONDS_PER_DAY);
        expect(formatDay(shiftDay(parseDay(text)!, days))).toBe(moved.toISOString().slice(0, 10));
        expect(dayNumber(parseDay(text)!) - dayNumber(parseDay('1970-01-01')!)).toBe(
          Date.parse(text) / MILLISECONDS_PER_DAY,
        );
      }),
    );
  });
});

describe('The gaming day, decision J1', () => {
  const at = (hour: number, minute: number) => ({ year: 2014, month: 5, day: 10, hour, minute });

  it('is still the day before one minute before the hour of change', () => {
    expect(jornadaOf(at(5, 59), CHANGE_HOUR_DEFAULT)).toBe('2014-05-09');
  });

  it('is the day of the calendar from the hour of change on', () => {
    expect(jornadaOf(at(6, 0), CHANGE_HOUR_DEFAULT)).toBe('2014-05-10');
    expect(jornadaOf(at(23, 59), CHANGE_HOUR_DEFAULT)).toBe('2014-05-10');
  });

  it('is the day of the calendar when it changes at midnight', () => {
    expect(jornadaOf(at(0, 0), 0)).toBe('2014-05-10');
  });

  it('goes back over the end of a month and of a year', () => {
    expect(jornadaOf({ year: 2016, month: 3, day: 1, hour: 2, minute: 0 }, 6)).toBe('2016-02-29');
    expect(jornadaOf({ year: 2015, month: 1, day: 1, hour: 2, minute: 0 }, 6)).toBe('2014-12-31');
    expect(addDays(jornada('2014-12-31'), 1)).toBe('2015-01-01');
  });

  it('is ordered as text', () => {
    const days = ['2014-05-10', '2014-05-09', '2014-05-10'].map(jornada);
    expect(days.sort(compareJornadas)).toEqual(['2014-05-09', '2014-05-10', '2014-05-10']);
  });
});

describe('Periods', () => {
  const may = { from: jornada('2014-05-01'), until: jornada('2014-05-31') };

  it('include both ends', () => {
    const held = ['2014-04-30', '2014-05-01', '2014-05-31', '2014-06-01'].map((day) =>
      isWithin(jornada(day), may),
    );
    expect(held).toEqual([false, true, true, false]);
  });

  it('without an end hold from their first day on', () => {
    expect(isWithin(jornada('2099-01-01'), { ...may, until: null })).toBe(true);
  });

  it('overlap exactly when some day lies in both', () => {
    const near = fc.integer({ min: 0, max: 6 });
    const period = fc.tuple(near, fc.option(near)).map(([start, length]) => ({
      from: addDays(jornada('2014-05-01'), start),
      until: length === null ? null : addDays(jornada('2014-05-01'), start + length),
    }));
    const days = Array.from({ length: 20 }, (_, day) => addDays(jornada('2014-05-01'), day));
    fc.assert(
      fc.property(period, period, (one, other) => {
        const shared = days.some((day) => isWithin(day, one) && isWithin(day, other));
        expect(overlap(one, other)).toBe(shared);
      }),
    );
  });
});
