import { beforeAll, describe, expect, it } from 'vitest';
import { type Commit, seal } from '../../../events/commit.ts';
import { IN_EXPORT, type Manifest, type Paths } from '../../../functions/proof/exportFormat.ts';
import {
  hashOfLeaf,
  type Leaf,
  leafName,
  type PaperLeaf,
} from '../../../functions/proof/leaves.ts';
import { pathOf, rootOf } from '../../../functions/proof/merkle.ts';
import { type AnchorStatement, bytesOf, sha256 } from '../../../functions/proof/statement.ts';
import { verifyDraws } from '../../../functions/proof/verify/draws.ts';
import { verifyFolder } from '../../../functions/proof/verify/verifyFolder.ts';
import { folderOf, runExport, settledDay } from '../support/exportedDay.ts';
import { forge } from '../support/forged.ts';
import { standIn } from '../support/standIn.ts';

let folder: Map<string, Uint8Array>;
beforeAll(async () => {
  const { sealer } = await settledDay();
  folder = await folderOf(sealer, await runExport(sealer));
});

const json = <Content>(path: string): Content => JSON.parse(String(folder.get(path))) as Content;

/** The JSON of a file with one member set to something else, or left out. */
const withMember = (file: string, member: string, value: unknown): Buffer => {
  const content = json<object>(file);
  const names = member.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce<object>((at, name) => Reflect.get(at, name) as object, content);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
  return bytesOf(content);
};

const STREAM = `${IN_EXPORT.commitsFolder}tournament_T1.json`;

describe('The verifier of an export with members out of shape', () => {
  it.each([
    [IN_EXPORT.manifest, 'report.documentId', 5, 'report.documentId'],
    [IN_EXPORT.manifest, 'files.0.path', 5, 'files[0].path'],
    [IN_EXPORT.manifest, 'jornada', {}, 'jornada'],
    [IN_EXPORT.manifest, 'jornada', '2014-02-30', 'jornada'],
    [IN_EXPORT.manifest, 'issuedAt', '2014-05-09T23:59:30.000', 'issuedAt'],
    [IN_EXPORT.manifest, 'issuedAt', '2014-05-09T23:59:30Z', 'issuedAt'],
    [IN_EXPORT.manifest, 'nota', 'x', 'nota'],
    [IN_EXPORT.anchor, 'takenAt', 5, 'takenAt'],
    [IN_EXPORT.anchor, 'takenAt', '2014-05-10 06:42:11', 'takenAt'],
    [IN_EXPORT.anchor, 'takenAt', '2014-05-10T06:42:11.000-03:00', 'takenAt'],
    [IN_EXPORT.anchor, 'day', '10/05/2014', 'day'],
    [IN_EXPORT.anchor, 'leavesSha256', '0'.repeat(64), 'leavesSha256'],
    [IN_EXPORT.anchor, 'nota', 'x', 'nota'],
    [IN_EXPORT.paths, 'leaves.0.path.0', 5, 'leaves[0].path[0]'],
    [IN_EXPORT.paths, 'leaves.0.leaf.hash', 5, 'leaves[0].leaf.hash'],
    [IN_EXPORT.paths, 'leaves.0.leaf.hash', 'ab', 'leaves[0].leaf.hash'],
    [IN_EXPORT.paths, 'leaves.0.leaf.documentId', undefined, 'leaves[0].leaf.documentId'],
    [IN_EXPORT.paths, 'leaves.0.leaf.kind', 'nada', 'leaves[0].leaf.kind'],
    [IN_EXPORT.paths, 'leaves.0.leaf.nota', 'x', 'leaves[0].leaf.nota'],
    [IN_EXPORT.report, 'blocks.0.block', 5, 'blocks[0].block'],
    [STREAM, '3.recordedAt', '2014-05-09T23:02:00', '[3].recordedAt'],
    [STREAM, '3.events.0.occurredAt', '2014-05-09T23:02:00', '[3].events[0].occurredAt'],
    [STREAM, '3.events', null, '[3].events'],
    [STREAM, '3.events.0.version', 'x', '[3].events[0].version'],
  ] as const)('names %s and its %s when it is %j', (file, member, value, told) => {
    const changed = new Map(folder).set(file, withMember(file, member, value));
    const problem = `${file}: no se entiende; no es lo que debe ser: ${told}.`;
    expect(verifyFolder(fitted(changed)).problems).toContain(problem);
  });

  it('names the table of the report whose rows are none', () => {
    const { blocks } = json<{ blocks: { block: string }[] }>(IN_EXPORT.report);
    const at = blocks.findIndex(({ block }) => block === 'table');
    const other = withMember(IN_EXPORT.report, `blocks.${at}.rows`, 5);
    expect(verifyFolder(fitted(new Map(folder).set(IN_EXPORT.report, other))).problems).toEqual([
      `${IN_EXPORT.report}: no se entiende; no es lo que debe ser: blocks[${at}].rows.`,
    ]);
  });

  it('goes on with the rest after a file that it cannot read', () => {
    const changed = new Map(folder)
      .set(IN_EXPORT.report, withMember(IN_EXPORT.report, 'blocks', 5))
      .set(STREAM, withMember(STREAM, '0.events', 5))
      .set(IN_EXPORT.paths, withMember(IN_EXPORT.paths, 'size', 'x'));
    expect(verifyFolder(fitted(changed)).problems).toEqual([
      `${IN_EXPORT.paths}: no se entiende; no es lo que debe ser: size.`,
      `${IN_EXPORT.report}: no se entiende; no es lo que debe ser: blocks.`,
      `${STREAM}: no se entiende; no es lo que debe ser: [0].events.`,
    ]);
  });

  it('names the stream whose facts make no sense, or are of a later release', () => {
    const commits = json<Commit[]>(STREAM);
    const told = (event: Record<string, unknown>) =>
      verifyDraws(
        STREAM,
        commits.map((one, at) => (at === 2 ? { ...one, events: [event as never] } : one)),
      );
    expect(told({ type: 'SeatsDrawn', version: 1, method: 'system', seats: 5 })).toEqual({
      problems: [`${STREAM}: su contenido no es el que debe ser y no puede comprobarse.`],
      draws: 0,
    });
    expect(told({ type: 'SeatsDrawn', version: 2 })).toEqual({
      problems: [`${STREAM}: el registro 3 es de una versión posterior a este verificador.`],
      draws: 0,
    });
  });
});

