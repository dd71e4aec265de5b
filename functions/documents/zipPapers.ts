import { archive, downloads } from '../shared/cloud.ts';
import { jornadasOf } from '../shared/jornadas.ts';
import type { Handler } from '../shared/operation.ts';
import { Refusal } from '../shared/problems/refusal.ts';
import { logger, ports } from '../shared/runtime.ts';
import { type ZipEntry, zipStream } from '../shared/zip.ts';
import type { Archive } from './archive.ts';
import type { zipPapers as route } from './documents.schema.ts';
import { filenameOf } from './files.ts';
import { ofVenue } from './ofVenue.ts';
import { pageOfPapers } from './pageOfPapers.ts';
import type { PaperRecord } from './paperRecord.ts';
import { indexOf } from './zipIndex.ts';

const PAGE = 500;
/** What one answer can put together in time; longer periods are asked for in parts. */
const FILES_MAX = 2_000;
const BYTES_MAX = 300_000_000;

/** GET /v1/papers/zip — the filed papers of a period, all versions, with an index of them. */
export const zipPapers: Handler<typeof route> = async ({ query, call }) => {
  jornadasOf(query);
  const { operator, client } = call.caller;
  const papers = await papersOf(operator, query);
  const files = papers.flatMap(({ files: own }) => own);
  const bytes = files.reduce((total, file) => total + file.bytes, 0);
  if (files.length > FILES_MAX || bytes > BYTES_MAX)
    throw new Refusal('request.zip-too-large', { files: files.length, filesMax: FILES_MAX, bytes });
  const { from, until } = query;
  // Papers may name people: who fetched them stands in the log.
  logger.info('papers read', { from, until, papers: papers.length, client });
  const location = await downloads().hand(
    `${operator}/${call.requestId}.zip`,
    zipStream(entriesOf(archive(), papers)),
    { filename: `papeles_${from}_${until}.zip`, contentType: 'application/zip' },
  );
  return { status: 302, body: undefined, headers: { location, 'cache-control': 'no-store' } };
};

type Asked = Parameters<Handler<typeof route>>[0]['query'];

const papersOf = async (operator: string, { venue, ...asked }: Asked): Promise<PaperRecord[]> => {
  const { table } = ports();
  const isThere = venue === undefined ? null : ofVenue(table, operator, venue);
  const isWanted = async (paper: PaperRecord): Promise<boolean> =>
    paper.status === 'filed' && (isThere === null || (await isThere(paper)));
  const papers: PaperRecord[] = [];
  for (let cursor: string | undefined; ; ) {
    const filter = { ...asked, limit: PAGE, cursor };
    const page = await pageOfPapers(table, operator, filter, isWanted);
    papers.push(...page.papers);
    if (page.next === undefined || papers.length > FILES_MAX) return papers;
    cursor = page.next;
  }
};

/** A folder for each jornada and kind, and the index first. */
const entriesOf = (papersArchive: Archive, papers: readonly PaperRecord[]): ZipEntry[] => [
  { path: 'indice.csv', read: async () => Buffer.from(indexOf(papers), 'utf8') },
  ...papers.flatMap((paper) =>
    paper.files.map(({ format, key }) => ({
      path: `${paper.jornada}/${paper.kind}/${filenameOf(paper, format)}`,
      read: () => papersArchive.read(key),
    })),
  ),
];
