import { describe, expect, it } from 'vitest';
import { multiTablePlan } from '../../../infra/cases/multiTableCase.ts';
import { SettlementCase } from '../../../infra/cases/settlementCase.ts';
import { FloorPlan } from '../../../infra/client/floorPlan.ts';

const IN = { code: 'IN', table: 1, jornada: '2014-05-09' } as const;
const given = SettlementCase.parse({
  id: 'x',
  ruleset: 'lnse-123-2013',
  terms: { IN: { price: 1000, prizeBps: 7000 }, RB: { price: 500, prizeBps: 10_000 } },
  entries: [{ entry: 1 }, { entry: 2 }, { entry: 3 }],
  purchases: [
    { ...IN, entry: 2, jornada: '2014-05-10', table: 2 },
    { ...IN, entry: 1 },
    { ...IN, entry: 3 },
    { ...IN, entry: 4, table: null, refunded: true },
    { ...IN, entry: 1, code: 'RB' },
  ],
  prizeUnit: 1,
  payoutBps: [10_000],
  exits: [
    { kind: 'move', entry: 2, toTable: 1 },
    { kind: 'move', entry: 3, toTable: 1 },
    {
      kind: 'elimination',
      hand: 7,
      handForHand: true,
      out: [{ entry: 3, table: 1, chipsAtStart: 5 }],
    },
    { kind: 'withdrawal', entry: 2 },
  ],
});

describe('A case of several tables as it is posted', () => {
  const plan = multiTablePlan(given, 1);

  it('sells in the order of entry, the returned ones too, over its days', () => {
    expect(plan.players.map(({ entry, returns }) => [entry, returns === true])).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [4, true],
    ]);
    expect(plan.jornadas).toEqual(['2014-05-09', '2014-05-10']);
    expect(plan.coupons).toHaveLength(4);
  });

  it('moves in one step, and names rounds', () =>
    expect(plan.acts).toEqual([
      {
        kind: 'moves',
        moves: [
          { entry: 2, toTable: 1 },
          { entry: 3, toTable: 1 },
        ],
      },
      {
        kind: 'elimination',
        hand: 7,
        simultaneous: 'hand-for-hand',
        out: [{ entry: 3, chipsAtStart: 5 }],
      },
      { kind: 'withdrawal', entry: 2 },
    ]));
});

describe('The floor on paper', () => {
  it('gives the first free seat, and forms a final table of nine once', () => {
    const floor = new FloorPlan();
    for (let entry = 1; entry <= 9; entry += 1) floor.sit(entry, entry < 6 ? 1 : 2);
    expect(floor.formFinalTable()).toBeNull();
    floor.leave(2);
    expect(floor.move([{ entry: 6, toTable: 1 }])).toEqual([{ entry: 6, table: 1, seat: 2 }]);
    floor.move([7, 8, 9].map((entry) => ({ entry, toTable: 1 })));
    expect(
      floor
        .formFinalTable()
        ?.map(({ seat }) => seat)
        .toSorted(),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(floor.formFinalTable()).toBeNull();
  });
});
