import { Rejection } from '../../../errors.ts';
import type { ChipCommandOf } from '../../chipCommands.ts';
import type { ChipFactOf } from '../../chipFacts.ts';
import { lowestInPlay, placedAt } from '../../chips/lateStacks.ts';
import { leftOf } from '../../chips/stacks.ts';
import type { Circumstance, TournamentFact } from '../../facts.ts';
import {
  assertActIdFree,
  assertNotClosed,
  assertReason,
  requireEntry,
  requireLive,
} from '../../guards.ts';
import { isExtended } from '../../registration.ts';
import { assertRole } from '../../roles.ts';
import { freeSeatsAt, laidTables } from '../../seating/laidTables.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { multiTable, normOf } from '../../tables.ts';
import { placesText } from '../moves/specialNeeds.ts';

/**
 * The Director has starting stacks placed for who may register late. They pay blinds and antes like
 * those of the absent, so they are placed at the start.
 *
 * @see R123-II-5
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.modality-has-one-table`, `tournament.closed`, `tournament.registration-closed`,
 *   `tournament.level-past`, `tournament.move-invalid`
 */
export const placeStacks = (
  command: ChipCommandOf<'PlaceStacks'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { placementId, by, occurredAt, jornada } = command;
  const places = command.places.map(({ table, seat }) => ({ table, seat }));
  const isPlaced = places.every((place) => placedAt(state, place));
  if (state.chips.actIds.includes(placementId) && isPlaced) return [];
  assertActIdFree(state, placementId);
  assertRole(command);
  const terms = multiTable(state.terms);
  assertNotClosed(state.status);
  if (!isExtended(state)) throw new Rejection('tournament.registration-closed', 'R123-II-5');
  const { level: current } = state;
  if (current > 1) throw new Rejection('tournament.level-past', 'R123-II-5', { level: 1, current });
  const laid = laidTables(state);
  const wrong = places.filter((place, index) => {
    const table = laid.find((one) => one.table === place.table);
    const twice = places.slice(0, index).some((one) => isSame(one, place));
    return twice || !table || !freeSeatsAt(terms, table, state).includes(place.seat);
  });
  if (wrong.length > 0 || places.length === 0)
    throw new Rejection('tournament.move-invalid', 'R123-II-5', { places: placesText(wrong) });
  const { startingStack: chips } = terms;
  return [{ type: 'StacksPlaced', placementId, chips, places, by, occurredAt, jornada }];
};

const isSame = (one: { table: number; seat: number }, other: { table: number; seat: number }) =>
  one.table === other.table && one.seat === other.seat;

/**
 * Takes away the stacks that nobody bought. The system does so by itself when registration closes;
 * the Director may before.
 *
 * @see R123-I-44
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.reason-missing`, `tournament.no-placed-stack`
 */
export const removePlacedStacks = (
  command: ChipCommandOf<'RemovePlacedStacks'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { removalId, reason } = command;
  if (state.chips.actIds.includes(removalId) && state.chips.placed.length === 0) return [];
  assertActIdFree(state, removalId);
  assertRole(command);
  assertReason(reason, 'R123-I-44');
  const removed = removalOf(state, removalId, reason, command);
  if (removed.length === 0) throw new Rejection('tournament.no-placed-stack', 'R123-I-44');
  return removed;
};

/** The stacks of nobody leave when a level closes registration (R123-I-44). */
export const leftoversAfter = (
  state: AnnouncedTournament,
  level: number,
  circumstance: Circumstance,
): TournamentFact[] =>
  isExtended({ ...state, level })
    ? []
    : removalOf(state, `level ${level}`, 'Cierre de inscripción', circumstance);

const removalOf = (
  { chips: known }: AnnouncedTournament,
  removalId: string,
  reason: string,
  { by, occurredAt, jornada }: Circumstance,
): ChipFactOf<'PlacedStacksRemoved'>[] => {
  if (known.placed.length === 0) return [];
  const stacks = known.placed.map((one) => {
    const { table, seat } = one;
    return { table, seat, chips: leftOf(one) };
  });
  return [{ type: 'PlacedStacksRemoved', removalId, stacks, reason, by, occurredAt, jornada }];
};

/**
 * The Director gives a late entry another stack than the rule computes, from one chip of the lowest
 * denomination up to the published stack. What is taken off stays out of the tournament. A reduced
 * stack that it has already is no other one.
 *
 * @see R123-I-45, R123-I-46, CLUB-G3
 * @throws {Rejection} in this order: `tournament.entry-unknown`, `tournament.act-id-reused`,
 *   `tournament.role-not-allowed`, `tournament.modality-has-one-table`, those of `requireLive`,
 *   `tournament.not-late-entry`,
 *   `tournament.reason-missing`, `tournament.stack-out-of-range`
 */
export const setLateStack = (
  command: ChipCommandOf<'SetLateStack'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { adjustmentId, entryId, stack, reason, by, occurredAt, jornada } = command;
  const { chips: known } = state;
  const left = (known.stacks[entryId] ?? 0) - (known.charged[entryId] ?? 0);
  const entry = requireEntry(state, entryId);
  const isLate = known.stacks[entryId] !== undefined && !entry.seating;
  // What was taken off is not taken off again.
  const isReduced = isLate && stack < state.terms.startingStack;
  if (left === stack && (isReduced || known.actIds.includes(adjustmentId))) return [];
  assertActIdFree(state, adjustmentId);
  assertRole(command);
  const terms = multiTable(state.terms);
  const { sale } = requireLive(state, entry);
  const norm = normOf(terms, { lottery: 'R123-I-45', club: 'CLUB-G3' });
  if (!isLate)
    throw new Rejection('tournament.not-late-entry', norm, { entryNumber: sale.entryNumber });
  assertReason(reason, 'R123-I-45');
  const chip = lowestInPlay(state, terms);
  const { startingStack } = terms;
  if (stack < chip || stack > startingStack || stack % chip !== 0)
    throw new Rejection('tournament.stack-out-of-range', norm, {
      stack,
      chip,
      startingStack,
    });
  const removed = (startingStack - stack) as typeof stack;
  return [
    {
      type: 'LateStackSet',
      adjustmentId,
      entryId,
      stack,
      removed,
      reason,
      by,
      occurredAt,
      jornada,
    },
  ];
};
