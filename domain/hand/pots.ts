import type { Amount, Seat } from './setup.ts';

/** What one seat has put in during the whole hand, antes included. */
export type Contribution = { readonly seat: Seat; readonly put: Amount; readonly isLive: boolean };

export type Uncalled = { readonly seat: Seat; readonly amount: Amount };

export type Pot = { readonly amount: Amount; readonly eligible: readonly Seat[] };

/**
 * The part of a bet that nobody has matched: the highest amount put in less the second highest,
 * folded seats counted. It goes back before pots and rake.
 *
 * @see R40-87, CLUB-O12, CLUB-J13, decision H1
 */
export const uncalledOf = (contributions: readonly Contribution[]): Uncalled | null => {
  let first: Contribution | null = null;
  let second = 0;
  for (const one of contributions)
    if (first === null || one.put > first.put) {
      second = first?.put ?? 0;
      first = one;
    } else if (one.put > second) second = one.put;
  if (first === null || first.put === second) return null;
  return { seat: first.seat, amount: first.put - second };
};

/** Contributions without what goes back to its owner. */
export const withoutUncalled = (
  contributions: readonly Contribution[],
  uncalled: Uncalled | null,
): readonly Contribution[] =>
  uncalled === null
    ? contributions
    : contributions.map((one) =>
        one.seat === uncalled.seat ? { ...one, put: one.put - uncalled.amount } : one,
      );

/**
 * The main pot and the side pots, cut at the different amounts of the live seats. Folded chips
 * stay in the pots they reached; `dead` chips, nobody's own, are of the main pot.
 *
 * @see R40-80, R40-80.b1, R40-80.b2, CLUB-O12, CLUB-J14, decision H2
 */
export const cutPots = (contributions: readonly Contribution[], dead: Amount): Pot[] => {
  const live = contributions.filter(({ isLive }) => isLive);
  const levels = [...new Set(live.map(({ put }) => put))].sort((one, other) => one - other);
  const pots: Pot[] = [];
  let from = 0;
  for (const [index, to] of levels.entries()) {
    // Folded chips above the highest live amount have no pot of their own: they are in the last.
    const top = index === levels.length - 1 ? Number.POSITIVE_INFINITY : to;
    let amount = index === 0 ? dead : 0;
    for (const { put } of contributions) amount += Math.max(0, Math.min(put, top) - from);
    const eligible = live.filter(({ put }) => put >= to).map(({ seat }) => seat);
    if (amount > 0) pots.push({ amount, eligible });
    from = to;
  }
  return pots;
};
