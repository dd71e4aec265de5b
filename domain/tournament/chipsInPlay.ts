import { derivedFromAll } from '../derived.ts';
import { type Chips, chips } from '../money/chips.ts';
import { chargedOf, issuedStack, totalOf } from './chips/stacks.ts';
import { allEntries, isPaid, paidEntries } from './entries.ts';
import type { AnnouncedTournament, ExitFact } from './state.ts';
import { boughtChips } from './tablePurchases.ts';

/**
 * Stacks, rebuys and add-ons that were put in play, less what left: withdrawals, disqualifications,
 * absent stacks and those that nobody bought. What an absent stack paid to pots stays, also when its
 * sale was given back. Races and explained differences adjust them.
 *
 * @see R123-I-1.5, R123-I-39, R123-I-44, R123-I-46, R123-I-59, R123-II-9, R123-II-11,
 *   R123-II-14, R123-II-15, R123-IV-7
 */
export const chipsInPlay = (state: AnnouncedTournament): Chips => {
  const { entries, chips: known, terms } = state;
  const issued = rememberedIssue([entries, known, terms], () => issuedIn(state));
  const removed = totalOf(state.exits.map(chipsRemovedBy));
  return chips(issued + known.adjustment - removed);
};

const rememberedIssue = derivedFromAll<number>();

const issuedIn = (state: AnnouncedTournament): number => {
  const paid = paidEntries(state);
  const stacks = paid.map((entry) => issuedStack(state, entry));
  const bought = paid.flatMap(boughtChips);
  const returned = allEntries(state).filter((entry) => !isPaid(entry));
  const leftInPots = returned.map((entry) => chargedOf(state, entry));
  const placed = state.chips.placed.map((stack) => stack.chips);
  return totalOf([...stacks, ...bought, ...leftInPots, ...placed, state.chips.inPots]);
};

const chipsRemovedBy = (exit: ExitFact): number => {
  switch (exit.type) {
    case 'EntriesEliminated':
      return 0;
    case 'EntryWithdrawn':
      return exit.chipsRemoved;
    case 'EntriesDisqualified':
    case 'AbsentRemoved':
      return totalOf(exit.out.map(({ chipsRemoved }) => chipsRemoved));
  }
};
