import type { Centavos } from '../money/centavos.ts';
import type { Jornada } from '../time/jornada.ts';
import { splitBenefit } from './splitBenefit.ts';
import { type TableFigures, tableResult } from './tableResult.ts';
import type { Regime, Split } from './types.ts';

/** What a bank table won or lost in one jornada, and how that divides. */
export type BankTableSettlement = TableFigures & {
  readonly jornada: Jornada;
  readonly table: number;
  readonly result: Centavos;
  readonly split: Split;
};

/**
 * The result of a bank table and its split by the regime of the jornada. The resolution of the game
 * names no regime: that this one is used is a decision of the system, which the paper says (M3). A
 * loss is split with its sign and compensated, not paid (M12).
 *
 * @see decisions B5, M3, M12
 */
export const settleBankTable = (
  place: { readonly jornada: Jornada; readonly table: number },
  figures: TableFigures,
  regimes: readonly Regime[],
): BankTableSettlement => {
  const result = tableResult(figures);
  const { opening, fills, credits, drop, closing } = figures;
  return {
    ...place,
    opening,
    fills,
    credits,
    drop,
    closing,
    result,
    split: splitBenefit(result, place.jornada, regimes),
  };
};
