import { createHash } from 'node:crypto';

/**
 * A Merkle tree as RFC 6962 builds it: leaves and nodes are hashed under different first bytes, so
 * that neither can be passed off as the other. Hashes are lower-case hex.
 */
const LEAF = Buffer.of(0x00);
const NODE = Buffer.of(0x01);

/** The hash of a leaf over its bytes. */
export const leafHash = (leaf: Uint8Array): string => digest(LEAF, leaf);

/** The root over the hashes of leaves, in their order; of no leaf, the hash of nothing. */
export const rootOf = (hashes: readonly string[]): string => {
  if (hashes.length === 0) return digest();
  let level = hashes;
  while (level.length > 1) level = levelAbove(level);
  return level[0] as string;
};

/** The sibling hashes that lead from the leaf at `index` to the root, from below. */
export const pathOf = (hashes: readonly string[], index: number): string[] => {
  const path: string[] = [];
  let [level, at] = [hashes, index];
  while (level.length > 1) {
    const sibling = level[at ^ 1];
    if (sibling !== undefined) path.push(sibling);
    level = levelAbove(level);
    at >>= 1;
  }
  return path;
};

/** The root that a leaf at `index` of `size` leaves leads to; null when the path does not fit. */
export const rootFrom = (
  leaf: string,
  index: number,
  size: number,
  path: readonly string[],
): string | null => {
  if (!Number.isInteger(index) || index < 0 || index >= size) return null;
  const rest = [...path];
  let hash = leaf;
  for (let [at, width] = [index, size]; width > 1; at >>= 1, width = (width + 1) >> 1) {
    if ((at ^ 1) >= width) continue; // the last of an odd level goes up as it is
    const sibling = rest.shift();
    if (sibling === undefined) return null;
    hash = at % 2 === 0 ? nodeHash(hash, sibling) : nodeHash(sibling, hash);
  }
  return rest.length === 0 ? hash : null;
};

const levelAbove = (level: readonly string[]): string[] =>
  Array.from({ length: (level.length + 1) >> 1 }, (_, at) => {
    const [left, right] = [level[at * 2] as string, level[at * 2 + 1]];
    return right === undefined ? left : nodeHash(left, right);
  });

const nodeHash = (left: string, right: string): string =>
  digest(NODE, Buffer.from(left, 'hex'), Buffer.from(right, 'hex'));

const digest = (...parts: readonly Uint8Array[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};
