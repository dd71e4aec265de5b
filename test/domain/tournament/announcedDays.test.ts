import { describe, expect, it } from 'vitest';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { lastOfPool } from '../../../domain/tournament/moments.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { fold, given, history } from '../../support/given.ts';
import { saturday } from './bagging.ts';
import { level, underWay } from './chips.ts';
import { bust, characteristics } from './multiTable.ts';
import * as rebuys from './rebuys.ts';
import { having } from './rebuys.ts';
import { by, pay, takeForm } from './sitAndGo.ts';

/** Friday 9 May 20:30 in the room, which is three hours behind; entries are sold in play. */
const event = history(...underWay([5, 5], ['E10']), takeForm('E11', by('cashier')));
const on = (command: TournamentCommand, occurredAt: string, jornada: string) => ({
  ...command,
  occurredAt: occurredAt as Instant,
  jornada: jornada as Jornada,
});
const REFUSED = ['tournament.not-the-day-announced', 'R123-I-1.2'] as const;

describe('Nothing is played or sold after the last day announced [R123-I-1.2] [R123-I-29]', () => {
  it.each<[string, TournamentCommand]>([
    ['an exit', bust('exit 1', 1, 'E10')],
    ['a sale', pay('E11')],
    ['a level', level(2)],
  ])('%s: its night may be long, and ends before another would begin', (_, command) => {
    given(event)
      .when(on(command, '2014-05-10T23:29:00.000Z', '2014-05-10'))
      .thenFacts({});
    given(event)
      .when(on(command, '2014-05-10T23:30:00.000Z', '2014-05-10'))
      .thenRejects(...REFUSED);
  });

  it('but on a second day that was announced', () => {
    const two = history(
      ...underWay([5, 5], ['E10'], { days: [...characteristics.days, saturday] }),
    );
    given(two)
      .when(on(bust('exit 1', 1, 'E10'), '2014-05-11T23:29:00.000Z', '2014-05-11'))
      .thenFacts({ type: 'EntriesEliminated' });
    given(two)
      .when(on(bust('exit 1', 1, 'E10'), '2014-05-11T23:30:00.000Z', '2014-05-11'))
      .thenRejects(...REFUSED);
  });

  it('a level of that day is not announced while the first one is open [R123-I-12]', () => {
    const two = history(
      ...underWay([5, 5], ['E10'], { days: [...characteristics.days, saturday] }),
    );
    given(two)
      .when(on(level(2), '2014-05-10T23:29:00.000Z', '2014-05-10'))
      .thenFacts({ type: 'LevelAnnounced' });
    given(two)
      .when(on(level(2), '2014-05-10T23:30:00.000Z', '2014-05-10'))
      .thenRejects('tournament.play-day-running', 'R123-I-12');
  });

  it('or on which a suspended event goes on [R123-I-6]', () => {
    const consent = { reason: 'Tormenta', consent: 'Nota 12/26' };
    const stop = { type: 'SuspendEvent', interruptionId: 's 1', ...consent } as const;
    const go = { type: 'ResumeEvent', resumptionId: 'g 1', ...by('director') } as const;
    const resumed = having(
      event,
      on({ ...stop, ...by('director') }, '2014-05-09T23:50:00.000Z', '2014-05-09'),
      on(go, '2014-05-13T23:00:00.000Z', '2014-05-13'),
    );
    given(resumed)
      .when(on(bust('exit 1', 1, 'E10'), '2014-05-13T23:30:00.000Z', '2014-05-13'))
      .thenFacts({ type: 'EntriesEliminated' });
    given(resumed)
      .when(on(bust('exit 1', 1, 'E10'), '2014-05-14T23:00:00.000Z', '2014-05-14'))
      .thenRejects(...REFUSED);
  });
});

describe('A sale typed with a wrong time and voided binds nothing [R123-IV-1.4] [R123-I-64]', () => {
  it('the prizes are locked at their own time', () => {
    const late = '2014-05-10T22:00:00.000Z';
    const voidSale: TournamentCommand = {
      type: 'VoidSale',
      ...{ entryId: 'E11', voidId: 'void 1', reason: 'Hora mal tomada', desk: 3 },
      ...by('supervisor'),
    };
    const sold = having(event, on(pay('E11'), late, '2014-05-10'));
    expect(lastOfPool(fold(sold) as AnnouncedTournament)).toBe(late);
    const voided = having(sold, on(voidSale, late, '2014-05-10'));
    const before = lastOfPool(fold(event) as AnnouncedTournament);
    expect(lastOfPool(fold(voided) as AnnouncedTournament)).toBe(before);
    given(sold)
      .when({ type: 'LockPrizes', ...by('director') })
      .thenRejects('tournament.before-its-cause', 'R123-I-64');
  });

  it('nor does a rebuy', () => {
    const at = (time: string) => rebuys.by('cashier', time);
    const night = rebuys.having(rebuys.playing(1), {
      ...rebuys.buy('E1', ['RB']),
      ...at('23:55'),
    });
    const voided = rebuys.having(night, {
      ...{ type: 'VoidPurchase', entryId: 'E1', purchaseId: 'RB E1', voidId: 'void 1' },
      ...{ reason: 'Hora mal tomada', desk: 3, ...rebuys.by('supervisor', '23:58') },
    });
    expect(lastOfPool(rebuys.state(night))).toBe(rebuys.at('23:55'));
    expect(lastOfPool(rebuys.state(voided))).toBe(lastOfPool(rebuys.state(rebuys.playing(1))));
  });
});
