import { describe, expect, it } from 'vitest';
import type { Instant } from '../../../domain/time/jornada.ts';
import { blockersOf } from '../../../domain/tournament/blockers.ts';
import { couponsOf, unusedCoupons } from '../../../domain/tournament/coupons.ts';
import { allEntries } from '../../../domain/tournament/entries.ts';
import { withEntry } from '../../../domain/tournament/entryBook.ts';
import type { StaffRole, TournamentFact } from '../../../domain/tournament/facts.ts';
import type { MoneyCommandOf } from '../../../domain/tournament/moneyCommands.ts';
import type { CouponBody, CouponCounts } from '../../../domain/tournament/moneyFacts.ts';
import { reconciliationOf } from '../../../domain/tournament/reconciliation.ts';
import { given } from '../../support/given.ts';
import { started as startedSitAndGo } from './inPlay.ts';
import {
  announceEvent,
  awaited,
  buy,
  by,
  closePurchases,
  day,
  having,
  openAddOns,
  playing,
  seated,
  sell,
  started,
  state,
} from './rebuys.ts';

const table4 = playing(1);
const bought = having(
  table4,
  buy('E1', ['RB']),
  buy('E2', ['RB']),
  buy('E1', ['RB'], { purchaseId: 'more' }),
);

describe('Coupons are counted three ways [R123-IV-3.p3] [R123-IV-4.p8] [R123-IV-5.p6]', () => {
  const all = { IN: 8, RB: 3 };

  it('agrees when operator, LNSE and drop have what the account says', () => {
    const counted = having(bought, ...three(all, all, all));
    expect(reconciliationOf(state(counted))).toEqual([
      {
        jornada: day,
        table: 4,
        status: 'agrees',
        explanation: null,
        rows: [
          { code: 'IN', gic: 8, absent: 0, operator: 8, lnse: 8, drop: 8 },
          { code: 'RB', gic: 3, absent: 0, operator: 3, lnse: 3, drop: 3 },
        ],
      },
    ]);
    expect(blockingCodes(counted)).not.toContain('tournament.coupons-differ');
  });

  it('shows 9/8/9 as a difference, which blocks the closing until a review explains it', () => {
    const differs = having(bought, ...three(all, { ...all, IN: 7 }, all));
    expect(reconciliationOf(state(differs))[0]?.status).toBe('differs');
    expect(blockingCodes(differs)).toContain('tournament.coupons-differ');
    const explained = having(differs, review);
    expect(reconciliationOf(state(explained))[0]).toMatchObject({
      status: 'explained',
      explanation: 'Un cuerpo se rompió',
    });
    expect(blockingCodes(explained)).not.toContain('tournament.coupons-differ');
    given(explained).when(review).thenNothing();
  });

  it('asks for a new review when the figures change', () => {
    const explained = having(bought, ...three(all, { ...all, IN: 7 }, all), review);
    const again = having(explained, count('drop', { ...all, RB: 2 }, 'again'));
    expect(reconciliationOf(state(again))[0]?.status).toBe('differs');
    const more = having(explained, buy('E3', ['RB']));
    expect(reconciliationOf(state(more))[0]?.status).toBe('differs');
  });

  it('blocks while a body is not counted', () => {
    expect(blockingCodes(bought)).toContain('tournament.coupons-not-counted');
    const two = having(bought, ...three(all, all, all).slice(0, 2));
    expect(blockingCodes(two)).toContain('tournament.coupons-not-counted');
    given(two).when(review).thenRejects('tournament.coupons-not-counted', 'R123-IV-3.p3');
  });

  it('has nothing to review when all agree', () =>
    given(having(bought, ...three(all, all, all)))
      .when(review)
      .thenRejects('tournament.nothing-to-review'));

  it('lists the absent, whose coupon nobody has [R123-IV-3.p4]', () => {
    const facts = [...awaited(1), ...seated(7)];
    const counted = state(having(facts, ...three({ IN: 7 }, { IN: 7 }, { IN: 7 })));
    const [eighth] = allEntries(counted).slice(-1);
    if (!eighth) return expect.fail('nobody is absent');
    const entries = withEntry(counted.entries, { ...eighth, table: 4 });
    expect(reconciliationOf({ ...counted, entries })).toMatchObject([
      {
        status: 'agrees',
        rows: [{ code: 'IN', gic: 8, absent: 1, operator: 7, lnse: 7, drop: 7 }],
      },
    ]);
  });

  it('shows coupons of a code that the account does not have', () => {
    const counted = having(bought, ...three({ ...all, AD: 1 }, all, all));
    expect(reconciliationOf(state(counted))[0]?.status).toBe('differs');
  });
});

