import { createPublicKey, type KeyObject } from 'node:crypto';
import { IN_EXPORT, type Manifest } from '../exportFormat.ts';
import { fingerprintOf, isSignedBy, readKey } from '../signing.ts';
import { commitsBehind, verifyChains } from './chains.ts';
import { type Stream, verifyCommits, verifyPapers, verifyPaths } from './evidence.ts';
import { differingFiles } from './files.ts';
import { verifyIssued } from './issued.ts';
import { readAnchor, readCommits, readManifest, readPaths, readReport } from './read.ts';
import { verifyReport } from './report.ts';

/** A folder in memory: the bytes of each file by its path, with slashes. */
export type Folder = ReadonlyMap<string, Uint8Array>;

export type Verdict = {
  /** What differs, in Spanish, each naming its file; nothing when all holds. */
  readonly problems: readonly string[];
  /** Of the key that was used; null when there is none. */
  readonly fingerprint: string | null;
  /** What was checked, when the manifest could be read. */
  readonly manifest: Manifest | null;
  readonly counts: { readonly files: number; readonly commits: number; readonly draws: number };
};

const NOTHING = { files: 0, commits: 0, draws: 0 };

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
    ...(key ? [] : [`${ownKey ? '--key' : IN_EXPORT.key}: no es una clave pública.`]),
    ...(manifestBytes ? [] : [`${IN_EXPORT.manifest}: falta.`]),
  ];
  if (!manifestBytes) return { problems, fingerprint, manifest: null, counts: NOTHING };
  const signed = key !== null && isSigned(folder, key, IN_EXPORT.manifest, IN_EXPORT.signature);
  if (key && !signed)
    problems.push(`${IN_EXPORT.manifest}: su firma ${IN_EXPORT.signature} no corresponde.`);
  const manifest = readManifest(folder);
  if (!manifest) {
    problems.push(`${IN_EXPORT.manifest}: no se entiende.`);
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

const verifyEvidence = (folder: Folder, manifest: Manifest, key: KeyObject) => {
  const anchor = readAnchor(folder);
  const paths = readPaths(folder);
  const found: string[] = [];
  if (!isSigned(folder, key, IN_EXPORT.anchor, IN_EXPORT.anchorSignature))
    found.push(`${IN_EXPORT.anchor}: su firma ${IN_EXPORT.anchorSignature} no corresponde.`);
  if (anchor?.format !== 'tapete-anchor/1' || anchor.operator !== manifest.operator)
    found.push(`${IN_EXPORT.anchor}: no es un ancla de ${manifest.operator}.`);
  if (anchor?.root !== manifest.anchor.root || anchor.number !== manifest.anchor.number)
    found.push(`${IN_EXPORT.anchor}: no es el ancla del manifiesto.`);
  if (!anchor || !paths)
    return { found: [...found, `${IN_EXPORT.paths}: no se entiende.`], counts: NOTHING };
  found.push(...verifyPaths(paths, anchor), ...verifyPapers(folder, paths, manifest));
  const report = readReport(folder);
  found.push(...verifyReport(report, paths, manifest, anchor));
  const streams: Stream[] = [];
  const odd: string[] = [];
  for (const path of [...folder.keys()].filter((one) => one.startsWith(IN_EXPORT.commitsFolder))) {
    const commits = readCommits(folder, path);
    if (commits) streams.push({ path, commits });
    else odd.push(`${path}: no se entiende.`);
  }
  if (odd.length > 0) return { found: [...found, ...odd], counts: NOTHING };
  const { problems, draws } = verifyCommits(streams, paths, manifest);
  if (problems.length === 0)
    problems.push(
      ...verifyChains(report, streams),
      ...verifyIssued(folder, manifest, anchor, commitsBehind(report, streams)),
    );
  const commits = streams.reduce((total, one) => total + one.commits.length, 0);
  return {
    found: [...found, ...problems],
    counts: { files: manifest.files.length, commits, draws },
  };
};

const isSigned = (folder: Folder, key: KeyObject, file: string, signature: string): boolean =>
  isSignedBy(key, folder.get(file) ?? Buffer.of(), folder.get(signature) ?? Buffer.of());

/** The reader's own key may be written in any way that a key is. */
const readAnyKey = (bytes: Uint8Array): KeyObject | null => {
  try {
    return createPublicKey(Buffer.from(bytes));
  } catch {
    return null;
  }
};
