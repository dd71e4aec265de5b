import { authorityOn, profileOn } from '../../domain/registry/selectors.ts';
import { paperNumber } from '../../reports/format/paperNumber.ts';
import { PAPER_KINDS } from '../../reports/model/kinds.ts';
import type { PaperName, PaperRecord } from '../documents/paperRecord.ts';
import { paperVersions } from '../documents/register.ts';
import { lastAnchor } from '../proof/anchors.ts';
import { keys } from '../shared/keys.ts';
import type { Ports } from '../shared/ports.ts';
import { loadRegistry } from '../shared/registry.ts';

/** What anybody who holds a paper may know of it: nothing of any person. */
export type VerifiedPaper = {
  readonly documentId: string;
  readonly title: string;
  readonly number: string;
  readonly version: number;
  readonly copy: number;
  readonly jornada: string;
  readonly issuedAt: string;
  readonly issuer: string;
  readonly authority: string;
  readonly status: 'current' | 'replaced' | 'void';
  readonly replacedBy: number | null;
  readonly hash: string;
  readonly files: readonly {
    readonly format: string;
    readonly bytes: number;
    readonly sha256: string;
  }[];
  readonly lastAnchor: {
    readonly number: number;
    readonly day: string;
    readonly root: string;
  } | null;
};

/**
 * The paper of that name and hash; null when there is none. Numbers can be guessed and hashes cannot,
 * so who does not hold the paper learns nothing, not even that it exists.
 */
export const look = async (
  ports: Ports,
  document: string,
  digest: string,
): Promise<VerifiedPaper | null> => {
  const pointer = await ports.table.get(keys.verification(document, digest));
  if (!pointer) return null;
  const { operator, documentId, version } = pointer as unknown as PaperName;
  const versions = await paperVersions(ports.table, operator, documentId);
  const paper = versions.find((one) => one.version === version);
  if (!paper?.hash?.startsWith(digest)) return null;
  return shown(ports, paper, versions);
};

const shown = async (
  ports: Ports,
  paper: PaperRecord,
  versions: readonly PaperRecord[],
): Promise<VerifiedPaper> => {
  const { operator, jornada } = paper;
  const registry = await loadRegistry(ports, operator);
  const last = versions.findLast(({ status }) => status === 'filed') ?? paper;
  const replaced = last.version > paper.version;
  const anchor = await lastAnchor(ports.table, operator);
  return {
    documentId: paper.documentId,
    title: PAPER_KINDS[paper.kind].title,
    number: paperNumber(paper.number),
    version: paper.version,
    copy: paper.copy,
    jornada,
    issuedAt: paper.issuedAt,
    issuer: profileOn(registry, jornada)?.legalName ?? '',
    authority: authorityOn(registry, jornada)?.name ?? '',
    status: paper.voided ? 'void' : replaced ? 'replaced' : 'current',
    replacedBy: replaced ? last.version : null,
    hash: paper.hash ?? '',
    files: paper.files.map(({ format, bytes, sha256 }) => ({ format, bytes, sha256 })),
    lastAnchor: anchor ? { number: anchor.number, day: anchor.day, root: anchor.root } : null,
  };
};
