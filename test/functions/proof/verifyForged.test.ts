import { beforeAll, describe, expect, it } from 'vitest';
import type { Jornada } from '../../../domain/time/jornada.ts';
import { IN_EXPORT, type Manifest } from '../../../functions/proof/exportFormat.ts';
import { type AnchorStatement, bytesOf, sha256 } from '../../../functions/proof/statement.ts';
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
    [{ jornada: '2014-05-08' as Jornada }, 'su jornada no es la del informe, 2014-05-09.'],
    [{ edition: 2 }, 'su edición no es la del informe, 1.'],
  ])(
    'takes no manifest of another day or edition than its report, whoever signs it: %o',
    (told, words) => {
      expect(verifyFolder(forge(folder, told)).problems).toEqual([`manifest.json: ${words}`]);
    },
  );

  it('takes no anchor of before the jornada', () => {
    const anchor = { ...json<AnchorStatement>(IN_EXPORT.anchor), day: '2014-05-08' };
    expect(
      verifyFolder(forge(new Map(folder).set(IN_EXPORT.anchor, bytesOf(anchor)))).problems,
    ).toEqual(['manifest.json: su ancla, del 2014-05-08, es anterior a la jornada.']);
  });
});
