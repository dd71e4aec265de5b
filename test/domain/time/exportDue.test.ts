import { describe, expect, it } from 'vitest';
import { jornadasBetween, lastExportDue } from '../../../domain/time/exportDue.ts';
import { jornada } from '../../../domain/time/jornada.ts';

const at = (day: number, hour: number) => ({ year: 2014, month: 5, day, hour, minute: 0 });

describe('The export of a jornada is due at the hour of the operator', () => {
  it.each([
    // The jornada of the 9th ends on the 10th at 6.
    ['the hour before', 10, 9, { changeHour: 6, exportHour: 10 }, '2014-05-08'],
    ['at the hour', 10, 10, { changeHour: 6, exportHour: 10 }, '2014-05-09'],
    ['the hour at which it ends', 10, 6, { changeHour: 6, exportHour: 6 }, '2014-05-09'],
    ['the hour before it ends', 10, 5, { changeHour: 6, exportHour: 6 }, '2014-05-08'],
    // At 3 in the morning of the 10th the jornada of the 9th still runs.
    ['an hour at which it still runs', 10, 3, { changeHour: 6, exportHour: 3 }, '2014-05-08'],
    ['that hour of the next day', 11, 3, { changeHour: 6, exportHour: 3 }, '2014-05-09'],
  ])('%s', (_, day, hour, hours, due) => expect(lastExportDue(at(day, hour), hours)).toBe(due));

  it('counts every jornada, both ends and a change of month included', () => {
    expect(jornadasBetween(jornada('2014-04-30'), jornada('2014-05-01'))).toEqual([
      '2014-04-30',
      '2014-05-01',
    ]);
    expect(jornadasBetween(jornada('2014-05-02'), jornada('2014-05-01'))).toEqual([]);
  });
});
