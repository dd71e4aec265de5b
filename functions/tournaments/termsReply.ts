import type { AnnouncedTournament } from '../../domain/tournament/state.ts';
import { toMoney } from '../shared/wire.ts';

/** The published characteristics, with money as the wire shows it. */
export const termsReply = ({
  price,
  benefit,
  prizePart,
  prizeUnit,
  ...terms
}: AnnouncedTournament['terms']) => ({
  ...terms,
  price: toMoney(price),
  benefit: toMoney(benefit),
  prizePart: toMoney(prizePart),
  prizeUnit: toMoney(prizeUnit),
});

export const startReply = (start: AnnouncedTournament['start']) =>
  start && { occurredAt: start.occurredAt, reason: start.reason, acta: start.acta };
