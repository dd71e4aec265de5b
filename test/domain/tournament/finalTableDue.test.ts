import { describe, expect, it } from 'vitest';
import type { CommandOf, TournamentCommand } from '../../../domain/tournament/commands.ts';
import { liveEntries } from '../../../domain/tournament/entries.ts';
import { given, history } from '../../support/given.ts';
import { deal, on, stateOf } from './chips.ts';
import { withdraw } from './inPlay.ts';
import { bust, playing, redraw } from './multiTable.ts';

/** E1 to E5 at table 1, E6 to E10 at table 2; with E1 out at minute 20 nine are left. */
const ten = playing([5, 5]);
const out = (
  exitId: string,
  hand: number,
  entryId: string,
  minute: number,
  changes: Partial<CommandOf<'EliminateEntries'>> = {},
): TournamentCommand => ({
  ...bust(exitId, hand, entryId),
  ...on('supervisor', minute),
  ...changes,
});
const nine = [...ten, out('x1', 12, 'E1', 20)];
const final = redraw({ drawId: 'final', occasion: 'final-table', ...on('director', 30) });
const recorded = { type: 'EntriesEliminated' } as const;
const due = 'tournament.final-table-due';

describe('Play stops until the final table is drawn [R123-I-98] [R123-I-17] [R123-IV-8.3]', () => {
  it('so nobody goes out in a later hand', () => {
    const later = out('x2', 13, 'E2', 26);
    given(history(...nine))
      .when(later)
      .thenRejects(due, 'R123-I-17');
    given(history(...nine, final))
      .when(out('x2', 13, 'E2', 40))
      .thenFacts(recorded);
    expect(liveEntries(stateOf(...nine, final))).toHaveLength(9);
  });

  it('but what happened at that moment, as far as two clocks differ, is recorded', () => {
    for (const minute of [20, 25])
      given(history(...nine))
        .when(out('x2', 7, 'E6', minute))
        .thenFacts(recorded);
    given(history(...nine))
      .when(out('x2', 7, 'E6', 26))
      .thenRejects(due, 'R123-I-17');
  });

  it('and a retry of it is not refused', () => {
    const exit = out('x2', 7, 'E6', 25);
    given(history(...nine, exit))
      .when(exit)
      .thenNothing();
  });

  it('nor another exit of that hand, posted later', () =>
    given(history(...nine))
      .when(out('x2', 12, 'E2', 40))
      .thenFacts(recorded));

  it('nor one of a hand that another table had begun', () => {
    const begun = deal(2, 31, on('dealer', 19));
    given(history(...nine, begun))
      .when(out('x2', 31, 'E6', 40))
      .thenFacts(recorded);
    given(history(...nine, begun))
      .when(out('x2', 32, 'E6', 40))
      .thenRejects(due, 'R123-I-17');
  });

  it('nor what is reported late of the time before', () => {
    const late = { reportedLate: 'No avisó' };
    given(history(...nine))
      .when(out('x2', 5, 'E6', 10, late))
      .thenFacts(recorded);
    given(history(...nine))
      .when(out('x2', 5, 'E6', 40, late))
      .thenRejects(due, 'R123-I-17');
  });

  it('a player may leave meanwhile, which begins no hand [R123-I-59]', () => {
    const leaves = withdraw('E2', 13, 3_000, on('director', 40));
    given(history(...nine))
      .when(leaves)
      .thenFacts({ type: 'EntryWithdrawn' });
    given(history(...nine, leaves))
      .when(deal(2, 31, on('dealer', 35)))
      .thenRejects(due, 'R123-I-17');
    given(history(...nine, leaves))
      .when(deal(2, 31, on('dealer', 19)))
      .thenFacts({ type: 'HandOpened' });
  });

  it('an exit undone makes them ten again, who play on [R123-III-3]', () => {
    const undone: TournamentCommand = {
      type: 'UndoExit',
      ...{ exitId: 'x1', reason: 'Era otro', late: false },
      ...on('supervisor', 30),
    };
    given(history(...nine, undone))
      .when(out('x2', 13, 'E2', 40))
      .thenFacts(recorded);
  });

  it('does not regroup what is played down table by table [R123-I-1.1]', () =>
    given(
      history(...playing([5, 5], { modality: 'multi-table-elimination' }), out('x1', 1, 'E1', 20)),
    )
      .when(out('x2', 13, 'E2', 40))
      .thenFacts(recorded));
});

describe('No round begins while the final table is due [R123-I-98] [R123-I-19]', () => {
  const order: TournamentCommand = {
    type: 'SetHandForHand',
    ...{ settingId: 's1', on: true, reason: 'Burbuja', ...on('director', 10) },
  };
  const release = (round: number, minute: number): TournamentCommand => ({
    type: 'ReleaseRound',
    ...{ round, ...on('director', minute) },
  });
  const report = (table: number): TournamentCommand => ({
    type: 'ReportRound',
    ...{ round: 1, table, ...on('dealer', 21) },
  });
  const ofRound = { simultaneous: 'hand-for-hand' } as const;
  const inRound = [...ten, order, release(1, 15), out('x1', 1, 'E1', 20, ofRound)];

  it('but the round under way is played to its end', () =>
    given(history(...inRound))
      .when(out('x2', 1, 'E6', 40, ofRound))
      .thenFacts(recorded));

  it('and the next one waits', () => {
    const over = [...inRound, report(1), report(2)];
    given(history(...over))
      .when(release(2, 26))
      .thenRejects(due, 'R123-I-17');
    given(history(...over, final))
      .when(release(2, 31))
      .thenFacts({ type: 'RoundReleased' });
  });

  it('in the club by its own article [CLUB-D7]', () => {
    const club = { entriesMin: 2, disqualifiedChips: 'removed' } as const;
    given(history(...playing([5, 5], { club }), out('x1', 12, 'E1', 20)))
      .when(out('x2', 13, 'E2', 40))
      .thenRejects(due, 'CLUB-D7');
  });
});
