import type { Caller } from './caller.ts';
import type { Scope } from './scopes.ts';

/** The offices of an operator work for all its venues; who plays and sells works at one. */
const OF_ALL_VENUES: readonly Scope[] = ['tapete/accounting', 'tapete/fiscal', 'tapete/admin'];

/** Whether a caller sees what lies at a venue: what it does not see does not exist for it. */
export const reachesVenue = ({ venue, scopes }: Caller, at: unknown): boolean =>
  venue === at || scopes.some((scope) => OF_ALL_VENUES.includes(scope));

/** The same of an event, which the token of somebody who attends one names. */
export const reachesEvent = (caller: Caller, tournamentId: string): boolean =>
  caller.event === null || caller.event === tournamentId;
