/** `npm run verify -- FOLDER [--key FILE]`, and `node verify.mjs [FOLDER] [--key FILE]`. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { IN_EXPORT } from '../exportFormat.ts';
import { sha256 } from '../statement.ts';
import { readFolder } from './readFolder.ts';
import { type Verdict, verifyFolder } from './verifyFolder.ts';

const USAGE = `Uso: verify CARPETA [--key ARCHIVO]

  CARPETA         la exportación; sin ella, la carpeta de este programa
  --key ARCHIVO   la clave pública del operador en que se confía (PEM);
                  sin ella se usa la de la carpeta y se imprime su huella
`;

const WRONG_USE = 2;

const main = (): number => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help || positionals.length > 1) {
    process.stdout.write(USAGE);
    return values.help ? 0 : WRONG_USE;
  }
  const folder = resolve(positionals[0] ?? dirname(fileURLToPath(import.meta.url)));
  const ownKey = values.key === undefined ? undefined : readFileSync(values.key);
  const files = readFolder(folder);
  const verdict = verifyFolder(files, ownKey);
  const manifest = sha256(files.get(IN_EXPORT.manifest) ?? Buffer.of());
  const lines = report(verdict, folder, manifest, values.key).map(printable);
  process.stdout.write(`${lines.join('\n')}\n`);
  return verdict.problems.length === 0 ? 0 : 1;
};

const report = (
  { problems, fingerprint, manifest, counts }: Verdict,
  folder: string,
  digest: string,
  keyFile: string | undefined,
): string[] => {
  const head = [
    `Carpeta   ${folder}`,
    ...(manifest
      ? [
          `Jornada   ${manifest.jornada}, edición ${manifest.edition}, informe ${manifest.report.documentId}`,
          `Preparada ${manifest.issuedAt}, raíz firmada N.º ${manifest.anchor.number}`,
          `Operador  ${manifest.operator}`,
          // The mail that brings an export names it.
          `SHA-256   ${digest}, del manifiesto`,
        ]
      : []),
    `Clave     ${fingerprint ?? 'ninguna'}`,
    ...(keyFile === undefined && fingerprint
      ? ['          De la propia carpeta: compare esta huella con la que publica el operador.']
      : []),
  ];
  if (problems.length > 0)
    return [...head, '', `NO CONFORME, ${problems.length}:`, ...problems.map((one) => `  ${one}`)];
  return [
    ...head,
    '',
    `CONFORME: ${counts.files} archivos sin cambios y sin faltantes, ${counts.commits} registros ` +
      `encadenados, raíz y firmas válidas, ${counts.draws} sorteos repetidos con igual resultado.`,
  ];
};

/** What a file or its name holds may neither write lines of its own nor hide from the reader. */
const printable = (line: string): string =>
  line.replaceAll(/\p{C}/gu, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`);

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = WRONG_USE;
}
