import type { MeterCategory } from '../madero/jackpotPrizes.ts';
import type { BasisPoints, Centavos } from '../money/centavos.ts';

/** A progressive jackpot as it is announced. Amounts are in centavos. */
export type MeterTerms = {
  /** The smallest bet that feeds it: one credit. */
  readonly creditMin: Centavos;
  /** What a round adds: this share of its jackpot bets, floored to the centavo (R132-51). */
  readonly contributionBps: BasisPoints;
  /** What royal and straight flush take; the text's 100 % and 10 % unless approved otherwise. */
  readonly prizeBps: Readonly<Record<MeterCategory, BasisPoints>>;
  /** What is proposed for a straight flush in the play of a royal (decision B3). */
  readonly straightFlushAfterRoyal: 'literal' | 'restarted';
  /** The act that approved amounts and percentage. */
  readonly reference: string;
};

/** A table with its own part of the meter: what it starts, and starts again, with (R132-51). */
export type LinkedTable = { readonly tableId: string; readonly start: Centavos };

/** A table that is to be linked, with its own smallest bet where it is known: one credit of it. */
export type TableToLink = LinkedTable & { readonly credit?: Centavos };

/** A jackpot starts with no less than this many smallest bets. @see R132-51 */
export const START_CREDITS_MIN = 5_000;

/** Why a meter may be corrected by hand; nothing else moves it but bets and prizes. */
export const ADJUSTMENT_REASONS = {
  'electronic-failure': 'Inconveniente del progresivo electrónico',
  'contribution-missed': 'Aporte no registrado por el sistema',
  'contribution-doubled': 'Aporte registrado dos veces',
  'award-misread': 'Premio abonado con una mano mal leída',
  'count-difference': 'Diferencia con el visor de la mesa',
  'casino-addition': 'Incremento a cargo del casino',
} as const;
export type AdjustmentReason = keyof typeof ADJUSTMENT_REASONS;
