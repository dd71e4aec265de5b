import { describe, expect, it } from 'vitest';
import { type Centavos, ZERO } from '../../../domain/money/centavos.ts';
import { chips } from '../../../domain/money/chips.ts';
import { classify } from '../../../domain/settlement/classify.ts';
import type { Exit, Standing } from '../../../domain/settlement/types.ts';
import { numbers, pesos } from './someEvent.ts';

describe('Order of elimination [R123-I-68] [R123-I-69]', () => {
  it('ranks the first out of 60 as 60th', () => {
    expect(places(classify({ entries: numbers(60), exits: [bust(31)], placePrizes: [] }))).toEqual([
      [31, 60, null],
    ]);
  });

  it('ranks who went out later at another table one place better', () => {
    const exits = [bust(2, 9000, 2), bust(5, 100, 5)];
    expect(places(classify({ entries: numbers(9), exits, placePrizes: [] }))).toEqual([
      [5, 8, null],
      [2, 9, null],
    ]);
  });

  it('has the one who remains alone as the winner, and nobody while two are in play', () => {
    const prizes = [pesos(700), pesos(300)];
    const two = classify({ entries: [1, 2], exits: [], placePrizes: prizes });
    expect(two).toEqual([]);
    const [winner] = classify({ entries: [1, 2], exits: [bust(2)], placePrizes: prizes });
    expect(winner).toEqual(standing({ entry: 1, position: 1, prize: pesos(700) }));
  });

  it.each([
    ['an entry that is unknown', [bust(7)]],
    ['an entry that left before', [bust(3), bust(3)]],
    ['an entry twice in one exit', [{ ...bust(3), out: [at(3), at(3)] }]],
  ])('refuses %s', (_, exits) => {
    expect(() => classify({ entries: [1, 2, 3], exits, placePrizes: [] })).toThrow(
      expect.objectContaining({ code: 'settlement.entry-not-active', norm: 'R123-I-68' }),
    );
  });

  it('refuses an exit that leaves nobody in play', () => {
    expect(() => classify({ entries: [1, 2], exits: [bust(2), bust(1)], placePrizes: [] })).toThrow(
      expect.objectContaining({ code: 'settlement.nobody-left' }),
    );
  });

  it('refuses to pay more places than there are entries, and pays as many', () => {
    const exits = [bust(2)];
    expect(() =>
      classify({ entries: [1, 2], exits, placePrizes: [pesos(3), pesos(2), pesos(1)] }),
    ).toThrow(expect.objectContaining({ code: 'settlement.more-places-than-entries' }));
    expect(classify({ entries: [1, 2], exits, placePrizes: [pesos(3), pesos(2)] })).toHaveLength(2);
  });
});

describe('Two out in the same hand of one table [R123-I-70]', () => {
  const exit = (a: number, b: number): Exit => ({ ...bust(1), out: [at(1, a), at(2, b)] });

  it('ranks 8,000 above 5,500: 14th and 15th', () => {
    expect(
      places(classify({ entries: numbers(15), exits: [exit(8000, 5500)], placePrizes: [] })),
    ).toEqual([
      [1, 14, null],
      [2, 15, null],
    ]);
  });

  it('ties them with equal chips, decision M7', () => {
    expect(
      places(classify({ entries: numbers(15), exits: [exit(5500, 5500)], placePrizes: [] })),
    ).toEqual([
      [1, 14, 15],
      [2, 14, 15],
    ]);
  });
});

describe('Order that cannot be established [R123-I-71] [R123-IV-9.1.p3]', () => {
  it('shares the prizes of 8th and 9th, 10,000 and 6,000: 8,000 each', () => {
    const exits = [together('order-unknown', [1, 1, 500], [2, 4, 9000])];
    const prizes = prizesWith(9, { 8: pesos(10_000), 9: pesos(6000) });
    const found = classify({ entries: numbers(9), exits, placePrizes: prizes });
    expect(found).toEqual([
      standing({ entry: 1, position: 8, sharedThrough: 9, prize: pesos(8000) }),
      standing({ entry: 2, position: 8, sharedThrough: 9, prize: pesos(8000) }),
    ]);
  });

  it('gives centavos that do not divide one each by ascending entry number, decision M6', () => {
    const exits = [together('order-unknown', [9, 1, 1], [4, 2, 1], [7, 3, 1])];
    const prizes = prizesWith(9, { 7: 100 as Centavos, 8: 50 as Centavos, 9: 50 as Centavos });
    const found = classify({ entries: numbers(9), exits, placePrizes: prizes });
    expect(found.map(({ entry, prize }) => [entry, prize])).toEqual([
      [4, 67],
      [7, 67],
      [9, 66],
    ]);
  });
});

