import { Rejection } from '../../errors.ts';
import { decide } from '../../hand/decide.ts';
import type { HandFact } from '../../hand/facts.ts';
import type { Seat } from '../../hand/setup.ts';
import type { Hand } from '../../hand/state.ts';
import { TIME_TO_ACT } from '../../hand/timeToAct.ts';
import type { Instant } from '../../time/jornada.ts';
import type { CashCommandOf } from '../commands.ts';
import { seatToAct, turnEndsAt } from '../sessionTime.ts';
import type { Session } from '../state.ts';
import type { CashRuleset } from '../terms.ts';

/**
 * What the clock has done by the time of a step: the player to act whose time is over folds (H11).
 * It is derived from the end of his time, so that no timer need run; who comes next has his turn
 * from then on.
 *
 * @see R40-50, CLUB-S11, R123-II-66.E, R123-II-68
 * @throws {Rejection} in this order: `hand.clock-not-called` and `cash.time-left` for a kill before
 *   the time is over, `hand.time-over` for his own action after it
 */
export const timedOut = (
  { step, occurredAt }: CashCommandOf<'StepHand'>,
  session: Session,
  ruleset: CashRuleset,
): readonly HandFact[] => {
  const until = turnEndsAt(session, ruleset);
  if (step.type === 'TimeOut') {
    assertOver(until, session, occurredAt, ruleset);
    return fold(session, step.seat);
  }
  const isAct = step.type === 'TakeAction' || step.type === 'MakeGesture';
  if (!isAct || until === null || occurredAt < until) return [];
  const seat = seatToAct(session);
  if (step.seat === seat)
    throw new Rejection('hand.time-over', TIME_TO_ACT[ruleset].dead, { seat, until });
  return seat === undefined ? [] : fold(session, seat);
};

const assertOver = (
  until: Instant | null,
  { hand }: Session,
  occurredAt: Instant,
  ruleset: CashRuleset,
): void => {
  const { norm } = TIME_TO_ACT[ruleset];
  if (until === null && hand.status === 'betting')
    throw new Rejection('hand.clock-not-called', norm);
  if (until !== null && occurredAt < until) throw new Rejection('cash.time-left', norm, { until });
};

const fold = ({ hand }: Session, seat: Seat): readonly HandFact[] =>
  decide({ type: 'TakeAction', seat, move: { action: 'fold' } }, hand);

/**
 * Who was last to act against has won when the time of the other was over: nobody acts any more.
 *
 * @throws {Rejection} `hand.time-over`
 */
export const assertGoesOn = (after: Hand, session: Session, ruleset: CashRuleset): void => {
  if (after.status === 'betting') return;
  const until = turnEndsAt(session, ruleset);
  throw new Rejection('hand.time-over', TIME_TO_ACT[ruleset].dead, {
    seat: seatToAct(session) ?? 0,
    until: until ?? '',
  });
};