describe('What an event was closed on stays as its papers hold it [R123-IV-6.p4] [R123-IV-3.p3]', () => {
  const all = { IN: 8, RB: 3 };
  const differs = having(bought, ...three(all, { ...all, IN: 7 }, all));
  const second = { closing: 1, winnerChips: null, second: by('cashier').by };
  const closed: TournamentFact = { type: 'TournamentClosed', ...second, ...by('director') };
  const filed: TournamentFact = {
    ...{ type: 'SettlementFiled', closing: 1, tables: [{ jornada: day, table: 4 }] },
    ...by('director'),
  };
  const recount = count('drop', all, 'again');
  const again = { ...review, reviewId: 'review 2', explanation: 'Otra cosa' };

  it('is open before', () => {
    given(differs).when(recount).thenFacts({ type: 'CouponsCounted' });
    given(having(differs, review)).when(again).thenFacts({ type: 'DifferencesReviewed' });
    given(having(differs, review))
      .when({ ...review, reviewId: 'review 2' })
      .thenNothing();
  });

  it.each([recount, again])('takes no $type from the closing on', (command) => {
    given([...having(differs, review), closed])
      .when(command)
      .thenRejects('tournament.closed', 'R123-IV-6.p4');
    given([...having(differs, review), closed, filed])
      .when(command)
      .thenRejects('tournament.closed', 'R123-IV-6.p4');
  });

  it('nor while a correction has it open, once the papers are filed', () => {
    const reopened = [...having(differs, review), filed];
    for (const command of [recount, again, buy('E3', ['RB'])])
      given(reopened).when(command).thenRejects('tournament.takings-settled', 'R123-IV-6.p4');
    const otherTable = { ...recount, table: 3 };
    given(reopened).when(otherTable).thenRejects('tournament.takings-settled', 'R123-IV-6.p4');
  });

  it('answers what was taken before as it did', () =>
    given([...having(differs, review), closed])
      .when(review)
      .thenNothing());
});

describe('Casino and LNSE count their parts of the vouchers of a Sit & Go [R123-IV-11.2.p3]', () => {
  const place = { day, table: 20 };
  const part = (body: CouponBody, IN: number) => ({ ...count(body, { IN }), ...place });
  const played = having([], ...startedSitAndGo(7, {}, ['E1', 'E2', 'E3', 'E4', 'E7']));
  const counted = (...counts: ReturnType<typeof part>[]) => having(played, ...counts);

  it('which agree with the account less who never came, the box apart', () => {
    const both = counted(part('operator', 2), part('lnse', 2));
    expect(reconciliationOf(state(both))).toMatchObject([
      { table: 20, status: 'agrees', rows: [{ gic: 7, absent: 5, operator: 2, lnse: 2 }] },
    ]);
    expect(blockingCodes(both)).not.toContain('tournament.coupons-differ');
    given(both).when(part('lnse', 2)).thenNothing();
  });

  it('or block the closing until a review explains them', () => {
    const differ = counted(part('operator', 2), part('lnse', 1));
    expect(blockingCodes(differ)).toContain('tournament.coupons-differ');
    expect(blockingCodes(counted(part('lnse', 2)))).toContain('tournament.coupons-not-counted');
    expect(blockingCodes(having(differ, { ...review, ...place }))).not.toContain(
      'tournament.coupons-differ',
    );
  });

  it('and nothing waits for them while neither has begun; its table has no drop', () => {
    expect(reconciliationOf(state(played))).toEqual([]);
    given(played).when(part('drop', 2)).thenRejects('tournament.body-unknown', 'R123-IV-11.2');
  });
});

