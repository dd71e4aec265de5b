import { describe, expect, it } from 'vitest';
import type { Jornada } from '../../../domain/time/jornada.ts';
import { entryOf } from '../../../domain/tournament/entries.ts';
import { currentConfirmation, standingsOf } from '../../../domain/tournament/prizes.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { fold, given, history } from '../../support/given.ts';
import {
  bustDownTo,
  close,
  confirm,
  eliminate,
  lock,
  payPrize,
  settlementFiled,
  started,
  undo,
  withdraw,
} from './inPlay.ts';
import { by } from './sitAndGo.ts';

const played = [...started(7), lock(), eliminate(5, { E7: 1_000 }), eliminate(6, { E6: 1_000 })];
const finished = [...started(7), lock(), ...bustDownTo(2, 7)];
const stateOf = (facts: ReturnType<typeof history>) => fold(facts) as AnnouncedTournament;

describe('The last exit is undone, with a reason [R123-III-3]', () => {
  it('puts the entry back in play', () => {
    given(history(...played))
      .when(undo('exit E6'))
      .thenFacts({ type: 'ExitUndone', exitId: 'exit E6', reason: 'Error de carga' });
    const standings = standingsOf(stateOf(history(...played, undo('exit E6'))));
    expect(standings.map(({ entry }) => entry)).toEqual([7]);
  });

  it('refuses an earlier one, then takes it once the last is undone', () => {
    given(history(...played))
      .when(undo('exit E7'))
      .thenRejects('tournament.exit-not-last');
    given(history(...played, undo('exit E6')))
      .when(undo('exit E7'))
      .thenFacts({ exitId: 'exit E7' });
  });

  it('takes the last recorded, also when it was reported late', () =>
    given(history(...played, eliminate(4, { E5: 1_000 }, { reportedLate: 'No avisó' })))
      .when(undo('exit E5'))
      .thenFacts({ exitId: 'exit E5' }));

  it('answers a repeated request, and a repeated exit, with no new fact', () => {
    const undone = history(...played, undo('exit E6'));
    given(undone).when(undo('exit E6')).thenNothing();
    given(undone)
      .when(eliminate(6, { E6: 1_000 }))
      .thenNothing();
  });

  it('gives the chips of a withdrawal back', () => {
    const facts = history(...played, withdraw('E5', 7, 9_000), undo('exit E5'));
    given(facts)
      .when(eliminate(8, { E5: 69_996 }, { exitId: 'other' }))
      .thenFacts({ hand: 8 });
  });

  it('refuses one that is unknown, without a reason, or by a dealer', () => {
    const facts = history(...played);
    given(facts).when(undo('exit E1')).thenRejects('tournament.exit-unknown');
    given(facts)
      .when(undo('exit E6', { reason: '' }))
      .thenRejects('tournament.reason-missing', 'R123-III-3');
    given(facts)
      .when(undo('exit E6', by('dealer')))
      .thenRejects('tournament.role-not-allowed', 'R123-III-3');
  });
});

describe('Undoing withdraws confirmations and may not touch a paid prize [R123-I-66]', () => {
  it('withdraws those of the entry and of the winner', () => {
    const facts = history(...finished, confirm('E1'), confirm('E2'), undo('exit E2'));
    const state = stateOf(facts);
    expect(state.status).toBe('playing');
    const kept = ['E1', 'E2'].map((id) => currentConfirmation(state, entryOf(state, id) as never));
    expect(kept).toEqual([null, null]);
    given(facts).when(payPrize('E2')).thenRejects('tournament.prize-not-confirmed', 'R123-I-73');
  });

  it('issues the next version of the same receipt afterwards', () =>
    given(
      history(
        ...finished,
        confirm('E2'),
        undo('exit E2'),
        eliminate(9, { E2: 500 }, { exitId: 'right' }),
      ),
    )
      .when(confirm('E2', { classification: { point: 9, number: 88 } }))
      .thenFacts({ confirmation: 2, classification: { point: 9, number: 2 } }));

  it('does not take a withdrawn confirmation for one that holds', () =>
    given(
      history(
        ...finished,
        confirm('E2'),
        undo('exit E2'),
        eliminate(9, { E2: 500 }, { exitId: 'right' }),
      ),
    )
      .when(payPrize('E2'))
      .thenRejects('tournament.prize-not-confirmed', 'R123-I-73'));

  it('has the winner confirmed again too, even when the same exit is recorded again', () => {
    const again = eliminate(9, { E2: 500 }, { exitId: 'right' });
    given(history(...finished, confirm('E1'), undo('exit E2'), again))
      .when(payPrize('E1'))
      .thenRejects('tournament.prize-not-confirmed', 'R123-I-73');
  });

  it('refuses it once the prize is paid', () =>
    given(history(...finished, confirm('E2'), payPrize('E2')))
      .when(undo('exit E2'))
      .thenRejects('tournament.prize-already-paid', 'R123-I-66'));

  it('refuses a late exit that would change a paid prize', () => {
    const paid = [...started(10), lock(), ...bustDownTo(3, 10), confirm('E3'), payPrize('E3')];
    given(history(...paid))
      .when(eliminate(8, { E2: 500 }, { reportedLate: 'No avisó' }))
      .thenRejects('tournament.prize-already-paid', 'R123-I-66');
    given(history(...paid))
      .when(eliminate(9, { E2: 500 }))
      .thenFacts({ hand: 9 });
  });
});

describe('After the closing it reopens, while the jornada is not settled [R123-IV-6.p4]', () => {
  it('reopens, and closes a second time', () => {
    const reopened = history(...finished, close(), undo('exit E2'));
    expect(stateOf(reopened).status).toBe('playing');
    const again = eliminate(9, { E1: 500 });
    given(history(...finished, close(), undo('exit E2'), again))
      .when(close())
      .thenFacts({ closing: 2 });
  });

  it('refuses it once the settlement is filed, whatever the jornada of the request', () => {
    const filed = history(...finished, close(), settlementFiled());
    given(filed).when(undo('exit E2')).thenRejects('tournament.jornada-settled', 'R123-IV-6.p4');
    given(filed)
      .when(undo('exit E2', { jornada: '2014-05-10' as Jornada }))
      .thenRejects('tournament.jornada-settled', 'R123-IV-6.p4');
  });

  it('refuses a request of a settled jornada about an exit of the next one', () => {
    const next = { jornada: '2014-05-10' as Jornada };
    const busts = bustDownTo(2, 7).map((bust) => ({ ...bust, ...next }));
    given(history(...started(7), lock(), ...busts, close(), settlementFiled()))
      .when(undo('exit E2'))
      .thenRejects('tournament.jornada-settled', 'R123-IV-6.p4');
  });

  it('asks for no second admission once it is open', () =>
    given(history(...finished, close(), settlementFiled(), undo('exit E2', { late: true })))
      .when(undo('exit E3'))
      .thenFacts({ type: 'ExitUndone', exitId: 'exit E3' }));
});
