import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos, sum } from '../../../domain/money/centavos.ts';
import { classify } from '../../../domain/settlement/classify.ts';
import { placePrizes } from '../../../domain/settlement/placePrizes.ts';
import type { Exit, Standing } from '../../../domain/settlement/types.ts';
import { numbers, someExits, someScale } from './someEvent.ts';

const someEvent = fc.integer({ min: 2, max: 24 }).chain((count) =>
  fc.record({
    entries: fc.constant(numbers(count)),
    exits: someExits(count),
    prizes: fc
      .tuple(fc.integer({ min: 0, max: 999_999 }), someScale(count), fc.constantFrom(1, 100))
      .map(([pool, scale, unit]) => placePrizes(centavos(pool), scale, centavos(unit))),
  }),
);

describe('Any classification [R123-I-68] [R123-I-71] [R123-I-72] [R123-II-41.b3]', () => {
  it('pays the pool to the centavo, whoever left and how', () => {
    fc.assert(
      fc.property(someEvent, ({ entries, exits, prizes }) => {
        const found = classify({ entries, exits, placePrizes: prizes });
        expect(sum(found.map(({ prize }) => prize))).toBe(sum(prizes));
      }),
    );
  });

  it('has every entry once and fills every place once', () => {
    fc.assert(
      fc.property(someEvent, ({ entries, exits, prizes }) => {
        const found = classify({ entries, exits, placePrizes: prizes });
        expect(found.map(({ entry }) => entry).sort((a, b) => a - b)).toEqual(entries);
        expect(filled(found)).toEqual(entries);
      }),
    );
  });

  it('never pays a disqualified entry', () => {
    fc.assert(
      fc.property(someEvent, ({ entries, exits, prizes }) => {
        const out = exits.flatMap((exit) =>
          exit.kind === 'disqualification' ? exit.out.map(({ entry }) => entry) : [],
        );
        const found = classify({ entries, exits, placePrizes: prizes });
        const unpaid = found.filter(({ disqualified }) => disqualified);
        expect(unpaid.map(({ entry }) => entry).sort((a, b) => a - b)).toEqual(
          out.sort((a, b) => a - b),
        );
        expect(unpaid.every(({ prize, fromDisqualified }) => prize + fromDisqualified === 0)).toBe(
          true,
        );
      }),
    );
  });

  it('does not depend on the order in which the entries of one exit are written down', () => {
    fc.assert(
      fc.property(someEvent, ({ entries, exits, prizes }) => {
        const reversed = classify({ entries, exits: exits.map(backwards), placePrizes: prizes });
        expect(reversed).toEqual(classify({ entries, exits, placePrizes: prizes }));
        const others = classify({ entries: entries.toReversed(), exits, placePrizes: prizes });
        expect(others).toEqual(classify({ entries, exits, placePrizes: prizes }));
      }),
    );
  });

  it('does not change for those who are out when more leave', () => {
    fc.assert(
      fc.property(someEvent, fc.nat(), ({ entries, exits, prizes }, cut) => {
        const early = classify({
          entries,
          exits: exits.slice(0, cut % exits.length),
          placePrizes: prizes,
        });
        const final = classify({ entries, exits, placePrizes: prizes });
        expect(final).toEqual(expect.arrayContaining(early));
      }),
    );
  });
});

const filled = (standings: readonly Standing[]): number[] => {
  const shared = Map.groupBy(standings, ({ position }) => position);
  return [...shared].flatMap(([position, tied]) => {
    const last = tied[0]!.sharedThrough ?? position;
    expect(tied).toHaveLength(last - position + 1);
    return tied.map((_, index) => position + index);
  });
};

const backwards = (exit: Exit): Exit => {
  switch (exit.kind) {
    case 'withdrawal':
      return exit;
    case 'elimination':
      return { ...exit, out: exit.out.toReversed() };
    case 'simultaneous-elimination':
      return { ...exit, out: exit.out.toReversed() };
    case 'absence':
    case 'disqualification':
      return { ...exit, out: exit.out.toReversed() };
  }
};
