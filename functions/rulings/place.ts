import { Rejection } from '../../domain/errors.ts';
import type { RulesetId } from '../../domain/hand/ruleset.ts';
import type { Registry } from '../../domain/registry/state.ts';
import { OF_CASH, OF_EVENT, type PlaceRules } from '../../domain/rulings/placeRules.ts';
import { rulesetOf, tablesOf } from '../../domain/tournament/tables.ts';
import type { Caller } from '../shared/caller.ts';
import { CASH_TABLE } from '../shared/cashTable.ts';
import { keys } from '../shared/keys.ts';
import type { Ports } from '../shared/ports.ts';
import { reachesEvent, reachesVenue } from '../shared/reach.ts';
import { streamOf } from '../shared/streams.ts';
import { whenItHappened } from '../shared/time.ts';
import { TOURNAMENT } from '../shared/tournament.ts';

/** Where a ruling belongs: an event, a table, or a jornada of the venue. */
export type Place = {
  readonly tournamentId: string | null;
  readonly tableId: string | null;
  readonly stream: string;
};

export type PlaceSaid = {
  readonly ruleset: RulesetId;
  readonly tournamentId?: string | undefined;
  readonly tableId?: string | undefined;
  readonly occurredAt?: string | undefined;
};

/** The log of a ruling: the event before the table, because its tables are part of it. */
export const placeOf = (
  { now }: Pick<Ports, 'now'>,
  { venue }: Caller,
  registry: Registry,
  said: PlaceSaid,
): Place => {
  const { tournamentId = null, tableId = null, occurredAt } = said;
  const { jornada } = whenItHappened(occurredAt, now(), registry);
  const stream = streamOf.rulings(tournamentId ?? tableId ?? `${venue}/${jornada}`);
  return { tournamentId, tableId, stream };
};

/**
 * Which regulations rule at the event or table, that must exist; null where none was told.
 *
 * @throws {Rejection} in this order: `tournament.not-announced`, `tournament.table-unknown` for a
 *   table that the event does not have, `table.not-announced`,
 *   `ruling.ruleset-mismatch` where a game against the bank is dealt
 */
export const rulesAt = async (
  { store, table }: Ports,
  caller: Caller,
  { tournamentId, tableId }: Omit<Place, 'stream'>,
  { ruleset, table: number }: { readonly ruleset: RulesetId; readonly table: number | null },
): Promise<PlaceRules | null> => {
  const { operator } = caller;
  if (tournamentId !== null) {
    const { state } = await store.load(TOURNAMENT, operator, streamOf.tournament(tournamentId));
    const isSeen = state.status !== 'unannounced' && reachesVenue(caller, state.terms.venue);
    if (!isSeen || !reachesEvent(caller, tournamentId))
      throw new Rejection('tournament.not-announced');
    if (number !== null && !tablesOf(state.terms).includes(number))
      throw new Rejection('tournament.table-unknown', undefined, {
        pointer: '/table',
        table: number,
      });
    return OF_EVENT[rulesetOf(state.terms)];
  }
  if (tableId === null) return null;
  const summary = await table.get(keys.tableSummary(operator, tableId));
  if (!summary || !reachesVenue(caller, summary['venue']))
    throw new Rejection('table.not-announced');
  const { state } = await store.load(CASH_TABLE, operator, streamOf.cash(tableId));
  if (summary['game'] === 'madero' || state.status === 'unannounced')
    throw new Rejection('ruling.ruleset-mismatch', 'R132-73', { ruleset, allowed: 'R132' });
  return OF_CASH[state.terms.ruleset];
};

/**
 * Whether the table has a betting line; null where no table was told that could have one.
 *
 * @see R123-II-17
 */
export const lineOf = async (
  { store }: Ports,
  operator: string,
  { tournamentId, tableId }: Omit<Place, 'stream'>,
  table: number | null,
): Promise<boolean | null> => {
  if (tournamentId !== null) {
    const { state } = await store.load(TOURNAMENT, operator, streamOf.tournament(tournamentId));
    const checks = state.status === 'unannounced' ? {} : state.floor.checks;
    if (table !== null) return checks[table]?.bettingLine ?? false;
    return Object.values(checks).some(({ bettingLine }) => bettingLine) ? null : false;
  }
  if (tableId === null) return null;
  const { state } = await store.load(CASH_TABLE, operator, streamOf.cash(tableId));
  return state.status === 'unannounced' ? false : (state.terms.bettingLine ?? false);
};
