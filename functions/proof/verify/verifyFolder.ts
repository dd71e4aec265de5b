import { createPublicKey, type KeyObject } from 'node:crypto';
import { IN_EXPORT, type Manifest } from '../exportFormat.ts';
import { fingerprintOf, readKey } from '../signing.ts';
import { differingFiles } from './files.ts';
import { readManifest } from './read.ts';
import { isSigned, NOTHING, verifyEvidence } from './verifyEvidence.ts';

/** A folder in memory: the bytes of each file by its path, with slashes. */
export type Folder = ReadonlyMap<string, Uint8Array>;

export type Counts = {
  readonly files: number;
  readonly commits: number;
  readonly draws: number;
};

export type Verdict = {
  /** What differs, in Spanish, each naming its file; nothing when all holds. */
  readonly problems: readonly string[];
  /** Of the key that was used; null when there is none. */
  readonly fingerprint: string | null;
  /** What was checked, when the manifest could be read. */
  readonly manifest: Manifest | null;
  readonly counts: Counts;
};

/**
 * Checks an export without any other source: every file is listed and unchanged, signatures hold,
 * commits chain, leaves lead to the signed root, papers are under it and those that the report of
 * the day names, seat draws come out again.
 *
 * @param ownKey the key that the reader trusts; without it, the one of the folder
 */
export const verifyFolder = (folder: Folder, ownKey?: Uint8Array): Verdict => {
  const manifestBytes = folder.get(IN_EXPORT.manifest);
  const key = ownKey ? readAnyKey(ownKey) : readKey(folder.get(IN_EXPORT.key) ?? Buffer.of());
  const fingerprint = key && fingerprintOf(String(key.export({ type: 'spki', format: 'pem' })));
  const problems = [
    ...(key ? [] : [noKey(folder, ownKey)]),
    ...(manifestBytes ? [] : [`${IN_EXPORT.manifest}: falta.`]),
  ];
  if (!manifestBytes) return { problems, fingerprint, manifest: null, counts: NOTHING };
  const signed = key !== null && isSigned(folder, key, IN_EXPORT.manifest, IN_EXPORT.signature);
  if (key && !signed)
    problems.push(`${IN_EXPORT.manifest}: su firma ${IN_EXPORT.signature} no corresponde.`);
  const { content: manifest, problem } = readManifest(folder);
  if (!manifest) {
    problems.push(problem);
    return { problems, fingerprint, manifest: null, counts: NOTHING };
  }
  problems.push(...differingFiles(folder, manifest), ...otherKey(folder, manifest, fingerprint));
  // A signed list names what differs, and what lies below would say it again. A list that nobody
  // signed may have been made to fit: what lies below is looked at by itself.
  if (!key || (signed && problems.length > 0))
    return { problems, fingerprint, manifest, counts: NOTHING };
  const { found, counts } = verifyEvidence(folder, manifest, key);
  return { problems: [...new Set([...problems, ...found])], fingerprint, manifest, counts };
};

const noKey = (folder: Folder, ownKey: Uint8Array | undefined): string => {
  if (ownKey) return '--key: no es una clave pública.';
  return `${IN_EXPORT.key}: ${folder.has(IN_EXPORT.key) ? 'no es una clave pública' : 'falta'}.`;
};

const otherKey = (folder: Folder, { key }: Manifest, fingerprint: string | null): string[] => {
  const own = readKey(folder.get(IN_EXPORT.key) ?? Buffer.of());
  const inFolder = own && fingerprintOf(String(own.export({ type: 'spki', format: 'pem' })));
  return [
    ...(inFolder === key ? [] : [`${IN_EXPORT.key}: no es la clave que nombra el manifiesto.`]),
    ...(fingerprint === null || fingerprint === key
      ? []
      : [`${IN_EXPORT.manifest}: nombra otra clave, ${key}.`]),
  ];
};

/** The reader's own key may be written in any way that a key is. */
const readAnyKey = (bytes: Uint8Array): KeyObject | null => {
  try {
    return createPublicKey(Buffer.from(bytes));
  } catch {
    return null;
  }
};
