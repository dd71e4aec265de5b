import { describe, expect, it } from 'vitest';
import { centavos } from '../../../domain/money/centavos.ts';
import { chips } from '../../../domain/money/chips.ts';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import { blockersOf } from '../../../domain/tournament/blockers.ts';
import { chipsInPlay } from '../../../domain/tournament/chipsInPlay.ts';
import type {
  CommandOf,
  MultiTableCharacteristics,
  TournamentCommand,
} from '../../../domain/tournament/commands.ts';
import { standingsOf } from '../../../domain/tournament/prizes.ts';
import { reconciliationOf } from '../../../domain/tournament/reconciliation.ts';
import { isRegroupDue, laidTables } from '../../../domain/tournament/seating/laidTables.ts';
import { finalTableDue } from '../../../domain/tournament/seating/redraws.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { multiTable } from '../../../domain/tournament/tables.ts';
import { fold, given, history } from '../../support/given.ts';
import {
  announceTables,
  bust,
  bySystem,
  playing,
  redraw,
  startTables,
  toldLate,
} from './multiTable.ts';
import { withPurchases } from './rebuys.ts';
import { by, occurredAt, sell, takeForm, takeSeat } from './sitAndGo.ts';

const club = { entriesMin: 2, disqualifiedChips: 'removed' } as const;
const terms = (changes: Partial<MultiTableCharacteristics> = {}) => ({ club, ...changes });
const stateAfter = (...commands: readonly TournamentCommand[]) =>
  fold(history(...commands)) as AnnouncedTournament;
const lock: TournamentCommand = { type: 'LockPrizes', ...by('director') };
/** Five entries at 2.000 with 80 % for prizes: 4.000, 2.400 and 1.600. */
const five = [...playing([5], terms()), lock];
const three = [...five, bust('x1', 1, 'E4'), bust('x2', 2, 'E5')];

describe('A club event is announced by its own rules', () => {
  it('without a window of fifteen days, which is the lottery’s', () => {
    const late = {
      jornada: '2014-05-08' as Jornada,
      occurredAt: '2014-05-08T15:00:00.000Z' as Instant,
    };
    given([])
      .when({ ...announceTables(terms()), ...late })
      .thenFacts({ type: 'TournamentAnnounced' });
    given([])
      .when({ ...announceTables(), ...late })
      .thenRejects('tournament.sale-window-short', 'R123-IV-1.1.p1');
  });

  it('with tables of 8, 9 or 10 [CLUB-D5]', () => {
    for (const seatsPerTable of [8, 9, 10])
      given([])
        .when(announceTables(terms({ seatsPerTable })))
        .thenFacts({ type: 'TournamentAnnounced' });
    given([])
      .when(announceTables(terms({ seatsPerTable: 7 })))
      .thenRejects('tournament.tables-invalid', 'CLUB-D5');
    given([])
      .when(announceTables(terms({ seatsPerTable: 11 })))
      .thenRejects('tournament.tables-invalid', 'CLUB-D5');
  });

  it('80 entries with 10 each sit at 8 tables [CLUB-D5]', () => {
    const ids = Array.from({ length: 80 }, (_, index) => `E${index + 1}`);
    const ten = { seatsPerTable: 10, tables: Array.from({ length: 10 }, (_, at) => at + 1) };
    const drawn = stateAfter(announceTables(terms(ten)), ...sell(...ids), redraw());
    expect(laidTables(drawn).map(({ players }) => players.length)).toEqual(Array(8).fill(10));
  });

  it('with what its organiser keeps of each purchase: no floor of the lottery [CLUB-D8] [CLUB-D9]', () => {
    const rebuy = { ...withPurchases.rebuy!, prize: { benefit: centavos(1_500_00) } };
    given([])
      .when(announceTables(terms({ prize: { bps: 5000 }, rebuy })))
      .thenFacts({
        type: 'TournamentAnnounced',
        terms: expect.objectContaining({ benefit: 1_000_00, prizePart: 1_000_00 }),
      });
    for (const [prize, norm] of [
      [{ bps: 10_001 }, 'CLUB-D9'],
      [{ benefit: centavos(2_000_01) }, 'CLUB-D9'],
    ] as const)
      given([])
        .when(announceTables(terms({ prize })))
        .thenRejects('settlement.share-out-of-range', norm);
    given([])
      .when(announceTables({ prize: { bps: 6999 } }))
      .thenRejects('settlement.prize-below-floor', 'R123-I-62');
  });

  it('with a scale that adds to the whole, by number of entries [CLUB-D8] [CLUB-D9]', () => {
    const two = { entriesMin: 2, entriesMax: 2, sharesBps: [10_000] };
    const scale = (...sharesBps: readonly number[]) =>
      given([]).when(
        announceTables(terms({ scales: [two, { entriesMin: 3, entriesMax: 100, sharesBps }] })),
      );
    scale(5000, 3000, 2000).thenFacts({ type: 'TournamentAnnounced' });
    scale(5000, 3000, 1000).thenRejects('settlement.scale-not-whole', 'CLUB-D8');
    scale(2000, 3000, 5000).thenRejects('settlement.scale-increases', 'CLUB-D8');
    const twenty = stateAfter(...playing([10, 10], terms({ seatsPerTable: 10 })), lock);
    expect(twenty.lock?.placePrizes).toHaveLength(3);
  });
});

