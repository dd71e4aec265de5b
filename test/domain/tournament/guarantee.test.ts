import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos, sum } from '../../../domain/money/centavos.ts';
import { settleEvent } from '../../../domain/settlement/settleEvent.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { exitsOf } from '../../../domain/tournament/exits.ts';
import { prizeLock, standingsOf } from '../../../domain/tournament/prizes.ts';
import { purchasesOf } from '../../../domain/tournament/purchases.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { fold, given, history } from '../../support/given.ts';
import { announceTables, bust, playing } from './multiTable.ts';
import { by, pay, person, sell, takeForm } from './sitAndGo.ts';

const lock: TournamentCommand = { type: 'LockPrizes', ...by('director') };
const stateAfter = (...commands: readonly TournamentCommand[]) =>
  fold(history(...commands)) as AnnouncedTournament;

/** Four entries at 2.000 with 80 % for prizes: a pool of 6.400. */
const guaranteed = (pesos: number) => playing([4], { guarantee: centavos(pesos * 100) });

describe('A guaranteed pool is paid in by the operator, apart (decision T14) [R123-I-64]', () => {
  it('pays what the purchases lack, and nothing when they reach it', () => {
    const short = { pool: 640_000, overlay: 360_000, placePrizes: [500_000, 300_000, 200_000] };
    given(history(...guaranteed(10_000)))
      .when(lock)
      .thenFacts(short);
    for (const pesos of [6_400, 5_000])
      given(history(...guaranteed(pesos)))
        .when(lock)
        .thenFacts({ pool: 640_000, placePrizes: [320_000, 192_000, 128_000] });
    expect(history(...guaranteed(5_000), lock).at(-1)).not.toHaveProperty('overlay');
  });

  it('is current until the facts change, as any lock', () => {
    const state = stateAfter(...guaranteed(10_000), lock);
    expect(prizeLock(state).status).toBe('current');
    given(history(...guaranteed(10_000), lock))
      .when(lock)
      .thenNothing();
  });

  it('never touches the benefit of a purchase [R123-I-62]', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000_000 }), (guarantee) => {
        const out = [bust('x1', 1, 'E1'), bust('x2', 2, 'E2'), bust('x3', 3, 'E3')];
        const terms = { guarantee: centavos(guarantee) };
        const state = stateAfter(...playing([4], terms), lock, ...out);
        const collected = sum(standingsOf(state).map(({ prize }) => prize));
        expect(collected).toBe(Math.max(640_000, guarantee));
        const { overlay } = state.lock!;
        const settled = settleEvent({
          purchases: purchasesOf(state),
          exits: exitsOf(state),
          sharesBps: state.lock!.sharesBps,
          prizeUnit: state.terms.prizeUnit,
          ...(overlay && { overlay }),
          regimes: [],
        });
        expect(settled).toMatchObject({ takings: 800_000, benefit: 160_000, pool: 640_000 });
        expect(sum(settled.placePrizes)).toBe(collected);
      }),
      { numRuns: 30 },
    ));
});

describe('Somebody else may pay an entry, into the account (decision T14) [R123-I-31]', () => {
  const sponsor = { kind: 'satellite', reference: 'RP 0002-00000012' } as const;
  const form = [announceTables(), takeForm('E1'), takeForm('E2')];

  it('as one line of its price, with the reference of the payment', () => {
    given(history(...form))
      .when({ ...pay('E1'), means: 'account', sponsor })
      .thenFacts({ price: 200_000, means: 'account', sponsor });
    const free = { ...pay('E1'), means: 'account', tendered: centavos(0) } as const;
    given(history(...form))
      .when({ ...free, sponsor: { ...sponsor, kind: 'operator' } })
      .thenRejects('tournament.payment-not-full', 'R123-IV-1.1.p4');
    given(history(...form))
      .when({ ...pay('E1'), means: 'cash', sponsor })
      .thenRejects('tournament.sponsor-not-in-account', 'R123-I-31');
  });

  it('one payment buys one entry', () =>
    given(history(...form, { ...pay('E1'), means: 'account', sponsor }))
      .when({ ...pay('E2'), means: 'account', sponsor })
      .thenRejects('tournament.sponsor-reference-used', 'R123-I-31'));
});

describe('Who comes when the quota is full waits [R123-I-1.8]', () => {
  const scales = [{ entriesMin: 2, entriesMax: 2, sharesBps: [10_000] }];
  const full = [announceTables({ quota: 2, scales }), ...sell('E1', 'E2')];
  const forms = [...full, takeForm('E3'), takeForm('E4'), takeForm('E5')];
  const wait = (entryId: string): TournamentCommand => ({
    type: 'JoinWaitingList',
    waitId: `wait ${entryId}`,
    entryId,
    ...by('control-desk'),
  });
  const leave = {
    type: 'LeaveWaitingList',
    waitId: 'leave E3',
    entryId: 'E3',
    reason: 'No vino',
    ...by('control-desk'),
  } as const;
  const refund: TournamentCommand = {
    type: 'RefundEntry',
    entryId: 'E1',
    refundId: 'f1',
    means: 'cash',
    desk: 3,
    ...by('cashier'),
  };
  const waiting = [...forms, wait('E3'), wait('E4')];

  it('in the order of arrival, while there is no place', () => {
    expect(stateAfter(...waiting).waiting).toEqual(['E3', 'E4']);
    given(history(...waiting))
      .when(wait('E3'))
      .thenNothing();
    given(history(...waiting))
      .when(pay('E3'))
      .thenRejects('tournament.quota-full', 'R123-I-1.8');
    given(history(announceTables(), takeForm('E3')))
      .when(wait('E3'))
      .thenRejects('tournament.places-left', 'R123-I-1.8');
  });

  it('and gets the place that comes free before anybody else', () => {
    const freed = [...waiting, refund];
    given(history(...freed))
      .when(pay('E4'))
      .thenRejects('tournament.others-wait', 'R123-I-1.8');
    given(history(...freed))
      .when(pay('E5'))
      .thenRejects('tournament.others-wait', 'R123-I-1.8');
    expect(stateAfter(...freed, pay('E3')).waiting).toEqual(['E4']);
  });

  it('with one form a person, until it leaves the list', () => {
    const again = takeForm('E6', { person: person('player E3') });
    given(history(...waiting, again))
      .when(wait('E6'))
      .thenRejects('tournament.already-waiting', 'R123-I-1.8');
    given(history(...waiting, again, leave))
      .when(wait('E6'))
      .thenFacts({ type: 'WaitingListJoined', entryId: 'E6' });
  });

  it('or loses the turn by not coming', () => {
    const passed = [...waiting, refund, leave];
    given(history(...passed))
      .when(pay('E4'))
      .thenFacts({ type: 'EntryPaid', entryId: 'E4' });
    given(history(...passed))
      .when(leave)
      .thenNothing();
    given(history(...forms))
      .when(leave)
      .thenRejects('tournament.not-waiting', 'R123-I-1.8');
  });
});
