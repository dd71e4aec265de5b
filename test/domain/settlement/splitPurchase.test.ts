import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Rejection } from '../../../domain/errors.ts';
import { centavos } from '../../../domain/money/centavos.ts';
import { splitPurchase } from '../../../domain/settlement/splitPurchase.ts';
import { pesos } from './someEvent.ts';

const refusal = (terms: Parameters<typeof splitPurchase>[0]): unknown => {
  try {
    return splitPurchase(terms);
  } catch (error) {
    return error;
  }
};
const refused = (code: string) => expect.objectContaining({ code, norm: 'R123-I-62' });

describe('Prize floor of each purchase [R123-I-62] [R123-IV-6.p3] [R123-IV-11.4]', () => {
  it('accepts 70 % to prizes and refuses one basis point less', () => {
    expect(splitPurchase({ price: pesos(5000), prizeBps: 7000 })).toEqual({
      benefit: pesos(1500),
      prizePart: pesos(3500),
    });
    expect(refusal({ price: pesos(5000), prizeBps: 6999 })).toEqual(
      refused('settlement.prize-below-floor'),
    );
  });

  it('refuses a share under the floor even when rounding hides it', () => {
    expect(refusal({ price: centavos(1), prizeBps: 6999 })).toEqual(
      refused('settlement.prize-below-floor'),
    );
  });

  it('accepts a benefit of 30 % of the price and refuses one centavo more', () => {
    expect(splitPurchase({ price: pesos(2700), benefit: pesos(810) })).toEqual({
      benefit: pesos(810),
      prizePart: pesos(1890),
    });
    expect(refusal({ price: pesos(2700), benefit: centavos(81_001) })).toEqual(
      refused('settlement.prize-below-floor'),
    );
  });

  it('takes an event announced as 2.425 + 275', () => {
    expect(splitPurchase({ price: pesos(2700), benefit: pesos(275) })).toEqual({
      benefit: pesos(275),
      prizePart: pesos(2425),
    });
  });

  it('refuses a rebuy at 60 % even when the event as a whole is above 70 %', () => {
    expect(refusal({ price: pesos(1500), prizeBps: 6000 })).toEqual(
      refused('settlement.prize-below-floor'),
    );
  });

  it('splits a Sit & Go of 4,500 at 80 % into 3,600 and 900, and refuses it at 65 %', () => {
    expect(splitPurchase({ price: pesos(4500), prizeBps: 8000 })).toEqual({
      benefit: pesos(900),
      prizePart: pesos(3600),
    });
    expect(refusal({ price: pesos(4500), prizeBps: 6500 })).toBeInstanceOf(Rejection);
  });

  it('names the figures that decided', () => {
    expect(refusal({ price: pesos(100), benefit: pesos(31) })).toMatchObject({
      facts: { price: 10_000, benefit: 3100, benefitMax: 3000 },
    });
  });
});

describe('Percentages of IN, RB and AD [R123-I-1.9]', () => {
  it('may differ: 80 %, 90 % and 100 % are accepted, 65 % is refused', () => {
    const shares = [8000, 9000, 10_000].map(
      (prizeBps) => splitPurchase({ price: pesos(1000), prizeBps }).prizePart,
    );
    expect(shares).toEqual([pesos(800), pesos(900), pesos(1000)]);
    expect(refusal({ price: pesos(1000), prizeBps: 6500 })).toBeInstanceOf(Rejection);
  });

  it('are refused above 100 %', () => {
    for (const price of [pesos(1000), centavos(1)])
      expect(refusal({ price, prizeBps: 10_001 })).toEqual(
        refused('settlement.share-out-of-range'),
      );
  });

  it('cannot leave a benefit below zero or above the price', () => {
    for (const benefit of [centavos(-1), centavos(100_001)])
      expect(refusal({ price: pesos(1000), benefit })).toEqual(
        refused('settlement.share-out-of-range'),
      );
  });
});

describe('The split of one purchase, decision M1', () => {
  const prices = fc.integer({ min: 1, max: 1_000_000_000_000 }).map(centavos);

  it('always adds up to the price and never leaves the house more than 30 %', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 7000, max: 10_000 }), (price, prizeBps) => {
        const { benefit, prizePart } = splitPurchase({ price, prizeBps });
        expect(benefit + prizePart).toBe(price);
        expect(BigInt(benefit) * 10n <= BigInt(price) * 3n).toBe(true);
      }),
    );
  });

  it('gives the odd centavo to prizes', () => {
    expect(splitPurchase({ price: centavos(100_001), prizeBps: 7000 })).toEqual({
      benefit: 30_000,
      prizePart: 70_001,
    });
  });
});
