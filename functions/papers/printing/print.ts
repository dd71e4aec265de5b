import { canonicalHash } from '../../../reports/hash.ts';
import { PAPER_KINDS } from '../../../reports/model/kinds.ts';
import type { Paper } from '../../../reports/model/paper.ts';
import type { PaperFile, PaperRecord } from '../../documents/paperRecord.ts';
import {
  fileOnce,
  findPaper,
  issueOnce,
  markReplaced,
  paperVersions,
} from '../../documents/register.ts';
import { loadRegistry } from '../../shared/registry.ts';
import { drawFile } from '../draw.ts';
import { letterheadOn, profileFor } from '../letterhead.ts';
import { fileModel } from '../paperRef.ts';
import type { Press } from '../press.ts';
import type { PrintJob } from './job.ts';

const ATTEMPTS_MAX = 10;
const UPDATED = 'Actualización: hay hechos posteriores a la versión anterior.';

/**
 * Files the paper of a job. The last version stands as long as it says what is true now; else the
 * next one under the same number replaces it. One that was begun and not filed is finished first.
 *
 * @see R123-IV-0
 */
export const printPaper = async (
  press: Press,
  operator: string,
  job: PrintJob,
): Promise<PaperRecord> => {
  const { ports } = press;
  const { kind, source, venue, series, subject } = job;
  const registry = await loadRegistry(ports, operator);
  const letterhead = letterheadOn(registry, subject.jornada, venue);
  const point = profileFor(registry, subject.jornada).centralPoint;
  const numbering = { ...(series && { series }), point };
  const order = { operator, kind, source, numbering, subject };
  const first = await issueOnce(ports, { ...order, version: 1 });
  let last = (await paperVersions(ports.table, operator, first.documentId)).at(-1) ?? first;
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const { number, version, replaces } = last;
    const paper = job.build({ letterhead, number, version, ...(replaces ? { replaces } : {}) });
    const filed = await fileWords(press, last, paper);
    if (filed.hash === canonicalHash(paper)) return filed;
    const next = { version: version + 1, replaces: { version, reason: UPDATED } };
    last = await issueOnce(ports, { ...order, ...next });
  }
  throw new Error(`The paper ${first.documentId} never said what stood when it was drawn.`);
};

/** What is filed stands; of what is not, the words filed first do. */
const fileWords = async (press: Press, record: PaperRecord, paper: Paper): Promise<PaperRecord> => {
  const { ports, archive, verifyBaseUrl } = press;
  if (record.status === 'filed') {
    await markReplaced(ports.table, record);
    return record;
  }
  const ref = await fileModel(archive, record, paper, verifyBaseUrl);
  const { formats } = PAPER_KINDS[record.kind];
  const files: PaperFile[] = [];
  // One after the other: a large paper is not held twice.
  for (const format of formats) files.push(await drawFile(archive, ref, format));
  await fileOnce(ports.table, ref, ref.hash, files);
  const filed = await findPaper(ports.table, ref.operator, ref.documentId, ref.version);
  if (!filed) throw new Error(`The paper ${ref.documentId} is not in the register.`);
  return filed;
};
