import { describe, expect, it } from 'vitest';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import { blockersOf } from '../../../domain/tournament/blockers.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import type { MoneyCommandOf } from '../../../domain/tournament/moneyCommands.ts';
import { poolOf } from '../../../domain/tournament/prizes.ts';
import { given, history } from '../../support/given.ts';
import { announceEvent, at, buy, by, having, ids, playing, sell, state } from './rebuys.ts';
import * as sitAndGo from './sitAndGo.ts';

const cancel: MoneyCommandOf<'CancelEvent'> = {
  type: 'CancelEvent',
  interruptionId: 'cancel 1',
  reason: 'Tormenta',
  consent: 'Nota 12/26',
  ...by('director', '22:00'),
};
const suspend: MoneyCommandOf<'SuspendEvent'> = {
  ...cancel,
  type: 'SuspendEvent',
  ...by('director'),
};
const resume = {
  type: 'ResumeEvent',
  resumptionId: 'resume 1',
  ...by('director', '23:55'),
} as const;
const refund = (entryId: string, time = '23:59') =>
  ({
    type: 'RefundEntry',
    entryId,
    refundId: `refund ${entryId}`,
    means: 'cash',
    desk: 3,
    ...by('cashier', time),
  }) as const;
const sold = history(announceEvent(), ...sell(...ids(3)));

describe('An event is cancelled with the consent of the lottery [R123-I-6]', () => {
  it('with "Nota 12/26" is cancelled, with a snapshot of money and chips', () =>
    given(sold)
      .when(cancel)
      .thenFacts({
        type: 'EventCancelled',
        consent: 'Nota 12/26',
        snapshot: { entries: 3, takings: 6_000_00, chips: 30_000 },
      }));

  it('without the reference, a reason or the Director is refused', () => {
    given(sold)
      .when({ ...cancel, consent: ' ' })
      .thenRejects('tournament.consent-missing', 'R123-I-6');
    given(sold)
      .when({ ...cancel, reason: '' })
      .thenRejects('tournament.reason-missing', 'R123-I-6');
    given(sold)
      .when({ ...cancel, ...by('supervisor', '22:00') })
      .thenRejects('tournament.role-not-allowed', 'R123-I-6');
  });

  it('gives every price back, also after registration ended, and nothing else', () => {
    const cancelled = having(sold, cancel);
    given(cancelled)
      .when(sitAndGo.takeForm('E9', by('cashier', '22:30')))
      .thenRejects('tournament.cancelled', 'R123-I-6');
    given(cancelled).when(cancel).thenNothing();
    given(cancelled)
      .when({ ...cancel, interruptionId: 'cancel 2' })
      .thenNothing();
    for (const other of [{ consent: 'Nota 13/26' }, by('director', '22:06')])
      given(cancelled)
        .when({ ...cancel, interruptionId: 'cancel 2', ...other })
        .thenRejects('tournament.cancelled', 'R123-I-6');
    const one = having(cancelled, refund('E1'));
    expect(blockersOf(state(one))).toMatchObject([
      { code: 'tournament.refunds-owed', facts: { entries: 2 } },
    ]);
    const all = having(one, refund('E2'), refund('E3'));
    expect(poolOf(state(all))).toBe(0);
    expect(blockersOf(state(all))).toEqual([]);
  });

  it('takes the sales before it that are told after it, so that their price goes back too', () => {
    const cancelled = having(sold, cancel);
    const form = (time: string) => sitAndGo.takeForm('E9', by('cashier', time));
    const paid = (time: string) => sitAndGo.pay('E9', by('cashier', time));
    const told = having(cancelled, form('21:50'), paid('21:51'));
    expect(state(told)).toMatchObject({ status: 'cancelled' });
    expect(poolOf(state(told))).toBeGreaterThan(poolOf(state(cancelled)));
    given(having(told)).when(paid('21:51')).thenNothing();
    given(told).when(refund('E9')).thenFacts({ type: 'EntryRefunded' });
    for (const late of [form('22:30'), form('21:58')])
      given(cancelled).when(late).thenRejects('tournament.cancelled', 'R123-I-6');
    const accredit = sitAndGo.accredit('E1', by('control-desk', '21:50'));
    given(cancelled).when(accredit).thenRejects('tournament.cancelled', 'R123-I-6');
  });

  it('is ended otherwise once it plays: its pool must be paid [R123-I-62]', () =>
    given(playing(1)).when(cancel).thenRejects('tournament.already-started', 'R123-I-6'));

  it('goes for a Sit & Go that never starts, whose voucher was taken', () => {
    const seated = history(
      sitAndGo.announce(),
      ...sitAndGo.sell('E1', 'E2'),
      sitAndGo.drawByCards(['E1', 'E2']),
      sitAndGo.takeSeat('E1', 1),
    );
    given(seated).when(refund('E1')).thenRejects('tournament.voucher-used', 'R123-IV-1.4');
    given(having(seated, { ...cancel, ...by('director', '23:30') }))
      .when(refund('E1'))
      .thenFacts({ type: 'EntryRefunded', amount: 2_000_00 });
  });
});

