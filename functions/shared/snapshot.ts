import { deserialize, serialize } from 'node:v8';
import { constants, gunzipSync, gzipSync } from 'node:zlib';
import { keys } from './keys.ts';
import { OutcomeUnknown, type Table, WriteLost } from './table.ts';

/** A stream folded up to a commit. */
export type Snapshot = {
  readonly sequence: number;
  readonly hash: string;
  readonly state: unknown;
};

const PART_BYTES_MAX = 300_000; // an item holds 400 KB at most
const KEPT_SECONDS = 30 * 86_400; // old parts go by themselves; a lost snapshot costs only time

/**
 * Keeps a state, compressed, in as many items as it needs: first the parts, then the head that
 * names them, so that a head is never written before its parts.
 */
export const writeSnapshot = async (
  table: Table,
  place: SnapshotPlace,
  { sequence, hash, state }: Snapshot,
  nowSeconds: number,
): Promise<void> => {
  const ttl = nowSeconds + KEPT_SECONDS;
  const { operator, stream, release } = place;
  const bytes = gzipSync(serialize(state), { level: constants.Z_BEST_SPEED });
  const parts = Math.ceil(bytes.length / PART_BYTES_MAX);
  try {
    for (let part = 0; part < parts; part += 1) {
      const data = bytes.subarray(part * PART_BYTES_MAX, (part + 1) * PART_BYTES_MAX);
      const key = keys.snapshotPart(operator, stream, sequence, part);
      const put = { ...key, data, ttl };
      await table.write([{ put, when: 'absent' }]);
    }
    const put = { ...keys.snapshot(operator, stream), sequence, hash, parts, release, ttl };
    await table.write([{ put, when: { sequenceBelow: sequence } }]);
  } catch (error) {
    if (!(error instanceof WriteLost || error instanceof OutcomeUnknown)) throw error;
  }
};

/** The last state kept by this release of the code; another release may fold facts differently. */
export const readSnapshot = async (
  table: Table,
  { operator, stream, release }: SnapshotPlace,
): Promise<Snapshot | undefined> => {
  const head = await table.get(keys.snapshot(operator, stream));
  if (head?.['release'] !== release) return undefined;
  const { sequence, hash, parts } = head as unknown as Head;
  const items = await Promise.all(
    Array.from({ length: parts }, (_, part) =>
      table.get(keys.snapshotPart(operator, stream, sequence, part)),
    ),
  );
  if (items.some((item) => item === undefined)) return undefined;
  const bytes = Buffer.concat(items.map((item) => item?.['data'] as Uint8Array));
  return { sequence, hash, state: deserialize(gunzipSync(bytes)) };
};

export type SnapshotPlace = {
  readonly operator: string;
  readonly stream: string;
  readonly release: string;
};

type Head = { readonly sequence: number; readonly hash: string; readonly parts: number };
