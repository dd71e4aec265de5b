import { chips } from '../../money/chips.ts';
import type { ChipFact, ChipFactOf, LeftoverStack } from '../chipFacts.ts';
import { entryIdsByNumber } from '../entries.ts';
import type { AnnouncedTournament, SeatAct } from '../state.ts';
import { gainOf } from './chipRace.ts';
import { evolveBags } from './evolveBags.ts';
import { bagInKeeping, isAbsent, playerAt, totalOf } from './stacks.ts';
import type { Bag, ChipState, PlacedStack } from './state.ts';

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
        charged: 0,
      }));
      return acted(known, fact.placementId, { placed: [...known.placed, ...placed] });
    }
    case 'PlacedStacksRemoved':
      return placedRemoved(known, fact);
    case 'ChipsInPlayCounted':
      return acted(known, fact.countId, { lastCount: fact });
    case 'ChipsRaced':
      return raced(state, fact);
    case 'ChipsBagged':
    case 'BagVoided':
    case 'BagReleased':
    case 'PlayDayClosed':
    case 'PlayDayOpened':
      return evolveBags(known, fact);
    case 'LateStackSet': {
      const issued = chips(fact.stack + (known.charged[fact.entryId] ?? 0));
      const stacks = { ...known.stacks, [fact.entryId]: issued };
      return acted(known, fact.adjustmentId, { stacks });
    }
  }
};

export const acted = (known: ChipState, actId: string, changes: Partial<ChipState>): ChipState => ({
  ...known,
  ...changes,
  actIds: [...known.actIds, actId],
});

const handOpened = (
  state: AnnouncedTournament,
  { table, hand, level, round, charges, blinds, by, occurredAt: at }: ChipFactOf<'HandOpened'>,
): ChipState => {
  const known = state.chips;
  const byLevel = { ...known.hands[table]?.byLevel, [level]: hand };
  const hands = {
    ...known.hands,
    [table]: { hand, at, by, ...(blinds && { blinds }), round, byLevel },
  };
  const taken = charges.map((one) => ({ ...one, amount: one.ante + one.blind }));
  return takenFrom({ ...state, chips: { ...known, hands } }, table, taken);
};

type Taken = {
  readonly seat: number;
  readonly entryNumber: number | null;
  readonly amount: number;
};

/** Takes chips from stacks that play alone: of the absent, of their bags, of nobody. */
const takenFrom = (
  state: AnnouncedTournament,
  table: number,
  taken: readonly Taken[],
): ChipState => {
  const known = state.chips;
  if (taken.length === 0) return known;
  const ids = entryIdsByNumber(state);
  const charged: Record<string, number> = { ...known.charged };
  const bags: Record<string, Bag> = { ...known.bags };
  for (const { entryNumber, amount } of taken) {
    const entryId = entryNumber === null ? undefined : ids.get(entryNumber);
    if (entryId === undefined) continue;
    const bag = bagInKeeping(state, { entryId });
    if (bag) bags[entryId] = { ...bag, charged: bag.charged + amount };
    else charged[entryId] = (charged[entryId] ?? 0) + amount;
  }
  const placed = known.placed.map((stack) => {
    const isOf = ({ seat, entryNumber }: Taken) =>
      entryNumber === null && stack.table === table && stack.seat === seat;
    const amount = taken.find(isOf)?.amount ?? 0;
    return { ...stack, charged: stack.charged + amount };
  });
  return { ...known, charged, bags, placed };
};

/** A race changes what the seats of the absent have; players there keep their own. */
const raced = (state: AnnouncedTournament, fact: ChipFactOf<'ChipsRaced'>): ChipState => {
  const { table, raceId, adjustment } = fact;
  const alone = fact.rows.flatMap((row) => {
    const entry = playerAt(state, table, row.seat);
    if (entry && !isAbsent(state, entry)) return [];
    const { seat, entryNumber } = row;
    return [{ seat, entryNumber, amount: -gainOf(fact, row) }];
  });
  const after = takenFrom(state, table, alone);
  return acted(after, raceId, {
    raced: [...after.raced, fact],
    adjustment: after.adjustment + adjustment,
  });
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
export const stacksTaken = (state: AnnouncedTournament, act: SeatAct): ChipState => {
  const known = state.chips;
  if (act.type === 'SeatsRedrawn' && !act.stacks) return known;
  const late = act.type === 'SeatsRedrawn' ? (act.stacks ?? []) : act.moves;
  const ids = entryIdsByNumber(state);
  const stacks = { ...known.stacks };
  const charged = { ...known.charged };
  let { placed } = known;
  for (const one of late) {
    const entryId = ids.get(one.entryNumber);
    if (entryId === undefined || one.stack === undefined) continue;
    const waited = 'seat' in one ? placed.find((stack) => isAt(stack, one)) : undefined;
    stacks[entryId] = waited?.chips ?? one.stack;
    if (waited) charged[entryId] = waited.charged;
    placed = placed.filter((stack) => stack !== waited);
  }
  return { ...known, stacks, charged, placed };
};

const isAt = (
  one: Pick<LeftoverStack, 'table' | 'seat'>,
  other: Pick<LeftoverStack, 'table' | 'seat'>,
) => one.table === other.table && one.seat === other.seat;
