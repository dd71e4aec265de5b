import { expect, it } from 'vitest';
import { incidentsOf } from '../../../../functions/exports/day/tournamentIncidents.ts';
import {
  buy,
  by,
  closePurchases,
  day,
  having,
  playing,
  state,
} from '../../../domain/tournament/rebuys.ts';

it('a rebuy told late is an incident of its day, one told in time is none [R123-I-64]', () => {
  const facts = having(playing(4), buy('E1', ['RB']), closePurchases('RB'), {
    ...buy('E2', ['RB']),
    ...by('supervisor'),
    reportedLate: 'El cupón apareció en el recuento',
  });
  const told = incidentsOf(state(facts), facts, day);
  expect(told.map(({ what, detail }) => [what, detail])).toEqual([
    ['Cupones no utilizados retirados', '15 RB, F. Iscal'],
    ['Compra informada tarde', 'Inscripción 2, RB. El cupón apareció en el recuento'],
  ]);
});