describe('Seats are drawn after registration closes [CLUB-D1]', () => {
  const sold = history(announceTables(terms()), ...sell('E1', 'E2', 'E3'));
  const soldAtNine = sell('E1', 'E2', 'E3').map(
    (one): TournamentCommand => ({ ...one, occurredAt: '2014-05-09T21:00:00.000Z' as Instant }),
  );
  const drawnAt = (time: string) => redraw({ occurredAt: time as Instant });

  it('not while entries are sold, but from the end of the sale on', () => {
    given(sold)
      .when(drawnAt('2014-05-09T22:59:59.999Z'))
      .thenRejects('tournament.registration-open', 'CLUB-D1');
    given(sold)
      .when(drawnAt('2014-05-09T23:00:00.000Z'))
      .thenFacts({ type: 'SeatsRedrawn', occasion: 'initial' });
    given(history(announceTables(terms()), ...sell('E1', 'E2', 'E3'), redraw()))
      .when(redraw())
      .thenNothing();
  });

  it('or as soon as nobody else fits', () => {
    const full = history(announceTables(terms({ quota: 3 })), ...soldAtNine);
    given(full).when(drawnAt('2014-05-09T22:00:00.000Z')).thenFacts({ type: 'SeatsRedrawn' });
  });

  it('an event of the lottery may be drawn before', () =>
    given(history(announceTables(), ...soldAtNine))
      .when(drawnAt('2014-05-09T22:00:00.000Z'))
      .thenFacts({ type: 'SeatsRedrawn' }));
});

describe('The tables drawn differ by one [CLUB-D1] [CLUB-D3]', () => {
  const drawn = (entries: number, seatsPerTable: number, salt = 1) => {
    const ids = Array.from({ length: entries }, (_, index) => `E${index + 1}`);
    const announced = announceTables(terms({ seatsPerTable }));
    const draw = redraw({ tables: [1, 2, 3], draw: bySystem(salt) });
    return laidTables(stateAfter(announced, ...sell(...ids), draw)).map(
      ({ players }) => players.length,
    );
  };

  it('29 players sit at 10, 10 and 9, and the smaller table is drawn', () => {
    const sizes = [1, 2, 3, 4, 5, 6].map((salt) => drawn(29, 10, salt));
    for (const one of sizes) expect(one.toSorted()).toEqual([10, 10, 9]);
    expect(new Set(sizes.map(String)).size).toBeGreaterThan(1);
  });

  it('27 entries are 3 tables of 9 [CLUB-T1]', () => expect(drawn(27, 9)).toEqual([9, 9, 9]));
});

