import { generateKeyPairSync, randomInt, verify } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Commit } from '../../../events/commit.ts';
import { IN_EXPORT, type Manifest, type Paths } from '../../../functions/proof/exportFormat.ts';
import { fingerprintOf } from '../../../functions/proof/signing.ts';
import { bytesOf } from '../../../functions/proof/statement.ts';
import { verifyDraws } from '../../../functions/proof/verify/draws.ts';
import { verifyFolder } from '../../../functions/proof/verify/verifyFolder.ts';
import { folderOf, runExport, settledDay } from '../support/exportedDay.ts';
import { forge } from '../support/forged.ts';
import { highOf } from '../support/highSignature.ts';

let folder: Map<string, Uint8Array>;
let trustedKey: Buffer;
beforeAll(async () => {
  const { sealer } = await settledDay();
  folder = await folderOf(sealer, await runExport(sealer));
  trustedKey = Buffer.from(await sealer.signer.publicKeyPem());
});

const changed = (path: string, change: (bytes: Buffer) => Buffer): Map<string, Uint8Array> =>
  new Map(folder).set(path, change(Buffer.from(folder.get(path)!)));

/** One byte of one file is another, at random; small files come up as often as large ones. */
const planted = () => {
  const paths = [...folder.keys()];
  const path = paths[randomInt(paths.length)]!;
  const at = randomInt(folder.get(path)!.byteLength);
  const by = randomInt(1, 256);
  return {
    path,
    what: `${path} at ${at}, changed by ${by}`,
    folder: changed(path, (bytes) => {
      bytes[at] = ((bytes[at] ?? 0) + by) % 256;
      return bytes;
    }),
  };
};

const json = <Content>(path: string): Content => JSON.parse(String(folder.get(path))) as Content;

