import { describe, expect, it } from 'vitest';
import { centavos } from '../../../domain/money/centavos.ts';
import { chips } from '../../../domain/money/chips.ts';
import type { Instant } from '../../../domain/time/jornada.ts';
import { blockersOf } from '../../../domain/tournament/blockers.ts';
import { chipsInPlay } from '../../../domain/tournament/chipsInPlay.ts';
import type { Person } from '../../../domain/tournament/commands.ts';
import { requirePaid } from '../../../domain/tournament/guards.ts';
import { knownStack } from '../../../domain/tournament/hands/knownStacks.ts';
import { poolOf } from '../../../domain/tournament/prizes.ts';
import { given } from '../../support/given.ts';
import {
  awaited,
  buy,
  by,
  closePurchases,
  declare,
  entry,
  having,
  ids,
  openAddOns,
  playing,
  seated,
  state,
  withPurchases,
} from './rebuys.ts';
import { person } from './sitAndGo.ts';

describe('A rebuy is sold as it was published [R123-I-1.6] [R123-I-48] [R123-I-50] [R123-I-52] [R123-IV-4]', () => {
  it('is one line with coupon, table, cashier, price and chips [R123-IV-4.p1] [R123-IV-4.p6]', () =>
    given(playing(1))
      .when(buy('E1', ['RB']))
      .thenFacts({
        type: 'PurchasePaid',
        code: 'RB',
        coupon: 1,
        table: 4,
        by: expect.objectContaining({ role: 'cashier' }),
        price: 1_500_00,
        benefit: 150_00,
        prizePart: 1_350_00,
        chips: 10_000,
      }));

  it('that was said and not paid is named among what keeps the event open [R123-I-51]', () => {
    const said = having(playing(1), declare('E1', ['RB']));
    const owed = { code: 'tournament.purchase-owed', norm: 'R123-I-51', before: 'closing' };
    expect(blockersOf(state(said))).toContainEqual({
      ...owed,
      facts: { entryNumber: 1, codes: 'RB' },
    });
    expect(blockersOf(state(playing(1)))).not.toContainEqual(expect.objectContaining(owed));
  });

  it('numbers the coupons and stops at two', () => {
    const two = having(playing(1), buy('E1', ['RB']), again('E1', 'second'));
    expect(entry(two, 'E1').purchases.map(({ coupon }) => coupon)).toEqual([1, 2]);
    given(two)
      .when(again('E1', 'third'))
      .thenRejects('tournament.purchase-limit-reached', 'R123-I-48');
  });

  it('tells a retry from another rebuy by its key, also at another desk', () => {
    const once = having(playing(1), buy('E1', ['RB']));
    given(once)
      .when(buy('E1', ['RB']))
      .thenNothing();
    given(once)
      .when(buy('E1', ['RB'], { desk: 4 }))
      .thenRejects('tournament.act-id-reused');
    given(once)
      .when(again('E1', 'another key'))
      .thenFacts({ type: 'PurchasePaid', code: 'RB', coupon: 2 });
  });

  it('is sold to the end of level 4', () => {
    given(playing(4))
      .when(buy('E1', ['RB']))
      .thenFacts({ code: 'RB' });
    given(playing(5))
      .when(buy('E1', ['RB']))
      .thenRejects('tournament.purchase-out-of-period', 'R123-I-48');
  });

  it('asks for 10,000 chips at most', () => {
    given(playing(1))
      .when(buy('E1', ['RB'], { stack: chips(10_000) }))
      .thenFacts({ code: 'RB' });
    given(playing(1))
      .when(buy('E1', ['RB'], { stack: chips(10_001) }))
      .thenRejects('tournament.stack-too-big', 'R123-I-48');
  });

  it('counts what was just bought, until a hand may have been played', () => {
    const { rebuy } = withPurchases;
    const facts = playing(1, {
      rebuy: rebuy ? { ...rebuy, max: 3, stackMax: chips(9_999) } : null,
    });
    const again = (changes: Parameters<typeof buy>[2]) =>
      buy('E1', ['RB'], { purchaseId: 'again', ...changes });
    const first = buy('E1', ['RB']);
    const next = new Date(Date.parse(first.occurredAt) + 60_000).toISOString() as Instant;
    given(having(facts, first))
      .when(again({}))
      .thenRejects('tournament.stack-too-big', 'R123-I-48');
    given(having(facts, first))
      .when(declare('E1', ['RB']))
      .thenRejects('tournament.stack-too-big', 'R123-I-48');
    given(having(facts, first))
      .when(again({ occurredAt: next }))
      .thenFacts({ code: 'RB' });
    const inHand = having(facts, { ...first, hand: 7 });
    given(inHand)
      .when(again({ hand: 7, occurredAt: next }))
      .thenRejects('tournament.stack-too-big', 'R123-I-48');
    given(inHand)
      .when(again({ hand: 8 }))
      .thenFacts({ code: 'RB' });
  });

  it('is taken at the table where the player sits [R123-IV-4]', () => {
    given(playing(1))
      .when(buy('E1', ['RB'], { table: 3 }))
      .thenRejects('tournament.table-mismatch', 'R123-IV-4');
    given(playing(1))
      .when(buy('E1', ['RB'], { table: 4 }))
      .thenFacts({ type: 'PurchasePaid', table: 4 });
  });

  it('sells nothing to who is barred by then, also at the table [R123-I-27.b2] [R123-I-27.b3]', () => {
    const barred = (restrictions: Person['restrictions']) => ({
      person: person('player E1', { restrictions }),
    });
    const excluded = buy('E1', ['RB'], barred(['staff', 'self-excluded']));
    given(playing(1))
      .when(excluded)
      .thenFacts({ type: 'EntryBarred', entryId: 'E1', group: 'self-excluded', due: 'removal' });
    const refused = having(playing(1), excluded);
    given(refused).when(excluded).thenRejects('tournament.person-barred', 'R123-I-27.b2');
    given(refused)
      .when(declare('E1', ['RB'], barred(['relative'])))
      .thenRejects('tournament.person-barred', 'R123-I-27.b3');
    given(playing(1))
      .when(declare('E1', ['RB'], barred(['excluded'])))
      .thenFacts({ type: 'EntryBarred', due: 'removal' });
    given(refused)
      .when(buy('E1', ['RB']))
      .thenFacts({ type: 'PurchasePaid' });
    given(refused)
      .when(buy('E2', ['RB']))
      .thenFacts({ type: 'PurchasePaid' });
  });

  it('and without a condition no more than there are in play', () => {
    const { rebuy } = withPurchases;
    const facts = playing(1, { rebuy: rebuy ? { ...rebuy, stackMax: null } : null });
    const stack = (count: number) => buy('E1', ['RB'], { stack: chips(count) });
    given(facts).when(stack(80_000)).thenFacts({ code: 'RB' });
    given(facts).when(stack(80_001)).thenRejects('tournament.chips-exceed-play', 'R123-I-48');
    given(facts)
      .when(declare('E1', ['RB'], { stack: chips(80_001) }))
      .thenRejects('tournament.chips-exceed-play', 'R123-I-48');
  });

  it.each([1_000_00, 1_499_99, 1_500_01])('refuses %i centavos for 1,500', (tendered) =>
    given(playing(1))
      .when(buy('E1', ['RB'], { tendered: centavos(tendered) }))
      .thenRejects('tournament.payment-not-full', 'R123-I-52'),
  );

  it('does not exist in a freezeout [R123-I-47]', () =>
    given(playing(1, { rebuy: null }))
      .when(buy('E1', ['RB']))
      .thenRejects('tournament.purchase-not-offered', 'R123-I-47'));

  it('adds nothing on a retry, and the key buys nothing else', () => {
    const bought = having(playing(1), buy('E1', ['RB']));
    given(bought)
      .when(buy('E1', ['RB']))
      .thenNothing();
    given(bought)
      .when(buy('E2', ['RB'], { purchaseId: 'RB E1' }))
      .thenRejects('tournament.act-id-reused');
    given(bought)
      .when(buy('E1', ['RB'], { table: 5 }))
      .thenRejects('tournament.act-id-reused');
  });
});