describe('Each body is counted by its holder [R123-IV-3.p3]', () => {
  it.each([
    ['lnse', 'director', false],
    ['lnse', 'fiscalizador', true],
    ['operator', 'fiscalizador', false],
    ['operator', 'head-cashier', true],
    ['drop', 'supervisor', true],
    ['drop', 'dealer', false],
  ] as const)('%s by the %s: %s', (body, role, allowed) => {
    const outcome = given(table4).when({ ...count(body, { IN: 8 }), ...by(role) });
    if (allowed) outcome.thenFacts({ type: 'CouponsCounted', body });
    else outcome.thenRejects('tournament.role-not-allowed', 'R123-IV-3.p3');
  });

  it.each(['2014-05-08', '2014-05-10', '1999-01-01'])(
    'is of a day with purchases, not of %s',
    (other) =>
      given(table4)
        .when({ ...count('operator', { IN: 8 }), day: other as typeof day })
        .thenRejects('tournament.count-of-no-jornada', 'R123-IV-3.p3'),
  );

  it('nor of a later day on which nobody bought anything, though it has passed', () => {
    const next = '2014-05-10' as typeof day;
    const then = '2014-05-11T03:00:00.000Z' as Instant;
    given(table4)
      .when({ ...count('drop', {}), day: next, occurredAt: then, jornada: next })
      .thenRejects('tournament.count-of-no-jornada', 'R123-IV-3.p3');
  });

  it('is of a table of the event, once it plays; a retry adds nothing', () => {
    given(table4)
      .when({ ...count('drop', {}), table: 9 })
      .thenRejects('tournament.table-unknown', 'R123-IV-3.p3');
    given(having([], announceEvent(), ...sell('E1')))
      .when(count('drop', {}))
      .thenRejects('tournament.not-started', 'R123-IV-3.p3');
    given(having(table4, count('drop', { IN: 8 })))
      .when(count('drop', { IN: 8 }))
      .thenNothing();
    given(having(table4, count('drop', { IN: 8 })))
      .when(count('drop', { IN: 7 }))
      .thenRejects('tournament.act-id-reused');
  });
});

describe('A coupon has one life [R123-IV-2.p4] [R123-IV-4.p1] [R123-IV-4.p7] [R123-IV-5.p5]', () => {
  it('prints one IN, two RB and one AD for each entry: 4 coupons, 12 slips', () => {
    const first = couponsOf(state(having([], announceEvent(), ...sell('E1'))));
    expect(first.map(({ code, number, status }) => [code, number, status])).toEqual([
      ['IN', 1, 'issued'],
      ['RB', 1, 'issued'],
      ['RB', 2, 'issued'],
      ['AD', 1, 'issued'],
    ]);
    expect(first.length * 3).toBe(12);
  });

  it('is delivered, used at a table, void or withdrawn unused', () => {
    const used = having(bought, {
      type: 'VoidPurchase',
      entryId: 'E2',
      purchaseId: 'RB E2',
      voidId: 'void 1',
      reason: 'Otra inscripción',
      desk: 3,
      ...by('supervisor'),
    });
    expect(statuses(used, 'E1')).toEqual(['used', 'used', 'used', 'delivered']);
    expect(statuses(used, 'E2')).toEqual(['used', 'void', 'delivered', 'delivered']);
    expect(unusedCoupons(state(used), 'RB')).toHaveLength(13);
    const closed = having([...used, ...started(4).slice(1)], closePurchases('RB'));
    expect(closed.at(-1)).toMatchObject({ type: 'PurchasesClosed', withdrawn: 13 });
    expect(statuses(closed, 'E2')).toEqual(['used', 'void', 'withdrawn-unused', 'delivered']);
    given(closed)
      .when(buy('E2', ['RB'], { purchaseId: 'late' }))
      .thenRejects('tournament.purchase-out-of-period', 'R123-I-48');
  });

  it('withdraws unused add-ons beside a witness of LNSE, by the Director', () => {
    const open = having(playing(4), openAddOns, buy('E1', ['AD']));
    given(open).when(closePurchases('AD')).thenFacts({ withdrawn: 7, witness: 'F. Iscal' });
    given(open)
      .when({ ...closePurchases('AD'), witness: ' ' })
      .thenRejects('tournament.reason-missing', 'R123-IV-4.p7');
    given(open)
      .when({ ...closePurchases('AD'), ...by('supervisor') })
      .thenRejects('tournament.role-not-allowed', 'R123-IV-4.p7');
  });
});

const HOLDERS = {
  operator: 'head-cashier',
  lnse: 'fiscalizador',
  drop: 'supervisor',
} as const satisfies Record<CouponBody, StaffRole>;

function count(
  body: CouponBody,
  counts: CouponCounts,
  countId = `count ${body}`,
): MoneyCommandOf<'CountCoupons'> {
  return { type: 'CountCoupons', countId, day, table: 4, body, counts, ...by(HOLDERS[body]) };
}
function three(operator: CouponCounts, lnse: CouponCounts, drop: CouponCounts) {
  return [count('operator', operator), count('lnse', lnse), count('drop', drop)];
}
const review: MoneyCommandOf<'ReviewDifferences'> = {
  type: 'ReviewDifferences',
  reviewId: 'review 1',
  day,
  table: 4,
  explanation: 'Un cuerpo se rompió',
  ...by('director'),
};
const statuses = (facts: readonly TournamentFact[], entryId: string) =>
  couponsOf(state(facts))
    .filter((one) => one.entryId === entryId)
    .map(({ status }) => status);
const blockingCodes = (facts: readonly TournamentFact[]) =>
  blockersOf(state(facts)).map(({ code }) => code);