describe('The verifier of an export', () => {
  it('finds each of 1,000 changes of a single byte, and names the file', () => {
    const missed: string[] = [];
    for (let time = 0; time < 1000; time += 1) {
      const { path, what, folder: other } = planted();
      const { problems } = verifyFolder(other);
      const named = problems.some((one) => one.includes(path));
      if (!named) missed.push(`${what}: ${problems.join(' ')}`);
    }
    expect(missed).toEqual([]);
  });

  it('raises no alarm on 20 untouched folders', async () => {
    for (let time = 0; time < 20; time += 1) {
      const { sealer } = await settledDay();
      const untouched = await folderOf(sealer, await runExport(sealer));
      expect(verifyFolder(untouched).problems).toEqual([]);
    }
  });

  it('names what is missing, what is not listed and what has another length', () => {
    const [paper = ''] = [...folder.keys()].filter((path) => path.startsWith('papeles/'));
    const without = new Map(folder);
    without.delete(paper);
    expect(verifyFolder(without).problems).toEqual([`${paper}: falta.`]);
    expect(verifyFolder(new Map(folder).set('otro.pdf', Buffer.from('x'))).problems).toEqual([
      'otro.pdf: no está en el manifiesto.',
    ]);
    const longer = changed(paper, (bytes) => Buffer.concat([bytes, Buffer.of(32)]));
    expect(verifyFolder(longer).problems[0]).toMatch(/tiene \d+ bytes y no \d+/);
    expect(verifyFolder(new Map()).problems).toHaveLength(2);
  });

  it('takes no folder forged whole, unless its reader trusts the forger’s key', () => {
    const [paper = ''] = [...folder.keys()].filter((path) => path.startsWith('papeles/'));
    const forged = forge(folder);
    expect(verifyFolder(forged, trustedKey).problems).not.toEqual([]);
    // Without a key of his own the reader sees another fingerprint.
    expect(verifyFolder(forged)).toMatchObject({ problems: [] });
    expect(verifyFolder(forged).fingerprint).not.toBe(fingerprintOf(String(trustedKey)));
    // Even then a paper that was exchanged is not under the root.
    const other = forge(changed(paper, () => Buffer.from('another paper')));
    expect(verifyFolder(other).problems).toEqual([`${paper}: no está bajo la raíz firmada.`]);
  });

  it('finds a commit changed, dropped, or a draw that does not come out again [R123-IV-8.1]', () => {
    const path = `${IN_EXPORT.commitsFolder}tournament_T1.json`;
    type Commits = { hash: string; events: { type: string; seats?: { seat: number }[] }[] }[];
    const told = (change: (commits: Commits) => void): readonly string[] => {
      const commits = json<Commits>(path);
      change(commits);
      return verifyFolder(forge(new Map(folder).set(path, bytesOf(commits)))).problems;
    };
    expect(told((commits) => commits.splice(3, 1))).toEqual([
      `${path}: la cadena se corta en el registro 4.`,
    ]);
    expect(told((commits) => commits.pop())[0]).toContain('no termina en el registro anclado');
    const drawn = json<Commits>(path).findIndex(({ events }) => events[0]?.type === 'SeatsDrawn');
    const exchanged = (commits: Commits) => {
      const [first, second] = commits[drawn]!.events[0]!.seats!;
      [first!.seat, second!.seat] = [second!.seat, first!.seat];
    };
    expect(told(exchanged)).toEqual([`${path}: la cadena se corta en el registro ${drawn + 1}.`]);
    const commits = json<Commits & Commit[]>(path);
    expect(verifyDraws(path, commits)).toEqual({ problems: [], draws: 1 });
    exchanged(commits);
    expect(verifyDraws(path, commits).problems).toEqual([
      `${path}: el sorteo draw 1 no sale de su semilla.`,
    ]);
  });

  it('names a manifest whose members are not what they must be', () => {
    const told = (change: (manifest: string) => string): readonly string[] =>
      verifyFolder(
        changed('manifest.json', (bytes) => Buffer.from(change(String(bytes)))),
        trustedKey,
      ).problems;
    for (const [member, other, what] of [
      ['"report"', '"repors"', '; no es lo que debe ser: report'],
      ['"anchor"', '"anchos"', '; no es lo que debe ser: anchor'],
      ['"files": [', '"files": [\n    null,', '; no es lo que debe ser: files[0]'],
      ['"edition": 1,', '"edition": 2, "edition": 1,', ''],
    ] as const)
      expect(told((manifest) => manifest.replace(member, other))).toEqual([
        'manifest.json: su firma manifest.sig no corresponde.',
        `manifest.json: no se entiende${what}.`,
      ]);
  });

  it('misses a paper that the root names, whoever signs the list without it', () => {
    const [paper = ''] = [...folder.keys()].filter((path) => path.startsWith('papeles/'));
    const without = new Map(folder);
    without.delete(paper);
    expect(verifyFolder(forge(without)).problems).toEqual([`${paper}: falta.`]);
    const elsewhere = new Map(without).set(`libros/${paper.slice(8)}`, folder.get(paper)!);
    expect(verifyFolder(forge(elsewhere)).problems).toEqual([
      `libros/${paper.slice(8)}: no está bajo la raíz firmada.`,
      `${paper}: falta.`,
    ]);
  });

  it('misses a paper dropped with its leaf and its place in the report', () => {
    const { leaves, size } = json<Paths>(IN_EXPORT.paths);
    const path = [...folder.keys()].find(
      (one) => one.startsWith('papeles/GIC-') || one.startsWith('papeles/AS-'),
    )!;
    const [, documentId = ''] = /papeles\/(.+)_v1\.pdf$/.exec(path) ?? [];
    const dropped = new Map([...folder].filter(([one]) => !one.includes(documentId))).set(
      IN_EXPORT.paths,
      bytesOf({
        size,
        leaves: leaves.filter(
          ({ leaf }) => leaf.kind !== 'paper' || leaf.documentId !== documentId,
        ),
      }),
    );
    const { hash } = leaves
      .flatMap(({ leaf }) => (leaf.kind === 'paper' ? [leaf] : []))
      .find((leaf) => leaf.documentId === documentId)!;
    expect(verifyFolder(forge(dropped)).problems).toEqual([
      `${documentId}, versión 1, ${hash.slice(0, 16)}: falta; el informe lo nombra.`,
    ]);
    const report = json<{ blocks: { key?: string; rows: unknown[] }[] }>(IN_EXPORT.report);
    const said = report.blocks.find(({ key }) => key === 'papeles')!;
    said.rows = said.rows.filter(
      (row) => !JSON.stringify(row).includes(documentId.replace('-', ' ')),
    );
    const { report: named } = json<Manifest>(IN_EXPORT.manifest);
    expect(verifyFolder(forge(dropped.set(IN_EXPORT.report, bytesOf(report)))).problems).toEqual([
      `${IN_EXPORT.report}: no es lo que dice el informe ${named.documentId}.`,
    ]);
    dropped.delete(IN_EXPORT.report);
    expect(verifyFolder(forge(dropped)).problems).toEqual([
      `${IN_EXPORT.manifest}: no nombra ${IN_EXPORT.report}.`,
    ]);
  });

  it.each([
    [IN_EXPORT.manifest, IN_EXPORT.signature],
    [IN_EXPORT.anchor, IN_EXPORT.anchorSignature],
  ])('takes one signature of %s and not the other that verifies too', (file, signature) => {
    const high = highOf(folder.get(signature)!);
    const key = { key: String(trustedKey), dsaEncoding: 'der' } as const;
    expect(verify('sha256', folder.get(file)!, key, high)).toBe(true);
    const other = new Map(folder).set(signature, high);
    expect(verifyFolder(other, trustedKey).problems.join(' ')).toContain(signature);
  });

  it('takes no evidence that reads otherwise than it parses, or not at all', () => {
    const path = `${IN_EXPORT.commitsFolder}tournament_T1.json`;
    const told = (file: string, bytes: string): readonly string[] =>
      verifyFolder(forge(new Map(folder).set(file, Buffer.from(bytes)))).problems;
    const twice = String(folder.get(path)).replace(
      '"sequence": 1,',
      '"sequence": 9, "sequence": 1,',
    );
    for (const commits of [twice, '{}\n', ''])
      expect(told(path, commits)).toContain(`${path}: no se entiende.`);
    expect(told(path, '[\n  null\n]\n')).toContain(
      `${path}: no se entiende; no es lo que debe ser: [0].`,
    );
    const { leaves, size } = json<Paths>(IN_EXPORT.paths);
    for (const [other, what] of [
      [{ size }, 'leaves'],
      [{ size, leaves: [null] }, 'leaves[0]'],
      [{ size, leaves: [{ leaf: null }] }, 'leaves[0].leaf'],
    ] as const)
      expect(told(IN_EXPORT.paths, String(bytesOf(other)))).toEqual([
        `${IN_EXPORT.paths}: no se entiende; no es lo que debe ser: ${what}.`,
      ]);
    expect(told(IN_EXPORT.paths, JSON.stringify({ size, leaves }))).toHaveLength(1);
  });

  it('holds with the key that its reader keeps, and prints its fingerprint without one', () => {
    expect(verifyFolder(folder, trustedKey).problems).toEqual([]);
    expect(verifyFolder(folder).fingerprint).toBe(fingerprintOf(String(trustedKey)));
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const other = Buffer.from(publicKey.export({ type: 'spki', format: 'pem' }));
    expect(verifyFolder(folder, other).problems).not.toEqual([]);
  });
});
