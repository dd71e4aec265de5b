import { describe, expect, it } from 'vitest';
import { centavos, sum } from '../../../domain/money/centavos.ts';
import { chips } from '../../../domain/money/chips.ts';
import { tableSheets } from '../../../domain/tournament/chips/tableSheet.ts';
import { chipsInPlay } from '../../../domain/tournament/chipsInPlay.ts';
import type { CommandOf, TournamentCommand } from '../../../domain/tournament/commands.ts';
import { paidEntries } from '../../../domain/tournament/entries.ts';
import { standingsOf } from '../../../domain/tournament/prizes.ts';
import { purchasesOf } from '../../../domain/tournament/purchases.ts';
import { reconciliationOf } from '../../../domain/tournament/reconciliation.ts';
import { laidTables } from '../../../domain/tournament/seating/laidTables.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { given, history } from '../../support/given.ts';
import { count, low, race } from './bagging.ts';
import { levelsTo, on, stateOf } from './chips.ts';
import { started, withdraw } from './inPlay.ts';
import {
  announceTables,
  bust,
  placesOf,
  redraw,
  seatCards,
  startTables,
  toldLate,
} from './multiTable.ts';
import { accredit, entryIds, sell, takeForm, takeSeat, twoPlaces } from './sitAndGo.ts';

/** The event of many examples: 60 entries of 2,000 pesos, 10,000 chips each, at seven tables. */

const places = placesOf(9, 9, 9, 9, 8, 8, 8);
const ids = entryIds(60);
const sold = [announceTables({ tables: [7, 6, 5, 4, 3, 2, 1] }), ...sell(...ids)];
const playing = [...sold, redraw({ draw: seatCards(places) }), startTables()];
const seatOf = (entryId: string) => places[Number(entryId.slice(1)) - 1] ?? '';
const arrive = (entryId: string): TournamentCommand[] => {
  const [table, seat] = seatOf(entryId).split('/').map(Number) as [number, number];
  return [accredit(entryId), takeSeat(entryId, seat, { table })];
};
const drawnTo = (tables: number): CommandOf<'RedrawSeats'> =>
  redraw({ tables: Array.from({ length: tables }, (_, index) => index + 1) });

describe('60 entries of 2,000 pesos and 10,000 chips [R123-I-1.5] [R123-IV-1.3]', () => {
  it('are 120,000 pesos in 60 lines, and 600,000 chips', () => {
    const state = stateOf(...sold);
    const lines = purchasesOf(state);
    expect(lines).toHaveLength(60);
    expect(sum(lines.map(({ price }) => price))).toBe(120_000_00);
    expect(chipsInPlay(state)).toBe(600_000);
  });

  it('have the order number 37 once paid, which is nobody else’s [R123-I-31] [R123-IV-1.1.p5]', () => {
    const forms = sold.slice(0, 2 * 37);
    given(history(...forms))
      .when(sold[2 * 37]!)
      .thenFacts({ type: 'EntryPaid', entryId: 'E37', entryNumber: 37 });
    expect(paidEntries(stateOf(...forms))).toHaveLength(36);
    const other = takeForm('E38').person;
    given(history(...forms))
      .when({ ...(sold[2 * 37] as CommandOf<'PayEntry'>), person: other })
      .thenRejects('tournament.entry-not-transferable', 'R123-I-33');
  });

  it('are accredited once each, as player 37 [R123-I-36] [R123-IV-2]', () => {
    given(history(...sold))
      .when(accredit('E37'))
      .thenFacts({ type: 'EntryAccredited', entryId: 'E37' });
    given(history(...sold, accredit('E37')))
      .when(accredit('E37', { accreditationId: 'again' }))
      .thenRejects('tournament.already-accredited', 'R123-I-36', { entryNumber: 37 });
  });
});

describe('Seats of 60 players at seven tables [R123-I-11]', () => {
  it('differ by one at most, and the same seed gives them again', () => {
    const [one, again] = [stateOf(...sold, drawnTo(7)), stateOf(...sold, drawnTo(7))];
    const sizes = laidTables(one).map(({ players }) => players.length);
    expect(sizes.toSorted()).toEqual([8, 8, 8, 9, 9, 9, 9]);
    expect(again.seatActs).toEqual(one.seatActs);
  });

  it('table 7 is the first to break in the order 7, 6, 5, … [R123-I-92]', () =>
    expect(laidTables(stateOf(...playing))[0]?.table).toBe(7));
});

describe('59 coupons for 60 lines of the account [R123-IV-3.p4]', () => {
  it('leave one without, of who never came', () => {
    const state = stateOf(...playing, ...ids.slice(0, -1).flatMap(arrive));
    const rows = reconciliationOf(state).flatMap((table) => table.rows);
    const total = (of: 'gic' | 'absent') => rows.reduce((all, row) => all + row[of], 0);
    expect([total('gic'), total('absent')]).toEqual([60, 1]);
    expect(reconciliationOf(state).find(({ table }) => table === 7)?.rows).toMatchObject([
      { code: 'IN', gic: 8, absent: 1 },
    ]);
  });
});

