import { Rejection } from '../../errors.ts';
import type { RoundCommandOf } from '../commands.ts';
import type { RoundFact } from '../facts.ts';
import type { OpenedRound } from '../state.ts';

/**
 * Registers at the table what the meter paid to a box. The last one closes the round.
 *
 * @see R132-54
 * @throws {Rejection} in this order: `madero.meter-prize-differs`, `madero.no-meter-prize`
 */
export const recordMeterPrize = (
  { type: _, box, awardId, amount, ...circumstance }: RoundCommandOf<'RecordMeterPrize'>,
  round: OpenedRound,
): RoundFact[] => {
  const known = round.meterPrizes.find((one) => one.box === box);
  if (known?.awardId === awardId && known.amount === amount) return [];
  if (known) throw new Rejection('madero.meter-prize-differs', 'R132-54', { box });
  const open = unsettledBoxes(round);
  if (!open.includes(box)) throw new Rejection('madero.no-meter-prize', 'R132-54', { box });
  const recorded: RoundFact = { type: 'MeterPrizeRecorded', ...circumstance, box, awardId, amount };
  return open.length === 1 ? [recorded, { type: 'RoundClosed', ...circumstance }] : [recorded];
};

/**
 * A round ends when every box, its jackpot and its bonus are settled, and not before. Settling
 * closes it by itself; asking again answers nothing new.
 *
 * @see R132-36
 * @throws {Rejection} `madero.bet-unsettled`
 */
export const closeRound = (_: RoundCommandOf<'CloseRound'>, round: OpenedRound): RoundFact[] => {
  if (round.status === 'closed' || round.status === 'void') return [];
  const [box] =
    round.status === 'settled' ? unsettledBoxes(round) : round.boxes.map((one) => one.box);
  throw new Rejection('madero.bet-unsettled', 'R132-36', { box: box ?? 0 });
};

/** Boxes that a meter has still to pay. */
export const unsettledBoxes = ({ settlement, meterPrizes }: OpenedRound): number[] =>
  (settlement?.boxes ?? [])
    .filter(({ jackpot }) => jackpot.ofMeter !== null)
    .map(({ box }) => box)
    .filter((box) => !meterPrizes.some((prize) => prize.box === box));
