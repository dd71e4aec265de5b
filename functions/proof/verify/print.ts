import { instantText, jornadaText } from '../../../reports/format/date.ts';
import type { Hashed } from './chainBefore.ts';
import type { Verdict } from './verifyFolder.ts';

/** What was looked at, for the words of its verdict. */
export type Looked = {
  readonly folder: string;
  readonly manifestSha256: string;
  readonly anchor: Hashed | null;
  /** The key that the reader named. */
  readonly keyFile: string | undefined;
  /** What there is to say of the anchors before this one. */
  readonly told: readonly string[];
};

/** The lines that the reader gets, in Spanish: what was checked, the verdict, what is left to him. */
export const printed = (verdict: Verdict, looked: Looked): string[] =>
  [
    ...head(verdict, looked),
    '',
    ...(verdict.problems.length > 0 ? differs(verdict) : holds(verdict, looked)),
  ].map(printable);

const head = ({ manifest, fingerprint }: Verdict, looked: Looked): string[] => [
  `Carpeta   ${looked.folder}`,
  ...(manifest
    ? [
        `Jornada   ${jornadaText(manifest.jornada)}, edición ${manifest.edition}, informe ${manifest.report.documentId}`,
        `Preparada ${instantText(manifest.issuedAt)}, raíz firmada N.º ${manifest.anchor.number}`,
        `Operador  ${manifest.operator}`,
        // The mail that brings an export names it.
        `SHA-256   ${looked.manifestSha256}, del manifiesto`,
      ]
    : []),
  ...anchorLines(looked.anchor),
  `Clave     ${fingerprint ?? 'ninguna'}`,
  ...(looked.keyFile === undefined && fingerprint
    ? ['          De la propia carpeta: compare esta huella con la que publica el operador.']
    : []),
];

/** With these two, who keeps what was printed before follows the chain by eye. */
const anchorLines = (own: Hashed | null): string[] => {
  if (!own) return [];
  const { anchor, sha256 } = own;
  const before = anchor.previous;
  return [
    `Ancla     ${sha256}, la N.º ${anchor.number}`,
    `Sigue a   ${before ? `${before.sha256}, la N.º ${before.number}` : 'ninguna: es la primera'}`,
  ];
};

const differs = ({ problems }: Verdict): string[] => [
  `NO CONFORME, ${problems.length}:`,
  ...problems.map((one) => `  ${one}`),
  ...(problems.some((one) => one.includes(': no está en el manifiesto')) ? ['', ...ADVICE] : []),
];

const holds = ({ fingerprint, counts }: Verdict, { keyFile, told }: Looked): string[] => {
  const whose =
    keyFile === undefined
      ? `la clave de la propia carpeta, huella ${fingerprint}; compárela con la página pública`
      : `la clave de --key, huella ${fingerprint}`;
  return [
    `CONFORME con ${whose}: ${counts.files} archivos sin cambios y sin faltantes, ${counts.commits} registros ` +
      `encadenados, raíz y firmas válidas, ${drawsText(counts.draws)} con igual resultado.`,
    'Compare el SHA-256 del manifiesto con el del correo de ese día: quien tiene la clave puede rehacer todo lo demás.',
    ...told,
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
