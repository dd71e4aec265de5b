import { describe, expect, it } from 'vitest';
import { centavos } from '../../../domain/money/centavos.ts';
import { chips } from '../../../domain/money/chips.ts';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import type { TournamentFact } from '../../../domain/tournament/facts.ts';
import { poolOf, standingsOf } from '../../../domain/tournament/prizes.ts';
import { purchasesOf } from '../../../domain/tournament/purchases.ts';
import { given, history } from '../../support/given.ts';
import { bust, characteristics, placesOf, redraw, seatCards } from './multiTable.ts';
import {
  announceEvent,
  at,
  awaited,
  buy,
  by,
  closePurchases,
  having,
  ids,
  openAddOns,
  playing,
  sell,
  started,
  state,
} from './rebuys.ts';
import { announce, pay, takeForm } from './sitAndGo.ts';

const extend = (throughLevel: number, changes: object = {}) =>
  ({
    type: 'ExtendRegistration',
    extensionId: 'extension 1',
    throughLevel,
    ...by('director', '22:50'),
    ...changes,
  }) as const;

const sellAt = (entryId: string, time: string) => [
  takeForm(entryId, by('cashier', time)),
  pay(entryId, { tendered: centavos(2_000_00), ...by('cashier', time) }),
];

describe('Registration closes as published [R123-I-29] [R123-I-1.4]', () => {
  it.each([
    ['2014-04-24T15:00:00.000Z', true],
    ['2014-05-09T23:00:00.000Z', true],
    ['2014-05-09T23:00:01.000Z', false],
  ])('at %s', (occurredAt, open) => {
    const outcome = given(history(announceEvent())).when({
      ...takeForm('E1'),
      occurredAt: occurredAt as ReturnType<typeof at>,
    });
    if (open) outcome.thenFacts({ type: 'EntryFormTaken' });
    else outcome.thenRejects('tournament.registration-closed', 'R123-I-29');
  });

  it('and before it opens, who asks is told when it does', () => {
    const early = {
      ...takeForm('E1'),
      occurredAt: '2014-04-24T14:59:59.999Z' as ReturnType<typeof at>,
    };
    for (const _ of [1, 2])
      given(history(announceEvent()))
        .when(early)
        .thenRejects('tournament.registration-not-open', 'R123-I-1.4', {
          opensAt: '2014-04-24T15:00:00.000Z',
        });
  });

  describe('and no start before the published hour cuts it short [R123-I-1.2]', () => {
    const drawn = (quota = 100) =>
      history(
        announceEvent({ quota }),
        ...sell(...ids(8)),
        redraw({
          draw: seatCards(placesOf(4, 4)),
          tables: [1, 2],
          ...by('supervisor', '18:00'),
        }),
      );
    const start = (time: string) =>
      ({ type: 'StartTournament', acta: null, ...by('director', time) }) as const;

    it.each(['18:30', '22:54'])('at %s, while places are left', (time) =>
      given(drawn()).when(start(time)).thenRejects('tournament.registration-open', 'R123-I-29'),
    );
    it.each(['22:56', '23:01', '23:30'])('but may at %s, its window over or nearly so', (time) =>
      given(drawn()).when(start(time)).thenFacts({ type: 'TournamentStarted' }),
    );
    it('nor while the window goes on to the hour, but at the hour', () => {
      const { opensAt } = characteristics.registration;
      const late = history(
        announceEvent({ registration: { opensAt, closesAt: at('23:30') } }),
        ...sell(...ids(8)),
        redraw({ draw: seatCards(placesOf(4, 4)), tables: [1, 2], ...by('supervisor', '18:00') }),
      );
      given(late).when(start('23:20')).thenRejects('tournament.registration-open', 'R123-I-29');
      given(late).when(start('23:30')).thenFacts({ type: 'TournamentStarted' });
    });
    it('unless the quota is full [R123-I-1.8]', () =>
      given(drawn(8)).when(start('18:30')).thenFacts({ type: 'TournamentStarted' }));
  });

  it('closes when play starts', () =>
    given(playing(1))
      .when(takeForm('E9', by('cashier', '23:50')))
      .thenRejects('tournament.registration-closed', 'R123-I-29'));
});

