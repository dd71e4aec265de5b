import { expect, it } from 'vitest';
import { couponCountsOf } from '../../../../functions/exports/day/couponCounts.ts';
import { by, day, having, ids, playing } from '../../../domain/tournament/rebuys.ts';

it('the coupons that LNSE counted are told by table, those of others are not [R123-IV-3.p3]', () => {
  const seated = ids(4).map((entryId, index) => ({
    ...{ type: 'SeatTaken' as const, entryId, seatingId: `seating ${entryId}` },
    ...{ table: 4, seat: index + 1 },
    ...by('dealer'),
  }));
  const count = (body: 'lnse' | 'drop') =>
    ({
      type: 'CountCoupons',
      countId: `count ${body}`,
      day,
      table: 4,
      body,
      counts: { IN: 4, RB: 0, AD: 0 },
      ...by(body === 'lnse' ? 'fiscalizador' : 'supervisor'),
    }) as const;
  const facts = having([...playing(4), ...seated], count('lnse'), count('drop'));
  expect(couponCountsOf(facts, day, '14-0021')).toMatchObject([
    { about: '14-0021, mesa 4', detail: 'IN 4, RB 0, AD 0', legajo: by('fiscalizador').by.legajo },
  ]);
});
