import type { AnnouncedTournament } from '../../domain/tournament/state.ts';
import type { PurchaseTerms } from '../../domain/tournament/terms.ts';
import { toMoney } from '../shared/wire.ts';

/** The published characteristics, with money as the wire shows it. */
export const termsReply = ({ prizeUnit, ...terms }: AnnouncedTournament['terms']) => ({
  ...inMoney(terms),
  ...('rebuy' in terms && {
    guarantee: terms.guarantee && toMoney(terms.guarantee),
    rebuy: terms.rebuy && inMoney(terms.rebuy),
    addOn: terms.addOn && inMoney(terms.addOn),
  }),
  prizeUnit: toMoney(prizeUnit),
});

const inMoney = <Split extends PurchaseTerms>({ price, benefit, prizePart, ...rest }: Split) => ({
  ...rest,
  price: toMoney(price),
  benefit: toMoney(benefit),
  prizePart: toMoney(prizePart),
});

export const startReply = (start: AnnouncedTournament['start']) =>
  start && { occurredAt: start.occurredAt, reason: start.reason, acta: start.acta };
