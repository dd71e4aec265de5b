import { has } from './places.ts';
import { RULESETS } from './ruleset.ts';
import type { Amount, Seat } from './setup.ts';
import { amountToMatch, type Betting, type Player } from './state.ts';
import { isAnyAbove } from './turn.ts';

/**
 * Why a raise is not offered: the stack does not exceed the call; he has acted and no full raise
 * came since; nobody could match it. The last is only not offered where the norm accepts it (H11).
 */
export const NO_RAISE_REASONS = ['short', 'acted', 'nobody'] as const;
export type NoRaiseReason = (typeof NO_RAISE_REASONS)[number];

/** What the player to act may do. Amounts to raise to are totals in front of him in the round. */
export type Ask = {
  readonly seat: Seat;
  /** Further chips, never more than he has; 0 is a check. */
  readonly toCall: Amount;
  /** A stack between the call and this may go all-in: then it equals `maxRaiseTo`. */
  readonly minRaiseTo: Amount;
  readonly maxRaiseTo: Amount;
  readonly noRaise: NoRaiseReason | null;
};

/**
 * @see R123-II-82, R123-II-84, R123-II-94, R40-44.b2, R40-44.b3, R40-45, R40-86, PISO-47, CLUB-N2,
 *   CLUB-N3, CLUB-S6
 */
export const askOf = (state: Betting): Ask => {
  const player = state.players[state.actor]!;
  return {
    seat: player.seat,
    toCall: callToOf(state, player) - player.front,
    minRaiseTo: minRaiseToOf(state, player),
    maxRaiseTo: maxRaiseToOf(player),
    noRaise: noRaiseOf(state, player),
  };
};

/** In front of him after a call: what is to be matched, or all he has. */
export const callToOf = (state: Betting, player: Player): Amount =>
  Math.min(amountToMatch(state), maxRaiseToOf(player));

/** In front of him after the least raise. */
export const minRaiseToOf = (state: Betting, player: Player): Amount =>
  Math.min(amountToMatch(state) + state.minRaise, maxRaiseToOf(player));

/** In front of him when he is all-in. */
export const maxRaiseToOf = ({ front, stack }: Player): Amount => front + stack;

/** Why the player to act may not raise, or need not be offered to. */
const noRaiseOf = (state: Betting, player: Player): NoRaiseReason | null =>
  closedTo(state, player) ?? (isMatchable(state) ? null : 'nobody');

/** Why the player to act may not raise, whatever the others have. */
export const closedTo = (state: Betting, player: Player): 'short' | 'acted' | null => {
  const toMatch = amountToMatch(state);
  if (maxRaiseToOf(player) <= toMatch) return 'short';
  return has(state.acted, state.actor) && !isReopened(state, player, toMatch) ? 'acted' : null;
};

/** Whether somebody could match a raise of the player to act. */
export const isMatchable = (state: Betting): boolean =>
  isAnyAbove(state, state.actor, amountToMatch(state));

/** A full raise has let everybody act again; in the club short all-ins add up to one. */
const isReopened = ({ setup, minRaise }: Betting, { faced }: Player, toMatch: Amount): boolean =>
  RULESETS[setup.ruleset].reopening === 'full-amount-faced' && toMatch - faced >= minRaise;