describe('An event is suspended and goes on from where it stood [R123-I-6]', () => {
  it('refuses play, sales and payments until it is resumed', () => {
    const suspended = having(playing(1), suspend);
    given(suspended)
      .when(buy('E1', ['RB']))
      .thenRejects('tournament.suspended', 'R123-I-6');
    given(suspended)
      .when({ ...suspend, interruptionId: 'other' })
      .thenNothing();
    given(suspended)
      .when({ ...suspend, interruptionId: 'other', reason: 'Otra' })
      .thenRejects('tournament.suspended', 'R123-I-6');
    given(suspended).when(suspend).thenNothing();
    const resumed = having(suspended, resume);
    given(resumed)
      .when(buy('E1', ['RB']))
      .thenFacts({ type: 'PurchasePaid' });
    given(resumed).when(resume).thenNothing();
    given(resumed)
      .when({ ...resume, resumptionId: 'again' })
      .thenNothing();
    given(playing(1)).when(resume).thenRejects('tournament.not-suspended', 'R123-I-6');
    given(suspended)
      .when({ ...resume, ...by('director', '23:34') })
      .thenRejects('tournament.before-its-cause', 'R123-I-6');
  });

  it('what happened before it is told while it lasts', () => {
    const at = (time: string) => ({ ...buy('E1', ['RB']), ...by('cashier', time) });
    const later = { ...suspend, ...by('director', '23:45') };
    const suspended = having(playing(1), later);
    given(suspended).when(at('23:36')).thenFacts({ type: 'PurchasePaid' });
    given(suspended)
      .when(at('23:44'))
      .thenRejects('tournament.suspended', 'R123-I-6', { until: 'no' });
    given(suspended).when(at('23:50')).thenRejects('tournament.suspended', 'R123-I-6');
  });

  it('stops the clock, which goes on with the time that was left [R123-II-44]', () => {
    const minute = (time: string) => by('director', time);
    const at40 = { ...suspend, ...minute('23:40') };
    const on50 = { ...resume, ...minute('23:50') };
    const clock = (...commands: TournamentCommand[]) =>
      state(having(playing(1), ...commands)).clock;
    expect(clock().endsAt).toBe(at('23:50'));
    expect(clock(at40)).toMatchObject({ endsAt: null, remainingSeconds: 600 });
    expect(clock(at40, on50)).toMatchObject({
      endsAt: '2014-05-10T00:00:00.000Z',
      remainingSeconds: null,
    });
    const pause: TournamentCommand = {
      type: 'PauseClock',
      ...{ clockId: 'pause 1', reason: 'Descanso' },
      ...minute('23:35'),
    };
    expect(clock(pause, at40, on50)).toMatchObject({ endsAt: null, remainingSeconds: 900 });
  });

  it('keeps a snapshot of what was in play', () =>
    given(playing(1))
      .when(suspend)
      .thenFacts({ snapshot: { entries: 8, takings: 16_000_00, chips: 80_000 } }));
});

