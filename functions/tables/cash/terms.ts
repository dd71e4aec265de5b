import type * as z from 'zod';
import type { CashLimits, CashTerms, Range } from '../../../domain/cash/terms.ts';
import { toCentavos, toMoney } from '../../shared/wire.ts';
import type { CashTableBody, LimitsBody } from './terms.schema.ts';

type SaidLimits = z.output<typeof LimitsBody>;

export const limitsOf = (said: SaidLimits): CashLimits => ({
  ...said,
  smallBlind: toCentavos(said.smallBlind),
  bigBlind: toCentavos(said.bigBlind),
  minBuyIn: toCentavos(said.minBuyIn),
  minRebuy: toCentavos(said.minRebuy),
  maxPurchase: said.maxPurchase === null ? null : toCentavos(said.maxPurchase),
});

/** The terms of a cash table as the domain reads them. */
export const cashTermsOf = (said: z.output<typeof CashTableBody>, venue: string): CashTerms => {
  const { table, sector, ruleset, seats, chip, band, limits, boardsMax, bettingLine } = said;
  return {
    game: 'cash',
    ruleset,
    venue,
    table,
    sector,
    seats,
    chip: toCentavos(chip),
    band: band && {
      bigBlind: rangeOf(band.bigBlind),
      purchase: rangeOf(band.purchase),
      reference: band.reference,
    },
    limits: limitsOf(limits),
    boardsMax,
    bettingLine,
  };
};

type SaidRange = NonNullable<z.output<typeof CashTableBody>['band']>['bigBlind'];

const rangeOf = ({ min, max }: SaidRange): Range => ({
  min: toCentavos(min),
  max: max === null ? null : toCentavos(max),
});

export const limitsReply = (limits: CashLimits) => ({
  ...limits,
  smallBlind: toMoney(limits.smallBlind),
  bigBlind: toMoney(limits.bigBlind),
  minBuyIn: toMoney(limits.minBuyIn),
  minRebuy: toMoney(limits.minRebuy),
  maxPurchase: limits.maxPurchase === null ? null : toMoney(limits.maxPurchase),
});

/** The terms as replies show them. */
export const cashTermsReply = ({ chip, band, limits, ...terms }: CashTerms) => ({
  ...terms,
  chip: toMoney(chip),
  band: band && {
    bigBlind: rangeReply(band.bigBlind),
    purchase: rangeReply(band.purchase),
    reference: band.reference,
  },
  limits: limitsReply(limits),
});

const rangeReply = ({ min, max }: Range) => ({
  min: toMoney(min),
  max: max === null ? null : toMoney(max),
});
