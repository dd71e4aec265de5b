import type { Instant, Jornada } from '../../domain/time/jornada.ts';
import type { PaperNumber } from '../../domain/tournament/facts.ts';
import { paperNumber } from '../../reports/format/paperNumber.ts';
import type { PaperFormat, PaperKind } from '../../reports/model/kinds.ts';
import { keys } from '../shared/keys.ts';
import type { Item } from '../shared/table.ts';

/** One file of a paper. */
export type PaperFile = {
  readonly format: PaperFormat;
  readonly key: string;
  readonly sha256: string;
  readonly bytes: number;
};

/** What a paper is about; null where it does not apply. */
export type PaperSubject = {
  readonly tournamentId: string | null;
  /** Of the papers of a bank table. */
  readonly tableId?: string;
  readonly jornada: Jornada;
  readonly table: number | null;
  readonly entryId: string | null;
  /** Cash or control desk whose paper it is. */
  readonly desk: number | null;
};

/** One version of one paper in the register. `filed` when all its files are there. */
export type PaperRecord = PaperSubject & {
  readonly operator: string;
  readonly documentId: string;
  readonly kind: PaperKind;
  readonly number: PaperNumber;
  readonly version: number;
  /** From 2 on it is a marked copy of the same version. */
  readonly copy: number;
  readonly replaces: { readonly version: number; readonly reason: string } | null;
  readonly issuedAt: Instant;
  readonly status: 'issued' | 'filed';
  /** The filed version that came after it; left out while it is the last one. */
  readonly replacedBy?: number;
  /** Canonical hash of what the paper says; null until it has been drawn. */
  readonly hash: string | null;
  readonly files: readonly PaperFile[];
  readonly voided: { readonly reason: string; readonly at: Instant } | null;
  /** Counts the changes of this record, so that two at the same time do not undo each other. */
  readonly revision: number;
};

/** What a filed version is worth, in the words of the lists. */
export const worthOf = ({
  voided,
  replacedBy,
}: Pick<PaperRecord, 'voided' | 'replacedBy'>): string => {
  if (voided) return 'Anulado';
  return replacedBy === undefined ? 'Vigente' : `Reemplazado por la versión ${replacedBy}`;
};

/** What names a version of a paper. */
export type PaperName = Pick<PaperRecord, 'operator' | 'documentId' | 'version'>;

/**
 * `LM-0003-00000127`, and `LM-C0003-00000127` of the club; a marked copy is a document of its own,
 * `VC-0003-00000127-C2`.
 */
export const documentIdOf = (kind: PaperKind, number: PaperNumber, copy = 1): string =>
  `${kind}-${paperNumber(number)}${copy === 1 ? '' : `-C${copy}`}`;

export const toItem = (record: PaperRecord): Item => ({
  ...keys.paper(record.operator, record.documentId, record.version),
  ...keys.paperIndexes(record),
  ...record,
});

export const fromItem = ({
  pk: _,
  sk: __,
  gsi1pk: ___,
  gsi1sk: ____,
  gsi2pk: _____,
  gsi2sk: ______,
  ...record
}: Item): PaperRecord => record as unknown as PaperRecord;
