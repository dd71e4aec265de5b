import fc from 'fast-check';
import { type Centavos, centavos } from '../../../domain/money/centavos.ts';
import { chips } from '../../../domain/money/chips.ts';
import { splitPurchase } from '../../../domain/settlement/splitPurchase.ts';
import type { Exit, Purchase, PurchaseCode } from '../../../domain/settlement/types.ts';
import { jornada } from '../../../domain/time/jornada.ts';

/** The exits of a whole event: who leaves, how, together with how many, at which tables. */
export const someExits = (entries: number): fc.Arbitrary<Exit[]> =>
  fc
    .tuple(
      fc.shuffledSubarray(numbers(entries), { minLength: entries }),
      fc.array(someStep, { minLength: entries, maxLength: entries }),
    )
    .map(([order, steps]) => {
      const waiting = order.slice(1); // who is left is the winner
      const exits: Exit[] = [];
      for (const step of steps) {
        const leaving = waiting.splice(0, step.size);
        if (leaving.length > 0) exits.push(exitOf(leaving, step));
      }
      return exits;
    });

/** A scale of at most `places` places that adds up to 10000 and does not increase. */
export const someScale = (places: number): fc.Arbitrary<number[]> =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: places }).map((weights) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
    const shares = weights.map((weight) => Math.floor((weight * 10_000) / total));
    shares.sort((one, other) => other - one);
    const rest = 10_000 - shares.reduce((sum, share) => sum + share, 0);
    return shares.map((share, place) => (place === 0 ? share + rest : share));
  });

/** Purchases of an event over two jornadas and three tables, some of them returned. */
export const somePurchases: fc.Arbitrary<Purchase[]> = fc
  .record({
    terms: fc.array(
      fc.tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 7000, max: 10_000 })),
      {
        minLength: 3,
        maxLength: 3,
      },
    ),
    entries: fc.integer({ min: 2, max: 12 }),
    more: fc.array(
      fc.record({
        code: fc.constantFrom<PurchaseCode>('RB', 'AD'),
        entry: fc.integer({ min: 1, max: 12 }),
        place: fc.integer({ min: 0, max: 5 }),
        returned: fc.boolean(),
      }),
      { maxLength: 12 },
    ),
  })
  .map(({ terms, entries, more }) => {
    const bought = (code: PurchaseCode, entry: number, place: number, returned: boolean) => {
      const [price, prizeBps] = terms[['IN', 'RB', 'AD'].indexOf(code)]!;
      return purchase({ code, entry, price, prizeBps, place, returned });
    };
    const first = numbers(entries).map((entry) => bought('IN', entry, entry % 6, false));
    return [...first, ...more.map((one) => bought(one.code, one.entry, one.place, one.returned))];
  });

/** One purchase at table 1 to 3 of one of two jornadas. */
export const purchase = ({
  code = 'IN' as PurchaseCode,
  entry = 1,
  price = 500_000,
  prizeBps = 8000,
  place = 0,
  returned = false,
}): Purchase => ({
  entry,
  code,
  table: (place % 3) + 1,
  jornada: jornada(place < 3 ? '2014-05-09' : '2014-05-10'),
  price: centavos(price),
  ...splitPurchase({ price: centavos(price), prizeBps }),
  returned,
});

export const pesos = (amount: number): Centavos => centavos(amount * 100);

export const numbers = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

const someStep = fc.record({
  kind: fc.constantFrom(
    'elimination' as const,
    'elimination' as const,
    'simultaneous-elimination' as const,
    'withdrawal' as const,
    'disqualification' as const,
  ),
  size: fc.integer({ min: 1, max: 4 }),
  places: fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })), {
    minLength: 4,
    maxLength: 4,
  }),
});
type Step = typeof someStep extends fc.Arbitrary<infer Made> ? Made : never;

const exitOf = (entries: readonly number[], { kind, places }: Step): Exit => {
  const out = entries.map((entry, index) => {
    const [table, stack] = places[index]!;
    return { entry, table, chipsAtStart: chips(stack), chipsRemoved: chips(stack) };
  });
  switch (kind) {
    case 'elimination':
      return { kind, table: 1, hand: 1, out };
    case 'simultaneous-elimination':
      return { kind, cause: 'order-unknown', out };
    case 'withdrawal':
      return entries.length === 1
        ? { kind, entry: entries[0]! }
        : { kind: 'elimination', table: 2, hand: 1, out };
    case 'disqualification':
      return { kind, out };
  }
};
