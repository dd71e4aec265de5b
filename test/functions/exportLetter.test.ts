import { describe, expect, it } from 'vitest';
import type { Instant, Jornada } from '../../domain/time/jornada.ts';
import { changesBetween } from '../../functions/exports/changes.ts';
import { letterOf } from '../../functions/exports/letter.ts';
import { toMime } from '../../functions/exports/mime.ts';
import type { ExportRecord } from '../../functions/exports/record.ts';
import { count, text } from '../../reports/model/cell.ts';
import { CHAINS_TABLE } from '../../reports/model/kinds.ts';
import type { IssuedPaper, Table } from '../../reports/model/paper.ts';

const table = (
  key: string,
  heading: string,
  rows: readonly (readonly [string, number])[],
): Table => ({
  block: 'table',
  key,
  heading,
  sheet: heading,
  columns: [
    { key: 'a', heading: 'Qué', align: 'left' },
    { key: 'b', heading: 'Versión', align: 'right' },
  ],
  rows: [
    ...rows.map(([one, other]) => ({ cells: [text(one), count(other)] })),
    { role: 'total', cells: [text('Total'), count(rows.length)] },
  ],
});

const report = (
  version: number,
  incidents: readonly (readonly [string, number])[],
  entries: number,
): IssuedPaper =>
  ({
    ...{ kind: 'IJ', number: '0001-00000007', version, hash: 'ab'.repeat(32) },
    ...(version === 1 ? {} : { replaces: { version: version - 1, reason: 'Suplemento.' } }),
    letterhead: { operator: 'Casino & Núñez <S.A.>', roleAndVenue: '', authority: '' },
    facts: [[{ label: 'Incidencias', value: count(incidents.length) }]],
    keyFigures: [],
    blocks: [
      table('incidencias', 'Incidencias', incidents),
      table(CHAINS_TABLE, 'Registros', [['tournament/T1', entries]]),
    ],
  }) as unknown as IssuedPaper;

const first = report(
  1,
  [
    ['Anulación', 1],
    ['Anulación', 1],
  ],
  45,
);
const second = report(
  2,
  [
    ['Anulación', 1],
    ['Anulación', 1],
    ['Anulación', 1],
    ['Multa', 2],
  ],
  48,
);

describe('What a supplement says that the edition before did not', () => {
  it('is the figures that moved, the rows that are new and the new entries of registers', () => {
    expect(changesBetween(first, second)).toEqual([
      { heading: 'Cifras que cambian', lines: ['Incidencias: de 2 a 4.'] },
      { heading: 'Incidencias', lines: ['Anulación · Versión 1', 'Multa · Versión 2'] },
      { heading: 'Registros', lines: ['tournament/T1: asientos 46 a 48.'] },
    ]);
  });

  it('is nothing when both say the same', () => {
    expect(changesBetween(first, first)).toEqual([]);
  });
});

const letter = (paper: IssuedPaper, before: IssuedPaper | null) =>
  letterOf({
    record: {
      jornada: '2014-05-09' as Jornada,
      edition: paper.version,
      manifestSha256: 'cd'.repeat(32),
      report: { documentId: 'IJ-0001-00000007' },
    } as unknown as ExportRecord,
    ...{ paper, before, fingerprint: 'ef'.repeat(32), verifier: '12'.repeat(32), attached: false },
    verifyBaseUrl: 'https://papeles.example',
    apiBaseUrl: 'https://api.example',
  });

describe('The letter of the day', () => {
  it('says the same in plain text and in HTML, with the signs of HTML escaped', () => {
    const { text: plain, html } = letter(second, first);
    for (const words of [
      'Qué hay de nuevo',
      'Multa · Versión 2',
      'asientos 46 a 48',
      'cd'.repeat(32),
    ]) {
      expect(plain).toContain(words);
      expect(html).toContain(words);
    }
    expect(html).toContain('<p>Casino &amp; Núñez &lt;S.A.&gt; remite');
    expect(plain).toContain('Casino & Núñez <S.A.> remite');
  });

  it('names the edition, and what alone counts as a verdict', () => {
    const [one, two] = [letter(first, null), letter(second, first)];
    expect(one.subject).toContain('Jornada 09/05/2014, edición 1: informe IJ 0001-00000007');
    expect(two.subject).toContain('Jornada 09/05/2014, edición 2 (suplemento 1): informe IJ');
    expect(two.text).toContain('Jornada 09/05/2014, edición 2 (suplemento 1), IJ 0001-00000007');
    const said = one.text.replaceAll(/\s+/g, ' ');
    expect(one.text).toMatch(new RegExp(`SHA-256 de verify\\.mjs +${'12'.repeat(32)}`));
    expect(said).toContain('Solo vale una línea impresa que empieza con CONFORME');
  });

  it('has the hash of the manifest compared, and the key kept out of the folder', () => {
    const { text: plain, html } = letter(first, null);
    const said = plain.replaceAll(/\s+/g, ' ');
    expect(plain).toContain('node verify.mjs --key ../LA-CLAVE.pem');
    expect(said).toContain('guarde public-key.pem fuera de la carpeta');
    expect(said).toContain(
      'Compare el SHA-256 del manifiesto que imprime el programa con el de este mensaje',
    );
    expect(said).toContain('Qué no comprueba');
    for (const words of ['quien tiene la clave del operador', 'prueba/informe.json', 'registros'])
      expect(html.replaceAll(/\s+/g, ' ')).toContain(words);
  });

  it('of a first edition has nothing new', () => {
    expect(letter(first, null).text).not.toContain('nuevo');
  });

  it('names twenty rows of a list and counts the others', () => {
    const many = Array.from({ length: 25 }, (_, index) => [`Multa ${index}`, 1] as const);
    const { text: plain } = letter(report(2, many, 48), report(1, [], 45));
    expect(plain).toContain('Multa 19 ');
    expect(plain).not.toContain('Multa 20 ');
    expect(plain).toContain('y 5 más, que están en el informe.');
  });

  it('travels as alternatives, and what is attached beside them', () => {
    const attachments = [
      { filename: 'a.pdf', contentType: 'application/pdf', body: Buffer.from('%PDF') },
    ];
    const said = { ...letter(first, null), from: 'a@b.example', to: 'c@d.example', attachments };
    const eml = toMime({ ...said, at: '2014-05-10T15:00:00.000Z' as Instant }).toString('latin1');
    const kinds = [...eml.matchAll(/^Content-Type: ([^;\r]+)/gm)].map(([, kind]) => kind);
    expect(kinds).toEqual([
      ...['multipart/mixed', 'multipart/alternative', 'text/plain', 'text/html'],
      'application/pdf',
    ]);
    const [mixed = '', inner = ''] = [...eml.matchAll(/boundary="([^"]+)"/g)].map(([, one]) => one);
    expect(eml.split(`--${mixed}\r\n`)).toHaveLength(3);
    expect(eml.split(`--${inner}\r\n`)).toHaveLength(3);
    expect(eml.endsWith(`--${mixed}--\r\n`)).toBe(true);
    expect(/[^\x20-\x7e\r\n]/.test(eml)).toBe(false);
  });
});
