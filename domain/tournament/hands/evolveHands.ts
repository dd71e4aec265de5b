import { invariant } from '../../errors.ts';
import { chips } from '../../money/chips.ts';
import type { PlacedStack } from '../chips/state.ts';
import { entryIdsByNumber, entryOf } from '../entries.ts';
import type { PlayedHandFact, PlayedHandFactOf, PlayedSeat } from '../handFacts.ts';
import type { AnnouncedTournament } from '../state.ts';
import { drawOf } from './drawnButton.ts';
import { stackInHand } from './knownStacks.ts';
import { leftToWinners } from './leftToWinners.ts';
import { redrawsOf } from './redraws.ts';
import { carriedTo, type LastHand } from './state.ts';

/** Applies a fact about a hand that a table recorded whole. */
export const evolveHands = (
  state: AnnouncedTournament,
  fact: PlayedHandFact,
): AnnouncedTournament => {
  switch (fact.type) {
    case 'HandPlayed':
      return played(state, fact);
    case 'HandVoided':
      return voided(state, fact);
  }
};

const played = (
  state: AnnouncedTournament,
  fact: PlayedHandFactOf<'HandPlayed'>,
): AnnouncedTournament => {
  const { handId, table, hand, level, occurredAt: at, positions, seats } = fact;
  const known = state.playedHands.last[table];
  const follows = known && known.hand + 1 === hand && known.redraws === redrawsOf(state);
  const before = follows ? (known.voidId === null ? known.positions : known.before) : null;
  const redraws = redrawsOf(state);
  const carriedBefore = carriedTo(state, table, hand);
  const left = { carried: fact.carried ?? 0, left: leftToWinners(fact), isLeftGiven: false };
  const last = {
    handId,
    hand,
    level,
    at,
    positions,
    before,
    seats,
    redraws,
    voidId: null,
    ...left,
    carriedBefore,
  };
  const after = seats.map((one) => ({ ...one, to: one.stack + one.change }));
  const drawn = (follows ? null : drawOf(fact, redraws)) ?? state.playedHands.drawn;
  const playedHands = { ...atTable(state, table, last), drawn };
  return withStacks({ ...state, playedHands }, table, hand, after);
};

const voided = (
  state: AnnouncedTournament,
  { voidId, table, hand, seats }: PlayedHandFactOf<'HandVoided'>,
): AnnouncedTournament => {
  const last = state.playedHands.last[table];
  invariant(last !== undefined, 'a hand is voided after it was recorded');
  const ids = entryIdsByNumber(state);
  const back = seats.map((one) => {
    const given = last.isLeftGiven ? givenTo(one, last) : 0;
    const to = stackNow(state, ids, { table, hand }, one) - one.change - given;
    return { ...one, to };
  });
  const playedHands = atTable(state, table, { ...last, voidId });
  return withStacks({ ...state, playedHands }, table, hand, back);
};

/** What the split that is void left to who sat there. @see CLUB-O16 */
const givenTo = ({ entryNumber }: PlayedSeat, { left }: LastHand): number =>
  left.reduce((total, one) => total + (one.entryNumber === entryNumber ? one.chips : 0), 0);

const atTable = (
  { playedHands }: AnnouncedTournament,
  table: number,
  last: AnnouncedTournament['playedHands']['last'][number],
) => ({ ...playedHands, last: { ...playedHands.last, [table]: last } });

type Ids = ReadonlyMap<number, string>;

/**
 * What the seat's stack is as the record knows it, without what was bought in the hand; it may have
 * moved since, or bought chips.
 */
export const stackNow = (
  state: AnnouncedTournament,
  ids: Ids,
  { table, hand }: { readonly table: number; readonly hand: number },
  { seat, entryNumber, stack, change }: PlayedSeat,
): number => {
  const entry = entryOf(state, (entryNumber === null ? undefined : ids.get(entryNumber)) ?? '');
  if (entry?.sale) return stackInHand(state, { ...entry, sale: entry.sale }, table, hand);
  const placed = state.chips.placed.find(isAt(table, seat));
  return placed ? placed.chips - placed.charged : stack + change;
};

const isAt = (table: number, seat: number) => (stack: PlacedStack) =>
  stack.table === table && stack.seat === seat;

type Set = PlayedSeat & { readonly to: number };

/** Makes the record say that the seats have so much. */
const withStacks = (
  state: AnnouncedTournament,
  table: number,
  hand: number,
  stacks: readonly Set[],
): AnnouncedTournament => {
  const ids = entryIdsByNumber(state);
  const won = { ...state.playedHands.won };
  const charged = { ...state.chips.charged };
  let placed = state.chips.placed;
  for (const stack of stacks) {
    const { seat, entryNumber, lone, to } = stack;
    const entryId = entryNumber === null ? undefined : ids.get(entryNumber);
    const more = to - stackNow(state, ids, { table, hand }, stack);
    if (entryId === undefined)
      placed = placed.map((one) =>
        isAt(table, seat)(one) ? { ...one, charged: chips(one.charged - more) } : one,
      );
    else if (lone) charged[entryId] = chips((charged[entryId] ?? 0) - more);
    else won[entryId] = (won[entryId] ?? 0) + more;
  }
  const playedHands = { ...state.playedHands, won };
  return { ...state, playedHands, chips: { ...state.chips, charged, placed } };
};
