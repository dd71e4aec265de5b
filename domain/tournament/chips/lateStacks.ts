import { Rejection } from '../../errors.ts';
import type { Chips } from '../../money/chips.ts';
import { levelsOf } from '../clock.ts';
import { lowestChip } from '../deciders/chipStructure.ts';
import { laidTables } from '../seating/laidTables.ts';
import { isStageStarted } from '../stages.ts';
import type { AnnouncedTournament } from '../state.ts';
import type { MultiTableTerms } from '../terms.ts';
import { reducedStack } from './lateStack.ts';
import { leftOf, NO_CHIPS } from './stacks.ts';
import type { PlacedStack } from './state.ts';

type Place = { readonly table: number; readonly seat: number };

const ORBIT_MIN = 2;

/** The stack that waits at a seat for who may buy it (R123-II-5). */
export const placedAt = (
  { chips: known }: AnnouncedTournament,
  { table, seat }: Place,
): PlacedStack | undefined =>
  known.placed.find((stack) => stack.table === table && stack.seat === seat);

/**
 * What a late entry gets at its seat: what is left of the stack placed there, else the published
 * one, whole or reduced. Undefined before the start of the stage, when nothing fell due.
 *
 * @see R123-I-41, R123-I-42, R123-II-5, decision T3
 * @throws {Rejection} `tournament.late-stack-unknown`
 */
export const lateStackAt = (
  state: AnnouncedTournament,
  terms: MultiTableTerms,
  place: Place,
): Chips | undefined => {
  if (!isStageStarted(state)) return undefined;
  const placed = placedAt(state, place);
  if (placed) return leftOf(placed);
  if (terms.lateStack === 'full') return terms.startingStack;
  const hands = handsOf(state, terms, place.table);
  const players = laidTables(state).find(({ table }) => table === place.table)?.players ?? [];
  const elapsed = { levels: levelsOf(state), hands, orbit: Math.max(ORBIT_MIN, players.length) };
  return reducedStack(terms.startingStack, elapsed, lowestInPlay(state, terms));
};

/** The lowest denomination that is still used at the level in force. */
export const lowestInPlay = ({ level }: AnnouncedTournament, terms: MultiTableTerms): Chips =>
  lowestChip(terms, level) ?? terms.chipSet[0] ?? NO_CHIPS;

/** Hands of each level: those that the table recorded, else the published figure (T3). */
const handsOf = (
  { chips: known, level }: AnnouncedTournament,
  { handsPerLevel }: MultiTableTerms,
  table: number,
): number[] => {
  const levels = Array.from({ length: level }, (_, index) => index + 1);
  const record = known.hands[table];
  if (record) {
    let before = 0;
    return levels.map((one) => {
      const last = record.byLevel[one] ?? before;
      const hands = last - before;
      before = last;
      return hands;
    });
  }
  const elapsed = levels.slice(0, -1);
  if (handsPerLevel === null && elapsed.length > 0)
    throw new Rejection('tournament.late-stack-unknown', 'R123-I-42', { table });
  return elapsed.map(() => handsPerLevel ?? 0);
};
