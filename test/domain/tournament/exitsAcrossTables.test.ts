import { describe, expect, it } from 'vitest';
import { chips } from '../../../domain/money/chips.ts';
import type { Instant } from '../../../domain/time/jornada.ts';
import type { CommandOf, TournamentCommand } from '../../../domain/tournament/commands.ts';
import { standingsOf } from '../../../domain/tournament/prizes.ts';
import { proposedRounds } from '../../../domain/tournament/seating/proposedRounds.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { fold, given, history } from '../../support/given.ts';
import { bust, move, playing } from './multiTable.ts';
import { at, by } from './sitAndGo.ts';

const stateAfter = (...commands: readonly TournamentCommand[]) =>
  fold(history(...commands)) as AnnouncedTournament;
const places = (...commands: readonly TournamentCommand[]) =>
  standingsOf(stateAfter(...commands)).map(({ entry, position }) => `${entry}:${position}`);

/** Who is out of one hand, with the chips at its start. */
const out = (
  exitId: string,
  hand: number,
  chipsAtStart: Readonly<Record<string, number>>,
  changes: Partial<CommandOf<'EliminateEntries'>> = {},
): CommandOf<'EliminateEntries'> => ({
  ...bust(exitId, hand),
  out: Object.entries(chipsAtStart).map(([entryId, stack]) => ({
    entryId,
    chipsAtStart: chips(stack),
  })),
  ...changes,
});

/** E1 to E3 at table 1, E4 to E6 at table 2. */
const two = playing([3, 3]);
const later = (minute: number): { occurredAt: Instant } => ({ occurredAt: at(minute) });

