import { describe, it } from 'vitest';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import { given, history } from '../../support/given.ts';
import { eliminate, started } from './inPlay.ts';
import { announceTables, redraw, seatCards } from './multiTable.ts';
import * as rebuys from './rebuys.ts';
import { accredit, announce, pay, sell, takeForm, takeSeat } from './sitAndGo.ts';

const before = '2014-05-08' as Jornada;
const after = '2014-05-10' as Jornada;
const announced = [announce(), takeForm('E1')];

describe("A jornada is not the sender's to choose [R123-I-1]", () => {
  it('is at least that of the announcement', () => {
    given(history(...announced))
      .when({ ...pay('E1'), jornada: before })
      .thenRejects('tournament.jornada-before-event', 'R123-I-1');
    given(history(...announced))
      .when(pay('E1'))
      .thenFacts({ type: 'EntryPaid' });
    given(history(...announced))
      .when({ ...pay('E1'), jornada: after })
      .thenFacts({ type: 'EntryPaid', jornada: after });
  });

  it('of a seating is at least the first day, when chips are handed out [R123-IV-3]', () => {
    const sold = [
      announceTables(),
      ...sell('E1', 'E2'),
      redraw({ draw: seatCards(['1/1', '1/2']) }),
      accredit('E1'),
    ];
    const sit = takeSeat('E1', 1, { table: 1 });
    given(history(...sold))
      .when({ ...sit, jornada: before })
      .thenRejects('tournament.jornada-before-event', 'R123-I-1');
    given(history(...sold))
      .when(sit)
      .thenFacts({ type: 'SeatTaken' });
    given(history(...sold, sit))
      .when(sit)
      .thenNothing();
  });

  it('of an exit is at least that of the start', () => {
    const startsAt = '2014-05-10T23:30:00.000Z' as Instant;
    const night = started(10, { jornada: after, startsAt }).map((one) =>
      ['TakeSeat', 'StartTournament'].includes(one.type) ? { ...one, jornada: after } : one,
    );
    given(history(...night))
      .when(eliminate(1, { E10: 500 }))
      .thenRejects('tournament.jornada-before-event', 'R123-I-1');
    given(history(...night))
      .when({ ...eliminate(1, { E10: 500 }), jornada: after })
      .thenFacts({ type: 'EntriesEliminated', jornada: after });
  });

  it('of a rebuy neither: it decides how its benefit is split [R123-IV-6.p4]', () => {
    const night = rebuys
      .playing(1)
      .map((fact) => (fact.type === 'TournamentStarted' ? { ...fact, jornada: after } : fact));
    const bought = rebuys.buy('E1', ['RB']);
    given(night).when(bought).thenRejects('tournament.jornada-before-event', 'R123-I-1');
    given(night)
      .when({ ...bought, jornada: after })
      .thenFacts({ type: 'PurchasePaid', jornada: after });
  });
});