describe('Play starts at all tables by one act, which runs the clock [CLUB-D2]', () => {
  it('tables and level 1 together; levels follow at their interval [CLUB-T7]', () => {
    const before = playing([9, 9], terms()).slice(0, -1);
    const started = stateAfter(...before, startTables());
    const { occurredAt } = startTables();
    const end = new Date(Date.parse(occurredAt) + 20 * 60_000).toISOString();
    expect(started).toMatchObject({ status: 'playing', level: 1, clock: { endsAt: end } });
  });
});

describe('A table fewer is laid each time as many are out as a table has [CLUB-D4]', () => {
  const thirty = playing([10, 10, 10], terms({ seatsPerTable: 10 }));
  const out = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      toldLate(bust(`x${index}`, index + 1, `E${index + 1}`)),
    );
  const due = (count: number) => {
    const state = stateAfter(...thirty, ...out(count));
    return isRegroupDue(state, multiTable(state.terms));
  };

  it('after the tenth, not after the ninth [CLUB-D6]', () => {
    expect(due(9)).toBe(false);
    const twelve = playing(
      [12, 12, 6].map(() => 10),
      terms({ seatsPerTable: 10 }),
    );
    const mixed = ['E1', 'E2', 'E3', 'E4', 'E5', 'E11', 'E12', 'E13', 'E21', 'E22'];
    const busts = mixed.map((entryId, index) => bust(`x${index}`, index + 1, entryId));
    const state = stateAfter(...twelve, ...busts);
    expect(isRegroupDue(state, multiTable(state.terms))).toBe(true);
  });

  it('100 players: 10 out, 9 tables of 10; 90 out, the final table [CLUB-D6]', () => {
    const hundred = playing(
      [...Array(10)].map(() => 10),
      terms({ seatsPerTable: 10, tables: [...Array(10)].map((_, at) => at + 1) }),
    );
    const left = (count: number) => {
      const state = stateAfter(...hundred, ...out(count));
      return [laidTables(state).length, finalTableDue(state, multiTable(state.terms))];
    };
    expect(left(10)).toEqual([9, false]); // all of table 1: nobody is left to move
    expect(due(10)).toBe(false);
    expect(left(89)).toEqual([2, false]);
    expect(left(90)).toEqual([1, true]);
  });

  it('and the final table has as many as a table [CLUB-D7]', () => {
    const eleven = playing([6, 5], terms({ seatsPerTable: 10 }));
    const finalAfter = (...commands: readonly TournamentCommand[]) => {
      const state = stateAfter(...eleven, ...commands);
      return finalTableDue(state, multiTable(state.terms));
    };
    expect(finalAfter()).toBe(false);
    expect(finalAfter(bust('x1', 1, 'E1'))).toBe(true);
  });

  it('who is out frees the seat at once [CLUB-T13]', () => {
    const state = stateAfter(...thirty, bust('x1', 1, 'E1'));
    expect(laidTables(state)[0]?.players.map(({ seat }) => seat)).not.toContain(1);
  });
});

describe('Chips at the start of the hand rank, at any table [CLUB-T25]', () => {
  const together = (ofClub: boolean) => {
    const tables = playing([3, 3], ofClub ? terms() : {});
    const round = (on: boolean): TournamentCommand => ({
      type: 'SetHandForHand',
      settingId: 's1',
      on,
      reason: 'Burbuja',
      ...by('director'),
    });
    const release: TournamentCommand = { type: 'ReleaseRound', round: 1, ...by('director') };
    const out: CommandOf<'EliminateEntries'> = {
      ...bust('x1', 1, 'E1', 'E4'),
      simultaneous: 'hand-for-hand',
      out: [
        { entryId: 'E1', chipsAtStart: chips(5_500) },
        { entryId: 'E4', chipsAtStart: chips(8_000) },
      ],
    };
    const standings = standingsOf(stateAfter(...tables, round(true), release, out));
    return standings.map(({ entry, position }) => [entry, position]);
  };

  it('8.000 at one table finish before 5.500 at another; under Res. 123/2013 they share', () => {
    expect(together(true)).toEqual([
      [4, 5],
      [1, 6],
    ]);
    expect(together(false)).toEqual([
      [1, 5],
      [4, 5],
    ]);
  });
});