describe('Entries leave from several tables [R123-I-68] [R123-I-57]', () => {
  it('in the order recorded, whatever their hands are numbered', () =>
    expect(places(...two, bust('x1', 30, 'E1'), bust('x2', 12, 'E4'))).toEqual(['4:5', '1:6']));

  it('who withdrew ranks above who bust in that hand of that table, reported in any order [R123-I-59]', () => {
    const leaves: TournamentCommand = {
      type: 'WithdrawEntry',
      exitId: 'w1',
      entryId: 'E2',
      hand: 9,
      chipsRemoved: chips(3_000),
      ...by('director'),
    };
    const bustIn = (hand: number, entryId: string) => bust('x1', hand, entryId);
    expect(places(...two, leaves, bustIn(9, 'E1'))).toEqual(['2:5', '1:6']);
    expect(places(...two, bustIn(9, 'E1'), leaves)).toEqual(['2:5', '1:6']);
    expect(places(...two, leaves, bustIn(10, 'E1'))).toEqual(['1:5', '2:6']);
    expect(places(...two, leaves, bustIn(9, 'E4'))).toEqual(['4:5', '2:6']);
  });

  it('more chips rank higher in one hand of one table [R123-I-70]', () =>
    expect(places(...two, out('x1', 5, { E1: 200, E2: 900 }))).toEqual(['2:5', '1:6']));

  it('also when that hand is reported in two parts', () =>
    expect(
      places(
        ...two,
        out('x1', 5, { E1: 900 }),
        out('x2', 5, { E4: 100 }),
        out('x3', 5, { E2: 200 }),
      ),
    ).toEqual(['4:4', '1:5', '2:6']));

  it('refuses one hand of two tables, and a hand before the table’s last', () => {
    given(history(...two))
      .when(bust('x1', 5, 'E1', 'E4'))
      .thenRejects('tournament.tables-differ', 'R123-I-70');
    given(history(...two, bust('x1', 5, 'E1')))
      .when(bust('x2', 4, 'E2'))
      .thenRejects('tournament.hand-backwards', 'R123-I-68');
  });

  it('somebody at the table wins the chips: all of it, or the only one there, do not go out', () => {
    const [last] = [bust('x2', 6, 'E3')];
    given(history(...two))
      .when(bust('x1', 5, 'E1', 'E2'))
      .thenFacts({ type: 'EntriesEliminated' });
    given(history(...two))
      .when(bust('x1', 5, 'E1', 'E2', 'E3'))
      .thenRejects('tournament.field-empty', 'R123-I-68', { out: 3 });
    const alone = [...two, bust('x1', 5, 'E1', 'E2')];
    given(history(...alone))
      .when(last)
      .thenRejects('tournament.field-empty', 'R123-I-68', { out: 1 });
    given(history(...alone))
      .when(bust('x1', 5, 'E1', 'E2'))
      .thenNothing();
    given(history(...alone))
      .when({ ...last, reportedLate: 'No avisó' })
      .thenFacts({ hand: 6 });
  });

  it('but who won them may have been moved since, or have withdrawn [R123-I-59] [R123-I-93]', () => {
    const leaves = { exitId: 'w1', entryId: 'E3', hand: 6, chipsRemoved: chips(9_000) };
    const gone: TournamentCommand = { type: 'WithdrawEntry', ...leaves, ...by('director') };
    given(history(...two, bust('x1', 5, 'E1'), gone))
      .when(bust('x2', 6, 'E2'))
      .thenFacts({ hand: 6 });
    given(history(...two, bust('x1', 5, 'E1'), { ...gone, hand: 5 }))
      .when(bust('x2', 6, 'E2'))
      .thenRejects('tournament.field-empty', 'R123-I-68');
    const seats = [{ entryId: 'E3', table: 2, seat: 4 }];
    const moved = move({ cause: 'special-needs', reason: 'Silla de ruedas', seats }, later(10));
    const left = given(history(...two, bust('x1', 5, 'E1'), moved));
    left.when({ ...bust('x2', 6, 'E2'), ...later(10) }).thenFacts({ hand: 6 });
    left
      .when({ ...bust('x2', 6, 'E2'), ...later(11) })
      .thenRejects('tournament.field-empty', 'R123-I-68');
  });

  it('refuses a time before the last exit, but takes it as a late report in its place', () => {
    const first = out('x1', 9, { E1: 100 }, later(20));
    const late = out('x2', 3, { E4: 100 }, { ...later(10), reportedLate: 'No avisó' });
    given(history(...two, first))
      .when({ ...late, reportedLate: null })
      .thenRejects('tournament.time-backwards', 'R123-I-68');
    expect(places(...two, first, late)).toEqual(['1:5', '4:6']);
  });

  it('takes an exit back and gives the place again', () => {
    const undo = { type: 'UndoExit', exitId: 'x2', reason: 'Era otro', late: false } as const;
    const state = stateAfter(...two, bust('x1', 5, 'E1'), bust('x2', 6, 'E4'), {
      ...undo,
      ...by('supervisor'),
    });
    expect(standingsOf(state).map(({ entry }) => entry)).toEqual([1]);
  });

  it('answers a repeated exit with nothing, also when the player’s table was redrawn', () =>
    given(history(...two, bust('x1', 5, 'E1')))
      .when(bust('x1', 5, 'E1'))
      .thenNothing());

  it('refuses more chips than there are', () =>
    given(history(...two))
      .when(out('x1', 5, { E1: 59_996 }))
      .thenRejects('tournament.chips-exceed-play', 'R123-I-68'));
});

describe('At different tables the order of elimination decides [R123-I-69]', () => {
  it('21:14:05 at one, 21:14:40 at the other, which ranks one place better', () => {
    const first = out('x1', 40, { E1: 100 }, { occurredAt: '2014-05-10T00:14:05.000Z' as Instant });
    const second = out('x2', 9, { E4: 100 }, { occurredAt: '2014-05-10T00:14:40.000Z' as Instant });
    expect(places(...two, first, second)).toEqual(['4:5', '1:6']);
  });
});

describe('An order that nobody can tell ties equal ranks of the tables [R123-I-72]', () => {
  it('and ranks inside each table first', () => {
    const exit = out('x1', 7, { E1: 500, E2: 100, E4: 300 }, { simultaneous: 'order-unknown' });
    const standings = standingsOf(stateAfter(...two, exit));
    expect(
      standings.map(({ entry, position, sharedThrough }) => [entry, position, sharedThrough]),
    ).toEqual([
      [1, 4, 5],
      [4, 4, 5],
      [2, 6, null],
    ]);
  });
});

