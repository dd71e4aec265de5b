import type { Centavos } from '../money/centavos.ts';
import type { Jornada } from '../time/jornada.ts';
import { splitBenefit } from './splitBenefit.ts';
import type { Distribution, Split } from './types.ts';

/** What the house kept of the pots of a cash table in one jornada, and how that divides. */
export type CashTableSettlement = {
  readonly jornada: Jornada;
  readonly table: number;
  readonly hands: number;
  readonly pots: number;
  readonly potTotal: Centavos;
  /** The rake of all pots that were not voided. */
  readonly benefit: Centavos;
  readonly split: Split;
};

type PotFigures = {
  readonly hands: number;
  readonly pots: number;
  readonly potTotal: Centavos;
  readonly rake: Centavos;
};

/**
 * The benefit of a cash table and its split by the regime of the jornada. The resolution of the game
 * names no regime: that this one is used is a decision of the system, which the paper says (M3).
 *
 * @see R40-5, R40-75, R40-95 and decisions H3, M3
 */
export const settleCashTable = (
  place: { readonly jornada: Jornada; readonly table: number },
  { hands, pots, potTotal, rake }: PotFigures,
  regimes: Distribution,
): CashTableSettlement => ({
  ...place,
  hands,
  pots,
  potTotal,
  benefit: rake,
  split: splitBenefit(rake, place.jornada, regimes),
});
