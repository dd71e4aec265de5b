import { type Chips, chips } from '../money/chips.ts';
import { paidEntries } from './entries.ts';
import type { AnnouncedTournament, ExitFact } from './state.ts';
import { standingPurchases } from './tablePurchases.ts';

/**
 * A starting stack for each paid entry, the chips of its rebuys and add-ons, less what withdrawals and disqualifications took away.
 *
 * @see R123-I-1.5, R123-I-59, R123-II-9, R123-II-11
 */
export const chipsInPlay = (state: AnnouncedTournament): Chips => {
  const paid = paidEntries(state);
  const bought = paid.flatMap((entry) => standingPurchases(entry)).map((one) => one.chips);
  const issued = bought.reduce(
    (total: number, one) => total + one,
    paid.length * state.terms.startingStack,
  );
  const removed = state.exits.reduce((total, exit) => total + chipsRemovedBy(exit), 0);
  return chips(issued - removed);
};

const chipsRemovedBy = (exit: ExitFact): number => {
  switch (exit.type) {
    case 'EntriesEliminated':
      return 0;
    case 'EntryWithdrawn':
      return exit.chipsRemoved;
    case 'EntriesDisqualified':
      return exit.out.reduce((total, { chipsRemoved }) => total + chipsRemoved, 0);
  }
};
