import { describe, expect, it } from 'vitest';
import { chipsInPlay } from '../../../domain/tournament/chipsInPlay.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { standingsOf } from '../../../domain/tournament/prizes.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { fold, given, history } from '../../support/given.ts';
import { bustDownTo, close, disqualify, eliminate, lock, started, withdraw } from './inPlay.ts';
import { bust, dealt } from './multiTable.ts';
import {
  accredit,
  announce,
  at,
  by,
  entryIds,
  person,
  sell,
  takeForm,
  takeSeat,
} from './sitAndGo.ts';

const seven = started(7);
const stateAfter = (...commands: TournamentCommand[]) =>
  fold(history(...commands)) as AnnouncedTournament;
/** Entry number, best place shared, last place shared, of those who are out. */
const places = (...commands: TournamentCommand[]) =>
  standingsOf(stateAfter(...commands)).map(({ entry, position, sharedThrough }) => [
    entry,
    position,
    sharedThrough ?? position,
  ]);

describe('Who loses all the chips is out at once [R123-I-57] [R123-I-68]', () => {
  it('takes the place behind those who stay', () => {
    given(history(...seven))
      .when(eliminate(1, { E4: 10_000 }))
      .thenFacts({ type: 'EntriesEliminated', hand: 1 });
    expect(places(...seven, eliminate(1, { E4: 10_000 }))).toEqual([[4, 7, 7]]);
  });

  it('makes the last one the winner, and the tournament finished', () => {
    const all = [...seven, ...bustDownTo(2, 7)];
    expect(places(...all)[0]).toEqual([1, 1, 1]);
    expect(stateAfter(...all).status).toBe('finished');
  });

  it('answers a repeated report with no new fact, and refuses the id for another', () => {
    const facts = history(...seven, eliminate(1, { E4: 10_000 }));
    given(facts)
      .when({ ...eliminate(1, { E4: 10_000 }), occurredAt: at(59) })
      .thenNothing();
    given(facts)
      .when(eliminate(1, { E4: 9_999 }))
      .thenRejects('tournament.exit-id-reused');
  });

  it('refuses an entry that is out, unpaid or unknown, and one named twice', () => {
    const facts = history(...seven, eliminate(1, { E4: 10_000 }));
    given(facts)
      .when(eliminate(2, { E4: 10_000 }, { exitId: 'again' }))
      .thenRejects('tournament.entry-not-live', 'R123-I-68');
    given(facts)
      .when(eliminate(2, { E9: 10_000 }))
      .thenRejects('tournament.entry-unknown');
    const one = eliminate(2, { E5: 1 });
    given(facts)
      .when({ ...one, out: [...one.out, ...one.out] })
      .thenRejects('tournament.entry-listed-twice');
  });

  it('refuses it before the start and after the closing [R123-I-24]', () => {
    given(history(announce(), ...sell('E1')))
      .when(eliminate(1, { E1: 1 }))
      .thenRejects('tournament.not-started', 'R123-I-24');
    given(history(...seven, lock(), ...bustDownTo(2, 7), close()))
      .when(eliminate(9, { E1: 1 }))
      .thenRejects('tournament.closed', 'R123-IV-6.p4');
  });

  it('is reported by those at the table, not by the cashier [R123-III-3]', () => {
    given(history(...seven))
      .when(eliminate(1, { E4: 10_000 }, by('dealer')))
      .thenFacts({ type: 'EntriesEliminated' });
    given(history(...seven))
      .when(eliminate(1, { E4: 10_000 }, by('cashier')))
      .thenRejects('tournament.role-not-allowed', 'R123-III-3');
  });
});

describe('Who never sat down does not bust [R123-I-57] [R123-I-39]', () => {
  const absent = started(7, {}, ['E3', 'E4']);

  it('but by the forced bets of one hand, which his stack goes on paying [R123-I-38]', () => {
    given(history(...absent))
      .when(eliminate(1, { E4: 51 }))
      .thenRejects('tournament.seat-not-taken', 'R123-I-57');
    given(history(...absent))
      .when(eliminate(1, { E4: 50 }))
      .thenFacts({ type: 'EntriesEliminated' });
    given(history(...absent, eliminate(1, { E4: 50 })))
      .when(eliminate(1, { E4: 50 }))
      .thenNothing();
  });

  it('takes the report once the seat is posted, and leaves the others of the hand in play', () => {
    given(history(...absent))
      .when(eliminate(1, { E5: 8_000, E4: 8_000 }))
      .thenRejects('tournament.seat-not-taken', 'R123-I-57');
    given(history(...absent, takeSeat('E4', 4)))
      .when(eliminate(1, { E5: 8_000, E4: 8_000 }))
      .thenFacts({ type: 'EntriesEliminated' });
  });

  it('nor at all who is barred and whose price is due [R123-I-27.b2]', () => {
    const barred = person('player E4', { restrictions: ['excluded'] });
    given(history(...absent, takeSeat('E4', 4, { person: barred })))
      .when(eliminate(1, { E4: 50 }))
      .thenRejects('tournament.seat-not-taken', 'R123-I-57');
  });

  it('at several tables accredited is not seated [R123-I-36]', () => {
    const accredited = [...dealt([4, 4]), accredit('E1')];
    given(history(...accredited))
      .when(bust('x1', 1, 'E1'))
      .thenRejects('tournament.seat-not-taken', 'R123-I-57');
    given(history(...accredited, takeSeat('E1', 1, { table: 1 })))
      .when(bust('x1', 1, 'E1'))
      .thenFacts({ type: 'EntriesEliminated' });
  });
});

