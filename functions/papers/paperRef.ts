import { issuePaper } from '../../reports/issue.ts';
import type { IssuedPaper, Paper } from '../../reports/model/paper.ts';
import type { Archive } from '../documents/archive.ts';
import type { PaperRecord } from '../documents/paperRecord.ts';

/** How a paper travels through a state machine: by name and key, never by content. */
export type PaperRef = {
  readonly operator: string;
  readonly documentId: string;
  readonly version: number;
  /** Canonical hash of what it says. */
  readonly hash: string;
  readonly modelKey: string;
};

/**
 * Files what a paper says, so that each of its files is drawn from the same words. Done again, the
 * words filed first stand.
 */
export const fileModel = async (
  archive: Archive,
  record: PaperRecord,
  paper: Paper,
  verifyBaseUrl: string,
): Promise<PaperRef> => {
  const { operator, documentId, version, issuedAt } = record;
  const issued = issuePaper(paper, { documentId, issuedAt, verifyBaseUrl });
  const modelKey = fileKey(record, 'model.json');
  await archive.putOnce(modelKey, Buffer.from(JSON.stringify(issued)), 'application/json');
  const { hash } = await readModel(archive, modelKey);
  return { operator, documentId, version, hash, modelKey };
};

export const readModel = async (archive: Archive, modelKey: string): Promise<IssuedPaper> =>
  JSON.parse(Buffer.from(await archive.read(modelKey)).toString('utf8')) as IssuedPaper;

/** Where a file of a paper lies in the archive. */
export const fileKey = (
  { operator, documentId, version }: Pick<PaperRecord, 'operator' | 'documentId' | 'version'>,
  filename: string,
): string => `${operator}/${documentId}/v${version}/${filename}`;
