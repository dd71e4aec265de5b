import type { PlayedRound } from '../jackpot/facts.ts';
import { centavos } from '../money/centavos.ts';
import type { Jornada } from '../time/jornada.ts';
import type { Round } from './state.ts';

/**
 * What a settled round tells the meter of its progressive: the chips of its credits, folded boxes
 * counted, and its royal and straight flushes. Null when it has no meter to tell: a fixed jackpot,
 * a meter that had failed, a round not settled or void.
 *
 * @see R132-46 @see R132-48 @see R132-51
 */
export const playedRound = (round: Round, jornada: Jornada): PlayedRound | null => {
  if (round.status === 'unopened' || round.settlement === null) return null;
  const { settlement, terms, meterFailure, openedAt, tableId, number, roundId } = round;
  if (terms.jackpot.kind !== 'progressive' || meterFailure !== null) return null;
  const { credit } = terms.jackpot;
  const { boxes } = settlement;
  const credits = boxes.reduce((total, box) => total + box.credits - box.creditsReturned, 0);
  const hits = boxes.flatMap(({ box, credits: bet, jackpot: { ofMeter } }) =>
    ofMeter === null ? [] : [{ box, handClass: ofMeter, credits: bet }],
  );
  const opened = openedAt === undefined ? {} : { openedAt };
  return { tableId, jornada, number, roundId, ...opened, bets: centavos(credits * credit), hits };
};
