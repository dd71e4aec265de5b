import type { Handler } from '../shared/operation.ts';
import { Refusal } from '../shared/problems/refusal.ts';
import { ports } from '../shared/runtime.ts';
import { assertVenue } from '../shared/venues.ts';
import { mayListAll, mayRead } from './access.ts';
import type { listDocuments as route } from './documents.schema.ts';
import { ofVenue } from './ofVenue.ts';
import { pageOfPapers } from './pageOfPapers.ts';
import { toReply } from './reply.ts';

const BACKWARDS = {
  in: 'query',
  pointer: '#/until',
  detail: { en: 'It lies before from.', es: 'Es anterior a from.' },
} as const;

/** GET /v1/documents — a page of the papers the caller may read. */
export const listDocuments: Handler<typeof route> = async ({ query, call }) => {
  const { operator, scopes, event } = call.caller;
  const tournamentId = query.tournamentId ?? event ?? undefined;
  const { tableId, desk, venue } = query;
  const named = [tournamentId, tableId, desk].some((one) => one !== undefined);
  if (!named && !mayListAll(scopes))
    throw new Refusal('request.filter-needed', { filters: 'tournamentId, tableId, desk' });
  if (query.from && query.until && query.from > query.until)
    throw new Refusal('request.invalid', {}, [BACKWARDS]);
  await assertVenue(ports(), operator, venue);
  const filter = { ...query, tournamentId };
  const isThere = venue === undefined ? null : ofVenue(ports().table, operator, venue);
  const { papers, next } = await pageOfPapers(
    ports().table,
    operator,
    filter,
    async (paper) => mayRead(call.caller, paper) && (isThere === null || (await isThere(paper))),
  );
  return { status: 200, body: { items: papers.map(toReply), ...(next ? { next } : {}) } };
};
