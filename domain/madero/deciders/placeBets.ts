import { Rejection } from '../../errors.ts';
import type { RoundCommandOf } from '../commands.ts';
import type { RoundFact } from '../facts.ts';
import { CREDITS_MAX } from '../jackpotPrizes.ts';
import type { OpenedRound } from '../state.ts';
import type { RoundTerms } from '../terms.ts';

/**
 * Takes the ante of a box and, with it, its bonus and jackpot bets. The limits of the table are
 * the ante's, which fixes the other three (R132-20); bonus and jackpot have their own.
 *
 * @see R132-9 @see R132-16 @see R132-20 @see R132-23 @see R132-25 @see R132-71
 * @throws {Rejection} in this order: `madero.box-not-seated`, `madero.box-of-another`,
 *   `madero.bets-already-placed`, `madero.bets-closed`, `madero.ante-missing`,
 *   `madero.ante-outside-limits`, then of the bonus `madero.bonus-off`,
 *   `madero.bonus-outside-limits`, then of the jackpot `madero.jackpot-off`,
 *   `madero.credits-out-of-range`, `madero.credits-over-minimum`
 */
export const placeBets = (
  command: RoundCommandOf<'PlaceBets'>,
  round: OpenedRound,
): RoundFact[] => {
  const { type: _, box, player, ante, bonus, credits, ...circumstance } = command;
  assertSeated(command, round);
  const placed = round.boxes.find((one) => one.box === box);
  if (placed?.ante === ante && placed.bonus === bonus && placed.credits === credits) return [];
  if (placed) throw new Rejection('madero.bets-already-placed', 'R132-9', { box });
  if (round.status !== 'bets-open')
    throw new Rejection('madero.bets-closed', 'R132-25', { box, number: round.number });
  assertAnte(command, round.terms);
  assertBonus(command, round.terms);
  assertCredits(command, round.terms);
  return [{ type: 'BetsPlaced', ...circumstance, box, player, ante, bonus, credits }];
};

type Bets = RoundCommandOf<'PlaceBets'>;

const assertSeated = ({ box, player }: Bets, { seats }: OpenedRound): void => {
  const seat = seats.find((one) => one.box === box);
  if (!seat) throw new Rejection('madero.box-not-seated', 'R132-16', { box });
  if (seat.player !== player) throw new Rejection('madero.box-of-another', 'R132-71', { box });
};

/** @see R132-45 @see R132-64 */
const assertAnte = ({ box, ante, bonus, credits }: Bets, { min, max }: RoundTerms): void => {
  if (ante <= 0 && bonus > 0) throw new Rejection('madero.ante-missing', 'R132-64', { box });
  if (ante <= 0 && credits > 0) throw new Rejection('madero.ante-missing', 'R132-45', { box });
  if (ante < min || ante > max)
    throw new Rejection('madero.ante-outside-limits', 'R132-20', { box, ante, min, max });
};

/** @see R132-11 @see R132-59 @see R132-61 */
const assertBonus = ({ box, bonus: bet }: Bets, { bonus }: RoundTerms): void => {
  if (bet === 0) return;
  if (bonus.kind === 'off') throw new Rejection('madero.bonus-off', 'R132-59', { box });
  const { min, max } = bonus;
  if (bet < min || bet > max)
    throw new Rejection('madero.bonus-outside-limits', 'R132-61', { box, bonus: bet, min, max });
};

/** @see R132-40 @see R132-42 */
const assertCredits = ({ box, credits }: Bets, { jackpot, min }: RoundTerms): void => {
  if (credits === 0) return;
  if (jackpot.kind === 'off') throw new Rejection('madero.jackpot-off', 'R132-40', { box });
  if (!Number.isInteger(credits) || credits < 1 || credits > CREDITS_MAX)
    throw new Rejection('madero.credits-out-of-range', 'R132-42', { box, credits });
  const value = credits * jackpot.credit;
  if (value > min)
    throw new Rejection('madero.credits-over-minimum', 'R132-42', { box, value, min });
};