/** The list is made to fit, and signed unless it is itself what changed. */
const fitted = (changed: Map<string, Uint8Array>): Map<string, Uint8Array> =>
  changed.get(IN_EXPORT.manifest) === folder.get(IN_EXPORT.manifest) ? forge(changed) : changed;

describe('The papers under a root signed again', () => {
  /** The folder with these leaves under a root that a forger signs. */
  const under = (tree: readonly Leaf[], files: ReadonlyMap<string, Uint8Array> = folder) => {
    const hashes = tree.map(hashOfLeaf);
    const leaves = tree.map((leaf, index) => ({ leaf, index, path: pathOf(hashes, index) }));
    const anchor = json<AnchorStatement>(IN_EXPORT.anchor);
    const root = rootOf(hashes);
    const forged = new Map(files)
      .set(IN_EXPORT.paths, bytesOf({ size: tree.length, leaves }))
      .set(
        IN_EXPORT.anchor,
        bytesOf({ ...anchor, leaves: tree.length, root, leavesSha256: sha256(bytesOf(tree)) }),
      );
    const told: Partial<Manifest> = { anchor: { number: anchor.number, root } };
    return verifyFolder(forge(forged, told)).problems;
  };

  const leaves = () => json<Paths>(IN_EXPORT.paths).leaves.map(({ leaf }) => leaf);
  const idOf = (kind: string) =>
    leaves().flatMap((leaf) =>
      leaf.kind === 'paper' && leaf.documentId.startsWith(kind) ? [leaf.documentId] : [],
    )[0] ?? '';
  const withLeaf = (documentId: string, change: (leaf: PaperLeaf) => PaperLeaf) =>
    leaves().map((leaf) =>
      leaf.kind === 'paper' && leaf.documentId === documentId ? change(leaf) : leaf,
    );

  it('are what the report names, whoever signs the same ones again', () => {
    expect(under(leaves())).toEqual([]);
  });

  it.each([
    ['LT-', 'libros'],
    ['LM-', 'libros'],
    ['IJ-', 'informe'],
  ])(
    'have the workbook of their kind: one dropped with its entry in a leaf is missed (%s)',
    (kind, at) => {
      const id = idOf(kind);
      const workbook = `${at}/${id}_v1.xlsx`;
      expect(folder.has(workbook)).toBe(true);
      const without = new Map([...folder].filter(([path]) => path !== workbook));
      const noWorkbook = withLeaf(id, (leaf) => ({
        ...leaf,
        files: leaf.files.filter(({ format }) => format !== 'xlsx'),
      }));
      expect(under(noWorkbook, without)).toEqual([
        `${IN_EXPORT.paths}: los archivos de ${id}, versión 1, no son los suyos.`,
      ]);
    },
  );

  it('have their PDF, and no file of another format than their kind', () => {
    const id = idOf('LT-');
    const odd = `${IN_EXPORT.paths}: los archivos de ${id}, versión 1, no son los suyos.`;
    const pdf = `papeles/${id}_v1.pdf`;
    const without = new Map([...folder].filter(([path]) => path !== pdf));
    const noPdf = withLeaf(id, (leaf) => ({
      ...leaf,
      files: leaf.files.filter(({ format }) => format !== 'pdf'),
    }));
    expect(under(noPdf, without)).toEqual([odd]);
    const body = Buffer.from('MZ');
    const planted = (format: string) => {
      const files = new Map(folder).set(`libros/${id}_v1.${format}`, body);
      const more = withLeaf(id, (leaf) => ({
        ...leaf,
        files: [...leaf.files, { format, sha256: sha256(body) }],
      }));
      return under(more, files);
    };
    for (const format of ['exe', 'csv', 'pdf.bak']) expect(planted(format)).toContain(odd);
  });

  it('are told apart by the hash in their metadata and on the cover of their workbook', async () => {
    const id = idOf('LT-');
    const exchanged = (format: 'pdf' | 'xlsx', body: Uint8Array) => {
      const path = `${format === 'pdf' ? 'papeles' : 'libros'}/${id}_v1.${format}`;
      const tree = withLeaf(id, (leaf) => ({
        ...leaf,
        files: leaf.files.map((file) =>
          file.format === format ? { format, sha256: sha256(body) } : file,
        ),
      }));
      return { path, problems: under(tree, new Map(folder).set(path, body)) };
    };
    const [own] = leaves().flatMap((leaf) =>
      leaf.kind === 'paper' && leaf.documentId === id ? [leaf.hash] : [],
    );
    const other = { documentId: 'LM', version: 1, hash: 'ab'.repeat(32), issuedAt: '2014' };
    const appended = Buffer.concat([await standIn('pdf', other), Buffer.from(`\n%${own}`)]);
    for (const [format, body] of [
      ['pdf', appended],
      ['xlsx', await standIn('xlsx', other)],
      ['xlsx', Buffer.from(`SHA-256 ${own}`)],
    ] as const) {
      const { path, problems } = exchanged(format, body);
      expect(problems).toEqual([`${path}: no lleva el hash de sus datos.`]);
    }
  });

  it('are there once', () => {
    const tree = leaves();
    expect(under([...tree, tree[0]!])).toEqual([
      `${IN_EXPORT.paths}: nombra dos veces la misma hoja.`,
    ]);
  });

  it('go on from a stream whose facts cannot be read, with a verdict', () => {
    const commits = json<Commit[]>(STREAM);
    const { hash, ...end } = commits.at(-1)!;
    const events = [{ type: 'SeatsDrawn', version: 1, method: 'system', seats: null }];
    const more = seal({ ...end, sequence: commits.length + 1, previousHash: hash, events });
    const head = { kind: 'stream', stream: 'tournament/T1' } as const;
    const tree = leaves().map((leaf) =>
      leafName(leaf) === leafName({ ...head, sequence: 0, hash: '' })
        ? { ...head, sequence: more.sequence, hash: more.hash }
        : leaf,
    );
    expect(under(tree, new Map(folder).set(STREAM, bytesOf([...commits, more])))).toEqual([
      `${STREAM}: su contenido no es el que debe ser y no puede comprobarse.`,
    ]);
  });
});