const on = {
  type: 'SetHandForHand',
  settingId: 's1',
  on: true,
  reason: 'Burbuja',
  ...by('director'),
} as const;
const release = (round: number) => ({ type: 'ReleaseRound', round, ...by('director') }) as const;
const report = (round: number, table: number) =>
  ({ type: 'ReportRound', round, table, ...by('dealer') }) as const;

describe('Hands are simultaneous when the Director says so [R123-I-18]', () => {
  it('by him alone, with a reason, and off again', () => {
    given(history(...two))
      .when({ ...on, ...by('supervisor') })
      .thenRejects('tournament.role-not-allowed', 'R123-I-18');
    given(history(...two))
      .when({ ...on, reason: '' })
      .thenRejects('tournament.reason-missing', 'R123-I-18');
    given(history(...two, on))
      .when(on)
      .thenNothing();
    const off = { ...on, settingId: 's2', on: false };
    given(history(...two, on))
      .when(off)
      .thenFacts({ type: 'HandForHandSet', on: false });
    given(history(...two, on, off))
      .when(release(1))
      .thenRejects('tournament.hand-for-hand-off', 'R123-I-18');
  });

  it('proposes it at one exit before the final table, and before the prizes', () => {
    expect(proposedRounds(stateAfter(...playing([5, 5])))).toBe('final-table');
    expect(proposedRounds(stateAfter(...playing([5, 6])))).toBeNull();
    const lock = { type: 'LockPrizes', ...by('director') } as const;
    expect(proposedRounds(stateAfter(...playing([2, 2]), lock))).toBe('prize-bubble');
    expect(proposedRounds(stateAfter(...playing([2, 2]), lock, on))).toBeNull();
  });
});

describe('Every table deals at the signal and then waits [R123-I-19] [R123-I-20]', () => {
  it('releases round after round, each once', () => {
    given(history(...two, on))
      .when(release(1))
      .thenFacts({ type: 'RoundReleased', round: 1, tables: [1, 2] });
    given(history(...two, on, release(1)))
      .when(release(1))
      .thenNothing();
    given(history(...two, on))
      .when(release(2))
      .thenRejects('tournament.round-out-of-order', 'R123-I-19');
  });

  it('names the table that has not reported', () => {
    const first = [...two, on, release(1), report(1, 1)];
    given(history(...first))
      .when(release(2))
      .thenRejects('tournament.round-pending', 'R123-I-20');
    expect(stateAfter(...first).rounds.pending).toEqual([2]);
    given(history(...first, report(1, 2)))
      .when(release(2))
      .thenFacts({ round: 2 });
    given(history(...first))
      .when(report(1, 1))
      .thenNothing();
  });

  it('refuses a report of another round or of a table that is not in it', () => {
    const facts = history(...two, on, release(1));
    given(facts).when(report(2, 1)).thenRejects('tournament.round-out-of-order', 'R123-I-19');
    given(facts).when(report(1, 3)).thenRejects('tournament.table-not-in-round', 'R123-I-19');
  });
});

describe('Those out of one round tie across tables [R123-I-72]', () => {
  const exit = out('x1', 1, { E1: 500, E4: 300 }, { simultaneous: 'hand-for-hand' });
  it('whatever chips they had', () => {
    const standings = standingsOf(stateAfter(...two, on, release(1), exit));
    expect(standings.map(({ position, sharedThrough }) => [position, sharedThrough])).toEqual([
      [5, 6],
      [5, 6],
    ]);
  });
  it('only in a round that was released', () => {
    given(history(...two, on))
      .when(exit)
      .thenRejects('tournament.round-out-of-order', 'R123-I-72');
    given(history(...two, on, release(1)))
      .when({ ...exit, hand: 2 })
      .thenRejects('tournament.round-out-of-order', 'R123-I-72');
  });
});