describe('The add-on is sold once, in its pause [R123-I-1.7] [R123-I-49] [R123-IV-5] [R123-IV-5.p4]', () => {
  it('opens after level 4 and not before', () => {
    given(playing(3))
      .when(openAddOns)
      .thenRejects('tournament.purchase-out-of-period', 'R123-I-49');
    given(playing(4)).when(openAddOns).thenFacts({ type: 'AddOnsOpened' });
    given(playing(5))
      .when(openAddOns)
      .thenRejects('tournament.purchase-out-of-period', 'R123-I-49');
  });

  it('when the time of its level is over, or with the reason of the Direction [R123-II-47]', () => {
    const { reason: _, ...inTime } = openAddOns; // level 4 runs from 23:35 to 23:55
    given(playing(4))
      .when({ ...inTime, ...by('supervisor', '23:50') })
      .thenFacts({ type: 'AddOnsOpened' });
    given(playing(4))
      .when({ ...inTime, ...by('supervisor', '23:49') })
      .thenRejects('tournament.level-early', 'R123-II-47', { current: 4, minutes: 6 });
    given(playing(4))
      .when(openAddOns)
      .thenFacts({ type: 'AddOnsOpened', reason: 'Pausa adelantada' });
    given(having(playing(4), openAddOns))
      .when(openAddOns)
      .thenNothing();
  });

  it('is refused before the pause and after its closing', () => {
    given(playing(4))
      .when(buy('E1', ['AD']))
      .thenRejects('tournament.purchase-out-of-period', 'R123-I-49');
    given(having(playing(4), openAddOns, closePurchases('AD')))
      .when(buy('E1', ['AD']))
      .thenRejects('tournament.purchase-out-of-period', 'R123-I-49');
  });

  it('refuses a second one', () =>
    given(having(playing(4), openAddOns, buy('E1', ['AD'])))
      .when({ ...buy('E1', ['AD']), purchaseId: 'second' })
      .thenRejects('tournament.purchase-limit-reached', 'R123-I-49'));

  it('comes with the second rebuy in one request: two lines [R123-I-55]', () => {
    const before = having(playing(4), buy('E1', ['RB']), openAddOns);
    const bought = having(before, buy('E1', ['RB', 'AD']));
    expect(bought.slice(before.length)).toMatchObject([
      { code: 'RB', coupon: 2, price: 1_500_00, chips: 10_000 },
      { code: 'AD', coupon: 1, price: 1_000_00, chips: 15_000 },
    ]);
    given(bought)
      .when(buy('E1', ['RB', 'AD']))
      .thenNothing();
    given(bought)
      .when({ ...buy('E1', ['RB', 'AD']), purchaseId: 'more' })
      .thenRejects('tournament.purchase-limit-reached', 'R123-I-48');
  });

  it('brings back who lost all in the last hand, with its chips alone [R123-I-56]', () => {
    const bought = having(playing(4), openAddOns, buy('E1', ['AD'], { stack: chips(0) }));
    expect(chipsInPlay(state(bought))).toBe(8 * 10_000 + 15_000);
    // Who does not buy is out when the window closes.
    given(having(playing(4), openAddOns, closePurchases('AD')))
      .when(eliminate('E2'))
      .thenFacts({ type: 'EntriesEliminated' });
  });
});

