/** `npm run verify -- FOLDER [--key FILE]`, and `node verify.mjs [FOLDER] [--key FILE]`. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { instantText, jornadaText } from '../../../reports/format/date.ts';
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
  const { values, positionals } = askedFor();
  if (values.help || positionals.length > 1) {
    process.stdout.write(USAGE);
    return values.help ? 0 : WRONG_USE;
  }
  const folder = resolve(positionals[0] ?? dirname(fileURLToPath(import.meta.url)));
  const keyFile = values.key;
  const ownKey =
    keyFile === undefined
      ? undefined
      : orSaying(() => readFileSync(keyFile), `--key: no puede leerse el archivo ${keyFile}.`);
  const { files, unread } = orSaying(
    () => readFolder(folder),
    `No puede leerse la carpeta ${folder}.`,
  );
  const verdict = withUnread(verifyFolder(files, ownKey), unread);
  const manifest = sha256(files.get(IN_EXPORT.manifest) ?? Buffer.of());
  const lines = report(verdict, folder, manifest, keyFile).map(printable);
  process.stdout.write(`${lines.join('\n')}\n`);
  return verdict.problems.length === 0 ? 0 : 1;
};

const askedFor = () =>
  orSaying(
    () =>
      parseArgs({
        allowPositionals: true,
        options: { key: { type: 'string' }, help: { type: 'boolean', default: false } },
      }),
    `No se entiende lo pedido.\n\n${USAGE}`,
  );

/** The words of the machine are for who runs it, in his language. */
const orSaying = <Result>(attempt: () => Result, words: string): Result => {
  try {
    return attempt();
  } catch (cause) {
    throw new Error(words, { cause });
  }
};

/** What could not be read is told as such, and not as what it is without its bytes. */
const withUnread = (verdict: Verdict, unread: ReadonlyMap<string, string>): Verdict => {
  const others = verdict.problems.filter(
    (one) => ![...unread.keys()].some((name) => one.startsWith(`${name}: `)),
  );
  const told = [...unread].map(([name, why]) => `${name}: ${why}.`);
  return { ...verdict, problems: [...told, ...others] };
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
          `Jornada   ${jornadaText(manifest.jornada)}, edición ${manifest.edition}, informe ${manifest.report.documentId}`,
          `Preparada ${instantText(manifest.issuedAt)}, raíz firmada N.º ${manifest.anchor.number}`,
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
    return [
      ...head,
      '',
      `NO CONFORME, ${problems.length}:`,
      ...problems.map((one) => `  ${one}`),
      ...(problems.some((one) => one.includes(': no está en el manifiesto'))
        ? ['', ...ADVICE]
        : []),
    ];
  const whose =
    keyFile === undefined
      ? `la clave de la propia carpeta, huella ${fingerprint}; compárela con la página pública`
      : `la clave de --key, huella ${fingerprint}`;
  return [
    ...head,
    '',
    `CONFORME con ${whose}: ${counts.files} archivos sin cambios y sin faltantes, ${counts.commits} registros ` +
      `encadenados, raíz y firmas válidas, ${drawsText(counts.draws)} con igual resultado.`,
  ];
};

const ADVICE = [
  'Si usted o su computadora pusieron en la carpeta lo que no está en el manifiesto, quítelo',
  'o descomprima otra vez el ZIP en una carpeta vacía. Trabaje en una copia de la carpeta y',
  'guarde sus resultados fuera de ella.',
];

const drawsText = (draws: number): string =>
  draws === 1 ? '1 sorteo repetido' : `${draws} sorteos repetidos`;

/** What a file or its name holds may neither write lines of its own nor hide from the reader. */
const printable = (line: string): string =>
  line.replaceAll(/\p{C}/gu, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`);

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = WRONG_USE;
}
