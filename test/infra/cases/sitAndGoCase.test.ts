import { describe, expect, it } from 'vitest';
import { SettlementCase } from '../../../infra/cases/settlementCase.ts';
import { planOf, whyNoSitAndGo } from '../../../infra/cases/sitAndGoCase.ts';

const JORNADA = '2014-05-09';

const sale = (entry: number, more: object = {}) => ({
  entry,
  code: 'IN',
  table: 1,
  jornada: JORNADA,
  ...more,
});
const returned = (entry: number) => sale(entry, { table: null, refunded: true });
const upTo = (total: number): number[] => Array.from({ length: total }, (_, index) => index + 1);

const caseOf = (changes: object = {}, total = 7): SettlementCase =>
  SettlementCase.parse({
    id: 'some-case',
    ruleset: 'lnse-123-2013',
    terms: { IN: { price: 100_001, prizeBps: 7_000 } },
    entries: upTo(total).map((entry) => ({ entry })),
    purchases: upTo(total).map((entry) => sale(entry)),
    prizeUnit: 100,
    payoutBps: [6_500, 3_500],
    exits: [],
    ...changes,
  });

const salesOf = (given: SettlementCase): string[] =>
  planOf(given, 1).players.map(({ entry, returns }) => `${entry}${returns ? ' returned' : ''}`);

describe('What a case asks a casino to post', () => {
  it('takes price, share, unit and scale from the case', () => {
    expect(planOf(caseOf(), 12)).toMatchObject({
      id: 'case-000012-sit-and-go',
      table: 1,
      jornada: JORNADA,
      priceCentavos: 100_001,
      prizeBps: 7_000,
      prizeUnitCentavos: 100,
      sharesBps: [6_500, 3_500],
      startingStack: 10_000,
    });
  });

  it('names each event and each person of an event differently', () => {
    expect(planOf(caseOf(), 1).id).not.toBe(planOf(caseOf(), 2).id);
    const documents = planOf(caseOf(), 1).players.map(({ document }) => document.number);
    expect(new Set(documents).size).toBe(7);
  });

  it('sells in the order of entry, whatever the order of the lines', () => {
    const purchases = [3, 1, 2, 7, 6, 5, 4].map((entry) => sale(entry));
    expect(salesOf(caseOf({ purchases }))).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });

  it('sells and gives back what was returned', () => {
    const purchases = [returned(8), ...upTo(7).map((entry) => sale(entry))];
    expect(salesOf(caseOf({ purchases }))).toEqual([...upTo(7).map(String), '8 returned']);
  });

  it('gives back first when the table would be full', () => {
    const purchases = [...upTo(10).map((entry) => sale(entry)), returned(11)];
    const given = caseOf({ purchases }, 10);
    expect(salesOf(given)).toEqual(['11 returned', ...upTo(10).map(String)]);
  });

  it('plays in the last jornada of the sales, and sells each in its own', () => {
    const purchases = upTo(7).map((entry) =>
      sale(entry, { jornada: entry < 3 ? '2014-05-08' : JORNADA }),
    );
    const { jornada, players } = planOf(caseOf({ purchases }), 1);
    expect(jornada).toBe(JORNADA);
    expect(players.map(({ soldOn }) => soldOn)).toEqual(
      upTo(7).map((entry) => (entry < 3 ? '2014-05-08' : undefined)),
    );
  });

  it('lets who leaves between hands leave in the hand of the exit before [R123-I-59]', () => {
    const exits = [
      { kind: 'withdrawal', entry: 1 },
      { kind: 'elimination', table: 1, hand: 1, out: [{ entry: 2, chipsAtStart: 500 }] },
      { kind: 'disqualification', entry: 3 },
      { kind: 'elimination', table: 1, hand: 9, out: [{ entry: 4, chipsAtStart: 700 }] },
    ];
    expect(planOf(caseOf({ exits }), 1).exits).toEqual([
      { kind: 'withdrawal', hand: 1, entry: 1 },
      { kind: 'elimination', hand: 2, out: [{ entry: 2, chipsAtStart: 500 }] },
      { kind: 'disqualification', hand: 2, entries: [3] },
      { kind: 'elimination', hand: 10, out: [{ entry: 4, chipsAtStart: 700 }] },
    ]);
  });
});

describe('What is no Sit & Go', () => {
  const elimination = { kind: 'elimination', hand: 1 };
  const out = [{ entry: 1, table: 1, chipsAtStart: 5 }];

  it.each<[string, object, number?]>([
    [
      'it sells rebuys or add-ons',
      { terms: { IN: { price: 9, prizeBps: 1 }, RB: { price: 9, prizeBps: 1 } } },
    ],
    ['it has several tables', { purchases: upTo(7).map((entry) => sale(entry, { table: entry })) }],
    ['it has more than 10 entries', {}, 11],
    ['an entry buys twice', { purchases: [...upTo(7), 7].map((entry) => sale(entry)) }],
    ['its exits are those of several tables', { exits: [{ kind: 'move', entry: 1, toTable: 2 }] }],
    [
      'its exits are those of several tables',
      { exits: [{ ...elimination, handForHand: true, out }] },
    ],
    [
      'its exits are those of several tables',
      { exits: [{ ...elimination, orderUnknown: true, out }] },
    ],
  ])('says that %s', (reason, changes, total) => {
    expect(whyNoSitAndGo(caseOf(changes, total))).toBe(reason);
  });

  it('says nothing of a Sit & Go of 7 to 10 entries', () => {
    for (const total of [7, 8, 9, 10]) expect(whyNoSitAndGo(caseOf({}, total))).toBeUndefined();
  });
});
