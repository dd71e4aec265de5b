import { Rejection } from '../../../errors.ts';
import { firstPositions, type Positions } from '../../../hand/button.ts';
import { drawButton } from '../../../hand/drawButton.ts';
import { totalOf } from '../../chips/stacks.ts';
import { chipsInPlay } from '../../chipsInPlay.ts';
import type { PlayedHandCommandOf } from '../../handCommands.ts';
import { assertDraw, drawnForAll } from '../../hands/drawnButton.ts';
import { buttonNorm, duePositions, isContinued, waitsBetween } from '../../hands/dueButton.ts';
import { type DealtStack, stacksAt } from '../../hands/knownStacks.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { countedStacks } from './countedStacks.ts';

type RecordHand = PlayedHandCommandOf<'RecordHand'>;

/** Where the button is and who is dealt in with which stack. */
export type Deal = { readonly positions: Positions; readonly stacks: readonly DealtStack[] };

/**
 * Who is dealt in, from the seats, and with what. The button follows from the hand before; where
 * no hand was recorded before it is drawn with cards, at one table for all, and where some are
 * missing it is told.
 *
 * @see R123-I-95, R123-II-31, R123-II-32, R123-II-34, R123-II-49, decision T2
 * @throws {Rejection} in this order: `tournament.time-backwards`, those of `countedStacks`,
 *   `hand.players-out-of-range`, those of the button, `tournament.chips-exceed-play`
 */
export const dealOf = (command: RecordHand, state: AnnouncedTournament): Deal => {
  assertLater(command, state);
  const counted = countedStacks(command, state, stacksAt(state, command));
  const seated = counted.filter(({ stack }) => stack > 0);
  const active = seated.map(({ seat }) => seat);
  if (active.length < 2)
    throw new Rejection('hand.players-out-of-range', 'R123-II-16', {
      players: active.length,
      min: 2,
      max: 10,
    });
  const positions = positionsOf(command, state, active);
  const waiting = waitsBetween(positions, active);
  assertInPlay(counted, state);
  return { positions, stacks: seated.filter(({ seat }) => !waiting.includes(seat)) };
};

/** @see decision J3 */
const assertLater = ({ table, occurredAt }: RecordHand, state: AnnouncedTournament): void => {
  const last = state.playedHands.last[table]?.at;
  if (last !== undefined && occurredAt < last)
    throw new Rejection('tournament.time-backwards', 'R123-I-68', { last });
};

/**
 * @throws {Rejection} in this order: `tournament.button-differs`, `cards.card-repeated`,
 *   `tournament.button-cards-invalid`, `tournament.button-missing`
 */
const positionsOf = (
  command: RecordHand,
  state: AnnouncedTournament,
  active: readonly number[],
): Positions => {
  const { table, hand, button } = command;
  const due = duePositions(state, table, hand, active);
  const positions = due ?? firstPositions(placeOfButton(command, state, active), active);
  const norm = buttonNorm(state, table, active);
  if (button !== null && button !== positions.button)
    throw new Rejection('tournament.button-differs', norm, {
      pointer: '/button',
      button,
      due: positions.button,
      ...(norm !== 'R123-II-31' && { supplementary: 'R123-II-1' }),
    });
  return positions;
};

const placeOfButton = (
  command: RecordHand,
  state: AnnouncedTournament,
  active: readonly number[],
): number => {
  const { table, hand, button, buttonCards } = command;
  if (buttonCards.length > 0) {
    assertDraw(command, state, active);
    return drawButton(buttonCards);
  }
  const isFirst = hand === 1 || isRedrawn(state, table);
  const drawn = drawnForAll(state);
  if (isFirst && drawn !== null) return drawn.position;
  if (button !== null && !isFirst) return button;
  throw new Rejection('tournament.button-missing', 'R123-II-32', { table, hand });
};

/** Nothing is recorded since everybody was seated anew, so the next hand is the first. */
const isRedrawn = (state: AnnouncedTournament, table: number): boolean => {
  const last = state.playedHands.last[table];
  return last !== undefined && !isContinued(state, table, last.hand + 1);
};

const assertInPlay = (stacks: readonly DealtStack[], state: AnnouncedTournament): void => {
  const chipsOut = totalOf(stacks.map(({ stack }) => stack));
  const chipsMax = chipsInPlay(state);
  if (chipsOut > chipsMax)
    throw new Rejection('tournament.chips-exceed-play', 'R123-I-1.5', {
      pointer: '/stacks',
      chipsOut,
      chipsMax,
    });
};
