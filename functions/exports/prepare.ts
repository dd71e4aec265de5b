import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Jornada } from '../../domain/time/jornada.ts';
import { buildIj } from '../../reports/papers/ij.ts';
import { issueOnce } from '../documents/register.ts';
import { profileFor } from '../papers/letterhead.ts';
import { fileModel, type PaperRef } from '../papers/paperRef.ts';
import type { Press } from '../papers/press.ts';
import { loadRegistry } from '../shared/registry.ts';
import { type Contents, fileContents } from './contents.ts';
import { type GatheredDay, gatherDay } from './day/gatherDay.ts';
import { addExport, type ExportName, type ExportRecord, editionsOf } from './record.ts';

/** How an export travels through its state machine: by name, never by content. */
export type PreparedExport = ExportName & {
  readonly paper: PaperRef;
  /** Sealed by an earlier run, which said the same: there is nothing left to do but to send it. */
  readonly sealed: boolean;
};

/**
 * Finds the edition of the export of a jornada that says what is true now, or begins it: the first,
 * or a numbered supplement when facts arrived after the last one was sealed. One that was begun and
 * not sealed is finished first.
 */
export const prepareExport = async (
  press: Press,
  operator: string,
  jornada: Jornada,
): Promise<PreparedExport> => {
  const { table } = press.ports;
  const day = await gatherDay(press.ports, operator, jornada);
  const fingerprint = fingerprintOf(day);
  const last = (await editionsOf(table, operator, jornada)).at(-1);
  const stands = last && (last.manifestSha256 === null || last.fingerprint === fingerprint);
  return prepared(
    stands ? last : await begin(press, { operator, jornada }, day, fingerprint, last),
  );
};

const prepared = ({ operator, jornada, edition, report, manifestSha256 }: ExportRecord) => ({
  operator,
  jornada,
  edition,
  paper: report,
  sealed: manifestSha256 !== null,
});

const begin = async (
  press: Press,
  { operator, jornada }: Omit<ExportName, 'edition'>,
  day: GatheredDay,
  fingerprint: string,
  last: ExportRecord | undefined,
): Promise<ExportRecord> => {
  const { ports, archive, verifyBaseUrl } = press;
  const edition = (last?.edition ?? 0) + 1;
  const registry = await loadRegistry(ports, operator);
  const replaces = last && { version: last.edition, reason: SUPPLEMENT };
  const record = await issueOnce(ports, {
    operator,
    kind: 'IJ',
    source: `IJ/${jornada}`,
    numbering: { point: profileFor(registry, jornada).centralPoint },
    version: edition,
    ...(replaces ? { replaces } : {}),
    subject: { tournamentId: null, jornada, table: null, entryId: null, desk: null },
  });
  const paper = buildIj({
    ...day.said,
    fiscal: [...day.said.fiscal, ...day.signOffs],
    chains: day.chains,
    ofPlayers: ofPlayers(day),
    number: record.number,
    version: edition,
    ...(replaces ? { replaces } : {}),
  });
  const report = await fileModel(archive, record, paper, verifyBaseUrl);
  await fileContents(archive, { operator, jornada, edition }, contentsOf(day));
  return addExport(ports.table, {
    operator,
    jornada,
    edition,
    fingerprint,
    preparedAt: record.issuedAt,
    report,
    anchor: null,
    manifestSha256: null,
    deliveries: [],
    delivered: false,
    revision: 1,
  });
};

const SUPPLEMENT = 'Suplemento: hechos posteriores a la exportación anterior.';

/** Papers of tables, events and desks; those of one player stay with the casino. */
const contentsOf = ({ papers, streams }: GatheredDay): Contents => ({
  papers: papers
    .filter(({ entryId }) => entryId === null)
    .map(({ documentId, version }) => ({ documentId, version })),
  streams,
});

/** How many of each kind those are: who counts papers by their numbers misses none. */
const ofPlayers = ({ papers }: GatheredDay) =>
  [
    ...Map.groupBy(
      papers.filter(({ entryId }) => entryId !== null),
      ({ kind }) => kind,
    ),
  ].map(([kind, { length }]) => ({ kind, count: length }));

/** Over all that the export tells; the number of its report does not count. */
const fingerprintOf = ({ said, papers, streams }: GatheredDay): string => {
  const files = papers.map(({ documentId, version, hash }) => [documentId, version, hash]);
  const content = canonicalize(JSON.parse(JSON.stringify({ said, files, streams })));
  return createHash('sha256')
    .update(content ?? '')
    .digest('hex');
};
