import type { Instant } from '../../domain/time/jornada.ts';
import type { PaperNumber, PointOfIssue } from '../../domain/tournament/facts.ts';
import type { PaperKind } from '../../reports/model/kinds.ts';
import { keys } from '../shared/keys.ts';
import type { Ports } from '../shared/ports.ts';
import { nextNumber } from '../shared/series.ts';
import { OutcomeUnknown, type Table, type Write, WriteLost } from '../shared/table.ts';
import {
  documentIdOf,
  fromItem,
  type PaperFile,
  type PaperName,
  type PaperRecord,
  type PaperSubject,
  toItem,
} from './paperRecord.ts';

/** A paper to be issued. `number` is known when the fact took it; else its series gives it. */
export type PaperOrder = {
  readonly operator: string;
  readonly kind: PaperKind;
  /** What the paper is of, so that it is numbered once: `LM/<tournament>/<jornada>/<table>`. */
  readonly source: string;
  readonly numbering: { readonly number: PaperNumber } | PointOfIssue;
  readonly version: number;
  readonly copy?: number;
  readonly replaces?: { readonly version: number; readonly reason: string };
  readonly subject: PaperSubject;
};

const ATTEMPTS_MAX = 20;

/**
 * Finds the record of this version of a paper or makes it, taking the next number of its series in
 * the same transaction. Asked again, it answers the same number and the same time of issue.
 */
export const issueOnce = async (ports: Ports, order: PaperOrder): Promise<PaperRecord> => {
  for (let attempt = 1; ; attempt += 1) {
    const { number, take } = await numberOf(ports.table, order);
    const documentId = documentIdOf(order.kind, number, order.copy);
    // A number that is still to be taken names no paper of ours: another one may just have got it.
    const known =
      take.length === 0
        ? await findPaper(ports.table, order.operator, documentId, order.version)
        : undefined;
    if (known) return known;
    const record = newRecord(order, number, documentId, ports.now());
    try {
      await ports.table.write([...take, { put: toItem(record), when: 'absent' }]);
      return record;
    } catch (error) {
      if (!isWorthAnotherTry(error) || attempt === ATTEMPTS_MAX) throw error;
    }
  }
};

/** One version of a paper; undefined when it does not exist for this operator. */
export const findPaper = async (
  table: Table,
  operator: string,
  documentId: string,
  version: number,
): Promise<PaperRecord | undefined> => {
  const item = await table.get(keys.paper(operator, documentId, version));
  return item && fromItem(item);
};

/** Every version of a paper, oldest first. */
export const paperVersions = async (
  table: Table,
  operator: string,
  documentId: string,
): Promise<PaperRecord[]> =>
  (await table.query(keys.paperVersions(operator, documentId))).map(fromItem);

/** Marks a paper as filed with its files; again, it changes nothing. */
export const fileOnce = async (
  table: Table,
  paper: PaperName,
  hash: string,
  files: readonly PaperFile[],
): Promise<void> => {
  await change(
    table,
    paper,
    (now) => (now.status === 'filed' ? undefined : { ...now, status: 'filed', hash, files }),
    [{ put: { ...keys.verification(paper.documentId, hash), ...named(paper) }, when: 'absent' }],
  );
  await markReplaced(table, paper);
};

/**
 * Marks each filed version that another one followed, in whatever order they were filed; again, it
 * changes nothing.
 */
export const markReplaced = async (
  table: Table,
  { operator, documentId }: Pick<PaperName, 'operator' | 'documentId'>,
): Promise<void> => {
  const versions = await paperVersions(table, operator, documentId);
  const filed = versions.filter(({ status }) => status === 'filed');
  for (const [place, { version, replacedBy }] of filed.entries()) {
    const next = filed[place + 1]?.version;
    if (next === undefined || replacedBy !== undefined) continue;
    await change(table, { operator, documentId, version }, (now) =>
      now.replacedBy === undefined ? { ...now, replacedBy: next } : undefined,
    );
  }
};

/** What the address under the QR of a paper leads to. */
const named = ({ operator, documentId, version }: PaperName): PaperName => ({
  operator,
  documentId,
  version,
});

/** Marks a paper as void, as a sale taken back makes its voucher; again, it changes nothing. */
export const voidPaper = (
  table: Table,
  paper: PaperName,
  voided: NonNullable<PaperRecord['voided']>,
): Promise<void> => change(table, paper, (now) => (now.voided ? undefined : { ...now, voided }));

/** Changes a paper as it stands; when another change came first, on top of that one. */
const change = async (
  table: Table,
  { operator, documentId, version }: PaperName,
  changed: (now: PaperRecord) => PaperRecord | undefined,
  more: readonly Write[] = [],
): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    const now = await findPaper(table, operator, documentId, version);
    if (!now) throw new Error(`The paper ${documentId} is not in the register.`);
    const next = changed(now);
    if (!next) return;
    const { revision } = now;
    const when = { attribute: 'revision', equals: revision } as const;
    try {
      await table.write([{ put: toItem({ ...next, revision: revision + 1 }), when }, ...more]);
      return;
    } catch (error) {
      if (!isWorthAnotherTry(error) || attempt === ATTEMPTS_MAX) throw error;
    }
  }
};

/** The number that the source already has, or the next one with the writes that take it. */
const numberOf = async (
  table: Table,
  { operator, kind, source, numbering }: PaperOrder,
): Promise<{ number: PaperNumber; take: Write[] }> => {
  if ('number' in numbering) return { number: numbering.number, take: [] };
  const key = keys.paperSource(operator, source);
  const known = await table.get(key);
  if (known) return { number: known['number'] as PaperNumber, take: [] };
  const { paper, take } = await nextNumber(table, operator, { kind, ...numbering });
  return { number: paper, take: [take, { put: { ...key, number: paper }, when: 'absent' }] };
};

const newRecord = (
  { operator, kind, version, copy = 1, replaces, subject }: PaperOrder,
  number: PaperNumber,
  documentId: string,
  issuedAt: Instant,
): PaperRecord => ({
  ...subject,
  operator,
  documentId,
  kind,
  number,
  version,
  copy,
  replaces: replaces ?? null,
  issuedAt,
  status: 'issued',
  hash: null,
  files: [],
  voided: null,
  revision: 1,
});

/** Another writer came first, or the reply was lost: the next look tells which. */
const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof WriteLost || error instanceof OutcomeUnknown;
