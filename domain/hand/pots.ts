import type { Amount, Seat } from './setup.ts';

/** What one seat has put in during the whole hand, antes included. */
export type Contribution = { readonly seat: Seat; readonly put: Amount; readonly isLive: boolean };

export type Uncalled = { readonly seat: Seat; readonly amount: Amount };

export type Pot = { readonly amount: Amount; readonly eligible: readonly Seat[] };

/**
 * The part of a bet that nobody has matched: the highest amount put in less the second highest,
 * folded seats counted. It goes back before pots and rake. Of a dead hand nothing does.
 *
 * @see R40-87, R123-I-38, CLUB-O12, CLUB-J13, decisions H1 and H12
 */
export const uncalledOf = (contributions: readonly Contribution[]): Uncalled | null => {
  let first: Contribution | null = null;
  let second = 0;
  for (const one of contributions)
    if (first === null || one.put > first.put) {
      second = first?.put ?? 0;
      first = one;
    } else if (one.put > second) second = one.put;
  if (!first?.isLive || first.put === second) return null;
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
        one.seat === uncalled.seat
          ? { seat: one.seat, put: one.put - uncalled.amount, isLive: one.isLive }
          : one,
      );

/**
 * The main pot and the side pots, cut at the different amounts of the live seats. Folded chips
 * stay in the pots they reached; `dead` chips, nobody's own, are of the main pot.
 *
 * @see R40-80, R40-80.b1, R40-80.b2, CLUB-O12, CLUB-J14, decision H2
 */
export const cutPots = (contributions: readonly Contribution[], dead: Amount): Pot[] => {
  const pots: Pot[] = [];
  let extra = dead;
  let from = 0;
  let to = nextLevel(contributions, -1);
  while (to !== null) {
    const next = nextLevel(contributions, to);
    let amount = extra;
    const eligible: Seat[] = [];
    for (const { seat, put, isLive } of contributions) {
      // Folded chips above the highest live amount have no pot of their own: they are in the last.
      if (put > from) amount += (next === null || put < to ? put : to) - from;
      if (isLive && put >= to) eligible.push(seat);
    }
    if (amount > 0) pots.push({ amount, eligible });
    extra = 0;
    from = to;
    to = next;
  }
  return pots;
};

/** The least amount of a live seat above another; `null` when there is none. */
const nextLevel = (contributions: readonly Contribution[], above: Amount): Amount | null => {
  let least: Amount | null = null;
  for (const { put, isLive } of contributions)
    if (isLive && put > above && (least === null || put < least)) least = put;
  return least;
};
