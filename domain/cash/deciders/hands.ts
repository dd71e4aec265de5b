import { Rejection } from '../../errors.ts';
import { assertTold } from '../../hand/assertTold.ts';
import { decide as decideHand } from '../../hand/decide.ts';
import { evolve as evolveHand } from '../../hand/evolve.ts';
import type { HandFact } from '../../hand/facts.ts';
import type { BoundGesture } from '../../hand/physical/boundStep.ts';
import { playPosted } from '../../hand/postedHand.ts';
import { type Hand, initialState } from '../../hand/state.ts';
import { assertApplies, assertDeadApply } from '../../regulation/normsAt.ts';
import { assertNotStopped } from '../../rulings/stoppage.ts';
import type { Circumstance } from '../../tournament/facts.ts';
import type { CashCommandOf, SeenStart } from '../commands.ts';
import { evolveSession } from '../evolveSession.ts';
import type { CashFact, CashFactOf } from '../facts.ts';
import { assertNoHand, requireHand, requireSessionAt } from '../guards.ts';
import { resultOf } from '../handResult.ts';
import { type NextHand, nextHand } from '../nextHand.ts';
import { assertRole } from '../roles.ts';
import { endsAt, isLastHandPlayed } from '../sessionTime.ts';
import { type AnnouncedCash, isInPlay, type Session } from '../state.ts';
import { leavesAfter } from './leave.ts';
import { assertChips, taken } from './taken.ts';
import { assertGoesOn, timedOut } from './timedOut.ts';

/**
 * A hand as it ended: whole, or refused whole at the field that does not fit.
 *
 * @see R40-4, R40-15, R40-16, R40-44, R40-75, R40-95
 * @throws {Rejection} in this order: `table.role-not-allowed`, those of `startOf`,
 *   `cash.not-whole-chips`, `hand.norm-not-applicable`, those of `playPosted`,
 *   those of `assertTold`
 */
export const playHand = (command: CashCommandOf<'PlayHand'>, state: AnnouncedCash): CashFact[] => {
  const { handId, hand: posted, seen } = command;
  if (isKnown(state, handId)) return [];
  assertRole(command, state.terms);
  const { session, next } = startOf(command, state, seen);
  posted.actions.forEach(({ to }, index) => {
    assertChips(to, state.terms.chip, `/actions/${index}/to`);
  });
  assertDeadApply(['cash', state.terms.ruleset], posted.dead);
  const { facts } = playPosted(next.setup, posted);
  assertTold(posted.actions, facts, state.terms.ruleset, (index) => `/actions/${index}/to`);
  return recorded(command, state, session, { handId, next, facts });
};

/**
 * Opens a hand that is played step by step.
 *
 * @see R40-39, R40-42, R40-43
 * @throws {Rejection} in this order: `table.role-not-allowed`, those of `startOf`
 */
export const openLiveHand = (
  command: CashCommandOf<'OpenLiveHand'>,
  state: AnnouncedCash,
): CashFact[] => {
  const { handId, seen } = command;
  if (isKnown(state, handId)) return [];
  assertRole(command, state.terms);
  const { session, next } = startOf(command, state, seen);
  const facts = decideHand({ type: 'OpenHand', setup: next.setup }, initialState());
  return recorded(command, state, session, { handId, next, facts });
};

/**
 * One step of the hand in play, or a correction of the one that has just ended. A player whose time
 * is over has lost his cards by the time anybody else acts.
 *
 * @see R40-44, R40-50, R40-74, R123-II-63.A
 * @throws {Rejection} in this order: `table.role-not-allowed`, those of `requireHand`,
 *   `hand.action-stopped`, `cash.not-whole-chips`, `hand.norm-not-applicable`, those of `timedOut`,
 *   `hand.time-over` where the hand ended with it, those of `taken`, `cash.player-gone`
 */
