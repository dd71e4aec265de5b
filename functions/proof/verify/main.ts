/** `npm run verify -- FOLDER [options]`, and `node verify.mjs [FOLDER] [options]`. */
import { readFileSync, realpathSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { IN_EXPORT } from '../exportFormat.ts';
import { sha256 } from '../statement.ts';
import { anchorOf, type Chain, followBack, type Kept, keptAnchor } from './chainBefore.ts';
import { printed } from './print.ts';
import { readFolder } from './readFolder.ts';
import { type Verdict, verifyFolder } from './verifyFolder.ts';

const USAGE = `Uso: verify CARPETA [--key ARCHIVO] [--previous ANTERIOR]...

  CARPETA              la exportación; sin ella, la carpeta de este programa
  --key ARCHIVO        la clave pública del operador en que se confía (PEM);
                       sin ella se usa la de la carpeta y se imprime su huella
  --previous ANTERIOR  la carpeta de una exportación anterior, o un anchor.json
                       suelto: el ancla tiene que seguir a la suya; puede
                       darse varias veces, una por cada ancla que se tenga
`;

const WRONG_USE = 2;

/** Of a chain without an end that can be read; the verdict names it. */
const UNKNOWN: Chain = { problems: [], told: [] };

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
  const before = (values.previous ?? []).map(askedAnchor);
  const { files, unread } = orSaying(
    () => readFolder(folder),
    `No puede leerse la carpeta ${folder}.`,
  );
  const read = withUnread(verifyFolder(files, ownKey), unread);
  const anchor = anchorOf(files);
  const { problems, told } = anchor ? followBack(anchor, before) : UNKNOWN;
  const whole = { ...read, problems: [...read.problems, ...problems] };
  const verdict = withKeyInside(whole, folder, keyFile);
  const manifestSha256 = sha256(files.get(IN_EXPORT.manifest) ?? Buffer.of());
  const lines = printed(verdict, { folder, manifestSha256, anchor, keyFile, told });
  process.stdout.write(`${lines.join('\n')}\n`);
  return verdict.problems.length === 0 ? 0 : 1;
};

const askedFor = () =>
  orSaying(
    () =>
      parseArgs({
        allowPositionals: true,
        options: {
          key: { type: 'string' },
          previous: { type: 'string', multiple: true },
          help: { type: 'boolean', default: false },
        },
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

const askedAnchor = (from: string): Kept => {
  const words = `--previous: no puede leerse un ancla en ${from}.`;
  const kept = orSaying(() => keptAnchor(from), words);
  if (!kept) throw new Error(words);
  return kept;
};

/** Who keeps the key where the program looks for it made the folder another one. */
const withKeyInside = (verdict: Verdict, folder: string, keyFile: string | undefined): Verdict => {
  if (keyFile === undefined) return verdict;
  const name = relative(realpathSync(folder), realpathSync(keyFile)).replaceAll('\\', '/');
  const unlisted = `${name}: no está en el manifiesto`;
  const told = `${unlisted}; es la clave de --key: guárdela fuera de la carpeta.`;
  const problems = verdict.problems.map((one) => (one.startsWith(unlisted) ? told : one));
  return { ...verdict, problems };
};

/** What could not be read is told as such, and not as what it is without its bytes. */
const withUnread = (verdict: Verdict, unread: ReadonlyMap<string, string>): Verdict => {
  const others = verdict.problems.filter(
    (one) => ![...unread.keys()].some((name) => one.startsWith(`${name}: `)),
  );
  const told = [...unread].map(([name, why]) => `${name}: ${why}.`);
  return { ...verdict, problems: [...told, ...others] };
};

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = WRONG_USE;
}
