/**
 * Plants changes in an export folder and counts those that its verifier does not name:
 *
 *     npm run demo && node test/bench/exportChanges.ts [FOLDER]
 *
 * 1,000 changes of one byte at random, manifest, signature and key included, none of which its
 * reader may miss; 20 copies as they are, on which the program in the folder must raise no alarm;
 * and one change of each kind that somebody would try, against that program.
 */
import { spawnSync } from 'node:child_process';
import { generateKeyPairSync, randomInt, sign } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { IN_EXPORT } from '../../functions/proof/exportFormat.ts';
import { readFolder } from '../../functions/proof/verify/readFolder.ts';
import { verifyFolder } from '../../functions/proof/verify/verifyFolder.ts';

const CHANGES = 1_000;
const UNTOUCHED = 20;
const { files: folder } = readFolder(process.argv[2] ?? 'out/export/2014-05-09');
const paths = [...folder.keys()];
type Files = Map<string, Uint8Array>;

const bytesOf = (path: string): Buffer => Buffer.from(folder.get(path) ?? []);
const papers = paths.filter((path) => path.startsWith(IN_EXPORT.papersFolder));
const [paper = '', other = ''] = papers;
const commits = paths.find((path) => path.startsWith(IN_EXPORT.commitsFolder)) ?? '';

/** One byte of a file, the three that prove the rest as often as all others. */
const plantByte = (): { readonly path: string; readonly files: Files } => {
  const proofs = [IN_EXPORT.manifest, IN_EXPORT.signature, IN_EXPORT.key];
  const from = randomInt(2) === 0 ? proofs : paths;
  const path = from[randomInt(from.length)] ?? '';
  const bytes = bytesOf(path);
  const at = randomInt(bytes.byteLength);
  bytes[at] = ((bytes[at] ?? 0) + randomInt(1, 256)) % 256;
  return { path, files: new Map(folder).set(path, bytes) };
};

const with_ = (...changes: readonly (readonly [string, Uint8Array | null])[]): Files => {
  const files: Files = new Map(folder);
  for (const [path, bytes] of changes)
    if (bytes === null) files.delete(path);
    else files.set(path, bytes);
  return files;
};

const ownKey = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const ownPem = Buffer.from(String(ownKey.publicKey.export({ type: 'spki', format: 'pem' })));

/** What somebody would try, by name. */
const KINDS: Readonly<Record<string, () => Files>> = {
  'a changed byte': () => {
    const bytes = bytesOf(paper);
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    return with_([paper, bytes]);
  },
  'a removed file': () => with_([paper, null]),
  'an added file': () => with_([`${IN_EXPORT.papersFolder}LM-9.pdf`, bytesOf(paper)]),
  'a renamed file': () => with_([paper, null], [`${paper}.pdf`, bytesOf(paper)]),
  'two files swapped': () => with_([paper, bytesOf(other)], [other, bytesOf(paper)]),
  'a truncated manifest': () =>
    with_([IN_EXPORT.manifest, bytesOf(IN_EXPORT.manifest).subarray(0, -100)]),
  'a manifest signed with another key': () =>
    with_([IN_EXPORT.signature, sign('sha256', bytesOf(IN_EXPORT.manifest), ownKey.privateKey)]),
  'another public key, and all signed with it': () =>
    with_(
      [IN_EXPORT.key, ownPem],
      [IN_EXPORT.signature, sign('sha256', bytesOf(IN_EXPORT.manifest), ownKey.privateKey)],
    ),
  'a changed public key': () => {
    const bytes = bytesOf(IN_EXPORT.key);
    bytes[60] = bytes[60] === 65 ? 66 : 65;
    return with_([IN_EXPORT.key, bytes]);
  },
  'an edited seed of a draw': () => {
    const seed = /"seed": "../;
    return with_([commits, Buffer.from(String(bytesOf(commits)).replace(seed, '"seed": "zz'))]);
  },
};

/** Runs the program of the folder as its reader does. */
const run = (
  files: ReadonlyMap<string, Uint8Array>,
): { readonly status: number | null; readonly said: string } => {
  const place = mkdtempSync(join(tmpdir(), 'export-'));
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), bytes);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(place, 'verify.mjs')], {
    encoding: 'utf8',
  });
  rmSync(place, { recursive: true });
  return { status, said: `${stdout}${stderr}` };
};

const missed = Array.from({ length: CHANGES }, plantByte).filter(
  ({ path, files }) => !verifyFolder(files).problems.some((problem) => problem.includes(path)),
);
console.log(`changes of one byte found: ${CHANGES - missed.length} (${CHANGES})`);
const alarms = Array.from({ length: UNTOUCHED }, () => run(folder)).filter(
  ({ status }) => status !== 0,
);
console.log(`alarms on ${UNTOUCHED} untouched folders: ${alarms.length} (0)`);
const kinds = Object.entries(KINDS);
const found = kinds.filter(([name, plant]) => {
  const { status, said } = run(plant());
  const [, problem = ''] = /NO CONFORME, \d+:\n +(.*)/.exec(said) ?? [];
  console.log(`  ${name}: ${status === 0 ? 'NOT FOUND' : problem}`);
  return status === 1;
});
console.log(
  `kinds of change found by the program in the folder: ${found.length} (${kinds.length})`,
);
process.exitCode = missed.length + alarms.length + kinds.length - found.length === 0 ? 0 : 1;
