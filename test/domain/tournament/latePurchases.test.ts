import { describe, expect, it } from 'vitest';
import { chips } from '../../../domain/money/chips.ts';
import { chipsInPlay } from '../../../domain/tournament/chipsInPlay.ts';
import type { TournamentFact } from '../../../domain/tournament/facts.ts';
import { poolOf, prizeLock } from '../../../domain/tournament/prizes.ts';
import { purchasesOf } from '../../../domain/tournament/purchases.ts';
import { given } from '../../support/given.ts';
import { confirm, payPrize } from './inPlay.ts';
import { buy, by, closePurchases, having, ids, openAddOns, playing, state } from './rebuys.ts';

/** Rebuys and add-ons are over and the pool is fixed; a coupon turns up at the count. */
const lock = { type: 'LockPrizes', ...by('director') } as const;
const fixed = having(playing(4), openAddOns, closePurchases('RB'), closePurchases('AD'), lock);
const late = (changes: object = {}) => ({
  ...buy('E1', ['RB']),
  ...by('supervisor'),
  reportedLate: 'El cupón apareció en el recuento',
  ...changes,
});
const out: TournamentFact = {
  type: 'EntriesDisqualified',
  exitId: 'all but one',
  hand: 1,
  out: ids(8)
    .slice(1)
    .map((entryId) => ({ entryId, chipsRemoved: chips(0) })),
  norm: 'R123-II-41',
  reason: 'Prueba',
  ...by('director'),
};

describe('A rebuy recorded after the pool was fixed [R123-I-64] [R123-I-48]', () => {
  it('is refused as any other, unless the Direction says why', () => {
    given(fixed)
      .when(buy('E1', ['RB']))
      .thenRejects('tournament.purchase-out-of-period', 'R123-I-48');
    given(fixed)
      .when(late(by('cashier')))
      .thenRejects('tournament.role-not-allowed', 'R123-I-64');
    given(fixed)
      .when(late({ reportedLate: ' ' }))
      .thenRejects('tournament.reason-missing', 'R123-I-64');
    given(playing(1))
      .when({ ...buy('E1', ['RB']), ...by('supervisor') })
      .thenRejects('tournament.role-not-allowed', 'R123-IV-4');
  });

  it('of 1,500 at 90 % adds 1,350 to the pool, which is stale until it is fixed again', () => {
    const more = having(fixed, late());
    expect(poolOf(state(more)) - poolOf(state(fixed))).toBe(1_350_00);
    expect(chipsInPlay(state(more)) - chipsInPlay(state(fixed))).toBe(10_000);
    expect(prizeLock(state(more)).status).toBe('stale');
    expect(purchasesOf(state(more)).filter(({ code }) => code === 'RB')).toMatchObject([
      { table: 4, jornada: '2014-05-09', benefit: 150_00 },
    ]);
    given(more)
      .when(lock)
      .thenFacts({ lock: 2, pool: poolOf(state(fixed)) + 1_350_00 });
    given(more).when(late()).thenNothing();
  });

  it('stops payments until then', () => {
    const won = having([...fixed, out], confirm('E1', by('control-desk')));
    const paid = payPrize('E1', by('cashier'));
    given(having(won, late())).when(paid).thenRejects('tournament.lock-stale', 'R123-I-64');
    given(having(won, paid)).when(late()).thenRejects('tournament.prize-already-paid', 'R123-I-64');
  });

  it('may be of who has left since, within the limit, at a table of the event', () => {
    given([...fixed, out])
      .when(late({ entryId: 'E2' }))
      .thenFacts({ type: 'PurchasePaid', entryId: 'E2' });
    given(having(fixed, late({ purchaseId: 'one' }), late({ purchaseId: 'two' })))
      .when(late({ purchaseId: 'three' }))
      .thenRejects('tournament.purchase-limit-reached', 'R123-I-48');
    given(fixed)
      .when(late({ table: 77 }))
      .thenRejects('tournament.table-unknown', 'R123-IV-4');
  });

  it('is no add-on of a pause that never was [R123-I-49]', () =>
    given(having(playing(5), closePurchases('RB'), closePurchases('AD')))
      .when({ ...late(), ...buy('E1', ['AD']), ...by('supervisor') })
      .thenRejects('tournament.purchase-out-of-period', 'R123-I-49'));
});
