import type { Casino } from '../../infra/client/casino.ts';
import type { Desk } from '../../infra/client/client.ts';

type Commit = { readonly requestId: string; readonly client: string };
type Page = { readonly commits: readonly Commit[]; readonly next?: string };

/** The requests that committed something to an event or a table and are not among those known. */
export const strangers = async (
  { accounting }: Casino,
  known: ReadonlySet<string>,
): Promise<string[]> => {
  const { tournaments } = await accounting.get<{ tournaments: { tournamentId: string }[] }>(
    '/v1/tournaments?limit=100',
  );
  const { tables } = await accounting.get<{ tables: { tableId: string; game: string }[] }>(
    '/v1/tables?limit=100',
  );
  const paths = [
    ...tournaments.map(({ tournamentId }) => `/v1/tournaments/${tournamentId}`),
    ...tables.map(({ tableId }) => `/v1/tables/${tableId}`),
  ];
  const commits = (await Promise.all(paths.map((path) => commitsOf(accounting, path)))).flat();
  return commits
    .filter(({ requestId, client }) => client !== 'workflow' && !known.has(requestId))
    .map(({ requestId }) => requestId);
};

const commitsOf = async (desk: Desk, path: string): Promise<Commit[]> => {
  const commits: Commit[] = [];
  for (let cursor = ''; ; ) {
    const page = await desk.get<Page>(`${path}/facts?limit=100${cursor}`);
    commits.push(...page.commits);
    if (!page.next) return commits;
    cursor = `&cursor=${encodeURIComponent(page.next)}`;
  }
};
