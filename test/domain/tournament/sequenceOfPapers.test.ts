import { describe, it } from 'vitest';
import type { NormId } from '../../../domain/regulation/norms.ts';
import { type Instant, MILLISECONDS_PER_MINUTE } from '../../../domain/time/jornada.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import type { TournamentFact } from '../../../domain/tournament/facts.ts';
import { given, history } from '../../support/given.ts';
import { bag, closeDay, saturday } from './bagging.ts';
import { underWay } from './chips.ts';
import { bustDownTo, close, confirm, lock, started, undo } from './inPlay.ts';
import {
  announceTables,
  bust,
  characteristics,
  playing as playingTables,
  redraw,
} from './multiTable.ts';
import { buy, day, having, openAddOns, playing } from './rebuys.ts';
import { at, by, sell, takeForm } from './sitAndGo.ts';

/** Minutes after 23:00. */
const moment = (minute: number): Instant =>
  new Date(Date.parse(at(0)) + minute * MILLISECONDS_PER_MINUTE).toISOString() as Instant;
const dated = (command: TournamentCommand, minute: number): TournamentCommand => ({
  ...command,
  occurredAt: moment(minute),
});

const count = (countId: string, body: 'operator' | 'lnse', IN: number): TournamentCommand => ({
  type: 'CountCoupons',
  ...{ countId, day, table: 4, body, counts: { IN } },
  ...by(body === 'lnse' ? 'fiscalizador' : 'supervisor'),
});
const review: TournamentCommand = {
  type: 'ReviewDifferences',
  ...{ reviewId: 'review 1', day, table: 4, explanation: 'Un cuerpo se rompió' },
  ...by('director'),
};
const drop: TournamentCommand = {
  ...{ type: 'CountCoupons', countId: 'c3', day, table: 4, body: 'drop', counts: { IN: 8 } },
  ...by('supervisor'),
};
/** Started at minute 30; level 4 since minute 35. */
const rebuying = playing(1);
const addOns = having(playing(4), dated(openAddOns, 60));
const counted = (minute: number) =>
  having(
    rebuying,
    ...[count('c1', 'operator', 8), count('c2', 'lnse', 7), drop].map((one) => dated(one, minute)),
  );
const ofTwoDays = { retirements: [], days: [...characteristics.days, saturday] };
const bagged = underWay([1, 1], ['E1', 'E2'], ofTwoDays);
const bagAt = (entryId: string, minute: number) => dated(bag(entryId, { 1000: 10 }), minute);
const voidBag: TournamentCommand = {
  ...{ type: 'VoidBag', voidId: 'void 1', entryId: 'E1', reason: 'Mal contada' },
  ...by('supervisor'),
};
const won = [...started(10), ...bustDownTo(2, 10).map((one) => dated(one, 30))];

/** Five minutes are a clock that differs; at minute 60 something happens. */
describe('No paper is dated before what it covers', () => {
  it.each<[string, TournamentFact[], TournamentCommand, NormId]>([
    ['an add-on, their opening [R123-I-49]', addOns, buy('E1', ['AD']), 'R123-I-49'],
    [
      'a count, what was bought at its table [R123-IV-3.p3]',
      having(rebuying, dated(buy('E1', ['RB']), 60)),
      count('c1', 'operator', 8),
      'R123-IV-3.p3',
    ],
    ['a review, its counts [R123-IV-3.p3]', counted(60), review, 'R123-IV-3.p3'],
    [
      'a void of a bag, the bag [R123-IV-7.3.2]',
      history(...bagged, bagAt('E1', 60)),
      voidBag,
      'R123-IV-7.3.2',
    ],
    [
      'the end of a day, its bags [R123-I-12]',
      history(...bagged, bagAt('E1', 40), bagAt('E2', 60)),
      closeDay(),
      'R123-I-12',
    ],
    [
      'a prize, the lock that fixes it [R123-I-73]',
      history(...won, dated(lock(), 60)),
      confirm('E3'),
      'R123-I-73',
    ],
  ])('%s', (_, facts, command, norm) => {
    for (const minute of [60, 55]) given(facts).when(dated(command, minute)).thenFacts({});
    given(facts).when(dated(command, 54)).thenRejects('tournament.before-its-cause', norm);
    given(having(facts, dated(command, 60)))
      .when(dated(command, 60))
      .thenNothing();
  });

  it('but what was voided is not covered', () => {
    const voided = having(rebuying, dated(buy('E1', ['RB']), 60), {
      ...{ type: 'VoidPurchase', entryId: 'E1', purchaseId: 'RB E1', voidId: 'void 1' },
      ...{ reason: 'Hora mal tomada', desk: 3, ...by('supervisor'), occurredAt: moment(60) },
    });
    given(voided)
      .when(dated(count('c1', 'operator', 8), 40))
      .thenFacts({ type: 'CouponsCounted' });
  });

  const finished = [
    ...won,
    dated(lock(), 40),
    ...['E1', 'E2', 'E3'].map((entryId) => dated(confirm(entryId), 45)),
  ];
  const inBox = ['operator', 'lnse'].map((body): TournamentCommand => {
    const box = { ...count(body, body as 'operator' | 'lnse', 10), table: 20 };
    return dated(box as TournamentCommand, 60);
  });

  it('the closing, the counts on which it closes [R123-I-68]', () => {
    const facts = history(...finished, ...inBox);
    given(facts).when(dated(close(), 55)).thenFacts({ type: 'TournamentClosed' });
    given(facts).when(dated(close(), 54)).thenRejects('tournament.before-its-cause', 'R123-I-68');
  });

  it('a correction of what is closed, the closing [R123-III-3]', () => {
    const facts = history(...finished, dated(close(), 60));
    const late = undo('exit E2', { late: true });
    given(facts).when(dated(late, 55)).thenFacts({ type: 'ExitUndone' });
    given(facts).when(dated(late, 54)).thenRejects('tournament.before-its-cause', 'R123-III-3');
  });

  it('the final table, the exit that left so few [R123-I-98]', () => {
    const outs = ['E1', 'E2', 'E3'].map((entryId, index) =>
      dated(bust(`exit ${entryId}`, 1, entryId), 40 + 20 * index),
    );
    const final = redraw({ drawId: 'final', occasion: 'final-table' });
    const ten = history(...playingTables([6, 6]), ...outs);
    given(ten).when(dated(final, 75)).thenFacts({ type: 'SeatsRedrawn' });
    given(ten).when(dated(final, 74)).thenRejects('tournament.before-its-cause', 'R123-I-88');
    const eight = history(...playingTables([6, 6]), ...outs, dated(bust('exit E4', 1, 'E4'), 100));
    given(eight).when(dated(final, 75)).thenFacts({ type: 'SeatsRedrawn' });
  });

  it('a place in the waiting list, the form that waits [R123-I-1.8]', () => {
    const full = history(announceTables({ quota: 2 }), ...sell('E1', 'E2'), {
      ...takeForm('E3'),
      occurredAt: '2014-05-09T22:30:00.000Z' as Instant,
    });
    const join = (time: string): TournamentCommand => ({
      ...{ type: 'JoinWaitingList', waitId: 'w1', entryId: 'E3', ...by('cashier') },
      occurredAt: `2014-05-09T${time}:00.000Z` as Instant,
    });
    given(full).when(join('22:25')).thenFacts({ type: 'WaitingListJoined' });
    given(full).when(join('22:24')).thenRejects('tournament.before-its-cause', 'R123-I-1.8');
  });
});
