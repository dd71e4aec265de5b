import { type Chips, chips } from '../../money/chips.ts';
import type { ChipFact, ChipFactOf, LeftoverStack } from '../chipFacts.ts';
import { entryIdsByNumber } from '../entries.ts';
import type { FactOf } from '../facts.ts';
import type { AnnouncedTournament } from '../state.ts';
import { NO_CHIPS, totalOf } from './stacks.ts';
import type { ChipState, PlacedStack } from './state.ts';

/** Facts about chips that are not exits. */
export type StackFact = Exclude<ChipFact, { type: 'AbsentRemoved' }>;

/** Applies a fact about the chips of a tournament. */
export const evolveChips = (state: AnnouncedTournament, fact: StackFact): ChipState => {
  const known = state.chips;
  switch (fact.type) {
    case 'HandOpened':
      return handOpened(state, fact);
    case 'AbsentContacted':
      return acted(known, fact.contactId, { contacts: [...known.contacts, fact] });
    case 'StackHeld':
      return acted(known, fact.holdId, { holds: [...known.holds, fact] });
    case 'HoldRevoked':
      return acted(known, fact.revocationId, {
        holds: known.holds.filter(({ entryId }) => entryId !== fact.entryId),
      });
    case 'StacksPlaced': {
      const placed = fact.places.map((place) => ({
        ...place,
        chips: fact.chips,
        charged: NO_CHIPS,
      }));
      return acted(known, fact.placementId, { placed: [...known.placed, ...placed] });
    }
    case 'PlacedStacksRemoved':
      return placedRemoved(known, fact);
    case 'LateStackSet': {
      const issued = chips(fact.stack + (known.charged[fact.entryId] ?? 0));
      const stacks = { ...known.stacks, [fact.entryId]: issued };
      return acted(known, fact.adjustmentId, { stacks });
    }
  }
};

const acted = (known: ChipState, actId: string, changes: Partial<ChipState>): ChipState => ({
  ...known,
  ...changes,
  actIds: [...known.actIds, actId],
});

const handOpened = (
  state: AnnouncedTournament,
  { table, hand, level, round, charges }: ChipFactOf<'HandOpened'>,
): ChipState => {
  const known = state.chips;
  const byLevel = { ...known.hands[table]?.byLevel, [level]: hand };
  const hands = { ...known.hands, [table]: { hand, round, byLevel } };
  if (charges.length === 0) return { ...known, hands };
  const ids = entryIdsByNumber(state);
  const charged: Record<string, Chips> = { ...known.charged };
  for (const { entryNumber, ante, blind } of charges) {
    const entryId = entryNumber === null ? undefined : ids.get(entryNumber);
    if (entryId) charged[entryId] = chips((charged[entryId] ?? 0) + ante + blind);
  }
  const placed = known.placed.map((stack) => {
    const charge = charges.find(
      ({ seat, entryNumber }) =>
        entryNumber === null && stack.table === table && seat === stack.seat,
    );
    if (!charge) return stack;
    return { ...stack, charged: chips(stack.charged + charge.ante + charge.blind) };
  });
  return { ...known, hands, charged, placed };
};

/** The chips left at those seats leave play; what they paid to pots stays. */
const placedRemoved = (
  known: ChipState,
  { removalId, stacks }: ChipFactOf<'PlacedStacksRemoved'>,
): ChipState => {
  const isRemoved = (stack: PlacedStack) => stacks.some((one) => isAt(one, stack));
  const placed = known.placed.filter((stack) => !isRemoved(stack));
  const paid = totalOf(known.placed.filter(isRemoved).map(({ charged }) => charged));
  // The stacks are no longer counted as issued, so what stays in pots is added back.
  return acted(known, removalId, { placed, inPots: chips(known.inPots + paid) });
};

/** Late entries take the stacks of their seats, with what those paid so far (R123-I-42). */
export const stacksTaken = (
  state: AnnouncedTournament,
  { moves }: FactOf<'EntriesMoved'>,
): ChipState => {
  const known = state.chips;
  const late = moves.filter(({ stack }) => stack !== undefined);
  if (late.length === 0) return known;
  const ids = entryIdsByNumber(state);
  const stacks = { ...known.stacks };
  const charged = { ...known.charged };
  for (const { entryNumber, table, seat, stack } of late) {
    const entryId = ids.get(entryNumber);
    if (entryId === undefined || stack === undefined) continue;
    const placed = known.placed.find((one) => isAt(one, { table, seat }));
    stacks[entryId] = placed?.chips ?? stack;
    if (placed) charged[entryId] = placed.charged;
  }
  const placed = known.placed.filter((one) => !late.some((move) => isAt(one, move)));
  return { ...known, stacks, charged, placed };
};

const isAt = (
  one: Pick<LeftoverStack, 'table' | 'seat'>,
  other: Pick<LeftoverStack, 'table' | 'seat'>,
) => one.table === other.table && one.seat === other.seat;