describe('The Director extends it while the quota has places [R123-I-34] [R123-IV-1.1.p2] [R123-I-1.8]', () => {
  const extended = having(playing(1), extend(3));

  it('sells to the end of level 3, and no longer', () => {
    expect(having(extended, ...sellAt('E9', '23:50'))).toHaveLength(extended.length + 2);
    expect(having([...extended, ...levels(2, 3)], ...sellAt('E9', '23:50')).length).toBeGreaterThan(
      0,
    );
    given([...extended, ...levels(2, 4)])
      .when(takeForm('E9', by('cashier', '23:50')))
      .thenRejects('tournament.registration-closed', 'R123-I-29');
  });

  it('sells another entry to who is out, and none dated while he still played [R123-I-77]', () => {
    const out = { ...bust('x1', 1, 'E1'), ...by('supervisor', '23:50') };
    const again = (time: string) => ({
      ...takeForm('E9', by('cashier', time)),
      person: takeForm('E1').person,
    });
    const gone = having(extended, out);
    given(gone).when(again('23:51')).thenFacts({ type: 'EntryFormTaken' });
    given(gone).when(again('23:44')).thenRejects('tournament.live-entry-exists', 'R123-I-77');
    given(extended).when(again('23:51')).thenRejects('tournament.live-entry-exists', 'R123-I-77');
    const formed = having(gone, again('23:51'));
    const paid = (time: string) => ({
      ...sellAt('E9', time)[1]!,
      person: takeForm('E1').person,
    });
    given(formed).when(paid('23:52')).thenFacts({ type: 'EntryPaid' });
    given(having(formed, paid('23:52')))
      .when(paid('23:52'))
      .thenNothing();
  });

  it('is refused when the quota is full, even when one has left', () => {
    const full = having([
      ...history(announceEvent({ quota: 8 }), ...sell(...ids(8))),
      ...started(1),
    ]);
    given(full).when(extend(3)).thenRejects('tournament.quota-full', 'R123-I-34');
    const one = having(full, {
      type: 'WithdrawEntry',
      exitId: 'exit 1',
      hand: 1,
      entryId: 'E1',
      chipsRemoved: chips(10_000),
      ...by('director'),
    });
    given(one).when(extend(3)).thenRejects('tournament.quota-full', 'R123-I-34');
  });

  it('sells the last place and not one more', () => {
    const facts = [...history(announceEvent({ quota: 9 }), ...sell(...ids(8))), ...started(1)];
    const last = having(
      facts,
      extend(3),
      ...sellAt('E9', '23:50'),
      takeForm('E10', by('cashier', '23:50')),
    );
    given(last)
      .when(pay('E10', { tendered: centavos(2_000_00), ...by('cashier', '23:50') }))
      .thenRejects('tournament.quota-full', 'R123-I-1.8');
  });

  it('is his alone, for a level that comes, and not in a Sit & Go', () => {
    given(playing(1))
      .when(extend(3, by('supervisor')))
      .thenRejects('tournament.role-not-allowed', 'R123-I-34');
    given(playing(4)).when(extend(3)).thenRejects('tournament.level-unknown', 'R123-I-34');
    given(playing(4)).when(extend(4)).thenFacts({ type: 'RegistrationExtended', throughLevel: 4 });
    given(playing(1)).when(extend(7)).thenRejects('tournament.level-unknown', 'R123-I-34');
    given(history(announce()))
      .when(extend(3))
      .thenRejects('tournament.extension-not-offered', 'R123-I-34');
  });

  it('makes it longer, and never shorter', () => {
    const again = { extensionId: 'extension 2', ...by('director', '23:40') };
    given(extended)
      .when(extend(2, again))
      .thenRejects('tournament.extension-shortens', 'R123-I-34', { level: 2, through: 3 });
    for (const through of [3, 4])
      given(extended)
        .when(extend(through, again))
        .thenFacts({ type: 'RegistrationExtended', throughLevel: through });
    const twice = having(extended, extend(4, again));
    given(twice).when(extend(4, again)).thenNothing();
  });

  it('adds nothing on a retry', () => {
    given(extended).when(extend(3)).thenNothing();
    given(extended).when(extend(2)).thenRejects('tournament.act-id-reused');
  });
});

describe('An entry goes back until registration ends and before its coupon is taken [R123-IV-1.4]', () => {
  const refund = (time: string) =>
    ({
      type: 'RefundEntry',
      entryId: 'E1',
      refundId: 'refund E1',
      means: 'cash',
      desk: 3,
      ...by('cashier', time),
    }) as const;
  const sold = history(announceEvent(), ...sell(...ids(8)));

  it('goes back an hour before the closing and frees its place', () => {
    const before = poolOf(state(sold));
    const after = state(having(sold, refund('22:00')));
    expect(before - poolOf(after)).toBe(1_600_00);
  });

  it('is refused after the closing, until the Director extends it', () => {
    given(sold).when(refund('23:01')).thenRejects('tournament.refund-too-late', 'R123-IV-1.4');
    given(having(sold, extend(3)))
      .when(refund('23:01'))
      .thenFacts({ type: 'EntryRefunded' });
    given([...sold, ...started(1)])
      .when(refund('23:50'))
      .thenRejects('tournament.refund-too-late', 'R123-IV-1.4');
  });
});