describe('12,000 of 600,000 chips leave [R123-IV-7] [R123-I-59]', () => {
  const left = [...playing, ...ids.flatMap(arrive), withdraw('E60', 1, 12_000)];
  /** 59 seats: 10,000 at each but the first, which has what is left of the total. */
  const counted = (state: AnnouncedTournament, total: number) =>
    count(
      Object.fromEntries(
        [...tableSheets(state)].map(([table, seats]) => [
          table,
          Object.fromEntries(
            seats.map(({ seat, entryNumber }) => [
              seat,
              entryNumber === 1 ? total - 580_000 : 10_000,
            ]),
          ),
        ]),
      ),
    );

  it('so that the counts add to 588,000, or show what they lack [R123-IV-7.1]', () => {
    const state = stateOf(...left);
    expect(chipsInPlay(state)).toBe(588_000);
    given(history(...left))
      .when(counted(state, 588_000))
      .thenFacts({ total: 588_000, inPlay: 588_000 });
    given(history(...left))
      .when(counted(state, 587_500))
      .thenFacts({ total: 587_500, inPlay: 588_000 });
  });

  it('and a race in which 175 in chips of 25 became 200 makes 588,025', () => {
    const rows = [low(1, 3), low(2, 2), low(3, 1), low(4, 1)];
    const raced = race(1, rows, '1Ks 1Qd 1Jd 2Kh 2Td 39d 48d', on('dealer', 1));
    expect(chipsInPlay(stateOf(...left, ...levelsTo(4), raced))).toBe(588_025);
  });
});

describe('The places of 60 entries [R123-I-68] [R123-I-58]', () => {
  const all = [...playing, ...ids.flatMap(arrive)];
  const busts = ids.slice(29).toReversed();
  const until30 = busts.map((entryId, index) => toldLate(bust(`x${entryId}`, index + 1, entryId)));
  const placeOf = (state: AnnouncedTournament, entry: number) =>
    standingsOf(state).find((one) => one.entry === entry)?.position;

  it('the first out is 60th', () => expect(placeOf(stateOf(...all, until30[0]!), 60)).toBe(60));

  it('who went out 30th without a word may be ranked 60th: 31st to 60th move up one', () => {
    const last = {
      type: 'GiveLastPosition',
      sanctionId: 'sanction 1',
      entryId: 'E30',
      reason: 'No informó su eliminación',
      ...on('director', 30),
    } as const;
    const [before, after] = [stateOf(...all, ...until30), stateOf(...all, ...until30, last)];
    expect([placeOf(before, 30), placeOf(before, 31), placeOf(before, 60)]).toEqual([30, 31, 60]);
    expect([placeOf(after, 30), placeOf(after, 31), placeOf(after, 60)]).toEqual([60, 30, 59]);
  });
});

describe('Three stacks of 9,550 that nobody bought [R123-I-44]', () => {
  it('are 28,650 chips less', () => {
    const levels = [
      { level: 1, smallBlind: chips(25), bigBlind: chips(50), ante: chips(50), minutes: 20 },
      { level: 2, smallBlind: chips(50), bigBlind: chips(100), ante: chips(0), minutes: 20 },
    ];
    const few = [
      announceTables({ levels, breaks: [], retirements: [] }),
      ...sell(...entryIds(12)),
      redraw({ draw: seatCards(placesOf(6, 6)) }),
      {
        type: 'ExtendRegistration',
        extensionId: 'extension 1',
        throughLevel: 1,
        ...on('director'),
      } as const,
      startTables(),
      {
        type: 'PlaceStacks',
        placementId: 'placement 1',
        places: [7, 8, 9].map((seat) => ({ table: 1, seat })),
        ...on('director'),
      } as const,
      ...Array.from(
        { length: 9 },
        (_, index): TournamentCommand => ({
          type: 'OpenHand',
          table: 1,
          hand: index + 1,
          smallBlind: null,
          bigBlind: null,
          ...on('dealer', 1),
        }),
      ),
    ];
    const close: TournamentCommand = {
      type: 'AnnounceLevel',
      level: 2,
      hand: null,
      ...on('director', 20),
    };
    const stacks = [7, 8, 9].map((seat) => ({ table: 1, seat, chips: 9_550 }));
    given(history(...few))
      .when(close)
      .thenFacts({}, { type: 'PlacedStacksRemoved', stacks });
    const [before, after] = [stateOf(...few), stateOf(...few, close)];
    expect(chipsInPlay(before) - chipsInPlay(after)).toBe(28_650);
  });
});

describe('Nine vouchers of 500 pesos at table 20 [R123-IV-11.2.p3]', () => {
  it('are 4,500 pesos of that table and that Sit & Go', () => {
    const terms = { price: centavos(500_00), quota: 9, scales: [twoPlaces] };
    const lines = purchasesOf(stateOf(...started(9, terms)));
    expect(lines.map(({ table }) => table)).toEqual(Array(9).fill(20));
    expect(sum(lines.map(({ price }) => price))).toBe(4_500_00);
  });
});
