import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos, sum } from '../../../domain/money/centavos.ts';
import { placePrizes } from '../../../domain/settlement/placePrizes.ts';
import { pesos, someScale } from './someEvent.ts';

const CENTAVO = centavos(1);

describe('Prizes by place [R123-I-26] [R123-I-65], decision M5', () => {
  it('pays two places of a Sit & Go and three with ten players', () => {
    expect(placePrizes(pesos(6300), [6500, 3500], CENTAVO)).toEqual([pesos(4095), pesos(2205)]);
    expect(placePrizes(pesos(7000), [5000, 3000, 2000], CENTAVO)).toEqual([
      pesos(3500),
      pesos(2100),
      pesos(1400),
    ]);
  });

  it('rounds down to the unit and leaves the rest to first place', () => {
    const scale = [3000, 2000, 1400, 1000, 800, 600, 500, 400, 300];
    const prizes = placePrizes(pesos(1_234_567), scale, pesos(100));
    expect(prizes.slice(0, 3)).toEqual([pesos(370_767), pesos(246_900), pesos(172_800)]);
    expect(sum(prizes)).toBe(pesos(1_234_567));
  });

  it('accepts twelve places from 28 % down that add up to 100 %', () => {
    const scale = [2800, 1800, 1300, 1000, 800, 600, 500, 400, 300, 200, 200, 100];
    expect(placePrizes(pesos(1000), scale, CENTAVO)).toHaveLength(12);
  });

  it('refuses a scale that increases, and accepts equal neighbours', () => {
    expect(() => placePrizes(pesos(100), [4000, 2000, 2500, 1500], CENTAVO)).toThrow(
      expect.objectContaining({ code: 'settlement.scale-increases', facts: { place: 3 } }),
    );
    expect(placePrizes(pesos(100), [4000, 3000, 3000], CENTAVO)).toHaveLength(3);
  });

  it.each([[[5000, 4999]], [[5000, 5001]], [[]], [[10_001, -1]], [[5000.5, 4999.5]]])(
    'refuses %j, which is not the whole pool in whole shares',
    (scale) => {
      expect(() => placePrizes(pesos(100), scale, CENTAVO)).toThrow(
        expect.objectContaining({ code: 'settlement.scale-not-whole', norm: 'R123-I-65' }),
      );
    },
  );

  it('always pays the whole pool, in multiples of the unit below first place', () => {
    const units = fc.constantFrom(1, 100, 1000, 10_000, 100_000).map(centavos);
    const pools = fc.integer({ min: 0, max: 1_000_000_000_000 }).map(centavos);
    fc.assert(
      fc.property(pools, someScale(12), units, (pool, scale, unit) => {
        const prizes = placePrizes(pool, scale, unit);
        expect(sum(prizes)).toBe(pool);
        expect(prizes.slice(1).every((prize) => prize % unit === 0)).toBe(true);
        expect(prizes.every((prize, place) => prize <= (prizes[place - 1] ?? prize))).toBe(true);
      }),
    );
  });
});
