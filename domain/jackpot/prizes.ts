import type { MeterCategory } from '../madero/jackpotPrizes.ts';
import { type Centavos, centavos, shareOf, ZERO } from '../money/centavos.ts';
import { divideEqually } from '../settlement/divideEqually.ts';
import type { Hit, TableAmount } from './facts.ts';
import { type MeterTable, meterValue } from './state.ts';
import type { MeterTerms } from './terms.ts';

/** What a play takes from the meter for one of its hits; null is left to be decided (B3). */
export type MeterPrize<OfHit extends Hit> = {
  readonly hit: OfHit;
  readonly category: MeterCategory;
  readonly amount: Centavos | null;
};

const ROYAL = 1;

/**
 * The prizes of one play on a meter of `value`. Royals share the whole of it; leftover centavos go
 * one each in the order given. Straight flushes take their share best first, each of what is left;
 * equal ones each take it of the initial value. With a royal nothing is left of which a straight
 * flush could take its share: that is not foreseen, and its amount stays open (decision B3).
 *
 * @see R132-49 @see R132-50 @see R132-52 @see R132-53
 */
export const meterPrizes = <OfHit extends Hit>(
  value: Centavos,
  hits: readonly OfHit[],
  { prizeBps }: Pick<MeterTerms, 'prizeBps'>,
): MeterPrize<OfHit>[] => {
  const royals = hits.filter(({ handClass }) => handClass === ROYAL);
  const others = hits
    .filter(({ handClass }) => handClass !== ROYAL)
    .sort((one, other) => one.handClass - other.handClass);
  if (royals.length > 0) {
    const whole = shareOf(value, prizeBps['royal-flush']);
    const parts = divideEqually(whole, [...royals.keys()]);
    return [
      ...royals.map((hit, order) => prize(hit, 'royal-flush', parts.get(order)!)),
      ...others.map((hit) => prize(hit, 'straight-flush', null)),
    ];
  }
  let left = value;
  return others.map((hit) => {
    const isTied = others.some((one) => one !== hit && one.handClass === hit.handClass);
    const share = shareOf(isTied ? value : left, prizeBps['straight-flush']);
    const amount = centavos(Math.min(share, left));
    left = centavos(left - amount);
    return prize(hit, 'straight-flush', amount);
  });
};

const prize = <OfHit extends Hit>(
  hit: OfHit,
  category: MeterCategory,
  amount: Centavos | null,
): MeterPrize<OfHit> => ({ hit, category, amount });

/**
 * Takes an amount from linked tables in proportion to what each has, floored; the centavos left
 * over come from the first tables that still have one. The text does not say who bears it.
 *
 * @see R132-58
 */
export const deductionsOf = (
  tables: readonly Pick<MeterTable, 'tableId' | 'value'>[],
  amount: Centavos,
): TableAmount[] => {
  const total = BigInt(meterValue({ tables }));
  if (amount === 0 || total === 0n) return [];
  const parts = tables.map(({ value }) => Number((BigInt(amount) * BigInt(value)) / total));
  let leftover = amount - parts.reduce((one, other) => one + other, 0);
  return tables
    .map(({ tableId, value }, place) => {
      const part = parts[place]!;
      const one = leftover > 0 && part < value ? 1 : 0;
      leftover -= one;
      return { tableId, amount: centavos(part + one) };
    })
    .filter((taken) => taken.amount > ZERO);
};
