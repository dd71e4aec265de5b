import { expect, it } from 'vitest';
import type { TournamentFact } from '../../../../domain/tournament/facts.ts';
import { incidentsOf } from '../../../../functions/exports/day/tournamentIncidents.ts';
import {
  announceEvent,
  buy,
  by,
  closePurchases,
  day,
  having,
  playing,
  sell,
  state,
} from '../../../domain/tournament/rebuys.ts';
import { history } from '../../../support/given.ts';

it('a rebuy told late is an incident of its day, one told in time is none [R123-I-64]', () => {
  const facts = having(playing(4), buy('E1', ['RB']), closePurchases('RB'), {
    ...buy('E2', ['RB']),
    ...by('supervisor'),
    reportedLate: 'El cupón apareció en el recuento',
  });
  const told = incidentsOf(state(facts), facts, day);
  expect(told.map(({ what, detail }) => [what, detail])).toEqual([
    ['Cupones no utilizados retirados', '15 RB, F. Iscal. Cierre adelantado'],
    ['Compra informada tarde', 'Inscripción 2, RB. El cupón apareció en el recuento'],
  ]);
});

it('a level cut short and changed levels are incidents with their reason [R123-II-47]', () => {
  const level = { type: 'LevelAnnounced', hand: null, ...by('director') } as const;
  const changed: TournamentFact = {
    ...{ type: 'LevelsChanged', changeId: 'c1', levels: [], announcement: null },
    ...{ reason: 'Horario de cierre', ...by('supervisor') },
  };
  const early = { ...level, level: 2, reason: 'Acuerdo con L.N.S.E.' };
  const facts = [...playing(1), early, { ...level, level: 3 }, changed];
  const told = incidentsOf(state(facts), facts, day);
  expect(told.map(({ what, detail }) => [what, detail])).toEqual([
    ['Nivel anticipado', 'Nivel 2. Acuerdo con L.N.S.E.'],
    ['Niveles modificados', 'Horario de cierre'],
  ]);
});

it('a refund by other means than the sale says why [R123-IV-1.4]', () => {
  const facts = having(history(announceEvent(), ...sell('E1', 'E2', 'E3')), {
    ...{ type: 'RefundEntry', entryId: 'E1', refundId: 'r1', means: 'transfer', desk: 3 },
    ...{ reason: 'A su cuenta bancaria', ...by('cashier', '19:00') },
  });
  const told = incidentsOf(state(facts), facts, day);
  expect(told.map(({ what, detail }) => [what, detail])).toEqual([
    ['Devolución por otro medio', 'Inscripción 1. A su cuenta bancaria'],
  ]);
});
