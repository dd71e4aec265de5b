import { describe, expect, it } from 'vitest';
import { staffMember } from '../../../domain/registry/selectors.ts';
import { band, day, director, given } from './given.ts';

const appoint = (appointment: object) =>
  ({ type: 'AppointStaff', appointment: { ...director, ...appointment } }) as const;

describe('Staff of the operator [R123-III-1] [R123-III-5]', () => {
  it('is appointed to a role from a day on', () => {
    given()
      .when(appoint({}))
      .thenFacts({ type: 'StaffAppointed', appointment: director, by: '100' });
  });

  it('is known in the role of that day, its first and last included', () => {
    const { state } = given(
      appoint({ until: day('2014-05-09') }),
      appoint({ role: 'supervisor', from: day('2014-05-10') }),
    );
    const roles = ['2009-12-31', '2010-01-01', '2014-05-09', '2014-05-10'].map(
      (on) => staffMember(state, '100', day(on))?.role,
    );
    expect(roles).toEqual([undefined, 'director', 'director', 'supervisor']);
    expect(staffMember(state, '101', day('2014-05-09'))).toBeNull();
    expect(staffMember(state, '100', day('2014-05-09'))).toEqual({
      legajo: '100',
      name: 'Laura Paz',
      role: 'director',
    });
  });

  it('appointed again the same way adds nothing', () => {
    given(appoint({})).when(appoint({})).thenFacts();
  });

  it('ends when the appointment is registered again with its last day', () => {
    const ended = given(appoint({}))
      .when(appoint({ until: day('2014-05-31') }))
      .thenState();
    expect(ended.appointments).toHaveLength(1);
    expect(staffMember(ended, '100', day('2014-06-01'))).toBeNull();
  });

  it('has one role at a time', () => {
    const order = appoint({ role: 'cashier', from: day('2014-05-31') });
    given(appoint({ until: day('2014-05-31') }))
      .when(order)
      .thenRefused('registry.period-overlaps', { norm: 'R123-III-1' });
    given(appoint({ until: day('2014-05-30') }))
      .when(order)
      .thenFacts({ type: 'StaffAppointed' });
  });

  it('is a person of its own for each legajo, also from the same day', () => {
    const { state } = given(appoint({}), appoint({ legajo: '101', name: 'Ana Sosa' }));
    const names = ['100', '101'].map(
      (legajo) => staffMember(state, legajo, day('2014-05-09'))?.name,
    );
    expect(names).toEqual(['Laura Paz', 'Ana Sosa']);
  });

  it('needs a legajo and a name, and no end before its start', () => {
    given()
      .when(appoint({ legajo: ' ' }))
      .thenRefused('registry.text-missing', {
        facts: { field: 'legajo' },
      });
    given()
      .when(appoint({ name: '' }))
      .thenRefused('registry.text-missing');
    given()
      .when(appoint({ until: day('2009-12-31') }))
      .thenRefused('registry.period-inverted');
    given()
      .when(appoint({ until: day('2010-01-01') }))
      .thenFacts({ type: 'StaffAppointed' });
  });
});

describe('Who orders [R123-III-1]', () => {
  const order = { type: 'SetPriceBand', band } as const;

  it('is somebody of the staff of that day', () => {
    const { when } = given(appoint({}));
    when({ ...order, by: '100' }).thenFacts({ type: 'PriceBandSet', by: '100' });
    when({ ...order, by: '999' }).thenRefused('registry.staff-unknown', {
      norm: 'R123-III-1',
      facts: { legajo: '999' },
    });
  });

  it('is nobody in particular until somebody is on the staff', () => {
    given().when(order).thenFacts({ type: 'PriceBandSet' });
    given(appoint({ from: day('2014-05-10') }))
      .when({ ...order, by: '7' })
      .thenFacts({
        type: 'PriceBandSet',
      });
  });
});
