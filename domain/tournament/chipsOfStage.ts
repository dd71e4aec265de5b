import { type Chips, chips } from '../money/chips.ts';
import { bagInKeeping, issuedStack, totalOf } from './chips/stacks.ts';
import { chipsInPlay } from './chipsInPlay.ts';
import { liveEntries, type PaidEntry } from './entries.ts';
import { isFinished, playersOf, stagesOf } from './stages.ts';
import type { AnnouncedTournament } from './state.ts';

/** Whose chips are put away for the night: who plays the stage, or qualified for the final. */
export const safekept = (state: AnnouncedTournament): readonly PaidEntry[] =>
  isBetweenStages(state)
    ? liveEntries(state).filter(({ series }) => series !== null && isFinished(state, series))
    : playersOf(state);

export const isBetweenStages = ({ terms, stage }: AnnouncedTournament): boolean =>
  stagesOf(terms) !== null && stage === null;

/** The entries of other series, and their chips: in their bags, or not played yet. */
export type Elsewhere = { readonly entries: number; readonly chips: Chips | undefined };

/** The chips are undefined when a series that is over left some without a bag. */
export const elsewhere = (state: AnnouncedTournament): Elsewhere => {
  if (stagesOf(state.terms) === null) return { entries: 0, chips: chips(0) };
  const players = new Set(safekept(state).map(({ entryId }) => entryId));
  const others = liveEntries(state).filter(({ entryId }) => !players.has(entryId));
  const amounts = others.map((entry) => {
    const bag = bagInKeeping(state, entry);
    if (bag) return bag.total - bag.charged;
    return entry.seating || entry.assigned ? undefined : issuedStack(state, entry);
  });
  const known = amounts.flatMap((amount) => amount ?? []);
  const isWhole = known.length === amounts.length;
  return { entries: others.length, chips: isWhole ? chips(totalOf(known)) : undefined };
};

/** The chips in play without those of other series. Undefined when nobody knows the latter. */
export const chipsOfStage = (state: AnnouncedTournament): Chips | undefined => {
  const others = elsewhere(state).chips;
  return others === undefined ? undefined : chips(chipsInPlay(state) - others);
};
