import fc from 'fast-check';
import { centavos } from '../../../domain/money/centavos.ts';
import { chips } from '../../../domain/money/chips.ts';
import type { EventSettlement, Exit } from '../../../domain/settlement/types.ts';
import type { SitAndGoTerms } from '../../../domain/tournament/terms.ts';
import type { LmInput, LtInput } from '../../../reports/papers/inputs.ts';
import { lmInput, ltInput, noSplit, purchase, settle, TERMS } from './sitAndGo.ts';

export type AnyEvent = {
  readonly terms: SitAndGoTerms;
  readonly sharesBps: number[];
  readonly settlement: EventSettlement;
  readonly lm: LmInput;
  readonly lt: LtInput;
};

/** A played Sit & Go of any price, size, scale and order of exits, with ties and disqualifications. */
export const anySitAndGo = (): fc.Arbitrary<AnyEvent> =>
  fc
    .record({
      price: fc.integer({ min: 1, max: 50_000_000 }),
      benefitBps: fc.integer({ min: 0, max: 3000 }),
      unit: fc.constantFrom(1, 10, 100, 10_000),
      entries: fc.integer({ min: 7, max: 10 }),
      seed: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 10, maxLength: 10 }),
      order: fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { minLength: 10 }),
      cuts: fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 3333 })),
      missing: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
      undivided: fc.boolean(),
    })
    .map(played);

type Drawn = {
  price: number;
  benefitBps: number;
  unit: number;
  entries: number;
  seed: number[];
  order: number[];
  cuts: [number, number];
  missing: number[];
  undivided: boolean;
};

const played = (drawn: Drawn): AnyEvent => {
  const { price, benefitBps, unit, entries } = drawn;
  const benefit = centavos(Math.floor((price * benefitBps) / 10_000));
  const terms: SitAndGoTerms = {
    ...TERMS,
    price: centavos(price),
    benefit,
    prizePart: centavos(price - benefit),
    prizeUnit: centavos(unit),
  };
  const sharesBps = scaleOf(entries, drawn.cuts);
  const settlement = settle({
    terms,
    entries,
    sharesBps,
    exits: exitsOf(
      drawn.order.filter((entry) => entry <= entries),
      drawn.seed,
    ),
    ...(drawn.undivided ? { regimes: noSplit } : {}),
  });
  const purchases = Array.from({ length: entries }, (_, index) =>
    purchase(index + 1, !drawn.missing.includes(index + 1), terms),
  );
  return {
    terms,
    sharesBps,
    settlement,
    lm: lmInput(settlement, purchases, terms),
    lt: ltInput(settlement, terms, sharesBps),
  };
};

/** Two places up to nine entries, three with ten; never increasing, adding to the whole. */
const scaleOf = (entries: number, [two, three]: [number, number]): number[] => {
  if (entries < 10) return [10_000 - two, two];
  const rest = 10_000 - three;
  const second = Math.min(Math.max(three, two), Math.floor(rest / 2));
  return [rest - second, second, three];
};

/** Splits an order of leaving into exits: alone, tied with the next, or disqualified. */
const exitsOf = (order: readonly number[], seed: readonly number[]): Exit[] => {
  const exits: Exit[] = [];
  let index = 0;
  while (index < order.length - 1) {
    const kind = seed[index] ?? 0;
    const size = kind === 4 || kind === 5 ? 2 : 1;
    const out = order.slice(index, Math.min(index + size, order.length - 1));
    exits.push(
      kind === 3 || kind === 5
        ? { kind: 'disqualification', out: out.map((entry) => ({ entry, chipsRemoved: chips(9) })) }
        : {
            kind: 'elimination',
            table: TERMS.table,
            hand: index + 1,
            out: out.map((entry) => ({ entry, chipsAtStart: chips(5) })),
          },
    );
    index += out.length;
  }
  return exits;
};
