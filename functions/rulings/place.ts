import { Rejection } from '../../domain/errors.ts';
import type { RulesetId } from '../../domain/hand/ruleset.ts';
import type { Registry } from '../../domain/registry/state.ts';
import type { Caller } from '../shared/caller.ts';
import { CASH_TABLE } from '../shared/cashTable.ts';
import { keys } from '../shared/keys.ts';
import type { Ports } from '../shared/ports.ts';
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

const OF_EVENT: readonly RulesetId[] = ['R123', 'PISO', 'CLUB'];
const OF_TABLE: readonly RulesetId[] = ['R40', 'PISO', 'CLUB'];

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
 * The event or table exists, and that regulation rules there.
 *
 * @throws {Rejection} in this order: `tournament.not-announced`, `table.not-announced`,
 *   `ruling.ruleset-mismatch`
 */
export const assertPlace = async (
  { store, table }: Ports,
  operator: string,
  { tournamentId, tableId }: Place,
  ruleset: RulesetId,
): Promise<void> => {
  if (tournamentId !== null) {
    const { state } = await store.load(TOURNAMENT, operator, streamOf.tournament(tournamentId));
    if (state.status === 'unannounced') throw new Rejection('tournament.not-announced');
    assertRuleset(ruleset, OF_EVENT);
  } else if (tableId !== null) {
    const summary = await table.get(keys.tableSummary(operator, tableId));
    if (!summary) throw new Rejection('table.not-announced');
    assertRuleset(ruleset, summary['game'] === 'madero' ? [] : OF_TABLE);
  }
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

const assertRuleset = (ruleset: RulesetId, allowed: readonly RulesetId[]): void => {
  if (allowed.includes(ruleset)) return;
  const facts = { ruleset, allowed: allowed.join(', ') || 'R132' };
  throw new Rejection('ruling.ruleset-mismatch', undefined, facts);
};