describe('What was published changes only with consent, before play [R123-I-6] [R123-I-1]', () => {
  const modify = (changes: MoneyCommandOf<'ModifyEvent'>['changes'], consent = 'Nota 13/26') =>
    ({
      ...cancel,
      type: 'ModifyEvent',
      interruptionId: 'modify 1',
      consent,
      changes,
      saleOpensOn: null,
    }) as const;

  it('changes name, places, start and the end of registration', () => {
    const changed = having(
      sold,
      modify({ quota: 90, startsAt: at('23:45'), registrationClosesAt: at('23:15') }),
    );
    expect(state(changed).terms).toMatchObject({
      quota: 90,
      startsAt: at('23:45'),
      registration: { closesAt: at('23:15') },
    });
    given(changed)
      .when(sitAndGo.takeForm('E9', by('cashier', '23:14')))
      .thenFacts({ type: 'EntryFormTaken' });
  });

  it('keeps the places sold and those that a scale pays for', () => {
    given(sold)
      .when(modify({ quota: 3 }))
      .thenFacts({ type: 'EventModified' });
    given(sold)
      .when(modify({ quota: 2 }))
      .thenRejects('tournament.quota-out-of-range', 'R123-I-1.8');
    given(sold)
      .when(modify({ quota: 101 }))
      .thenRejects('tournament.quota-out-of-range', 'R123-I-1.8');
  });

  it('keeps a Sit & Go from 7 to 10 places [R123-I-23] [R123-IV-11.p3]', () => {
    const one = history(sitAndGo.announce(), ...sitAndGo.sell('E1', 'E2'));
    const to = (quota: number) => ({ ...modify({ quota }), ...by('director', '23:30') });
    given(one).when(to(7)).thenFacts({ type: 'EventModified' });
    given(one).when(to(6)).thenRejects('tournament.quota-out-of-range', 'R123-IV-11.p3');
    given(one).when(to(11)).thenRejects('tournament.quota-out-of-range', 'R123-IV-11.p3');
  });

  it('keeps at least two places, sold or not', () => {
    const unsold = history(announceEvent());
    given(unsold)
      .when(modify({ quota: 2 }))
      .thenFacts({ type: 'EventModified' });
    given(unsold)
      .when(modify({ quota: 1 }))
      .thenRejects('tournament.quota-out-of-range', 'R123-I-1.8');
  });

  it('moves the first day with the start, before the second and 15 days after the sale opens [R123-I-1.2] [R123-IV-1.1.p1]', () => {
    const two = history(
      announceEvent({
        days: [
          { jornada: on('2014-05-09'), startsAt: at('23:30') },
          { jornada: on('2014-05-12'), startsAt: '2014-05-12T23:30:00.000Z' as Instant },
        ],
      }),
    );
    const to = (jornada: string) =>
      modify({ startsAt: `${jornada}T23:30:00.000Z` as Instant, jornada: on(jornada) });
    const moved = state(having(two, to('2014-05-11'))).terms;
    expect(moved).toMatchObject({
      jornada: '2014-05-11',
      days: [{ jornada: '2014-05-11' }, { jornada: '2014-05-12' }],
    });
    given(two)
      .when(to('2014-05-12'))
      .thenRejects('tournament.days-invalid', 'R123-I-1.2', { pointer: '/startsAt' });
    given(two).when(to('2014-05-08')).thenRejects('tournament.sale-window-short', 'R123-IV-1.1.p1');
    const opened = (saleOpensOn: string) => ({
      ...to('2014-05-11'),
      saleOpensOn: on(saleOpensOn),
    });
    given(two).when(opened('2014-04-26')).thenFacts({ type: 'EventModified' });
    given(two)
      .when(opened('2014-04-27'))
      .thenRejects('tournament.sale-window-short', 'R123-IV-1.1.p1');
  });

  it('keeps the end of registration by the start [R123-I-34]', () => {
    given(sold)
      .when(modify({ registrationClosesAt: at('23:30') }))
      .thenFacts({ type: 'EventModified' });
    for (const changes of [
      { registrationClosesAt: at('23:31') },
      { startsAt: at('22:59'), jornada: on('2014-05-09') },
    ])
      given(sold).when(modify(changes)).thenRejects('tournament.window-invalid', 'R123-I-34');
  });

  it('is refused without consent and once play has started; a retry adds nothing', () => {
    given(sold)
      .when(modify({ quota: 90 }, ' '))
      .thenRejects('tournament.consent-missing', 'R123-I-6');
    given(playing(1))
      .when(modify({ quota: 90 }))
      .thenRejects('tournament.already-started', 'R123-I-6');
    given(having(sold, modify({ quota: 90 })))
      .when(modify({ quota: 90 }))
      .thenNothing();
  });
});

const on = (day: string) => day as Jornada;
