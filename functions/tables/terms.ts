import type { BonusTerms, JackpotTerms, TableTerms } from '../../domain/tableDay/terms.ts';
import type { BodyOf } from '../shared/route.ts';
import { toCentavos, toMoney } from '../shared/wire.ts';
import type { announceTable } from './announceTable.schema.ts';

type Body = BodyOf<typeof announceTable>;

/** The terms of a table as the domain reads them. */
export const termsOf = (body: Body, venue: string): TableTerms => ({
  game: body.game,
  venue,
  table: body.table,
  sector: body.sector,
  boxes: body.boxes,
  min: toCentavos(body.min),
  max: toCentavos(body.max),
  band: {
    min: toCentavos(body.band.min),
    max: toCentavos(body.band.max),
    reference: body.band.reference,
  },
  bonus: bonusOf(body.bonus),
  jackpot: jackpotOf(body.jackpot),
});

const bonusOf = (bonus: Body['bonus']): BonusTerms =>
  bonus.kind === 'off'
    ? bonus
    : { ...bonus, min: toCentavos(bonus.min), max: toCentavos(bonus.max) };

const jackpotOf = (jackpot: Body['jackpot']): JackpotTerms =>
  jackpot.kind === 'off' ? jackpot : { ...jackpot, credit: toCentavos(jackpot.credit) };

/** The terms as replies show them. */
export const termsReply = ({ min, max, band, bonus, jackpot, ...terms }: TableTerms) => ({
  ...terms,
  min: toMoney(min),
  max: toMoney(max),
  band: { min: toMoney(band.min), max: toMoney(band.max), reference: band.reference },
  bonus:
    bonus.kind === 'off' ? bonus : { ...bonus, min: toMoney(bonus.min), max: toMoney(bonus.max) },
  jackpot: jackpot.kind === 'off' ? jackpot : { ...jackpot, credit: toMoney(jackpot.credit) },
});
