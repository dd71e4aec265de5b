import { cellText } from '../../reports/format/cell.ts';
import { jornadaText } from '../../reports/format/date.ts';
import type { IssuedPaper } from '../../reports/model/paper.ts';
import type { ExportRecord } from './record.ts';

type LetterInput = {
  readonly record: ExportRecord;
  readonly paper: IssuedPaper;
  readonly fingerprint: string;
  readonly attached: boolean;
  readonly verifyBaseUrl: string;
  readonly apiBaseUrl: string;
};

/** What the fiscalizador reads: the result, what is attached or where it lies, how to check it. */
export const letterOf = (input: LetterInput): { subject: string; text: string } => {
  const { record, paper } = input;
  const { operator } = paper.letterhead;
  const supplement = record.edition === 1 ? '' : `, suplemento ${record.edition - 1}`;
  const title = `Jornada ${jornadaText(record.jornada)}${supplement}`;
  const subject = `${title}: informe ${paper.kind} ${paper.number}, ${operator}`;
  return { subject, text: [...opening(input, title), '', ...proof(input), ''].join('\n') };
};

const LABEL_WIDTH = 32;
const line = (label: string, value: string): string => `  ${label.padEnd(LABEL_WIDTH)}${value}`;

const opening = (input: LetterInput, title: string): string[] => {
  const { record, paper, attached, apiBaseUrl } = input;
  const facts = paper.facts.flat().filter(({ label }) => SHOWN.includes(label));
  return [
    'Señores de Fiscalización:',
    '',
    `${paper.letterhead.operator} remite el informe consolidado de la jornada.`,
    '',
    `${title}, ${paper.kind} ${paper.number}, versión ${paper.version}`,
    ...(paper.replaces
      ? [`Reemplaza a la versión ${paper.replaces.version}. ${paper.replaces.reason}`]
      : []),
    '',
    ...facts.map(({ label, value }) => line(label, cellText(value))),
    ...paper.keyFigures.map(({ label, value }) => line(label, cellText(value))),
    '',
    ...(attached
      ? [
          'Van adjuntos el informe en PDF y la exportación completa en un ZIP: liquidaciones,',
          'planillas, registros y pruebas.',
        ]
      : [
          'La exportación es demasiado grande para el correo. Se descarga con su usuario de',
          'Fiscalización, en:',
          '',
          `  ${apiBaseUrl}/v1/exports/${record.jornada}/file?edition=${record.edition}`,
        ]),
  ];
};

const SHOWN = ['Liquidaciones', 'Conciliación', 'Incidencias', 'Sin liquidar'];

const proof = ({ record, paper, fingerprint, verifyBaseUrl }: LetterInput): string[] => [
  'Para comprobar que nada cambió, descomprima el ZIP en una carpeta vacía y en ella, con',
  'Node 20 o posterior:',
  '',
  '  node verify.mjs --key CLAVE-QUE-USTED-GUARDA.pem',
  '',
  'La primera vez, sin --key: usa la clave de la carpeta y muestra su huella. Compárela con la',
  'de este mensaje y con la que publica la página de abajo, y guarde public-key.pem.',
  '',
  line('SHA-256 del manifiesto', record.manifestSha256 ?? ''),
  line('Huella de la clave pública', fingerprint),
  line('SHA-256 de los datos', paper.hash),
  '',
  'El informe, la huella y el SHA-256 de verify.mjs se comprueban también en la página, que',
  'dice además si el informe fue reemplazado por otro posterior:',
  '',
  `  ${verifyBaseUrl}/${record.report.documentId}/${paper.hash.slice(0, HASH_DIGITS)}`,
  '',
  'Este mensaje lo envía el sistema. No contiene datos personales de jugadores; los papeles',
  'adjuntos que la norma hace nominativos sí los contienen.',
];

const HASH_DIGITS = 16;