describe('A period is closed when it is over [R123-IV-4.p7] [R123-IV-5.p5] [R123-I-48] [R123-I-64]', () => {
  const lock = { type: 'LockPrizes', ...by('director') } as const;

  it('of rebuys not before its last level', () => {
    given(playing(3))
      .when(closePurchases('RB'))
      .thenRejects('tournament.purchase-out-of-period', 'R123-IV-4.p7');
    given(playing(4)).when(closePurchases('RB')).thenFacts({ type: 'PurchasesClosed' });
    given(playing(5)).when(closePurchases('RB')).thenFacts({ type: 'PurchasesClosed' });
    given(having(playing(4), closePurchases('RB')))
      .when(closePurchases('RB'))
      .thenNothing();
  });

  it('of rebuys in the time of their last level with a reason, which is kept [R123-II-47]', () => {
    const { reason, ...unsaid } = closePurchases('RB');
    given(playing(4))
      .when(unsaid)
      .thenRejects('tournament.level-early', 'R123-IV-4.p7', { current: 4 });
    given(playing(4))
      .when({ ...unsaid, reason: ' ' })
      .thenRejects('tournament.reason-missing', 'R123-IV-4.p7');
    given(playing(4)).when(closePurchases('RB')).thenFacts({ type: 'PurchasesClosed', reason });
    given(playing(5)).when(unsaid).thenFacts({ type: 'PurchasesClosed' });
    given(having(playing(4), openAddOns))
      .when(unsaid)
      .thenFacts({ type: 'PurchasesClosed' });
    given(having(playing(4), closePurchases('RB')))
      .when(unsaid)
      .thenRejects('tournament.already-recorded', 'R123-IV-4.p7');
  });

  it('and a refusal tells whether it is early, was closed or is over [R123-I-49]', () => {
    const code = 'tournament.purchase-out-of-period';
    const closed = having(playing(4), closePurchases('RB'));
    given(playing(3))
      .when(closePurchases('RB'))
      .thenRejects(code, 'R123-IV-4.p7', { cause: 'its period is not over' });
    given(playing(4))
      .when(buy('E1', ['AD']))
      .thenRejects(code, 'R123-I-49', { cause: 'it is not open yet' });
    given(playing(5))
      .when(buy('E1', ['RB']))
      .thenRejects(code, 'R123-I-48', { cause: 'its period is over' });
    given(closed)
      .when(buy('E1', ['RB']))
      .thenRejects(code, 'R123-I-48', { level: 4, through: 4, cause: 'it was closed' });
    given(playing(5))
      .when(openAddOns)
      .thenRejects(code, 'R123-I-49', { cause: 'its period is over' });
  });

  it('of add-ons that nobody opened once their level is past, so that the pool can be fixed', () => {
    given(playing(4))
      .when(closePurchases('AD'))
      .thenRejects('tournament.purchase-out-of-period', 'R123-IV-5.p5');
    given(having(playing(5), closePurchases('RB'), closePurchases('AD')))
      .when(lock)
      .thenFacts({ type: 'PrizesLocked', pool: 8 * 1_600_00 });
  });

  it('of both when the event ends before them', () => {
    const alone = having(playing(1), allButFirst);
    given(alone).when(lock).thenRejects('tournament.purchases-open', 'R123-I-64');
    given(having(alone, closePurchases('RB'), closePurchases('AD')))
      .when(lock)
      .thenFacts({ type: 'PrizesLocked', entries: 8 });
  });
});