describe('A sale of who has not come goes back in play while the event stays one [R123-IV-1.4]', () => {
  const goesBack = (entryId: string) =>
    ({
      type: 'RefundEntry',
      entryId,
      refundId: `refund ${entryId}`,
      means: 'cash',
      desk: 3,
      ...by('cashier', '23:50'),
    }) as const;
  const extended = having(awaited(1), extend(3));

  it('down to the two that play each other; a retry adds nothing', () => {
    const two = having(extended, ...ids(6).map(goesBack));
    expect(state(two).status).toBe('playing');
    given(two).when(goesBack('E6')).thenNothing();
    given(two).when(goesBack('E7')).thenRejects('tournament.not-enough-entries', 'R123-I-13');
  });

  it('not that of the last one left', () => {
    const alone = having(extended, {
      type: 'WithdrawEntry',
      exitId: 'exit E8',
      entryId: 'E8',
      hand: 1,
      chipsRemoved: chips(10_000),
      ...by('director'),
    });
    const one = having(alone, ...ids(6).map(goesBack));
    expect(state(one).status).toBe('finished');
    given(one).when(goesBack('E7')).thenRejects('tournament.refund-too-late', 'R123-IV-1.4');
  });

  it('nor that of who bought at a table: its rebuy would be of nobody', () => {
    const rebuy: TournamentFact = {
      ...{ type: 'PurchasePaid', entryId: 'E1', purchaseId: 'RB E1', code: 'RB', coupon: 1 },
      ...{ table: 4, price: centavos(1_500_00), benefit: centavos(150_00) },
      ...{ prizePart: centavos(1_350_00), chips: chips(10_000), fromHand: null },
      ...{ means: 'cash', desk: 3, ...by('cashier', '23:45') },
    };
    given([...extended, rebuy])
      .when(goesBack('E1'))
      .thenRejects('tournament.voucher-used', 'R123-IV-1.4');
  });
});

describe('What is shown while a lock is stale [R123-I-65]', () => {
  it('has no more places than entries left', () => {
    const locked = having(
      [...history(announceEvent({ rebuy: null, addOn: null }), ...sell(...ids(3))), ...started(1)],
      { type: 'LockPrizes', ...by('director') },
    );
    expect(state(locked).lock?.placePrizes).toHaveLength(3);
    const two = having(
      locked,
      {
        type: 'VoidSale',
        entryId: 'E3',
        voidId: 'void E3',
        reason: 'Venta cargada dos veces',
        desk: 3,
        ...by('supervisor'),
      },
      {
        type: 'WithdrawEntry',
        exitId: 'exit E2',
        entryId: 'E2',
        hand: 1,
        chipsRemoved: chips(10_000),
        ...by('director'),
      },
    );
    expect(standingsOf(state(two)).map(({ position }) => position)).toEqual([1, 2]);
  });
});

describe('A jornada that is filed keeps its takings [R123-IV-6.p4]', () => {
  it('also those of who never came, sold in an earlier one and void in a later one', () => {
    const voidIt = {
      type: 'VoidSale',
      entryId: 'E1',
      voidId: 'void E1',
      reason: 'Venta cargada dos veces',
      desk: 3,
      ...by('supervisor'),
    } as const;
    const sold = sell(...ids(3)).map((command) => ({ ...command, ...early }));
    const playing = [...history(announceEvent(), ...sold), ...started(1)];
    given(playing).when(voidIt).thenFacts({ type: 'SaleVoided' });
    const filed: TournamentFact = {
      type: 'SettlementFiled',
      closing: 1,
      tables: [{ jornada: '2014-05-09' as Jornada, table: 4 }],
      ...by('director'),
    };
    const nextDay = { ...voidIt, jornada: '2014-05-10' as Jornada };
    given([...playing, filed])
      .when(nextDay)
      .thenRejects('tournament.jornada-settled', 'R123-IV-6.p4');
  });
});

