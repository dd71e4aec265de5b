import { describe, expect, it } from 'vitest';
import { centavos } from '../../../domain/money/centavos.ts';
import { chips } from '../../../domain/money/chips.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { couponText, unusedCoupons } from '../../../domain/tournament/coupons.ts';
import type { MoneyCommandOf } from '../../../domain/tournament/moneyCommands.ts';
import { screenOf } from '../../../functions/tournaments/screen.ts';
import { given, history } from '../../support/given.ts';
import { arrive, on } from './chips.ts';
import { bust, move, placesOf, redraw, seatCards, startTables } from './multiTable.ts';
import {
  accredit,
  announceEvent,
  buy,
  by,
  closePurchases,
  entry,
  having,
  openAddOns,
  sell,
  started,
  state,
} from './rebuys.ts';
import { entryIds, pay, person, takeForm, takeSeat } from './sitAndGo.ts';

/** The pool of the examples: 100 entries of 2,000 at 80 % and 80 rebuys of 1,500 at 90 %. */

const ids = entryIds(100);
/** 12 places of 83 to 100 entries: 28, 18, 13 … */
const sharesBps = [2800, 1800, 1300, 1000, 800, 600, 500, 400, 300, 200, 175, 125];
const scales = [
  { entriesMin: 2, entriesMax: 82, sharesBps: [6000, 4000] },
  { entriesMin: 83, entriesMax: 100, sharesBps },
];
const sold = history(announceEvent({ scales }), ...sell(...ids));
const lock = { type: 'LockPrizes', ...by('director') } as const;
const seated = [
  ...sold,
  ...started(4),
  ...ids.map((entryId, index) => ({
    type: 'SeatTaken' as const,
    entryId,
    seatingId: `seating ${entryId}`,
    ...{ table: 4, seat: index + 1 },
    ...by('dealer'),
  })),
];
const rebought = having(seated, ...ids.slice(0, 80).map((entryId) => buy(entryId, ['RB'])));
const closed = having(rebought, openAddOns, closePurchases('RB'), closePurchases('AD'));
const fixed = having(closed, lock);

describe('A pool of 268,000 and its twelve places [R123-I-64] [R123-I-65] [R123-III-2.p6]', () => {
  it('is fixed once the add-on is over, and not while it is sold', () => {
    given(having(rebought, openAddOns))
      .when(lock)
      .thenRejects('tournament.purchases-open', 'R123-I-64');
    given(closed).when(lock).thenFacts({ lock: 1, entries: 100, pool: 268_000_00 });
  });

  it('is shown with its places: 75,040 for the first [R123-I-67]', () => {
    const { prizes } = screenOf(state(fixed));
    expect(prizes?.pool.amount).toBe(268_000_00);
    expect(prizes?.places).toHaveLength(12);
    expect(prizes?.places[0]?.amount).toBe(75_040_00);
    expect(prizes?.places.reduce((sum, { amount }) => sum + amount, 0)).toBe(268_000_00);
  });

  it('is 269,350 after a rebuy of 1,500 at 90 % that was recorded late, once fixed again', () => {
    const late = having(fixed, {
      ...buy('E81', ['RB']),
      ...by('supervisor'),
      reportedLate: 'El cupón apareció en el recuento',
    });
    expect(screenOf(state(late)).prizes).toBeNull();
    given(late).when(lock).thenFacts({ lock: 2, pool: 269_350_00 });
  });
});

describe('A quota of 100 [R123-I-1.8] [R123-I-34]', () => {
  const extend: MoneyCommandOf<'ExtendRegistration'> = {
    type: 'ExtendRegistration',
    ...{ extensionId: 'extension 1', throughLevel: 3 },
    ...by('director', '22:50'),
  };
  const form = takeForm('E101', by('cashier', '18:00'));
  const sale = pay('E101', by('cashier', '18:00'));

  it('sells no entry 101, nor is registration extended', () => {
    given(having(sold, form)).when(sale).thenRejects('tournament.quota-full', 'R123-I-1.8');
    given(sold).when(extend).thenRejects('tournament.quota-full', 'R123-I-34');
  });

  it('with 97 paid it is extended to the end of level 3, also while others wait', () => {
    const few = history(announceEvent({ scales }), ...sell(...ids.slice(0, 97)));
    given(few).when(extend).thenFacts({ type: 'RegistrationExtended', throughLevel: 3 });
    const back = ['E98', 'E99', 'E100'].map(
      (entryId): TournamentCommand => ({
        type: 'RefundEntry',
        ...{ entryId, refundId: `refund ${entryId}`, means: 'cash', desk: 3 },
        ...by('cashier', '18:30'),
      }),
    );
    const waiting = [101, 102, 103].flatMap((number): TournamentCommand[] => [
      takeForm(`E${number}`, by('cashier', '18:00')),
      {
        type: 'JoinWaitingList',
        ...{ waitId: `wait ${number}`, entryId: `E${number}` },
        ...by('cashier', '18:10'),
      },
    ]);
    given(having(sold, ...waiting, ...back))
      .when(extend)
      .thenFacts({ type: 'RegistrationExtended' });
  });
});

