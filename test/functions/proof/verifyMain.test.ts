import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IN_EXPORT, type Manifest } from '../../../functions/proof/exportFormat.ts';
import { type AnchorStatement, bytesOf, sha256 } from '../../../functions/proof/statement.ts';
import { instantText } from '../../../reports/format/date.ts';
import { folderOf, runExport, settledDay } from '../support/exportedDay.ts';
import { forge } from '../support/forged.ts';

let folder: Map<string, Uint8Array>;
beforeAll(async () => {
  const { sealer } = await settledDay();
  folder = await folderOf(sealer, await runExport(sealer));
});

let at: string;
beforeEach(() => {
  at = mkdtempSync(join(tmpdir(), 'verify-'));
  save(folder, at);
});
afterEach(() => rmSync(at, { recursive: true }));

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['functions/proof/verify/main.ts', ...args], { encoding: 'utf8' });

describe('The program that verifies an export', () => {
  it('prints what files hold and how they are called on one line each', () => {
    mkdirSync(join(at, 'papeles', 'vacía'));
    writeFileSync(join(at, '\u001b[2J\u200bCONFORME'), 'x');
    const said = JSON.parse(String(folder.get(IN_EXPORT.manifest))) as Manifest;
    const manifest = { ...said, operator: 'casino\n\nCONFORME: 1' };
    writeFileSync(join(at, IN_EXPORT.manifest), bytesOf(manifest));
    const { status, stdout } = run(at);
    expect(status).toBe(1);
    expect(stdout).toContain('casino\\u{a}\\u{a}CONFORME: 1');
    expect(stdout).toContain('\\u{1b}[2J\\u{200b}CONFORME: no está en el manifiesto.');
    expect(stdout).toContain('papeles/vacía/: no está en el manifiesto.');
    expect(stdout).not.toMatch(/^CONFORME/m);
    expect(stdout).toContain(`SHA-256   ${sha256(bytesOf(manifest))}, del manifiesto`);
  });

  it('has a verdict whatever the folder holds, and names each entry', () => {
    const paper = [...folder.keys()].find((path) => path.startsWith('papeles/')) ?? '';
    truncateSync(join(at, paper), 3 * 2 ** 30);
    const odd = Buffer.concat([Buffer.from(`${at}/resumen_espa`), Buffer.of(0xf1)]);
    writeFileSync(odd, 'x');
    nest(join(at, 'papeles'), 300);
    const { status, stdout, stderr } = run(at);
    expect(stderr).toBe('');
    expect(status).toBe(1);
    expect(stdout).toContain('NO CONFORME, 3:');
    expect(stdout).toContain(`  ${paper}: tiene 3221225472 bytes, más de los que se leen.`);
    expect(stdout).toContain('  resumen_espa\\xf1: no está en el manifiesto.');
    expect(stdout).toMatch(/ {2}papeles\/(d{20}\/)+: no puede leerse\./);
  });

  it('says in Spanish what it was asked and cannot do', () => {
    const lost = join(at, 'perdida');
    for (const [args, words] of [
      [[at, '--key', lost], `--key: no puede leerse el archivo ${lost}.\n`],
      [[at, '--previous', lost], `--previous: no puede leerse un ancla en ${lost}.\n`],
      [[at, '--previous', join(at, 'LEAME.txt')], '--previous: no puede leerse un ancla en '],
      [[lost], `No puede leerse la carpeta ${lost}.\n`],
      [[at, '--clave', lost], 'No se entiende lo pedido.\n\nUso: verify CARPETA'],
    ] as const) {
      const { status, stderr } = run(...args);
      expect(status).toBe(2);
      expect(stderr.startsWith(words)).toBe(true);
    }
  });

  it('counts one draw as one', () => {
    const { status, stdout } = run(at);
    expect(status).toBe(0);
    expect(stdout).toContain('1 sorteo repetido con igual resultado.');
  });

  it('says in its verdict with whose key it holds', () => {
    const pem = join(at, IN_EXPORT.key);
    const { key } = JSON.parse(String(folder.get(IN_EXPORT.manifest))) as Manifest;
    expect(run(at).stdout).toContain(
      `\nCONFORME con la clave de la propia carpeta, huella ${key}; compárela con la página pública: `,
    );
    expect(run(at, '--key', pem).stdout).toContain(
      `\nCONFORME con la clave de --key, huella ${key}: `,
    );
  });

  it('has the manifest compared with the mail, and prints its anchor and the one before', () => {
    const { stdout } = run(at);
    const [, after] = stdout.split(/^CONFORME .*\n/m);
    expect(after).toMatch(/^Compare el SHA-256 del manifiesto con el del correo de ese día: .+\n$/);
    const own = sha256(folder.get(IN_EXPORT.anchor) ?? Buffer.of());
    expect(stdout).toContain(`\nAncla     ${own}, la N.º 1\nSigue a   ninguna: es la primera\n`);
    rmSync(join(at, IN_EXPORT.manifest));
    expect(run(at).stdout).not.toContain('Compare el SHA-256');
  });

  it('says of a key that was put into the folder that it belongs outside', () => {
    const pem = folder.get(IN_EXPORT.key) ?? Buffer.of();
    mkdirSync(join(at, 'mía'));
    for (const name of ['LA-CLAVE.pem', 'mía/clave.pem']) writeFileSync(join(at, name), pem);
    const { status, stdout } = run(at, '--key', join(at, 'mía', 'clave.pem'));
    expect(status).toBe(1);
    expect(stdout).toContain(
      '  mía/clave.pem: no está en el manifiesto; es la clave de --key: guárdela fuera de la carpeta.\n',
    );
    expect(stdout).toContain('  LA-CLAVE.pem: no está en el manifiesto.\n');
  });

  it('follows the chain back to the export of another day, or to its anchor alone', () => {
    const bytes = folder.get(IN_EXPORT.anchor) ?? Buffer.of();
    const first = JSON.parse(String(bytes)) as AnchorStatement;
    const next = (previous: string, number = 2): string => {
      const anchor = { ...first, number, previous: { number: number - 1, sha256: previous } };
      const changed = new Map(folder).set(IN_EXPORT.anchor, bytesOf(anchor));
      const day = join(at, `día ${number} ${previous.slice(0, 2)}`);
      save(forge(changed, { anchor: { number, root: first.root } }), day);
      return day;
    };
    save(folder, join(at, 'ayer'));
    const today = next(sha256(bytes));
    const words = `El ancla N.º 2 sigue a la de ${join(at, 'ayer')}`;
    for (const from of [join(at, 'ayer'), join(at, 'ayer', IN_EXPORT.anchor)]) {
      const { status, stdout } = run(today, '--previous', from);
      expect(status).toBe(0);
      expect(stdout).toContain(words);
    }
    const { status, stdout } = run(next('12'.repeat(32)), '--previous', join(at, 'ayer'));
    expect(status).toBe(1);
    expect(stdout).toContain(
      `--previous ${join(at, 'ayer')}: el ancla N.º 2 no sigue a su N.º 1, ${sha256(bytes)}.`,
    );
    const far = run(next('12'.repeat(32), 7), '--previous', join(at, 'ayer'));
    expect(far.status).toBe(0);
    expect(far.stdout).toMatch(/^Cadena sin comprobar: .+ faltan las N\.º 2 a 6\.$/m);
  });

  it('tells days and hours as the papers do, in the time of the room', () => {
    const { issuedAt } = JSON.parse(String(folder.get(IN_EXPORT.manifest))) as Manifest;
    const { stdout } = run(at);
    expect(stdout).toContain('Jornada   09/05/2014, edición 1, informe IJ-');
    expect(stdout).toContain(`Preparada ${instantText(issuedAt)}, raíz firmada N.º 1`);
    expect(stdout).toContain('(UTC-03:00)');
    expect(stdout).not.toContain(issuedAt);
  });

  it('tells a link, a missing key and what desks leave in a folder as what they are', () => {
    const paper = [...folder.keys()].find((path) => path.startsWith('papeles/')) ?? '';
    rmSync(join(at, paper));
    symlinkSync('/etc/hostname', join(at, paper));
    rmSync(join(at, IN_EXPORT.key));
    const left = ['.DS_Store', 'libros/Thumbs.db', 'libros/~$LM-1.xlsx', 'desktop.ini'];
    for (const name of [...left, 'resultado.txt']) writeFileSync(join(at, name), 'x');
    const { status, stdout } = run(at);
    expect(status).toBe(1);
    expect(stdout).toContain(`  ${paper}: es un enlace u otra cosa, y no un archivo.`);
    expect(stdout).toContain('  public-key.pem: falta.');
    expect(stdout).not.toContain('no es una clave pública');
    for (const name of left)
      expect(stdout).toContain(`  ${name}: no está en el manifiesto; lo deja la computadora al `);
    expect(stdout).toContain('  resultado.txt: no está en el manifiesto.\n');
    expect(stdout).toContain('guarde sus resultados fuera de ella');
  });
});

const save = (files: ReadonlyMap<string, Uint8Array>, to: string): void => {
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), bytes);
  }
};

/** Folders within folders, past the longest path that can be named whole. */
const nest = (within: string, depth: number): void => {
  const script = `for (let n = 0; n < ${depth}; n += 1) {
    require('node:fs').mkdirSync('d'.repeat(20));
    process.chdir('d'.repeat(20));
  }`;
  spawnSync(process.execPath, ['-e', script], { cwd: within });
};