describe('In one hand chips at its start rank [R123-I-70]', () => {
  it('ranks 8,000 above 5,500', () =>
    expect(places(...seven, eliminate(9, { E1: 8_000, E2: 5_500 }))).toEqual([
      [1, 6, 6],
      [2, 7, 7],
    ]));

  it('ties equal chips', () =>
    expect(places(...seven, eliminate(9, { E1: 5_500, E2: 5_500 }))).toEqual([
      [1, 6, 7],
      [2, 6, 7],
    ]));

  it('does so when the hand is reported in two parts', () =>
    expect(places(...seven, eliminate(9, { E1: 5_500 }), eliminate(9, { E2: 8_000 }))).toEqual([
      [2, 6, 6],
      [1, 7, 7],
    ]));
});

describe('Somebody stays [R123-I-68]', () => {
  it('refuses the whole field', () => {
    const two = history(...seven, ...bustDownTo(3, 7));
    given(two)
      .when(eliminate(9, { E1: 1, E2: 1 }))
      .thenRejects('tournament.field-empty', 'R123-I-68');
    given(two)
      .when(disqualify(9, { E1: 1, E2: 1 }))
      .thenRejects('tournament.field-empty', 'R123-I-68');
  });

  it('knows how many chips there are: everybody else had at least one', () => {
    given(history(...seven))
      .when(eliminate(1, { E4: 69_994 }))
      .thenFacts({ type: 'EntriesEliminated' });
    given(history(...seven))
      .when(eliminate(1, { E4: 69_995 }))
      .thenRejects('tournament.chips-exceed-play', 'R123-I-68');
  });

  it('knows that who is dealt in has a chip', () => {
    given(history(...seven))
      .when(eliminate(1, { E4: 1 }))
      .thenFacts({ type: 'EntriesEliminated' });
    given(history(...seven))
      .when(eliminate(1, { E4: 500, E5: 0 }))
      .thenRejects('tournament.chips-at-start-missing', 'R123-I-68');
  });

  it('adds up the parts of one hand', () => {
    const part = history(...seven, eliminate(1, { E4: 60_000 }));
    given(part)
      .when(eliminate(1, { E5: 9_995 }))
      .thenFacts({ type: 'EntriesEliminated' });
    given(part)
      .when(eliminate(1, { E5: 9_996 }))
      .thenRejects('tournament.chips-exceed-play', 'R123-I-68');
  });
});

describe('Exits go forward [R123-I-68]', () => {
  const twelve = history(...seven, eliminate(12, { E7: 1_000 }, { occurredAt: at(10) }));

  it('takes the same hand again, and the next', () => {
    given(twelve)
      .when(eliminate(12, { E6: 1_000 }))
      .thenFacts({ hand: 12 });
    given(twelve)
      .when(eliminate(13, { E6: 1_000 }, { occurredAt: at(10) }))
      .thenFacts({ hand: 13 });
  });

  it('refuses an earlier hand that is not reported as late', () =>
    given(twelve)
      .when(eliminate(11, { E6: 1_000 }, { occurredAt: at(11) }))
      .thenRejects('tournament.hand-backwards', 'R123-I-68'));

  it('refuses a later hand at an earlier time', () =>
    given(twelve)
      .when(eliminate(13, { E6: 1_000 }, { occurredAt: at(9) }))
      .thenRejects('tournament.time-backwards', 'R123-I-68'));
});

describe('An exit reported late goes to its place by hand [R123-I-58] [R123-I-68]', () => {
  const late = (hand: number, changes = {}) =>
    eliminate(hand, { E6: 1_000 }, { reportedLate: 'No avisó al salir', ...changes });
  const played = [...seven, eliminate(5, { E7: 1_000 }), eliminate(12, { E5: 1_000 })];

  it('between the two that were reported', () =>
    expect(places(...played, late(8))).toEqual([
      [5, 5, 5],
      [6, 6, 6],
      [7, 7, 7],
    ]));

  it('with chips to rank it in a hand that is known', () =>
    expect(places(...played, late(5, { exitId: 'late' }))).toEqual([
      [5, 5, 5],
      [6, 6, 7],
      [7, 6, 7],
    ]));

  it('needs a reason, from the Direction', () => {
    given(history(...played))
      .when(late(8, { reportedLate: ' ' }))
      .thenRejects('tournament.reason-missing', 'R123-I-58');
    given(history(...played))
      .when(late(8, by('dealer')))
      .thenRejects('tournament.role-not-allowed', 'R123-I-58');
  });

  it('counts the chips that were in play then', () => {
    const removed = [...seven, withdraw('E7', 10, 60_000)];
    given(history(...removed))
      .when(eliminate(8, { E6: 50_000 }, { reportedLate: 'No avisó' }))
      .thenFacts({ hand: 8 });
    given(history(...removed))
      .when(eliminate(11, { E6: 50_000 }))
      .thenRejects('tournament.chips-exceed-play', 'R123-I-68');
  });
});

describe('Only paid entries leave [R123-I-31]', () => {
  it('refuses a form that was never paid', () =>
    given(history(announce(), takeForm('E8'), ...started(7).slice(1)))
      .when(eliminate(1, { E8: 1 }))
      .thenRejects('tournament.entry-not-paid', 'R123-I-31'));

  it('counts entries, not forms', () =>
    expect(entryIds(7).length * 10_000).toBe(
      chipsInPlay(stateAfter(announce(), takeForm('E8'), ...started(7).slice(1))),
    ));
});
