import { describe, expect, it } from 'vitest';
import { centavos } from '../../../domain/money/centavos.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { prizeLock, standingOf, standingsOf } from '../../../domain/tournament/prizes.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { fold, given, history } from '../../support/given.ts';
import {
  bustDownTo,
  close,
  confirm,
  disqualify,
  eliminate,
  lock,
  payPrize,
  settlementFiled,
  start,
  started,
  withdraw,
} from './inPlay.ts';
import { announce, by, draw, entryIds, sell, staff, twoPlaces } from './sitAndGo.ts';

const stateAfter = (...commands: TournamentCommand[]) =>
  fold(history(...commands)) as AnnouncedTournament;
const finished = [...started(7), lock(), ...bustDownTo(2, 7)];
const voidLast = (entryId: string): TournamentCommand => ({
  type: 'VoidSale',
  entryId,
  voidId: `void ${entryId}`,
  reason: 'Venta cargada dos veces',
  desk: 3,
  ...by('supervisor'),
});

describe('Pool and places are fixed when registration ends [R123-I-64] [R123-I-65]', () => {
  it('by the scale of the number of entries, the rest to first place', () =>
    given(history(...started(7, { price: centavos(1_000_01), prizeUnit: centavos(100_00) })))
      .when(lock())
      .thenFacts({
        type: 'PrizesLocked',
        lock: 1,
        entries: 7,
        pool: 560_007,
        sharesBps: [6500, 3500],
        placePrizes: [370_007, 190_000],
      }));

  it('pays two places with 9 entries and three with 10 [R123-I-26]', () => {
    expect(stateAfter(...started(9), lock()).lock?.placePrizes).toHaveLength(2);
    expect(stateAfter(...started(10), lock()).lock?.placePrizes).toHaveLength(3);
  });

  it('as in a Sit & Go of 9 entries of 500 pesos at 80 % [R123-IV-11.4]', () => {
    const terms = { price: centavos(500_00), quota: 9, scales: [twoPlaces] };
    expect(stateAfter(...started(9, terms), lock()).lock?.pool).toBe(3_600_00);
  });

  it('refuses it while registration is open', () =>
    given(history(announce(), ...sell(...entryIds(7)), draw()))
      .when(lock())
      .thenRejects('tournament.registration-open', 'R123-I-64'));

  it('is for the Director [R123-III-2.p6]', () =>
    given(history(...started(7)))
      .when({ ...lock(), ...by('supervisor') })
      .thenRejects('tournament.role-not-allowed', 'R123-III-2.p6'));

  it('adds nothing when locked again without a change', () =>
    given(history(...started(7), lock()))
      .when(lock())
      .thenNothing());

  it('is stale after a correction and counts on when locked again', () => {
    const corrected = [...started(8, {}, ['E8']), lock(), voidLast('E8')];
    expect(prizeLock(stateAfter(...corrected)).status).toBe('stale');
    given(history(...corrected))
      .when(lock())
      .thenFacts({ lock: 2, entries: 7, pool: 7 * 160_000 });
    expect(prizeLock(stateAfter(...corrected, lock())).status).toBe('current');
    expect(prizeLock(stateAfter(...started(8))).status).toBe('none');
  });
});

