import type { PaperKind } from '../../reports/model/kinds.ts';
import type { Range } from '../shared/jornadas.ts';
import type { Table } from '../shared/table.ts';
import type { ZipEntry } from '../shared/zip.ts';
import type { Archive } from './archive.ts';
import { ofVenue } from './ofVenue.ts';
import { pageOfPapers } from './pageOfPapers.ts';
import type { PaperRecord } from './paperRecord.ts';
import { indexOf, pathInZip } from './zipIndex.ts';

/** Which papers a reader wants in one ZIP. */
export type ZipAsked = Range & {
  readonly venue?: string | undefined;
  readonly tournamentId?: string | undefined;
  readonly tableId?: string | undefined;
  readonly kind?: PaperKind | undefined;
};

const PAGE = 500;

/** The filed papers asked for, all their versions; it stops looking once there are too many. */
export const papersFor = async (
  table: Table,
  operator: string,
  { venue, ...asked }: ZipAsked,
  papersMax: number,
): Promise<PaperRecord[]> => {
  const isThere = venue === undefined ? null : ofVenue(table, operator, venue);
  const isWanted = async (paper: PaperRecord): Promise<boolean> =>
    paper.status === 'filed' && (isThere === null || (await isThere(paper)));
  const papers: PaperRecord[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await pageOfPapers(table, operator, { ...asked, limit: PAGE, cursor }, isWanted);
    papers.push(...page.papers);
    if (page.next === undefined || papers.length > papersMax) return papers;
    cursor = page.next;
  }
};

/** The index first, then every file in its folder. */
export const entriesOf = (archive: Archive, papers: readonly PaperRecord[]): ZipEntry[] => [
  { path: 'indice.csv', read: async () => Buffer.from(indexOf(papers), 'utf8') },
  ...papers.flatMap((paper) =>
    paper.files.map(({ format, key }) => ({
      path: pathInZip(paper, format),
      read: () => archive.read(key),
    })),
  ),
];
