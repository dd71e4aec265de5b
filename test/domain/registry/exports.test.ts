import { describe, expect, it } from 'vitest';
import { exportScheduleOn, fiscalizersOn } from '../../../domain/registry/selectors.ts';
import { day, given } from './given.ts';

const schedule = (from: string, hour: number) =>
  ({ type: 'ScheduleExport', schedule: { from: day(from), hour } }) as const;
const fiscalizer = (change: object = {}) =>
  ({
    type: 'RegisterFiscalizer',
    fiscalizer: {
      fiscalizerId: 'lnse-1',
      name: 'Fiscalía Uno',
      email: 'uno@lnse.example',
      from: day('2014-05-01'),
      until: null,
      ...change,
    },
  }) as const;

describe('The daily export', () => {
  it('is scheduled from a jornada on; there is none before', () => {
    const { state } = given(schedule('2014-05-09', 10), schedule('2014-06-01', 8));
    const hours = ['2014-05-08', '2014-05-09', '2014-05-31', '2014-06-01'].map(
      (on) => exportScheduleOn(state, day(on))?.hour ?? null,
    );
    expect(hours).toEqual([null, 10, 10, 8]);
  });

  it('runs at an hour from 0 to 23, and nothing is added when it is the same', () => {
    for (const hour of [0, 23])
      given().when(schedule('2014-05-09', hour)).thenFacts({ type: 'ExportScheduled' });
    for (const hour of [-1, 24, 9.5])
      given().when(schedule('2014-05-09', hour)).thenRefused('registry.export-hour-out-of-range');
    given(schedule('2014-05-09', 10)).when(schedule('2014-05-09', 10)).thenFacts();
  });

  it('goes to who is registered on that day', () => {
    const { state } = given(fiscalizer({ until: day('2014-05-31') }));
    const received = ['2014-04-30', '2014-05-01', '2014-05-31', '2014-06-01'].map(
      (on) => fiscalizersOn(state, day(on)).length,
    );
    expect(received).toEqual([0, 1, 1, 0]);
    given(fiscalizer()).when(fiscalizer()).thenFacts();
    given()
      .when(fiscalizer({ email: ' ' }))
      .thenRefused('registry.text-missing', { facts: { field: 'email' } });
  });
});
