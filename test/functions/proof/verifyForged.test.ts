import { beforeAll, describe, expect, it } from 'vitest';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import { type Commit, seal } from '../../../events/commit.ts';
import {
  IN_EXPORT,
  type Manifest,
  type Paths,
  paperPath,
} from '../../../functions/proof/exportFormat.ts';
import { hashOfLeaf, type Leaf } from '../../../functions/proof/leaves.ts';
import { pathOf, rootOf } from '../../../functions/proof/merkle.ts';
import { type AnchorStatement, bytesOf, sha256 } from '../../../functions/proof/statement.ts';
import { otherStatement } from '../../../functions/proof/verify/anchor.ts';
import { verifyFolder } from '../../../functions/proof/verify/verifyFolder.ts';
import { folderOf, runExport, settledDay } from '../support/exportedDay.ts';
import { forge } from '../support/forged.ts';

let folder: Map<string, Uint8Array>;
let trustedKey: Buffer;
beforeAll(async () => {
  const { sealer } = await settledDay();
  folder = await folderOf(sealer, await runExport(sealer));
  trustedKey = Buffer.from(await sealer.signer.publicKeyPem());
});

const json = <Content>(path: string): Content => JSON.parse(String(folder.get(path))) as Content;

describe('The verifier of an export whose list was made to fit', () => {
  it('names a paper or workbook exchanged under a list that was made to fit and not signed', () => {
    const paths = [...folder.keys()].filter((path) => /^(papeles|libros)\/LM-/.test(path));
    expect(paths).toHaveLength(2);
    for (const path of paths) {
      const { files, ...rest } = json<Manifest>(IN_EXPORT.manifest);
      const other = Buffer.from('another settlement');
      const fitted = files.map((file) =>
        file.path === path ? { path, bytes: other.byteLength, sha256: sha256(other) } : file,
      );
      const swapped = new Map(folder)
        .set(path, other)
        .set(IN_EXPORT.manifest, bytesOf({ ...rest, files: fitted }));
      expect(verifyFolder(swapped, trustedKey).problems).toEqual([
        'manifest.json: su firma manifest.sig no corresponde.',
        `${path}: no está bajo la raíz firmada.`,
      ]);
    }
  });

  it.each([
    [{ jornada: '2014-05-08' as Jornada }, 'su jornada no es la del informe, 09/05/2014.'],
    [{ edition: 2 }, 'su edición no es la del informe, 1.'],
    [
      { issuedAt: '2014-05-09T22:59:30.000Z' as Instant },
      'su hora no es la de emisión del informe.',
    ],
  ])(
    'takes no manifest of another day, edition or hour than its report, whoever signs it: %o',
    (told, words) => {
      expect(verifyFolder(forge(folder, told)).problems).toEqual([`manifest.json: ${words}`]);
    },
  );

  const streamPath = `${IN_EXPORT.commitsFolder}tournament_T1.json`;
  const without = (leaves: Paths['leaves']) =>
    leaves.filter(({ leaf }) => leaf.kind !== 'stream' || leaf.stream !== 'tournament/T1');

  it('misses a stream dropped with its leaf: the report names it', () => {
    const { leaves, size } = json<Paths>(IN_EXPORT.paths);
    const dropped = new Map(folder);
    dropped.delete(streamPath);
    dropped.set(IN_EXPORT.paths, bytesOf({ size, leaves: without(leaves) }));
    expect(verifyFolder(forge(dropped)).problems).toEqual([
      `${streamPath}: falta; el informe lo nombra.`,
    ]);
  });

  /** The folder with another file, and with these leaves under a root that a forger signs. */
  const signedAgain = (tree: readonly Leaf[], [path, bytes]: readonly [string, Uint8Array]) => {
    const hashes = tree.map(hashOfLeaf);
    const leaves = tree.map((leaf, index) => ({ leaf, index, path: pathOf(hashes, index) }));
    const root = rootOf(hashes);
    const leavesSha256 = sha256(bytesOf(tree));
    const anchor = json<AnchorStatement>(IN_EXPORT.anchor);
    const forged = new Map(folder)
      .set(path, bytes)
      .set(IN_EXPORT.paths, bytesOf({ size: tree.length, leaves }))
      .set(IN_EXPORT.anchor, bytesOf({ ...anchor, leaves: tree.length, root, leavesSha256 }));
    return forge(forged, { anchor: { number: anchor.number, root } });
  };

  it.each(['NOTA.txt', 'papeles2/LM.pdf', 'papeles\\LM.pdf'])(
    'takes no file that no export has, whoever lists and signs it: %s',
    (path) => {
      const planted = forge(new Map(folder).set(path, Buffer.from('another settlement')));
      expect(verifyFolder(planted).problems).toEqual([
        `${path}: ninguna exportación tiene tal archivo.`,
      ]);
    },
  );

  it.each([IN_EXPORT.readme, IN_EXPORT.verifier])('misses %s, whoever signs without it', (path) => {
    const without = new Map(folder);
    without.delete(path);
    expect(verifyFolder(forge(without)).problems).toEqual([`manifest.json: no nombra ${path}.`]);
  });

  it('takes no PDF of another paper or version for one, under a root signed again', () => {
    const path = [...folder.keys()].find((one) => /^papeles\/LM-/.test(one)) ?? '';
    const exchangedFor = (pdf: Uint8Array) => {
      const tree = json<Paths>(IN_EXPORT.paths).leaves.map(({ leaf }) => {
        if (leaf.kind !== 'paper' || paperPath(leaf, 'pdf') !== path) return leaf;
        const files = leaf.files.map((file) =>
          file.format === 'pdf' ? { ...file, sha256: sha256(pdf) } : file,
        );
        return { ...leaf, files };
      });
      return verifyFolder(signedAgain(tree, [path, pdf])).problems;
    };
    expect(exchangedFor(folder.get(path)!)).toEqual([]);
    const other = [...folder].find(([one]) => /^papeles\/LT-/.test(one));
    expect(exchangedFor(other![1])).toEqual([`${path}: no lleva el hash de sus datos.`]);
  });

  it('misses commits cut off, and a stream written anew, under a root signed again', () => {
    const commits = json<Commit[]>(streamPath);
    const under = (written: readonly Commit[]) => {
      const { sequence, hash } = written.at(-1)!;
      const leaf = { kind: 'stream', stream: 'tournament/T1', sequence, hash } as const;
      const { leaves } = json<Paths>(IN_EXPORT.paths);
      const papers = leaves.flatMap((one) => (one.leaf.kind === 'paper' ? [one.leaf] : []));
      return signedAgain([leaf, ...papers], [streamPath, bytesOf(written)]);
    };
    const last = commits.length;
    const told = [`${streamPath}: no es el del informe en el registro ${last}.`];
    expect(verifyFolder(under(commits)).problems).toEqual([]);
    expect(verifyFolder(under(commits.slice(0, -1))).problems).toEqual(told);
    const { hash: _, ...end } = commits.at(-1)!;
    const other = seal({ ...end, requestId: 'another' });
    expect(verifyFolder(under([...commits.slice(0, -1), other])).problems).toEqual(told);
    // A stream goes on after the report was written.
    const later = seal({
      ...end,
      sequence: last + 1,
      previousHash: commits.at(-1)!.hash,
      events: [],
    });
    expect(verifyFolder(under([...commits, later])).problems).toEqual([]);
  });

  it('takes no anchor of before the jornada', () => {
    const anchor = { ...json<AnchorStatement>(IN_EXPORT.anchor), day: '2014-05-08' };
    expect(
      verifyFolder(forge(new Map(folder).set(IN_EXPORT.anchor, bytesOf(anchor)))).problems,
    ).toEqual([
      'manifest.json: su ancla, del 08/05/2014, es anterior a la jornada.',
      'manifest.json: su ancla no se tomó el 08/05/2014.',
    ]);
  });

  it.each([
    [{ number: 2 }, 'es el N.º 2 y no sigue al ancla N.º 1'],
    [{ previous: { number: 0, sha256: 'ab'.repeat(32) } }, 'es el N.º 1 y dice seguir a otra'],
    [{ number: 0 }, 'no hay ancla N.º 0'],
    [
      { number: 3, previous: { number: 1, sha256: 'ab'.repeat(32) } },
      'es el N.º 3 y no sigue al ancla N.º 2',
    ],
  ])('takes no anchor that no chain has, whoever signs it: %o', (told, words) => {
    const anchor = { ...json<AnchorStatement>(IN_EXPORT.anchor), ...told };
    const { number, root } = anchor;
    const signed = new Map(folder).set(IN_EXPORT.anchor, bytesOf(anchor));
    expect(verifyFolder(forge(signed, { anchor: { number, root } })).problems).toEqual([
      `prueba/anchor.json: ${words}.`,
    ]);
  });

  it('makes the list of leaves again where the export holds each of them', () => {
    const tree = json<Paths>(IN_EXPORT.paths).leaves.map(({ leaf }) => leaf);
    const whole = signedAgain(tree, [IN_EXPORT.readme, folder.get(IN_EXPORT.readme)!]);
    const own = JSON.parse(String(whole.get(IN_EXPORT.anchor))) as AnchorStatement;
    const problemsWith = (leavesSha256: string) => {
      const bytes = bytesOf({ ...own, leavesSha256 });
      const { number, root } = own;
      const signed = new Map(whole).set(IN_EXPORT.anchor, bytes);
      return verifyFolder(forge(signed, { anchor: { number, root } })).problems;
    };
    expect(problemsWith(own.leavesSha256)).toEqual([]);
    expect(problemsWith('ab'.repeat(32))).toEqual([
      'prueba/anchor.json: su lista de hojas no es la que nombra.',
    ]);
  });

  it('takes no anchor that names another key than the one that signs it', () => {
    const path = IN_EXPORT.anchor;
    const forged = forge(folder);
    const own = JSON.parse(String(forged.get(path))) as AnchorStatement;
    expect(verifyFolder(forged).problems).toEqual([]);
    const { manifest } = verifyFolder(forged);
    const other = { ...own, key: 'ab'.repeat(32) } as AnchorStatement;
    expect(otherStatement(other, json<Paths>(IN_EXPORT.paths), manifest!)).toEqual([
      `${path}: nombra otra clave, ${other.key}.`,
    ]);
  });

  it('quotes what another names as its operator', () => {
    const anchor = { ...json<AnchorStatement>(IN_EXPORT.anchor), operator: 'otro' };
    const { problems } = verifyFolder(
      forge(new Map(folder).set(IN_EXPORT.anchor, bytesOf(anchor))),
    );
    expect(problems[0]).toMatch(/^prueba\/anchor\.json: no es un ancla de «.+», sino de «otro»\.$/);
  });

  it('names in Spanish a leaf that does not lead to the root', () => {
    const { size, leaves } = json<Paths>(IN_EXPORT.paths);
    const odd = leaves.map((one) => ({ ...one, index: (one.index + 1) % size }));
    const { problems } = verifyFolder(
      forge(new Map(folder).set(IN_EXPORT.paths, bytesOf({ size, leaves: odd }))),
    );
    const all = problems.join(' ');
    expect(all).toContain('prueba/paths.json: el papel IJ-0001-00000001, versión 1, no lleva a');
    expect(all).toContain('prueba/paths.json: los registros de tournament/T1 no llevan a');
    expect(all).not.toContain(': paper ');
  });
});