describe('The pool waits for registration, rebuys and add-ons [R123-I-64] [R123-I-65]', () => {
  const lock = { type: 'LockPrizes', ...by('director') } as const;

  it('is refused while one of them is to come', () => {
    given(playing(1)).when(lock).thenRejects('tournament.purchases-open', 'R123-I-64');
    given(having(playing(4), closePurchases('RB')))
      .when(lock)
      .thenRejects('tournament.purchases-open', 'R123-I-64');
    given(having(playing(4), openAddOns))
      .when(lock)
      .thenRejects('tournament.purchases-open', 'R123-I-64');
    given(having(playing(1, { rebuy: null, addOn: null }), extend(3)))
      .when(lock)
      .thenRejects('tournament.registration-open', 'R123-I-64');
  });

  it('adds what every code gives to prizes', () => {
    const bought = [buy('E1', ['RB']), buy('E2', ['RB'])];
    const before = having(playing(4), ...bought, openAddOns, buy('E3', ['AD']));
    const closed = having(before, closePurchases('RB'), closePurchases('AD'));
    given(closed)
      .when(lock)
      .thenFacts({ entries: 8, pool: 8 * 1_600_00 + 2 * 1_350_00 + 1_000_00 });
  });

  it('is stale when a purchase goes back, and is fixed again', () => {
    const bought = having(playing(4), buy('E1', ['RB']), openAddOns);
    const locked = having(bought, closePurchases('RB'), closePurchases('AD'), lock);
    const less = having(locked, {
      type: 'VoidPurchase',
      entryId: 'E1',
      purchaseId: 'RB E1',
      voidId: 'void 1',
      reason: 'Otra inscripción',
      desk: 3,
      ...by('supervisor'),
    });
    given(less)
      .when(lock)
      .thenFacts({ lock: 2, pool: 8 * 1_600_00 });
  });
});

describe('An extension ends with the event [R123-I-34] [R123-I-64]', () => {
  const alone = having(playing(1, { rebuy: null, addOn: null }), extend(3), {
    type: 'DisqualifyEntries',
    exitId: 'all but one',
    hand: 1,
    out: ids(8)
      .slice(1)
      .map((entryId) => ({ entryId, chipsRemoved: chips(0) })),
    norm: 'R123-II-41',
    reason: 'Prueba',
    ...by('director'),
  });

  it('once one is left nobody else comes, so that the pool can be fixed', () => {
    given(alone)
      .when(takeForm('E9', by('cashier', '23:50')))
      .thenRejects('tournament.registration-closed', 'R123-I-29');
    given(alone)
      .when({ type: 'LockPrizes', ...by('director') })
      .thenFacts({ type: 'PrizesLocked', entries: 8 });
  });

  it('goes on when the last exit is undone', () =>
    given(
      having(alone, {
        type: 'UndoExit',
        exitId: 'all but one',
        reason: 'Error de carga',
        late: false,
        ...by('supervisor'),
      }),
    )
      .when(takeForm('E9', by('cashier', '23:50')))
      .thenFacts({ type: 'EntryFormTaken' }));

  it('sells nothing for an event that is closed', () =>
    given([
      ...alone,
      { type: 'TournamentClosed', closing: 1, winnerChips: null, second: null, ...by('director') },
    ])
      .when(takeForm('E9', by('cashier', '23:50')))
      .thenRejects('tournament.registration-closed', 'R123-I-29'));
});

describe('Who never came is booked to the table assigned, in the jornada of play [R123-IV-1.4] [R123-IV-2.p4]', () => {
  it('takes the jornada of the start', () => {
    const sold = sell(...ids(2)).map((command) => ({ ...command, ...early }));
    const facts = [...history(announceEvent(), ...sold), ...started(1)];
    expect(purchasesOf(state(facts)).map(({ jornada }) => jornada)).toEqual([
      '2014-05-09',
      '2014-05-09',
    ]);
  });

  it('or that of the sale, when it came in a later one', () => {
    const next = {
      jornada: '2014-05-10' as Jornada,
      occurredAt: '2014-05-10T09:30:00.000Z' as Instant,
    };
    const late = [takeForm('E9'), pay('E9', { tendered: centavos(2_000_00) })];
    const facts = having(
      playing(1),
      extend(3),
      ...late.map((command) => ({ ...command, ...next })),
    );
    expect(purchasesOf(state(facts)).map(({ jornada }) => jornada)).toEqual([
      ...Array(8).fill('2014-05-09'),
      '2014-05-10',
    ]);
  });
});

const early = {
  occurredAt: '2014-05-01T18:00:00.000Z' as ReturnType<typeof at>,
  jornada: '2014-05-01' as ReturnType<typeof by>['jornada'],
};
const levels = (from: number, to: number): TournamentFact[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    type: 'LevelAnnounced',
    level: from + index,
    hand: null,
    ...by('director'),
  }));