describe('Chips of who leaves', () => {
  const withdraw: TournamentCommand = {
    type: 'WithdrawEntry',
    exitId: 'w1',
    entryId: 'E1',
    hand: 3,
    chipsRemoved: chips(8_200),
    ...by('director'),
  };
  const disqualify: TournamentCommand = {
    type: 'DisqualifyEntries',
    exitId: 'd1',
    hand: 3,
    out: [{ entryId: 'E1', chipsRemoved: chips(8_300) }],
    norm: 'CLUB-O4',
    reason: 'Juego en equipo',
    ...by('director'),
  };
  const nine = (changes: object = {}) => playing([9], terms(changes));
  const others = [2, 3, 4, 5, 6, 7, 8, 9].map((entry) => `E${entry}`);

  it('who withdraws leaves them to the others at the table [CLUB-G1]', () => {
    given(history(...nine()))
      .when({ ...withdraw, ...by('supervisor') })
      .thenRejects('tournament.role-not-allowed', 'CLUB-G1');
    const shared = { table: 1, players: 8, to: others, each: 1_025, toPot: 0 };
    given(history(...nine()))
      .when(withdraw)
      .thenFacts({ chipsRemoved: 0, shared });
    given(history(...nine(), withdraw))
      .when(withdraw)
      .thenNothing();
    expect(chipsInPlay(stateAfter(...nine(), withdraw))).toBe(90_000);
  });

  it('who is disqualified loses them from play: 8,000 [CLUB-T0]', () => {
    expect(chipsInPlay(stateAfter(...nine(), disqualify))).toBe(81_700);
    const eight = { ...disqualify, out: [{ entryId: 'E1', chipsRemoved: chips(8_000) }] };
    expect(chipsInPlay(stateAfter(...nine(), eight))).toBe(82_000);
  });

  it('or, where the event says so, the table gets them and the pot the rest [CLUB-O5]', () => {
    const sharing = nine({ club: { ...club, disqualifiedChips: 'shared' } });
    const shared = { table: 1, players: 8, to: others, each: 1_025, toPot: 100 };
    given(history(...sharing))
      .when(disqualify)
      .thenFacts({ out: [{ entryId: 'E1', chipsRemoved: 0, shared }] });
    given(history(...sharing, disqualify))
      .when(disqualify)
      .thenNothing();
  });
});

describe('Prices go back only when too few entered [CLUB-G2]', () => {
  const refund: TournamentCommand = {
    type: 'RefundEntry',
    entryId: 'E1',
    refundId: 'f1',
    means: 'cash',
    desk: 3,
    ...by('cashier'),
  };
  const after = { ...refund, occurredAt: '2014-05-09T23:10:00.000Z' as Instant };
  const announced = announceTables(terms({ club: { ...club, entriesMin: 8 } }));
  const sold = (count: number) => [
    announced,
    ...sell(...Array.from({ length: count }, (_, index) => `E${index + 1}`)),
  ];

  it('6 of 8: once registration is over, and all of them', () => {
    given(history(...sold(6)))
      .when(refund)
      .thenRejects('tournament.refund-too-late', 'CLUB-G2');
    given(history(...sold(6)))
      .when(after)
      .thenFacts({ type: 'EntryRefunded' });
    given(history(...sold(8)))
      .when(after)
      .thenRejects('tournament.refund-too-late', 'CLUB-G2');
  });

  it('what went back to who is barred does not open it to the others: 8 of 9 are enough', () => {
    const listed = { ...refund, restrictions: ['self-excluded'] } as const;
    given(history(...sold(9), listed))
      .when({ ...after, entryId: 'E2', refundId: 'f2' })
      .thenRejects('tournament.refund-too-late', 'CLUB-G2');
    given(history(...sold(8), listed))
      .when({ ...after, entryId: 'E2', refundId: 'f2' })
      .thenFacts({ type: 'EntryRefunded', entryId: 'E2' });
  });

  it('and with fewer the event does not start', () =>
    given(history(...sold(6)))
      .when(startTables())
      .thenRejects('tournament.not-enough-entries', 'CLUB-G2'));
});

