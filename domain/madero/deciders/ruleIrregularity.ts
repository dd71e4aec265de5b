import { Rejection } from '../../errors.ts';
import { centavos } from '../../money/centavos.ts';
import { NO_BETS, STREETS, type Street } from '../bets.ts';
import type { RoundCommandOf } from '../commands.ts';
import type { ReturnedBets, RoundFact } from '../facts.ts';
import { requireBox } from '../guards.ts';
import { type Effect, isOfBoard, ruleOn, type Situation } from '../rulings.ts';
import { type Box, betsOf, hasBettingStarted, type OpenedRound } from '../state.ts';

/**
 * The dealer stops the round until the Supervisor has ruled.
 *
 * @see R132-39
 * @throws {Rejection} in this order: `madero.round-over`, `madero.reason-missing`
 */
export const stopRound = (
  { type: _, reason, ...circumstance }: RoundCommandOf<'StopRound'>,
  round: OpenedRound,
): RoundFact[] => {
  if (round.stoppedFor === reason) return [];
  assertNotOver(round);
  if (reason.trim() === '') throw new Rejection('madero.reason-missing', 'R132-39');
  return [{ type: 'RoundStopped', ...circumstance, reason }];
};

/**
 * Rules on an irregularity: its article, what becomes of cards and bets, what the dealer does.
 * Errors of the common cards need the round stopped; errors of the deal void it only before the
 * first answer, and a hand dies only after it. What is not foreseen is decided by operations
 * management, also when the round is over: a prize that was held, or a claim after the payment.
 *
 * @see R132-13 @see R132-37 @see R132-38 @see R132-39 @see R132-70 @see R132-73
 * @throws {Rejection} in this order: `madero.round-over`, `madero.box-not-in-play`,
 *   `madero.round-not-stopped`, `madero.betting-started`, `madero.betting-not-started`,
 *   `madero.role-not-allowed`, `madero.reason-missing`
 */
export const ruleIrregularity = (
  { type: _, rulingId, situation, ...circumstance }: RoundCommandOf<'RuleIrregularity'>,
  round: OpenedRound,
): RoundFact[] => {
  if (round.rulings.some((one) => one.rulingId === rulingId)) return [];
  if (situation.kind !== 'not-foreseen' || situation.voidsRound) assertNotOver(round);
  for (const box of boxesOf(situation)) requireBox(round, box);
  assertTiming(situation, round);
  const ruling = ruleOn(situation);
  const returned = returnedBy(ruling.effect, round);
  return [{ type: 'IrregularityRuled', ...circumstance, rulingId, ruling, returned }];
};

type Decision = Extract<Situation, { kind: 'not-foreseen' }>;

const assertNotOver = ({ status, number }: OpenedRound): void => {
  if (status === 'settled' || status === 'closed' || status === 'void')
    throw new Rejection('madero.round-over', 'R132-36', { number });
};

const boxesOf = (situation: Situation): readonly number[] => {
  if ('boxes' in situation) return situation.boxes;
  return 'box' in situation ? [situation.box] : [];
};

const assertTiming = (situation: Situation, round: OpenedRound): void => {
  if (isOfBoard(situation) && round.stoppedFor === null)
    throw new Rejection('madero.round-not-stopped', 'R132-39');
  const { kind } = situation;
  const started = hasBettingStarted(round);
  if ((kind === 'deal-error' || kind === 'bank-card-exposed') && started)
    throw new Rejection('madero.betting-started', 'R132-38');
  if (kind === 'irregular-hand' && !started)
    throw new Rejection('madero.betting-not-started', 'R132-37');
  if (kind === 'not-foreseen') assertDecision(situation);
};

/** The Supervisor records what management decided with the LNSE; it is not his to decide. */
const assertDecision = ({ management, inspector, text }: Decision): void => {
  const { legajo, role } = management;
  if (role !== 'director')
    throw new Rejection('madero.role-not-allowed', 'R132-73', {
      legajo,
      role,
      allowed: 'director',
    });
  if (text.trim() === '' || inspector.trim() === '')
    throw new Rejection('madero.reason-missing', 'R132-73');
};

/** A dead hand's bets go back when the round settles, with the others. */
const returnedBy = (effect: Effect, { boxes }: OpenedRound): ReturnedBets[] => {
  switch (effect.kind) {
    case 'void':
      return boxes.map((box) => ({ box: box.box, bets: betsOf(box), credits: box.credits }));
    case 'reopen':
      return boxes.flatMap((box) => betsFrom(box, STREETS.indexOf(effect.street)));
    case 'redeal':
      return boxes.flatMap((box) => betsFrom(box, STREETS.indexOf(effect.street) + 1));
    case 'dead':
    case 'redeal-after-answers':
    case 'none':
      return [];
  }
};

const betsFrom = (box: Box, place: number): ReturnedBets[] => {
  const later: readonly Street[] = STREETS.slice(place);
  const bets = later.map((street) => [street, box.answers[street]?.amount ?? centavos(0)] as const);
  if (bets.every(([, amount]) => amount === 0)) return [];
  return [{ box: box.box, bets: { ...NO_BETS, ...Object.fromEntries(bets) }, credits: 0 }];
};
