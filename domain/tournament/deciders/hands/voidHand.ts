import { Rejection } from '../../../errors.ts';
import { assertApplies } from '../../../regulation/normsAt.ts';
import { entryIdsByNumber } from '../../entries.ts';
import type { TournamentFact } from '../../facts.ts';
import { assertReason, assertUnderWay } from '../../guards.ts';
import type { PlayedHandCommandOf } from '../../handCommands.ts';
import type { PlayedHandFactOf } from '../../handFacts.ts';
import { stackNow } from '../../hands/evolveHands.ts';
import type { LastHand } from '../../hands/state.ts';
import { assertRole } from '../../roles.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { rulesetOf } from '../../tables.ts';
import { undoExit } from '../undoExit.ts';

type VoidHand = PlayedHandCommandOf<'VoidHand'>;

/**
 * A ruling voids the last hand of a table: bets, blinds and antes go back exactly as they were put
 * in, who went out in it is in play again, and the next hand has the same button and the level
 * then in force. Once the next hand is open nothing of it changes.
 *
 * @see R123-I-87, R123-II-25, R123-II-59, R123-II-62.D, R123-II-63.A, R123-III-3
 * @throws {Rejection} in this order: `tournament.hand-unknown`, `tournament.role-not-allowed`,
 *   `tournament.reason-missing`, `hand.norm-not-applicable`, `tournament.hand-not-last`, then when an exit is undone those of
 *   `undoExit`, else those of `assertUnderWay`
 */
export const voidHand = (command: VoidHand, state: AnnouncedTournament): TournamentFact[] => {
  const { voidId, handId, norm, reason, by, occurredAt, jornada } = command;
  const [table, last] = recorded(handId, state);
  if (last.voidId === voidId) return [];
  assertRole(command);
  assertReason(reason, 'R123-III-3');
  assertApplies(['event', rulesetOf(state.terms)], norm, '/norm');
  assertLast(table, last, state);
  const circumstance = { by, occurredAt, jornada };
  const { hand, seats } = last;
  const fact: PlayedHandFactOf<'HandVoided'> = {
    type: 'HandVoided',
    ...{ voidId, handId, table, hand, seats, norm, reason },
    ...circumstance,
  };
  const undone = exitsUndone(command, state);
  if (undone.length === 0) assertUnderWay(state);
  return [...undone, fact];
};

const recorded = (handId: string, state: AnnouncedTournament): [number, LastHand] => {
  const { last } = state.playedHands;
  const found = Object.entries(last).find(([, hand]) => hand.handId === handId);
  if (found) return [Number(found[0]), found[1]];
  throw new Rejection('tournament.hand-unknown', 'R123-I-87', { handId });
};

/** Neither voided before, nor followed by another, nor are its chips gone elsewhere. */
const assertLast = (table: number, last: LastHand, state: AnnouncedTournament): void => {
  const next = state.chips.hands[table]?.hand ?? last.hand;
  const ids = entryIdsByNumber(state);
  const isGone = last.seats.some(
    (seat) => stackNow(state, ids, { table, hand: last.hand }, seat) < Math.max(0, seat.change),
  );
  if (last.voidId === null && next === last.hand && !isGone) return;
  throw new Rejection('tournament.hand-not-last', 'R123-I-87', { table, hand: last.hand });
};

/** The exits that the hand made, which its id names. */
const exitsUndone = (
  { handId: exitId, reason, late, by, occurredAt, jornada }: VoidHand,
  state: AnnouncedTournament,
): TournamentFact[] => {
  if (!state.exits.some((exit) => exit.exitId === exitId)) return [];
  return undoExit({ type: 'UndoExit', exitId, reason, late, by, occurredAt, jornada }, state);
};
