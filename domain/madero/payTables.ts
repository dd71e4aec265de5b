import type { MeterTerms } from '../jackpot/terms.ts';
import type { Centavos } from '../money/centavos.ts';
import { BONUS_LINES, type BonusLineId } from './bonus.ts';
import {
  isOfMeter,
  JACKPOT_CATEGORIES,
  type JackpotCategory,
  type JackpotPrizes,
  LEGAL_METER_BPS,
  LEGAL_PRIZES,
} from './jackpotPrizes.ts';
import { offersOf } from './specials.ts';
import type { RoundTerms } from './terms.ts';

/** The lines that a table shows where everybody sees them, on its screen or on a card. */
export type BonusSign = {
  readonly lines: readonly {
    readonly id: BonusLineId;
    readonly name: string;
    readonly toOne: number;
  }[];
  /** What the mark (*) of the first line means at this table. */
  readonly optional: string;
};

/** Null when the table has no bonus. @see R132-66 @see R132-67 */
export const bonusSign = ({ bonus }: Pick<RoundTerms, 'bonus'>): BonusSign | null => {
  if (bonus.kind === 'off') return null;
  const ids = Object.keys(BONUS_LINES) as BonusLineId[];
  return {
    lines: ids.map((id) => ({ id, ...BONUS_LINES[id] })),
    optional: `(*) Opcional: ${bonus.acesAgainstAces ? 'habilitado' : 'no habilitado'}`,
  };
};

/** One line of the jackpot: a fixed amount, an amount for each credit, or a share of the meter. */
export type JackpotLine = { readonly name: string } & (
  | { readonly pays: 'fixed' | 'per-credit'; readonly amount: Centavos }
  | { readonly pays: 'share'; readonly bps: number }
);

export type JackpotSign = {
  readonly lines: readonly JackpotLine[];
  /** What the progressive holds; null on the fixed table. */
  readonly meter: Centavos | null;
};

/** The meter that a table feeds, as its sign needs it. */
export type ShownMeter = Pick<MeterTerms, 'prizeBps'> & { readonly value: Centavos };

/** What a combination is called at the table. */
export const JACKPOT_NAMES: Readonly<Record<JackpotCategory, string>> = {
  'royal-flush': 'Escalera Real de Color',
  'straight-flush': 'Escalera de Color',
  quads: 'Póker',
  'full-house': 'Full',
  flush: 'Color',
  straight: 'Escalera Simple',
};

/**
 * The table of prizes in force: the fixed one also while a progressive fails. Null when the table
 * has no jackpot.
 *
 * @see R132-47 @see R132-48 @see R132-50
 */
export const jackpotSign = (
  terms: RoundTerms,
  meter: ShownMeter | null,
  meterFailure: string | null,
): JackpotSign | null => {
  if (terms.jackpot.kind === 'off') return null;
  const prizes = terms.prizes ?? LEGAL_PRIZES;
  const isProgressive = terms.jackpot.kind === 'progressive' && meterFailure === null;
  const shares = isProgressive ? (meter?.prizeBps ?? LEGAL_METER_BPS) : null;
  const lines = JACKPOT_CATEGORIES.map((category) => lineOf(category, prizes, shares));
  if (!isProgressive) return { lines, meter: null };
  const { magicCard, luckyPlayer } = offersOf({ terms, meterFailure });
  const special = (name: string, amount: Centavos): JackpotLine => ({
    name,
    pays: 'per-credit',
    amount,
  });
  return {
    lines: [
      ...lines,
      ...(magicCard ? [special('Carta Mágica', prizes.special.magicCard)] : []),
      ...(luckyPlayer ? [special('Jugador Afortunado', prizes.special.luckyPlayer)] : []),
    ],
    meter: meter?.value ?? null,
  };
};

const lineOf = (
  category: JackpotCategory,
  { fixed, perCredit }: JackpotPrizes,
  shares: ShownMeter['prizeBps'] | null,
): JackpotLine => {
  const name = JACKPOT_NAMES[category];
  if (!isOfMeter(category)) return { name, pays: 'per-credit', amount: perCredit[category] };
  if (shares) return { name, pays: 'share', bps: shares[category] };
  return { name, pays: 'fixed', amount: fixed[category] };
};
