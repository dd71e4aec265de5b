import { nextCursor, readCursor } from '../shared/cursor.ts';
import { keys } from '../shared/keys.ts';
import type { Handler } from '../shared/operation.ts';
import { reachesVenue } from '../shared/reach.ts';
import { ports } from '../shared/runtime.ts';
import type { listTournaments as route } from './listTournaments.schema.ts';
import { tablesInRuns } from './tableRuns.ts';
import type { TournamentSummary } from './views.ts';

/** GET /v1/tournaments — by jornada, the latest first. */
export const listTournaments: Handler<typeof route> = async ({ query, call }) => {
  const { limit, cursor } = query;
  const found = await ports().table.queryIndex({
    pk: keys.tournamentsIndex(call.caller.operator),
    from: keys.first,
    to: cursor === undefined ? keys.last : readCursor(cursor),
    limit: limit + 1,
    descending: true,
  });
  const tournaments = found
    .slice(0, limit)
    .filter((item) => reachesVenue(call.caller, item['venue']))
    .map((item) => shown(item as unknown as Summary));
  const next = nextCursor(found[limit]?.['gsi1sk']);
  return { status: 200, body: { tournaments, ...(next && { next }) } };
};

type Summary = TournamentSummary;

/** Member by member: the item has keys of the table beside them. */
const shown = (summary: Summary) => {
  const { tournamentId, status, name, eventNumber, venue, modality, jornada, entriesPaid } =
    summary;
  const tables = tablesInRuns(summary.tables);
  return { tournamentId, status, name, eventNumber, venue, modality, tables, jornada, entriesPaid };
};