describe('Coupons are taken from who sits at a table [R123-IV-4] [R123-IV-5] [R123-IV-6.p4]', () => {
  it('and not from who has not come yet', () => {
    given(awaited(1))
      .when(buy('E1', ['RB']))
      .thenRejects('tournament.seat-not-taken', 'R123-IV-4');
    given(awaited(1))
      .when(declare('E1', ['RB']))
      .thenRejects('tournament.seat-not-taken', 'R123-IV-4');
    given([...awaited(1), ...seated(1)])
      .when(buy('E1', ['RB']))
      .thenFacts({ type: 'PurchasePaid', table: 4 });
  });
});

describe('Chips of a rebuy play from the next hand [R123-I-53] [R123-I-54]', () => {
  it('announced in hand 41, from 42', () =>
    given(playing(1))
      .when(buy('E1', ['RB'], { hand: 41 }))
      .thenFacts({ fromHand: 42 }));

  it('between hands, in the next one: who lost all is dealt in', () =>
    given(playing(1))
      .when(buy('E1', ['RB'], { stack: chips(0) }))
      .thenFacts({ fromHand: null }));
});

describe('What was announced is paid or disqualifies [R123-I-51] [R123-IV-4.p3] [R123-IV-5.p2]', () => {
  const owing = having(playing(1), declare('E1', ['RB']));

  it('ends paid', () => {
    const paid = having(owing, buy('E1', ['RB']));
    expect(entry(paid, 'E1').owes).toBeNull();
    given(owing)
      .when(declare('E1', ['RB']))
      .thenNothing();
  });

  it('ends paid also once its last level is over: it must be carried out', () => {
    const announced = having(playing(4), declare('E1', ['RB']), level(5));
    given(announced)
      .when(buy('E1', ['RB']))
      .thenFacts({ type: 'PurchasePaid', code: 'RB' });
    given(announced)
      .when(buy('E2', ['RB']))
      .thenRejects('tournament.purchase-out-of-period', 'R123-I-48');
    given(having(announced, buy('E1', ['RB'])))
      .when({ ...buy('E1', ['RB']), purchaseId: 'second' })
      .thenRejects('tournament.purchase-out-of-period', 'R123-I-48');
  });

  it('cannot be cancelled by leaving, by busting or by buying something else', () => {
    given(owing)
      .when({
        type: 'WithdrawEntry',
        exitId: 'exit 1',
        entryId: 'E1',
        hand: 1,
        chipsRemoved: chips(0),
        ...by('director'),
      })
      .thenRejects('tournament.purchase-owed', 'R123-I-51');
    given(owing).when(eliminate('E1')).thenRejects('tournament.purchase-owed', 'R123-I-51');
    given(owing)
      .when(declare('E1', ['RB'], { declarationId: 'other' }))
      .thenRejects('tournament.purchase-owed', 'R123-I-51');
    given(having(owing, level(2), level(3), level(4)))
      .when(closePurchases('RB'))
      .thenRejects('tournament.purchase-owed', 'R123-I-51');
  });

  it('ends in disqualification', () => {
    const out = having(owing, {
      type: 'DisqualifyEntries',
      exitId: 'exit 1',
      hand: 1,
      out: [{ entryId: 'E1', chipsRemoved: chips(10_000) }],
      norm: 'R123-I-51',
      reason: 'No pagó el re buy anunciado',
      ...by('director'),
    });
    expect(out.at(-1)).toMatchObject({ norm: 'R123-I-51' });
    given(having(out, level(2), level(3), level(4)))
      .when(closePurchases('RB'))
      .thenFacts({ type: 'PurchasesClosed' });
  });

  it('is announced only for what may be bought', () =>
    given(playing(5))
      .when(declare('E1', ['RB']))
      .thenRejects('tournament.purchase-out-of-period', 'R123-I-48'));
});