describe('The coupons of rebuys that nobody used [R123-IV-4.p7] [R123-IV-4] [R123-IV-4.p6]', () => {
  const twenty = entryIds(20);
  const event = history(
    announceEvent(),
    ...sell(...twenty),
    ...twenty.map((entryId) => accredit(entryId)),
  );
  const playing = [
    ...event,
    ...started(4),
    ...seated.filter((fact) => fact.type === 'SeatTaken').slice(0, 20),
  ];
  const cashier = { by: { ...by('cashier').by, legajo: '1182' } };
  const used = having(playing, buy('E1', ['RB'], cashier), buy('E2', ['RB'], cashier));

  it('38 of 40 are withdrawn and marked, and none of them sells later', () => {
    expect(unusedCoupons(state(used), 'RB')).toHaveLength(38);
    const over = having(used, closePurchases('RB'));
    expect(over.at(-1)).toMatchObject({ type: 'PurchasesClosed', withdrawn: 38 });
    given(over)
      .when(buy('E3', ['RB']))
      .thenRejects('tournament.purchase-out-of-period', 'R123-I-48');
  });

  it('a used one says its table and the employee number of the cashier', () => {
    const [first] = entry(used, 'E1').purchases;
    expect(first).toMatchObject({ table: 4, legajo: '1182', price: 1_500_00, chips: 10_000 });
    expect(couponText(entry(used, 'E1'), first!)).toBe('1-RB1');
  });
});

describe('A cap of three entries [R123-I-32] [R123-I-60]', () => {
  const places = placesOf(3, 3);
  const base = [
    announceEvent({ entriesPerPersonMax: 3, rebuy: null, addOn: null }),
    ...sell(...entryIds(6)),
    {
      type: 'ExtendRegistration',
      ...{ extensionId: 'extension 1', throughLevel: 3 },
      ...by('director', '22:50'),
    } as const,
    redraw({ draw: seatCards(places) }),
    startTables(),
    ...arrive('E1', '1/1'),
  ];
  const same = { person: person('player E1') };
  const again = (entryId: string) => {
    const when = on('cashier', 5);
    return [
      takeForm(entryId, { ...same, ...when }),
      pay(entryId, { ...same, tendered: centavos(2_000_00), ...when }),
    ] as const;
  };
  const second = [...base, bust('x1', 1, 'E1'), ...again('E7')];
  /** Every time at the seat that came free. */
  const sitAgain = (entryId: string): TournamentCommand[] => [
    move(
      { cause: 'special-needs', reason: 'Vista', seats: [{ entryId, table: 1, seat: 1 }] },
      { moveId: `move ${entryId}` },
    ),
    accredit(entryId, { ...same, ...on('control-desk', 6) }),
    takeSeat(entryId, 1, { table: 1, ...same, ...on('dealer', 6) }),
  ];
  const third = [...second, ...sitAgain('E7'), bust('x2', 2, 'E7'), ...again('E8')];

  it('takes the third of one person and not the fourth', () => {
    given(history(...third.slice(0, -1)))
      .when(third.at(-1)!)
      .thenFacts({ type: 'EntryPaid', entryNumber: 8 });
    given(history(...third, ...sitAgain('E8'), bust('x3', 3, 'E8')))
      .when(again('E9')[0])
      .thenRejects('tournament.entry-limit-reached', 'R123-I-32');
  });

  it('none at all of who withdrew', () =>
    given(
      history(...base, {
        type: 'WithdrawEntry',
        ...{ exitId: 'w1', entryId: 'E1', hand: 1, chipsRemoved: chips(9_000) },
        ...on('director', 4),
      }),
    )
      .when(again('E7')[0])
      .thenRejects('tournament.person-withdrawn', 'R123-I-60'));
});