describe('A Supervisor comes along [R123-I-73] [R123-IV-9.1] [R123-IV-9.1.p2]', () => {
  it('states position and amount', () =>
    given(history(...finished))
      .when(confirm('E2'))
      .thenFacts({
        type: 'PrizeConfirmed',
        confirmation: 1,
        classification: { point: 9, number: 2 },
        position: 2,
        sharedThrough: null,
        prize: 392_000,
        supervisor: staff('supervisor'),
        desk: 9,
      }));

  it('states the places shared and the part of each [R123-IV-9.1.p3]', () => {
    const busts = entryIds(7)
      .slice(0, 4)
      .map((id, index) => eliminate(index + 1, { [id]: 1_000 }));
    const tied = history(...started(7), lock(), ...busts, eliminate(9, { E5: 500, E6: 500 }));
    given(tied).when(confirm('E6')).thenFacts({ position: 2, sharedThrough: 3, prize: 196_000 });
  });

  it('keeps the prize of who withdraws [R123-I-61]', () =>
    given(history(...started(7), lock(), ...bustDownTo(3, 7), withdraw('E2', 9, 30_000)))
      .when(confirm('E2'))
      .thenFacts({ position: 2, prize: 392_000 }));

  it('gives the prize of who is disqualified to those active [R123-II-41.b3]', () => {
    const cheated = history(...started(7), lock(), ...bustDownTo(3, 7), disqualify(9, { E2: 1 }));
    given(cheated).when(confirm('E2')).thenRejects('tournament.no-prize', 'R123-II-41.b3');
    given(cheated).when(confirm('E1')).thenFacts({ position: 1, prize: 1_120_000 });
    expect(standingOf(fold(cheated) as AnnouncedTournament, 'E1')?.fromDisqualified).toBe(392_000);
  });

  it('refuses a place that is not paid [R123-I-26]', () =>
    given(history(...finished))
      .when(confirm('E3'))
      .thenRejects('tournament.no-prize', 'R123-I-26'));

  it('refuses it without a Supervisor', () =>
    given(history(...finished))
      .when(confirm('E2', { supervisor: staff('dealer') }))
      .thenRejects('tournament.supervisor-missing', 'R123-IV-9.1.p2'));

  it('refuses one person for both: who is at the desk accompanies nobody', () => {
    const director = staff('director');
    given(history(...finished))
      .when(confirm('E2', { ...by('director'), supervisor: director }))
      .thenRejects('tournament.supervisor-missing', 'R123-IV-9.1.p2');
    given(history(...finished))
      .when(confirm('E2', { supervisor: director }))
      .thenFacts({ supervisor: director });
  });

  it('is issued by the control desk', () =>
    given(history(...finished))
      .when(confirm('E2', by('cashier')))
      .thenRejects('tournament.role-not-allowed', 'R123-IV-9.1.p2'));

  it('refuses the amount of an entry in play, which is not final [R123-I-68]', () =>
    given(history(...started(7), lock(), ...bustDownTo(3, 7)))
      .when(confirm('E2'))
      .thenRejects('tournament.entry-still-playing', 'R123-I-68'));

  it('refuses it before the lock and while it is stale [R123-I-64]', () => {
    const busts = bustDownTo(2, 7);
    given(history(...started(7), ...busts))
      .when(confirm('E2'))
      .thenRejects('tournament.prizes-not-locked', 'R123-I-64');
    const stale = [...started(8, {}, ['E8']), lock(), ...bustDownTo(3, 7), voidLast('E8')];
    given(history(...stale))
      .when(confirm('E3'))
      .thenRejects('tournament.lock-stale', 'R123-I-64');
  });

  it('adds nothing when repeated, and refuses a second one', () => {
    const once = history(...finished, confirm('E2'));
    given(once)
      .when(confirm('E2', { classification: { point: 9, number: 77 } }))
      .thenNothing();
    given(once)
      .when(confirm('E2', { desk: 8 }))
      .thenRejects('tournament.already-confirmed', 'R123-I-73');
  });

  it('goes on after the closing and after the settlement [R123-IV-11.3]', () =>
    given(history(...finished, close(), settlementFiled()))
      .when(confirm('E2'))
      .thenFacts({ prize: 392_000 }));

  it('is issued again with the reason while it holds, under its number; the one before pays nothing', () => {
    const lost = { reissue: 'Comprobante extraviado', classification: { point: 9, number: 77 } };
    const again = [...finished, confirm('E2'), confirm('E2', lost)];
    given(history(...again.slice(0, -1)))
      .when(confirm('E2', lost))
      .thenFacts({
        confirmation: 2,
        classification: { point: 9, number: 2 },
        prize: 392_000,
        reissue: 'Comprobante extraviado',
      });
    given(history(...again))
      .when(confirm('E2', lost))
      .thenNothing();
    given(history(...again))
      .when(payPrize('E2'))
      .thenRejects('tournament.confirmation-stale', 'R123-I-73');
    given(history(...again))
      .when(payPrize('E2', { confirmation: 2 }))
      .thenFacts({ type: 'PrizePaid' });
    given(history(...again.slice(0, -1)))
      .when(confirm('E2', { reissue: ' ' }))
      .thenRejects('tournament.reason-missing', 'R123-IV-9.1');
    given(history(...again, payPrize('E2', { confirmation: 2 })))
      .when(confirm('E2', { reissue: 'Otra vez' }))
      .thenRejects('tournament.prize-already-paid', 'R123-I-66');
  });

  it('is issued again, as the next version, when a correction changed the amount', () => {
    const third = [...started(10, {}, ['E2']), lock(), ...bustDownTo(3, 10), confirm('E3')];
    const corrected = [...third, voidLast('E2'), lock()];
    given(history(...corrected))
      .when(payPrize('E3'))
      .thenRejects('tournament.confirmation-stale', 'R123-I-73');
    given(history(...corrected))
      .when(confirm('E3', { classification: { point: 9, number: 99 } }))
      .thenFacts({
        confirmation: 2,
        classification: { point: 9, number: 3 },
        position: 2,
        prize: 504_000,
      });
  });
});

describe('Nobody has finished before the start [R123-I-68]', () => {
  it('not even the only entry', () =>
    expect(standingsOf(stateAfter(announce(), ...sell('E1')))).toEqual([]));
});

describe('Prizes of one scale start to finish [R123-I-68]', () => {
  it('add up to the pool', () => {
    const state = stateAfter(...finished, start());
    const total = state.lock?.placePrizes.reduce((sum, prize) => sum + prize, 0);
    expect(total).toBe(state.lock?.pool);
  });
});