describe('A purchase typed by mistake is void [R123-IV-4]', () => {
  const voidIt = {
    type: 'VoidPurchase',
    entryId: 'E1',
    purchaseId: 'RB E1',
    voidId: 'void 1',
    reason: 'Otra inscripción',
    desk: 3,
    ...by('supervisor'),
  } as const;
  const bought = having(playing(1), buy('E1', ['RB']));

  it('gives back money, chips and the place in the limit', () => {
    const before = state(playing(1));
    const undone = state(having(bought, voidIt));
    expect(poolOf(undone)).toBe(poolOf(before));
    expect(chipsInPlay(undone)).toBe(chipsInPlay(before));
    given(having(bought, voidIt)).when(voidIt).thenNothing();
  });

  it('is the Direction’s to say, with a reason, once', () => {
    given(bought)
      .when({ ...voidIt, ...by('cashier') })
      .thenRejects('tournament.role-not-allowed', 'R123-IV-4');
    given(bought)
      .when({ ...voidIt, reason: ' ' })
      .thenRejects('tournament.reason-missing', 'R123-IV-4');
    given(having(bought, voidIt))
      .when({ ...voidIt, voidId: 'void 2' })
      .thenNothing();
    given(having(bought, voidIt))
      .when({ ...voidIt, voidId: 'void 2', desk: 4 })
      .thenRejects('tournament.already-recorded', 'R123-IV-4');
    given(bought)
      .when({ ...voidIt, purchaseId: 'RB E2' })
      .thenRejects('tournament.purchase-unknown');
  });
});

const again = (entryId: string, purchaseId: string) => ({ ...buy(entryId, ['RB']), purchaseId });
const eliminate = (entryId: string) =>
  ({
    type: 'EliminateEntries',
    exitId: `exit ${entryId}`,
    hand: 1,
    out: [{ entryId, chipsAtStart: chips(10_000) }],
    reportedLate: null,
    ...by('dealer'),
  }) as const;
const level = (number: number) =>
  ({
    type: 'AnnounceLevel',
    level: number,
    hand: null,
    reason: 'Para terminar a horario',
    ...by('director'),
  }) as const;
const allButFirst = {
  type: 'DisqualifyEntries',
  exitId: 'all but one',
  hand: 1,
  out: ids(8)
    .slice(1)
    .map((entryId) => ({ entryId, chipsRemoved: chips(0) })),
  norm: 'R123-II-41',
  reason: 'Prueba',
  ...by('director'),
} as const;

describe('In the club a rebuy said before the deal plays behind [CLUB-T23]', () => {
  const club = { entriesMin: 2, disqualifiedChips: 'removed' } as const;
  const ofClub = playing(1, { club });
  const stackOf = (facts: Parameters<typeof state>[0]) =>
    knownStack(state(facts), requirePaid(entry(facts, 'E1')));
  const before = stackOf(ofClub);

  it('its chips are in that hand, and it is owed', () => {
    const declared = having(ofClub, declare('E1', ['RB']));
    expect(stackOf(declared)).toBe(before + 10_000);
    expect(chipsInPlay(state(declared))).toBe(chipsInPlay(state(ofClub)) + 10_000);
    expect(entry(declared, 'E1').owes).toMatchObject({ codes: ['RB'], behind: 10_000 });
    given(declared)
      .when(buy('E1', ['RB'], { hand: 7 }))
      .thenFacts({ type: 'PurchasePaid', fromHand: 7 });
    const paid = having(declared, buy('E1', ['RB'], { hand: 7 }));
    expect(stackOf(paid)).toBe(before + 10_000);
    given(declared)
      .when(declare('E1', ['RB']))
      .thenNothing();
  });

  it('said in a hand, it plays from the next one, as it always does for the lottery', () => {
    const inHand = having(ofClub, declare('E1', ['RB'], { hand: 7 }));
    expect(stackOf(inHand)).toBe(before);
    given(inHand)
      .when(buy('E1', ['RB'], { hand: 7 }))
      .thenFacts({ fromHand: 8 });
    const ofLottery = having(playing(1), declare('E1', ['RB']));
    expect(stackOf(ofLottery)).toBe(before);
  });
});
