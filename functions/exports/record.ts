import type { Instant, Jornada } from '../../domain/time/jornada.ts';
import type { PaperRef } from '../papers/paperRef.ts';
import { keys } from '../shared/keys.ts';
import { OutcomeUnknown, type Table, WriteLost } from '../shared/table.ts';

/** When and under which id of the mail service an export reached a fiscalizador. */
export type Delivery = {
  readonly fiscalizerId: string;
  readonly at: Instant;
  readonly messageId: string;
};

/** One edition of the export of a jornada; more than one when late facts made a supplement. */
export type ExportRecord = {
  readonly operator: string;
  readonly jornada: Jornada;
  readonly edition: number;
  /** Tells whether another run would say the same. */
  readonly fingerprint: string;
  readonly preparedAt: Instant;
  readonly report: PaperRef;
  /** Number of the anchor that its proofs lead to; null until one was taken for it. */
  readonly anchor: number | null;
  /** SHA-256 of its manifest; null until it is sealed. */
  readonly manifestSha256: string | null;
  readonly deliveries: readonly Delivery[];
  /** Whether everybody who was to receive it has it. */
  readonly delivered: boolean;
  /** Counts the changes of this record, so that two at the same time do not undo each other. */
  readonly revision: number;
};

export type ExportName = Pick<ExportRecord, 'operator' | 'jornada' | 'edition'>;

const ATTEMPTS_MAX = 20;

/** The editions of a jornada, oldest first. */
export const editionsOf = async (
  table: Table,
  operator: string,
  jornada: string,
): Promise<ExportRecord[]> =>
  (await table.query(keys.exportEditions(operator, jornada))) as unknown as ExportRecord[];

/** @throws {Error} when there is no such edition */
export const readExport = async (
  table: Table,
  { operator, jornada, edition }: ExportName,
): Promise<ExportRecord> => {
  const { pk, sk } = keys.exportEdition(operator, jornada, edition);
  const item = await table.get({ pk, sk });
  if (!item) throw new Error(`There is no edition ${edition} of the export of ${jornada}.`);
  return item as unknown as ExportRecord;
};

/** Lists an edition, unless another run did; answers the one that stands. */
export const addExport = async (table: Table, record: ExportRecord): Promise<ExportRecord> => {
  try {
    await table.write([{ put: itemOf(record), when: 'absent' }]);
  } catch (error) {
    if (!(error instanceof WriteLost) && !(error instanceof OutcomeUnknown)) throw error;
  }
  return readExport(table, record);
};

/** Changes an edition as it stands; when another change came first, on top of that one. */
export const changeExport = async (
  table: Table,
  name: ExportName,
  changed: (now: ExportRecord) => ExportRecord,
): Promise<ExportRecord> => {
  for (let attempt = 1; ; attempt += 1) {
    const now = await readExport(table, name);
    const next = { ...changed(now), revision: now.revision + 1 };
    const when = { attribute: 'revision', equals: now.revision } as const;
    try {
      await table.write([{ put: itemOf(next), when }]);
      return next;
    } catch (error) {
      const again = error instanceof WriteLost || error instanceof OutcomeUnknown;
      if (!again || attempt === ATTEMPTS_MAX) throw error;
    }
  }
};

const itemOf = (record: ExportRecord) => ({
  ...keys.exportEdition(record.operator, record.jornada, record.edition),
  ...record,
});
