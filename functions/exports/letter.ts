import { cellText } from '../../reports/format/cell.ts';
import { jornadaText } from '../../reports/format/date.ts';
import type { IssuedPaper } from '../../reports/model/paper.ts';
import { type Change, changesBetween } from './changes.ts';
import { asHtml, asText, type Piece } from './letterPieces.ts';
import type { ExportRecord } from './record.ts';

type LetterInput = {
  readonly record: ExportRecord;
  readonly paper: IssuedPaper;
  /** The report of the edition before; none of the first. */
  readonly before: IssuedPaper | null;
  readonly fingerprint: string;
  /** SHA-256 of the program in the folder. */
  readonly verifier: string;
  readonly attached: boolean;
  readonly verifyBaseUrl: string;
  readonly apiBaseUrl: string;
};

type Letter = { readonly subject: string; readonly text: string; readonly html: string };

/**
 * What the fiscalizador reads: the result, in a supplement what is new, what is attached or where
 * it lies, how to check it.
 */
export const letterOf = (input: LetterInput): Letter => {
  const { record, paper } = input;
  const { operator } = paper.letterhead;
  const supplement = record.edition === 1 ? '' : ` (suplemento ${record.edition - 1})`;
  const title = `Jornada ${jornadaText(record.jornada)}, edición ${record.edition}${supplement}`;
  const subject = `${title}: informe ${paper.kind} ${paper.number}, ${operator}`;
  const pieces = [...opening(input, title), ...news(input), ...contents(input), ...proof(input)];
  return { subject, text: asText(pieces), html: asHtml(subject, pieces) };
};

const paragraph = (text: string): Piece => ({ piece: 'paragraph', text });
const heading = (text: string): Piece => ({ piece: 'heading', text });
const literal = (text: string): Piece => ({ piece: 'literal', text });

const opening = ({ paper }: LetterInput, title: string): Piece[] => {
  const facts = paper.facts.flat().filter(({ label }) => SHOWN.includes(label));
  const told = [...facts, ...paper.keyFigures];
  return [
    paragraph('Señores de Fiscalización:'),
    paragraph(`${paper.letterhead.operator} remite el informe consolidado de la jornada.`),
    heading(`${title}, ${paper.kind} ${paper.number}, versión ${paper.version}`),
    ...(paper.replaces
      ? [paragraph(`Reemplaza a la versión ${paper.replaces.version}. ${paper.replaces.reason}`)]
      : []),
    { piece: 'values', rows: told.map(({ label, value }) => [label, cellText(value)]) },
  ];
};

const SHOWN = ['Liquidaciones', 'Conciliación', 'Incidencias', 'Sin liquidar'];

/** Longer lists are in the report, under the same heading. */
const LINES_MAX = 20;

const news = ({ paper, before }: LetterInput): Piece[] => {
  if (!before) return [];
  const changes = changesBetween(before, paper);
  const introduction = `Lo que este suplemento dice y la versión ${before.version} no decía:`;
  return [
    heading('Qué hay de nuevo'),
    paragraph(changes.length === 0 ? 'Cambian solo los archivos.' : introduction),
    ...changes.flatMap(ofChange),
  ];
};

const ofChange = (change: Change): Piece[] => {
  const shown = change.lines.slice(0, LINES_MAX);
  const left = change.lines.length - shown.length;
  const items = left === 0 ? shown : [...shown, `y ${left} más, que están en el informe.`];
  return [paragraph(`${change.heading}:`), { piece: 'list', items }];
};

const contents = ({ record, attached, apiBaseUrl }: LetterInput): Piece[] => {
  if (attached)
    return [
      paragraph(
        'Van adjuntos el informe en PDF y la exportación completa en un ZIP: liquidaciones, ' +
          'planillas, registros y pruebas.',
      ),
    ];
  return [
    paragraph(
      'La exportación es demasiado grande para el correo. Se descarga con su usuario de ' +
        'Fiscalización, en:',
    ),
    literal(`${apiBaseUrl}/v1/exports/${record.jornada}/file?edition=${record.edition}`),
  ];
};

const proof = ({ record, paper, fingerprint, verifier, verifyBaseUrl }: LetterInput): Piece[] => [
  heading('Cómo se comprueba'),
  paragraph(
    'Para comprobar que nada cambió, descomprima el ZIP en una carpeta vacía y en ella, con ' +
      'Node 20 o posterior:',
  ),
  literal('node verify.mjs --key ../LA-CLAVE.pem'),
  paragraph(
    'Solo vale una línea impresa que empieza con CONFORME: un programa vacío o cortado termina ' +
      'sin decir nada. LEAME.txt dice cómo comparar antes el SHA-256 de verify.mjs.',
  ),
  paragraph(
    'La primera vez, sin --key: usa la clave de la carpeta y muestra su huella. Compárela ' +
      'con la de este mensaje y con la que publica la página de abajo, y guarde ' +
      'public-key.pem fuera de la carpeta, pues lo que se agrega a ella da NO CONFORME.',
  ),
  paragraph(
    'Compare el SHA-256 del manifiesto que imprime el programa con el de este mensaje, y ' +
      'consérvelo: es lo que descubre una carpeta rehecha.',
  ),
  {
    piece: 'values',
    rows: [
      ['SHA-256 del manifiesto', record.manifestSha256 ?? ''],
      ['SHA-256 de verify.mjs', verifier],
      ['Huella de la clave pública', fingerprint],
      ['SHA-256 de los datos', paper.hash],
    ],
  },
  paragraph(
    'El informe, la huella y el SHA-256 de verify.mjs se comprueban también en la página, ' +
      'que dice además si el informe fue reemplazado por otro posterior:',
  ),
  literal(`${verifyBaseUrl}/${record.report.documentId}/${paper.hash.slice(0, HASH_DIGITS)}`),
  heading('Qué no comprueba'),
  paragraph(
    'Si quien tiene la clave del operador rehízo y firmó todo otra vez: eso lo descubre el ' +
      'SHA-256 del manifiesto de este mensaje. Tampoco que las cifras de las páginas impresas ' +
      'sean las de prueba/informe.json, ni que salgan de los registros.',
  ),
  paragraph(
    'Este mensaje lo envía el sistema. No contiene datos personales de jugadores; los ' +
      'papeles adjuntos que la norma hace nominativos sí los contienen.',
  ),
];

const HASH_DIGITS = 16;
