import { describe, expect, it } from 'vitest';
import { type ShownSettlement, shownAnswer } from '../../../infra/cases/shownAnswer.ts';
import type { Standing } from '../../../infra/client/sitAndGo.ts';

const money = (amount: number) => ({ amount, unit: 'centavos', currency: 'ARS' });

const TOTALS = { takings: money(700), benefit: money(210), prizes: money(490) };
const SHARES = [
  { beneficiary: 'loteria-nacional', amount: money(8) },
  { beneficiary: 'operador', amount: money(200) },
  { beneficiary: 'loteria-nacional', amount: money(2) },
];

const shown = (split: ShownSettlement['split']): ShownSettlement => ({
  byCode: { IN: { count: 7, ...TOTALS } },
  ...{ takings: money(700), benefit: money(210), pool: money(490) },
  tables: [
    {
      jornada: '2014-05-09',
      table: 1,
      byCode: { IN: { count: 7, ...TOTALS } },
      ...{ ...TOTALS, split },
    },
  ],
  split,
  placePrizes: [money(319), money(171)],
});

const standing = (entry: number, changes: object = {}): Standing => ({
  entryNumber: entry + 1,
  entryId: `entry-${entry}`,
  position: entry,
  sharedThrough: null,
  prize: money(0),
  fromDisqualified: money(0),
  disqualified: false,
  ...changes,
});

const entryOf = (entryId: string): number => Number(entryId.slice('entry-'.length));

describe('What the API shows, in the words of the cases', () => {
  it('has each amount as a number and each beneficiary once', () => {
    const totals = { takings: 700, benefit: 210, prizes: 490 };
    const split = { 'loteria-nacional': 10, operador: 200 };
    const byCode = { IN: { count: 7, ...totals } };
    expect(shownAnswer(shown({ status: 'split', shares: SHARES }), [], entryOf)).toEqual({
      byCode,
      takings: 700,
      benefit: 210,
      pool: 490,
      tables: [{ jornada: '2014-05-09', table: 1, byCode, ...totals, split }],
      split,
      placePrizes: [319, 171],
      classification: [],
    });
  });

  it('has no split where the benefit is not split', () => {
    const answer = shownAnswer(shown({ status: 'none', shares: [] }), [], entryOf);
    expect([answer.split, answer.tables]).toEqual([
      null,
      [expect.objectContaining({ split: null })],
    ]);
  });

  it('names the entries of the case and only marks the disqualified', () => {
    const standings = [
      standing(1, { prize: money(490), fromDisqualified: money(171) }),
      standing(2, { disqualified: true }),
      standing(3, { sharedThrough: 4 }),
    ];
    const { classification } = shownAnswer(
      shown({ status: 'none', shares: [] }),
      standings,
      entryOf,
    );
    const nothing = { sharedThrough: null, prize: 0, fromDisqualified: 0 };
    expect(classification).toEqual([
      { ...nothing, entry: 1, position: 1, prize: 490, fromDisqualified: 171 },
      { ...nothing, entry: 2, position: 2, disqualified: true },
      { ...nothing, entry: 3, position: 3, sharedThrough: 4 },
    ]);
  });
});
