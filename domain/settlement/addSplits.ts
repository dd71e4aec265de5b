import { type Centavos, centavos, ZERO } from '../money/centavos.ts';
import type { Split, SplitShare } from './types.ts';

/**
 * The split of an event: the sum of its tables' splits, never computed on the total benefit, which
 * would round differently. One table without a split leaves no total by beneficiary (M3). When the
 * regime changed during the event, a beneficiary has one line for each rate.
 *
 * @see R123-I-63
 */
export const addSplits = (splits: readonly Split[]): Split => {
  const made = splits.filter((split) => split.status === 'split');
  const missing = splits.filter((split) => split.status === 'none');
  if (missing.length > 0) return noTotal(missing);
  if (made.length === 0)
    return { status: 'none', reason: 'Beneficio sin distribuir: no hubo compras.' };
  const remarks = distinct(made.flatMap(({ remark }) => (remark === undefined ? [] : [remark])));
  return {
    status: 'split',
    regime: distinct(made.map(({ regime }) => regime)).join('; '),
    citation: distinct(made.map(({ citation }) => citation)).join('; '),
    ...(remarks.length === 0 ? {} : { remark: remarks.join(' ') }),
    shares: [
      ...addShares(made.flatMap(({ shares }) => shares.slice(0, -1))),
      ...addShares(made.flatMap(({ shares }) => shares.slice(-1))),
    ],
  };
};

/** Why each of the jornadas without a split has none. */
const noTotal = (missing: readonly Extract<Split, { status: 'none' }>[]): Split => {
  const cited = distinct(missing.flatMap(({ citation }) => citation ?? []));
  return {
    status: 'none',
    reason: distinct(missing.map(({ reason }) => reason)).join(' '),
    ...(cited.length === 0 ? {} : { citation: cited.join('; ') }),
    ...(missing.every(({ organiser }) => organiser) ? { organiser: true } : {}),
  };
};

const addShares = (shares: readonly SplitShare[]): SplitShare[] => {
  const byRate = Map.groupBy(shares, ({ beneficiary, bps }) => `${bps} ${beneficiary}`);
  return [...byRate.values()].map((same) => ({ ...same[0]!, amount: total(same) }));
};

const total = (shares: readonly SplitShare[]): Centavos =>
  shares.reduce((added, { amount }) => centavos(added + amount), ZERO);

const distinct = (values: readonly string[]): string[] => [...new Set(values)];
