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
  for (let place = 0; place < contributions.length; place += 1) {
    const one = contributions[place]!;
    if (first === null || one.put > first.put) {
      second = first?.put ?? 0;
      first = one;
    } else if (one.put > second) second = one.put;
  }
  if (!first?.isLive || first.put === second) return null;
  return { seat: first.seat, amount: first.put - second };
};

/**
 * The main pot and the side pots, cut at the different amounts of the live seats. Folded chips
 * stay in the pots they reached; `dead` chips, nobody's own, are of the main pot.
 *
 * @param uncalled what goes back to its owner first
 * @see R40-80, R40-80.b1, R40-80.b2, CLUB-O12, CLUB-J14, decision H2
 */
export const cutPots = (
  contributions: readonly Contribution[],
  dead: Amount,
  uncalled: Uncalled | null = null,
): Pot[] => {
  const called = calledOf(contributions, uncalled);
  if (isOnePot(contributions, called)) return potOf(contributions, dead, 0, called, called);
  const pots: Pot[] = [];
  let extra = dead;
  let from = 0;
  let to = nextLevel(contributions, -1, called);
  while (to !== null) {
    const next = nextLevel(contributions, to, called);
    // Folded chips above the highest live amount have no pot of their own: they are in the last.
    pots.push(...potOf(contributions, extra, from, next === null ? called : to, to));
    extra = 0;
    from = to;
    to = next;
  }
  return pots;
};

/** The most that was called: what was not goes round no further. */
const calledOf = (contributions: readonly Contribution[], uncalled: Uncalled | null): Amount => {
  let most = 0;
  for (let place = 0; place < contributions.length; place += 1) {
    const { put } = contributions[place]!;
    if (put > most) most = put;
  }
  return uncalled === null ? most : most - uncalled.amount;
};

/** As in most hands: no live seat has put in less than was called. */
const isOnePot = (contributions: readonly Contribution[], called: Amount): boolean => {
  for (let place = 0; place < contributions.length; place += 1) {
    const { put, isLive } = contributions[place]!;
    if (isLive && put < called) return false;
  }
  return true;
};

/** The least amount of a live seat above another; `null` when there is none. */
const nextLevel = (
  contributions: readonly Contribution[],
  above: Amount,
  called: Amount,
): Amount | null => {
  let least: Amount | null = null;
  for (const { put, isLive } of contributions) {
    if (!isLive) continue;
    const level = put > called ? called : put;
    if (level > above && (least === null || level < least)) least = level;
  }
  return least;
};

/**
 * What was put in above one amount, up to another, and who can win it: who is live at `level`. None
 * without chips or without anybody.
 */
const potOf = (
  contributions: readonly Contribution[],
  extra: Amount,
  from: Amount,
  to: Amount,
  level: Amount,
): Pot[] => {
  let amount = extra;
  let count = 0;
  for (let place = 0; place < contributions.length; place += 1) {
    const { put, isLive } = contributions[place]!;
    if (put > from) amount += (put < to ? put : to) - from;
    if (isLive && put >= level) count += 1;
  }
  if (amount === 0 || count === 0) return [];
  const eligible = new Array<Seat>(count); // a list that grows takes room for seventeen
  let next = 0;
  for (let place = 0; next < count; place += 1) {
    const { seat, put, isLive } = contributions[place]!;
    if (!isLive || put < level) continue;
    eligible[next] = seat;
    next += 1;
  }
  return [{ amount, eligible }];
};