export const stepHand = (command: CashCommandOf<'StepHand'>, state: AnnouncedCash): CashFact[] => {
  const { handId, step } = command;
  assertRole(command, state.terms);
  const session = requireHand(state, command);
  assertNotStopped(session.stopped);
  if (step.type === 'TakeAction' && 'to' in step.move)
    assertChips(step.move.to, state.terms.chip, '/step/to');
  if (step.type === 'DeclareHandDead')
    assertApplies(['cash', state.terms.ruleset], step.norm, '/step/norm');
  const lost = timedOut(command, session, state.terms.ruleset);
  const hand = lost.reduce<Hand>(evolveHand, session.hand);
  if (step.type !== 'TimeOut' && lost.length > 0) assertGoesOn(hand, session, state.terms.ruleset);
  const { facts, gesture } = taken(step, hand, state.terms);
  const all = [...lost, ...facts];
  if (all.length === 0) return [];
  return recorded(command, state, session, { handId, next: null, facts: all, gesture });
};

const isKnown = ({ session }: AnnouncedCash, handId: string): boolean =>
  session?.hands.some((hand) => hand.handId === handId) ?? false;

/**
 * @throws {Rejection} in this order: `cash.session-not-open`, `table.time-backwards`,
 *   `cash.hand-open`, `cash.time-over`, `cash.players-missing`, `cash.button-differs`,
 *   `cash.stacks-differ`
 */
const startOf = (
  command: Circumstance,
  state: AnnouncedCash,
  seen: SeenStart,
): { session: Session; next: NextHand } => {
  const session = requireSessionAt(state, command);
  assertNoHand(session);
  if (isLastHandPlayed(session))
    throw new Rejection('cash.time-over', 'R40-15', { endsAt: endsAt(session) });
  const next = nextHand(session, state.terms);
  assertSeen(seen, next);
  return { session, next };
};

/** What the poster saw is what the table holds. */
const assertSeen = ({ button, stacks }: SeenStart, { setup }: NextHand): void => {
  if (button !== null && button !== setup.button)
    throw new Rejection('cash.button-differs', 'R40-43', {
      pointer: '/button',
      button,
      due: setup.button,
    });
  stacks?.forEach(({ seat, stack }, index) => {
    const held = setup.seats.find((one) => one.seat === seat)?.stack ?? 0;
    if (stack !== held)
      throw new Rejection('cash.stacks-differ', undefined, {
        pointer: `/stacks/${index}`,
        seat,
        stack,
        held,
      });
  });
};

type Recorded = {
  readonly handId: string;
  readonly next: NextHand | null;
  readonly facts: readonly HandFact[];
  readonly gesture?: BoundGesture | undefined;
};

const recorded = (
  { by, occurredAt, jornada }: Circumstance,
  { terms }: AnnouncedCash,
  session: Session,
  { handId, next, facts, gesture }: Recorded,
): CashFact[] => {
  const circumstance = { by, occurredAt, jornada };
  const before = next === null ? session.hand : initialState();
  // As they sat when it was dealt: somebody may have left since.
  const dealt = next === null ? (session.hands.at(-1)?.before.places ?? []) : session.places;
  const was = next === null ? resultOf(before, dealt) : null;
  const result = resultOf(facts.reduce<Hand>(evolveHand, before), dealt);
  const isNew = result !== null && facts.some(isOfResult);
  const fact: CashFactOf<'HandPlayed'> = {
    type: 'HandPlayed',
    handId,
    number: session.lastHand + (next === null ? 0 : 1),
    start: next?.start ?? null,
    facts,
    result: isNew ? result : null,
    was: isNew ? was : null,
    ...(gesture && { gesture }),
    ...circumstance,
  };
  if (isNew && was !== null) assertAllThere(session, fact);
  const after = evolveSession(session, fact);
  return isInPlay(after) ? [fact] : [fact, ...leavesAfter(after, terms, circumstance)];
};

const isOfResult = ({ type }: HandFact): boolean =>
  type === 'PotsAwarded' || type === 'AwardCorrected';

/** A pot that is given anew concerns only players who are still there, with those chips. */
const assertAllThere = ({ places }: Session, { result, was }: CashFactOf<'HandPlayed'>): void => {
  for (const { player, amount } of result?.changes ?? []) {
    const before = was?.changes.find((one) => one.player === player)?.amount ?? 0;
    if (amount !== before) assertHolds(places, player, before - amount);
  }
};

/** @throws {Rejection} `cash.player-gone` when he does not have the chips that must go back */
export const assertHolds = (places: Session['places'], player: string, amount: number): void => {
  const place = places.find((one) => one.player === player);
  if (place === undefined || place.stack < amount)
    throw new Rejection('cash.player-gone', undefined, { player });
};
