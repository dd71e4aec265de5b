import type * as z from 'zod';
import type { ApprovedPrizes } from '../../domain/madero/jackpotPrizes.ts';
import type { BonusTerms, JackpotTerms, TableTerms } from '../../domain/tableDay/terms.ts';
import { toCentavos, toMoney } from '../shared/wire.ts';
import type { MaderoTableBody } from './announceTable.schema.ts';

type Body = z.output<typeof MaderoTableBody>;

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
  ...(body.prizes === undefined ? {} : { prizes: prizesOf(body.prizes) }),
  ...(body.decks === undefined ? {} : { decks: body.decks }),
});

const bonusOf = (bonus: Body['bonus']): BonusTerms =>
  bonus.kind === 'off'
    ? bonus
    : { ...bonus, min: toCentavos(bonus.min), max: toCentavos(bonus.max) };

const jackpotOf = (jackpot: Body['jackpot']): JackpotTerms =>
  jackpot.kind === 'off' ? jackpot : { ...jackpot, credit: toCentavos(jackpot.credit) };

const prizesOf = (prizes: NonNullable<Body['prizes']>): ApprovedPrizes => ({
  reference: prizes.reference,
  fixed: {
    'royal-flush': toCentavos(prizes.royalFlush),
    'straight-flush': toCentavos(prizes.straightFlush),
  },
  perCredit: {
    quads: toCentavos(prizes.quads),
    'full-house': toCentavos(prizes.fullHouse),
    flush: toCentavos(prizes.flush),
    straight: toCentavos(prizes.straight),
  },
  special: {
    magicCard: toCentavos(prizes.magicCard),
    luckyPlayer: toCentavos(prizes.luckyPlayer),
  },
});

/** The terms as replies show them. */
export const termsReply = ({ min, max, band, bonus, jackpot, prizes, ...terms }: TableTerms) => ({
  ...terms,
  min: toMoney(min),
  max: toMoney(max),
  band: { min: toMoney(band.min), max: toMoney(band.max), reference: band.reference },
  bonus:
    bonus.kind === 'off' ? bonus : { ...bonus, min: toMoney(bonus.min), max: toMoney(bonus.max) },
  jackpot: jackpot.kind === 'off' ? jackpot : { ...jackpot, credit: toMoney(jackpot.credit) },
  ...(prizes === undefined ? {} : { prizes: prizesReply(prizes) }),
});

const prizesReply = ({ reference, fixed, perCredit, special }: ApprovedPrizes) => ({
  reference,
  royalFlush: toMoney(fixed['royal-flush']),
  straightFlush: toMoney(fixed['straight-flush']),
  quads: toMoney(perCredit.quads),
  fullHouse: toMoney(perCredit['full-house']),
  flush: toMoney(perCredit.flush),
  straight: toMoney(perCredit.straight),
  magicCard: toMoney(special.magicCard),
  luckyPlayer: toMoney(special.luckyPlayer),
});
