import { describe, expect, it } from 'vitest';
import { fold, given, history } from '../../support/given.ts';
import { bustDownTo, close, eliminate, lock, settlementFiled, started, undo } from './inPlay.ts';

const settled = [...started(10), lock(), ...bustDownTo(2, 10), close(), settlementFiled()];
const late = undo('exit E2', { late: true });

describe('A correction after the papers are filed is a late fact [R123-IV-6.p4] [R123-IV-11.4]', () => {
  it('is taken when it says that it is late, and records that', () =>
    given(history(...settled))
      .when(late)
      .thenFacts({ type: 'ExitUndone', late: true }));

  it('is refused when it does not', () =>
    given(history(...settled))
      .when(undo('exit E2'))
      .thenRejects('tournament.jornada-settled', 'R123-IV-6.p4'));

  it('opens the event until it is closed again, for a second version of its papers', () => {
    const corrected = [...settled, late, eliminate(9, { E1: 500 }, { exitId: 'right' })];
    expect(fold(history(...corrected)).status).toBe('finished');
    given(history(...corrected))
      .when(close())
      .thenFacts({ type: 'TournamentClosed', closing: 2 });
  });

  it('changes nothing when it is asked again', () =>
    given(history(...settled, late))
      .when(late)
      .thenNothing());

  it('closes the jornada again with the second settlement', () => {
    const again = [late, eliminate(9, { E1: 500 }, { exitId: 'right' }), close()];
    given(history(...settled, ...again))
      .when(undo('right'))
      .thenRejects('tournament.jornada-settled', 'R123-IV-6.p4');
  });
});
