import { describe, expect, it } from 'vitest';
import type { Jornada } from '../../domain/time/jornada.ts';
import { readmeOf } from '../../functions/exports/readme.ts';
import { DRAWS_BY_HAND } from '../../functions/exports/readmeDraws.ts';
import type { ExportRecord } from '../../functions/exports/record.ts';

const record = {
  jornada: '2014-05-09' as Jornada,
  edition: 2,
  report: { documentId: 'IJ-0001-00000007', version: 2, hash: 'ab'.repeat(32) },
} as unknown as ExportRecord;

const readme = readmeOf(record, 'ef'.repeat(32), 'https://papeles.example');
/** As one line, whatever the breaks. */
const said = readme.replaceAll(/\s+/g, ' ');

describe('What the folder of an export says of itself', () => {
  it('has the program compared with the public page before it is run, on Linux and Windows', () => {
    const before = said.indexOf('sha256sum verify.mjs');
    expect(before).toBeGreaterThan(0);
    expect(said).toContain('certutil -hashfile verify.mjs SHA256');
    expect(before).toBeLessThan(said.indexOf('node verify.mjs --key'));
    // The page publishes that of today.
    expect(said).toContain('el del correo con que llegó esta exportación');
  });

  it('takes nothing but a printed CONFORME for a verdict', () => {
    expect(said).toContain('Solo vale una línea impresa que empieza con CONFORME');
    expect(said).toContain('un verify.mjs vacío o cortado no imprime nada y termina sin error');
  });

  it('keeps the folder as it came, and results out of it', () => {
    for (const words of ['.DS_Store', 'Thumbs.db', '~$', 'en una copia', 'fuera de la carpeta'])
      expect(said).toContain(words);
    expect(said).toContain('node verify.mjs > ../resultado.txt');
  });

  it('says which papers of the jornada it does not hold, and where they are', () => {
    expect(said).toContain('VC, FI, CA, TP, TC, CL, RP');
    expect(said).toContain('los conserva el agente operador');
    expect(said).toContain('IM, LD');
  });

  it('has the first run without a key, and the key kept out of the folder for later days', () => {
    const first = said.indexOf('La primera vez, en esta carpeta y sin --key');
    const later = said.indexOf('node verify.mjs --key ../LA-CLAVE.pem');
    expect(first).toBeGreaterThan(0);
    expect(later).toBeGreaterThan(first);
    const between = said.slice(first, later);
    for (const words of [
      'la que publica la página',
      'guarde public-key.pem',
      'fuera de la carpeta',
    ])
      expect(between).toContain(words);
  });

  it('has the hash of the manifest compared with the mail of the day', () => {
    expect(said).toContain('Compare el SHA-256 del manifiesto que imprime el programa');
    expect(said).toContain('con el del correo que recibió ese día');
  });

  it('follows the chain from one day to the next, by the program and by eye', () => {
    expect(said).toContain('node verify.mjs --key ../LA-CLAVE.pem --previous ../LA-ANTERIOR');
    expect(said).toContain('lo que dice «Sigue a» tiene que ser lo que decía «Ancla»');
    expect(said).toContain('pídalas al operador');
  });

  it('says what cannot be known from within', () => {
    const unknown = said.slice(said.indexOf('QUÉ NO COMPRUEBA'));
    expect(said).toContain('QUÉ NO COMPRUEBA');
    for (const words of [
      'quien tiene la clave del operador',
      'Que las cifras de las páginas impresas sean las de prueba/informe.json',
      'Que esas cifras salgan de los registros',
    ])
      expect(unknown).toContain(words);
  });

  it('has what does without Node on Linux, macOS and Windows, each on one line', () => {
    const without = readme.slice(readme.indexOf('Sin Node'));
    for (const line of [
      'openssl sha256 -verify public-key.pem -signature manifest.sig manifest.json\n',
      'sha256sum ARCHIVO ',
      'shasum -a 256 ARCHIVO ',
      'certutil -hashfile ARCHIVO SHA256 ',
    ])
      expect(without).toContain(line);
    expect(readme).not.toContain('\\');
  });

  it('tells how a draw follows from its seed', () => {
    expect(readme.endsWith(DRAWS_BY_HAND)).toBe(true);
  });

  it('fits a screen of 80 columns', () => {
    const lines = readme.split('\n').filter((line) => !/[0-9a-f]{16}/.test(line));
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });
});