describe('The organisation cancels or alters by its own word [CLUB-T29]', () => {
  const interruption = { interruptionId: 'i1', consent: '', ...by('director') } as const;
  const sold = [announceTables(terms()), ...sell('E1', 'E2')];

  it('with a reason and without the lottery', () => {
    const cancel = { type: 'CancelEvent', reason: 'Corte de luz', ...interruption } as const;
    given(history(...sold))
      .when(cancel)
      .thenFacts({ type: 'EventCancelled', reason: 'Corte de luz' });
    given(history(...sold))
      .when({ ...cancel, reason: ' ' })
      .thenRejects('tournament.reason-missing', 'CLUB-T29');
    given(history(announceTables(), ...sell('E1', 'E2')))
      .when(cancel)
      .thenRejects('tournament.consent-missing', 'R123-I-6');
  });

  it('and moves the start with notice, before it [CLUB-G4]', () => {
    const startsAt = '2014-05-10T00:00:00.000Z' as Instant;
    const move = {
      type: 'ModifyEvent',
      saleOpensOn: null,
      reason: 'Empieza 21:30',
      changes: { startsAt },
      ...interruption,
    } as const;
    expect(stateAfter(...sold, move).terms.startsAt).toBe(startsAt);
    given(history(...playing([3], terms())))
      .when(move)
      .thenRejects('tournament.already-started', 'CLUB-T29');
  });
});

describe('No coupons of the lottery are counted in a club event', () => {
  it('so nothing of them blocks its closing', () => {
    expect(reconciliationOf(stateAfter(...three))).toEqual([]);
    expect(reconciliationOf(stateAfter(...playing([3])))).not.toEqual([]);
  });

  it('is not over before it is played to the end, by its own rule [CLUB-T28]', () => {
    const [first] = blockersOf(stateAfter(...three));
    expect(first).toMatchObject({ code: 'tournament.not-finished', norm: 'CLUB-T28' });
  });

  it('nor is one taken: it has no control card of three bodies [R123-IV-2.p4]', () => {
    const count: CommandOf<'CountCoupons'> = {
      type: 'CountCoupons',
      ...{ countId: 'count 1', day: by('director').jornada, table: 1 },
      ...{ body: 'operator', counts: { IN: 5 } },
      ...by('supervisor'),
    };
    given(history(...five))
      .when(count)
      .thenRejects('tournament.body-unknown');
  });
});

