import { createHash } from 'node:crypto';
import { keys } from './keys.ts';
import type { Ports } from './ports.ts';
import { WriteLost } from './table.ts';

/**
 * The secret of one draw and what is published of it beforehand (decision T2). Both are lower-case
 * hex; the hash is over the seed as it is printed, so that `printf %s SEED | sha256sum` checks it.
 */
export type Seed = { readonly seed: string; readonly hash: string };

const SEED_BYTES = 32;

/** The seed of the nth draw of an event, made when first asked for and never again. */
export const seedOf = async (
  { table, randomBytes }: Pick<Ports, 'table' | 'randomBytes'>,
  operator: string,
  tournamentId: string,
  draw: number,
): Promise<Seed> => {
  const key = keys.seed(operator, tournamentId, draw);
  const kept = await table.get(key);
  if (kept) return sealed(String(kept['seed']));
  const seed = randomBytes(SEED_BYTES).toString('hex');
  try {
    await table.write([{ put: { ...key, seed }, when: 'absent' }]);
    return sealed(seed);
  } catch (error) {
    if (!(error instanceof WriteLost)) throw error;
    return seedOf({ table, randomBytes }, operator, tournamentId, draw);
  }
};

/**
 * Numbers of 32 bits that follow from a seed: the eight big-endian words of SHA-256(seed 0), then
 * those of SHA-256(seed 1) … with the counter in decimal right after the seed.
 */
export const expandSeed = (seed: string, wordsWanted: number): number[] => {
  const words: number[] = [];
  for (let counter = 0; words.length < wordsWanted; counter += 1) {
    const block = sha256(`${seed}${counter}`);
    for (let at = 0; at < block.length; at += 4) words.push(block.readUInt32BE(at));
  }
  return words.slice(0, wordsWanted);
};

const sealed = (seed: string): Seed => ({ seed, hash: sha256(seed).toString('hex') });

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
