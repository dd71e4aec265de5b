import type { Instant, Jornada } from '../../domain/time/jornada.ts';
import type { Archive } from '../documents/archive.ts';
import { keys } from '../shared/keys.ts';
import { type Table, WriteLost } from '../shared/table.ts';
import type { Leaf } from './leaves.ts';
import { type AnchorStatement, sha256 } from './statement.ts';

/** An anchor as the register lists it; its files lie in the archive. */
export type AnchorRecord = {
  readonly operator: string;
  readonly number: number;
  readonly day: Jornada;
  readonly takenAt: Instant;
  readonly root: string;
  readonly leavesSha256: string;
  /** SHA-256 of the statement. */
  readonly sha256: string;
};

const NUMBER_DIGITS = 8;

/** Where the statement of an anchor and its signature lie. */
export const anchorKeys = (operator: string, number: number) => {
  const folder = `${operator}/anchors/${String(number).padStart(NUMBER_DIGITS, '0')}`;
  return { statement: `${folder}/anchor.json`, signature: `${folder}/anchor.sig` };
};

/** By their own hash: two who gather the same leaves file them once. */
export const leavesKey = (operator: string, leavesSha256: string): string =>
  `${operator}/anchors/leaves/${leavesSha256}.json`;

/** The last anchor of an operator; undefined before the first. */
export const lastAnchor = async (
  table: Table,
  operator: string,
): Promise<AnchorRecord | undefined> => {
  const range = { ...keys.anchors(operator), limit: 1, descending: true };
  const [item] = await table.query(range);
  return item as unknown as AnchorRecord | undefined;
};

/** @throws {Error} when the file of leaves is not the one that was signed */
export const readLeaves = async (
  archive: Archive,
  { operator, leavesSha256 }: Pick<AnchorRecord, 'operator' | 'leavesSha256'>,
): Promise<Leaf[]> => {
  const bytes = await archive.read(leavesKey(operator, leavesSha256));
  if (sha256(bytes) !== leavesSha256) throw new Error('The leaves are not those of their anchor.');
  return JSON.parse(Buffer.from(bytes).toString('utf8')) as Leaf[];
};

export const recordOf = (statement: AnchorStatement, bytes: Uint8Array): AnchorRecord => {
  const { operator, number, day, takenAt, root, leavesSha256 } = statement;
  return { operator, number, day, takenAt, root, leavesSha256, sha256: sha256(bytes) };
};

/** Lists an anchor; again, it changes nothing, for what the archive holds does not change. */
export const keepRecord = async (table: Table, record: AnchorRecord): Promise<void> => {
  const key = keys.anchor(record.operator, record.number);
  try {
    await table.write([{ put: { ...key, ...record }, when: 'absent' }]);
  } catch (error) {
    if (!(error instanceof WriteLost) || !(await table.get(key))) throw error;
  }
};