describe('Finalists agree on the prizes left [CLUB-T27]', () => {
  const deal = (
    amounts: readonly number[],
    left: number,
    changes: Partial<CommandOf<'RecordDeal'>> = {},
  ): CommandOf<'RecordDeal'> => ({
    type: 'RecordDeal',
    dealId: 'a1',
    shares: amounts.map((amount, index) => ({
      entryId: `E${index + 1}`,
      amount: centavos(amount * 100),
    })),
    left: centavos(left * 100),
    consents: ['E1', 'E2', 'E3'],
    override: null,
    ...by('director'),
    ...changes,
  });
  const asked = (command: CommandOf<'RecordDeal'>) => given(history(...three)).when(command);

  it('each takes what was agreed and the winner what was left to play for', () => {
    const end = [deal([2_800, 2_500, 2_000], 700), bust('x3', 3, 'E2'), bust('x4', 4, 'E1')];
    const prizes = standingsOf(stateAfter(...three, ...end)).map(({ entry, prize }) => [
      entry,
      prize,
    ]);
    expect(prizes).toEqual([
      [3, 270_000],
      [1, 280_000],
      [2, 250_000],
      [5, 0],
      [4, 0],
    ]);
    asked(deal([2_800, 2_500, 2_000], 700)).thenFacts({ type: 'DealRecorded' });
    given(history(...three, deal([2_800, 2_500, 2_000], 700)))
      .when(deal([2_800, 2_500, 2_000], 700))
      .thenNothing();
  });

  it('who is disqualified after it loses his part to the others', () => {
    const end: TournamentCommand[] = [
      deal([2_800, 2_500, 2_000], 700),
      {
        type: 'DisqualifyEntries',
        exitId: 'd1',
        hand: 3,
        out: [{ entryId: 'E3', chipsRemoved: chips(100) }],
        norm: 'CLUB-O4',
        reason: 'Juego en equipo',
        ...by('director'),
      },
      bust('x4', 4, 'E2'),
    ];
    const prizes = standingsOf(stateAfter(...three, ...end)).map(({ prize }) => prize);
    expect(prizes).toEqual([450_000, 350_000, 0, 0, 0]);
  });

  it('90,000 left for 3: 32, 28 and 22 thousand with 8 for the winner; not without one of them', () => {
    const price = centavos(22_500_00);
    const paid = playing([5], terms({ price })).map((command) =>
      command.type === 'PayEntry' ? { ...command, tendered: price } : command,
    );
    const left = given(history(...paid, lock, bust('x1', 1, 'E4'), bust('x2', 2, 'E5')));
    const agreed = deal([32_000, 28_000, 22_000], 8_000);
    left.when(agreed).thenFacts({ type: 'DealRecorded', left: 8_000_00 });
    left
      .when({ ...agreed, consents: ['E1', 'E2'] })
      .thenRejects('tournament.deal-consent-missing', 'CLUB-T27');
    left
      .when(deal([35_000, 30_000, 25_000], 0))
      .thenRejects('tournament.deal-leaves-nothing', 'CLUB-T28');
  });

  it('not without everybody, nor for another sum than the prizes', () => {
    asked(deal([2_800, 2_500, 2_000], 700, { consents: ['E1', 'E2'] })).thenRejects(
      'tournament.deal-consent-missing',
      'CLUB-T27',
    );
    asked(deal([4_000, 3_300], 700)).thenRejects('tournament.deal-consent-missing', 'CLUB-T27');
    asked(deal([3_000, 2_500, 2_000], 700)).thenRejects(
      'tournament.deal-does-not-add-up',
      'CLUB-T27',
    );
  });

  it('leaves something to play for, or the Director says why not [CLUB-T28]', () => {
    const nothing = [3_200, 2_600, 2_200];
    asked(deal(nothing, 0)).thenRejects('tournament.deal-leaves-nothing', 'CLUB-T28');
    asked(deal(nothing, 0, { override: 'Cierre del local' })).thenFacts({ left: 0 });
  });

  it('is not touched afterwards, and never made under Res. 123/2013 [R123-I-74]', () => {
    const agreed = [...three, deal([2_800, 2_500, 2_000], 700)];
    given(history(...agreed))
      .when({ type: 'UndoExit', exitId: 'x2', reason: 'No', late: false, ...by('director') })
      .thenRejects('tournament.deal-agreed', 'CLUB-T27');
    const lottery = [...playing([5]), lock, bust('x1', 1, 'E4'), bust('x2', 2, 'E5')];
    given(history(...lottery))
      .when(deal([2_800, 2_500, 2_000], 700))
      .thenRejects('tournament.deal-not-allowed', 'R123-I-74');
  });
});

describe('Claims are heard until the next hand begins [CLUB-O2]', () => {
  const claim = (nextHandDealt: boolean): TournamentCommand => ({
    type: 'OpenClaim',
    claimId: 'q1',
    table: 1,
    hand: 30,
    entryId: 'E2',
    about: 'Apuesta contada 900 en lugar de 1.000',
    nextHandDealt,
    ...by('dealer'),
  });

  it('hand 31 not opened: a claim on hand 30 is taken; opened: refused', () => {
    const seats = [1, 2, 3].map((seat) => takeSeat(`E${seat}`, seat));
    const open = (hand: number, time: string): TournamentCommand => ({
      type: 'OpenHand',
      table: 1,
      hand,
      smallBlind: 1,
      bigBlind: 2,
      ...by('dealer'),
      occurredAt: `2014-05-09T23:${time}:00.000Z` as Instant,
    });
    const claimed = (time: string) => ({
      ...claim(false),
      occurredAt: `2014-05-09T23:${time}:00.000Z` as Instant,
    });
    const table = [...playing([3], terms({ tables: [1] })), ...seats, open(30, '05')];
    given(history(...table))
      .when(claimed('10'))
      .thenFacts({ type: 'ClaimOpened', hand: 30, late: false });
    const next = [...table, open(31, '08')];
    given(history(...next))
      .when(claimed('10'))
      .thenRejects('tournament.claim-too-late', 'CLUB-O2');
    given(history(...next))
      .when(claimed('07'))
      .thenFacts({ late: false }); // said before the next hand, written down after it
    given(history(...next, open(32, '11')))
      .when(claimed('12'))
      .thenRejects('tournament.claim-too-late', 'CLUB-O2');
  });

  it('any player points out an error of the dealer [CLUB-K9]', () => {
    given(history(...three))
      .when(claim(false))
      .thenFacts({ type: 'ClaimOpened', table: 1, hand: 30, late: false });
    given(history(...three))
      .when(claim(true))
      .thenRejects('tournament.claim-too-late', 'CLUB-O2');
  });
});

