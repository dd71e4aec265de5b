import { expect, it } from 'vitest';
import type { Jornada } from '../../../../domain/time/jornada.ts';
import type { TournamentCommand } from '../../../../domain/tournament/commands.ts';
import type { AnnouncedTournament } from '../../../../domain/tournament/state.ts';
import { otherSalesOf } from '../../../../functions/exports/day/otherSales.ts';
import { announce, by, sell } from '../../../domain/tournament/sitAndGo.ts';
import { fold, history } from '../../../support/given.ts';

const SOLD = '2014-05-09' as Jornada;
const soldFor = (jornada: string, ...more: readonly TournamentCommand[]) => {
  const facts = history(
    announce({ jornada: jornada as never }),
    ...sell('E1', 'E2', 'E3'),
    ...more,
  );
  return { facts, state: announcedIn(facts) };
};
const announcedIn = (facts: ReturnType<typeof history>): AnnouncedTournament => {
  const state = fold(facts);
  if (state.status === 'unannounced') throw new Error('The first command announces.');
  return state;
};
const refund = (jornada: Jornada): TournamentCommand => ({
  ...{ type: 'RefundEntry', entryId: 'E2', refundId: 'refund', means: 'cash', desk: 3 },
  ...by('cashier'),
  jornada,
});

it.each(['2014-05-10', '2014-05-08'])(
  'tells what was sold for an event of %s [R123-I-63]',
  (of) => {
    const { facts, state } = soldFor(of);
    const [first, ...others] = otherSalesOf(state, facts, SOLD);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ event: '14-0021', jornada: of, purchases: 3, returned: 0 });
    expect(first?.sold).toBe(3 * (state.terms.price as number));
    expect(otherSalesOf(state, facts, of as Jornada)).toEqual([]);
  },
);

it('tells nothing of an event of that jornada', () => {
  const { facts, state } = soldFor(SOLD);
  expect(otherSalesOf(state, facts, SOLD)).toEqual([]);
});

it('tells what was given back in the jornada in which it was', () => {
  const next = '2014-05-10' as Jornada;
  const { facts, state } = soldFor('2014-05-12', refund(next));
  const { price } = state.terms;
  expect(otherSalesOf(state, facts, SOLD)).toMatchObject([{ purchases: 3, returned: 0 }]);
  expect(otherSalesOf(state, facts, next)).toMatchObject([
    { purchases: 0, sold: 0, returned: price },
  ]);
});