describe('Hand-for-hand [R123-I-72]', () => {
  it('ties one of table 1 with one of table 3 on the bubble: half of 4,000 each', () => {
    const exits = [together('hand-for-hand', [5, 1, 9000], [6, 3, 100])];
    const prizes = prizesWith(13, { 13: pesos(4000) });
    const found = classify({ entries: numbers(14), exits, placePrizes: prizes });
    expect(found).toEqual([
      standing({ entry: 5, position: 13, sharedThrough: 14, prize: pesos(2000) }),
      standing({ entry: 6, position: 13, sharedThrough: 14, prize: pesos(2000) }),
    ]);
  });

  it('ranks inside a table first: A1 and B1 tie 12th to 13th, A2 is 14th', () => {
    const exits = [together('hand-for-hand', [1, 1, 3000], [2, 1, 8000], [3, 2, 100])];
    expect(places(classify({ entries: numbers(14), exits, placePrizes: [] }))).toEqual([
      [2, 12, 13],
      [3, 12, 13],
      [1, 14, null],
    ]);
  });

  it('ties equal chips of one table with the best of the other: ranks 1, 1, 2', () => {
    const exits = [together('hand-for-hand', [1, 1, 500], [2, 1, 500], [3, 1, 10], [4, 2, 7])];
    expect(places(classify({ entries: numbers(10), exits, placePrizes: [] }))).toEqual([
      [1, 7, 9],
      [2, 7, 9],
      [4, 7, 9],
      [3, 10, null],
    ]);
  });
});

describe('Who leaves [R123-I-61]', () => {
  it('is ranked as if eliminated then and keeps the prize: 9th of 9', () => {
    const exits: Exit[] = [{ kind: 'withdrawal', entry: 4 }];
    const prizes = prizesWith(9, { 9: pesos(900) });
    expect(classify({ entries: numbers(9), exits, placePrizes: prizes })).toEqual([
      standing({ entry: 4, position: 9, prize: pesos(900) }),
    ]);
  });
});

describe('Who is disqualified [R123-II-41.b3]', () => {
  it('takes the 9th place and collects nothing; 4,000 is 500 for each of the 8 active', () => {
    const exits = [disqualified([4, 100]), ...[9, 8, 7, 6, 5, 3, 2].map((entry) => bust(entry))];
    const prizes = prizesWith(9, { 9: pesos(4000) });
    const found = classify({ entries: numbers(9), exits, placePrizes: prizes });
    expect(found.at(-1)).toEqual(standing({ entry: 4, position: 9, disqualified: true }));
    expect(found.slice(0, -1).map(({ fromDisqualified }) => fromDisqualified)).toEqual(
      numbers(8).map(() => pesos(500)),
    );
  });

  it('gives nothing to who left before, and passes on what it had been credited, decision M8', () => {
    const exits = [bust(5), disqualified([4, 1]), disqualified([3, 1]), bust(2)];
    const prizes = [50, 20, 10, 7, 3].map((prize) => prize as Centavos);
    const found = classify({ entries: numbers(5), exits, placePrizes: prizes });
    // 7 of place 4 is 3, 2, 2 for entries 1, 2, 3; then 10 + 2 of entry 3 is 6 and 6.
    expect(
      found.map(({ entry, prize, fromDisqualified }) => [entry, prize, fromDisqualified]),
    ).toEqual([
      [1, 59, 9],
      [2, 28, 8],
      [3, 0, 0],
      [4, 0, 0],
      [5, 3, 0],
    ]);
  });

  it('shares nothing outside the prizes', () => {
    const exits = [disqualified([3, 1]), bust(2)];
    const found = classify({ entries: numbers(3), exits, placePrizes: [pesos(10)] });
    expect(found.map(({ prize }) => prize)).toEqual([pesos(10), 0, 0]);
  });
});

describe('Two disqualified for passing chips [R123-II-11]', () => {
  const exits = [disqualified([1, 9000], [2, 21_000]), bust(4)];
  const prizes = [40, 30, 20, 10].map((prize) => prize as Centavos);
  const found = classify({ entries: numbers(4), exits, placePrizes: prizes });

  it('ranks both at that moment, by the chips they held', () => {
    expect(places(found)).toEqual([
      [3, 1, null],
      [4, 2, null],
      [2, 3, null],
      [1, 4, null],
    ]);
  });

  it('does not make them active for each other', () => {
    expect(found.map(({ prize }) => prize)).toEqual([55, 45, 0, 0]);
  });

  it('is refused when nobody else is active to receive their prizes', () => {
    expect(() =>
      classify({ entries: [1, 2], exits: [disqualified([1, 5], [2, 5])], placePrizes: [] }),
    ).toThrow(expect.objectContaining({ code: 'settlement.nobody-left' }));
  });
});

const at = (entry: number, stack = 1000) => ({ entry, chipsAtStart: chips(stack) });

const bust = (entry: number, stack = 1000, table = 1) => ({
  kind: 'elimination' as const,
  table,
  hand: 1,
  out: [at(entry, stack)],
});

const together = (
  cause: 'hand-for-hand' | 'order-unknown',
  ...out: readonly [entry: number, table: number, stack: number][]
): Exit => ({
  kind: 'simultaneous-elimination',
  cause,
  out: out.map(([entry, table, stack]) => ({ ...at(entry, stack), table })),
});

const disqualified = (...out: readonly [entry: number, stack: number][]): Exit => ({
  kind: 'disqualification',
  out: out.map(([entry, stack]) => ({ entry, chipsRemoved: chips(stack) })),
});

const prizesWith = (count: number, known: Readonly<Record<number, Centavos>>): Centavos[] =>
  numbers(count).map((place) => known[place] ?? ZERO);

const standing = (known: Partial<Standing>): Standing => ({
  entry: 0,
  position: 0,
  sharedThrough: null,
  prize: ZERO,
  fromDisqualified: ZERO,
  disqualified: false,
  ...known,
});

const places = (standings: readonly Standing[]) =>
  standings.map(({ entry, position, sharedThrough }) => [entry, position, sharedThrough]);