describe('The organiser suspends for a time, or for good [CLUB-O1]', () => {
  const impose = (
    changes: Partial<CommandOf<'ImposePenalty'>> = {},
  ): CommandOf<'ImposePenalty'> => ({
    type: 'ImposePenalty',
    penaltyId: 'n1',
    entryId: 'E1',
    hand: 2,
    codes: ['club-insult'],
    others: [],
    round: null,
    description: 'Insultos',
    suspension: { minutes: 20 },
    ...by('director'),
    ...changes,
  });
  const asked = (changes: Partial<CommandOf<'ImposePenalty'>> = {}) =>
    given(history(...three)).when(impose(changes));

  it('20 minutes for insults, by the organiser alone', () => {
    const until = new Date(Date.parse(by('director').occurredAt) + 20 * 60_000).toISOString();
    asked().thenFacts({ infractions: ['CLUB-O11'], hands: 0, until });
    expect(stateAfter(...three, impose()).penalties[0]?.status).toBe('running');
    asked(by('supervisor')).thenRejects('conduct.role-not-allowed', 'CLUB-T0');
  });

  it('never in hands, nor for an infraction of the lottery', () => {
    asked({ suspension: { hands: 1 } }).thenRejects('conduct.sanction-not-allowed', 'CLUB-O11');
    asked({ codes: ['splash'] }).thenRejects('conduct.infraction-unknown');
    given(history(...playing([3])))
      .when(impose({ codes: ['splash'] }))
      .thenRejects('conduct.sanction-not-allowed', 'R123-I-78.b15');
  });
});

describe('Who enters accepts all the rules [CLUB-K23]', () => {
  it('or is not entered', () => {
    const declarations = { swornStatement: true, rulesAccepted: false, imageConsent: true };
    given(history(announceTables(terms())))
      .when(takeForm('E1', { declarations }))
      .thenRejects('tournament.rules-not-accepted', 'CLUB-K23');
  });
});

describe('New limits apply to the deal that follows the signal [CLUB-T8]', () => {
  it('a hand opened ten seconds before plays the old ones', () => {
    const at = (seconds: number) => ({
      occurredAt: new Date(Date.parse(occurredAt) + seconds * 1000).toISOString() as Instant,
    });
    const signal: TournamentCommand = {
      type: 'AnnounceLevel',
      level: 2,
      hand: null,
      ...by('director'),
      ...at(1200),
    };
    const open = (seconds: number): TournamentCommand => ({
      type: 'OpenHand',
      table: 1,
      hand: 9,
      smallBlind: 1,
      bigBlind: 2,
      ...by('dealer'),
      ...at(seconds),
    });
    const seats = [1, 2, 3, 4, 5].map((seat) => takeSeat(`E${seat}`, seat));
    const table = [...playing([5], terms({ tables: [1] })), ...seats, signal];
    given(history(...table))
      .when(open(1190))
      .thenFacts({ type: 'HandOpened', level: 1 });
    given(history(...table))
      .when(open(1201))
      .thenFacts({ type: 'HandOpened', level: 2 });
  });
});
