import type { PaperNumber } from '../../../domain/tournament/facts.ts';
import type { PaperKind } from '../../../reports/model/kinds.ts';
import { documentIdOf, type PaperRecord } from '../../documents/paperRecord.ts';
import { findPaper } from '../../documents/register.ts';
import { keys } from '../../shared/keys.ts';
import { TableBusy } from '../../shared/table.ts';
import type { Day } from './part.ts';

/** The version of the paper of a source, read where nothing lags; undefined when there is none. */
export const paperOf = async (
  { ports, operator }: Day,
  kind: PaperKind,
  source: string,
  version: number,
): Promise<PaperRecord | undefined> => {
  const known = await ports.table.get(keys.paperSource(operator, source));
  if (!known) return undefined;
  const documentId = documentIdOf(kind, known['number'] as PaperNumber);
  return findPaper(ports.table, operator, documentId, version);
};

/**
 * The same, once the list of the jornada has it too: what is settled is never left out because an
 * index is late.
 *
 * @throws {TableBusy} when it is not listed yet, so that the task comes again
 */
export const listedPaper = async (
  day: Day,
  kind: PaperKind,
  source: string,
  version: number,
): Promise<PaperRecord> => {
  const paper = await paperOf(day, kind, source, version);
  const listed = day.papers.find(
    (one) => one.documentId === paper?.documentId && one.version === version,
  );
  if (!listed) throw new TableBusy(`${source}, version ${version}, is not listed yet`);
  return listed;
};
