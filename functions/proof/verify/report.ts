import { jornadaText } from '../../../reports/format/date.ts';
import { canonicalHash } from '../../../reports/hash.ts';
import { PAPERS_TABLE } from '../../../reports/model/kinds.ts';
import type { Paper } from '../../../reports/model/paper.ts';
import { IN_EXPORT, type Manifest, type Paths } from '../exportFormat.ts';
import type { AnchorStatement } from '../statement.ts';

/**
 * The report says what its hash on paper says, is of the jornada and edition that the manifest
 * tells, and names exactly the papers that the export holds: who drops one with its leaf has to
 * change the report too, and with it the hash that it prints.
 */
export const verifyReport = (
  report: Paper,
  { leaves }: Paths,
  manifest: Manifest,
  anchor: AnchorStatement,
): string[] => {
  const { documentId, version, hash } = manifest.report;
  if (canonicalHash(report) !== hash)
    return [`${IN_EXPORT.report}: no es lo que dice el informe ${documentId}.`];
  const held = new Set(
    leaves.flatMap(({ leaf }) =>
      leaf.kind !== 'paper' || (leaf.documentId === documentId && leaf.version === version)
        ? []
        : [`${leaf.documentId}, versión ${leaf.version}, ${leaf.hash.slice(0, HASH_DIGITS)}`],
    ),
  );
  const named = new Set(namedBy(report));
  return [
    ...otherDay(report, manifest, anchor),
    ...[...named]
      .filter((one) => !held.has(one))
      .map((one) => `${one}: falta; el informe lo nombra.`),
    ...[...held].filter((one) => !named.has(one)).map((one) => `${one}: el informe no lo nombra.`),
  ];
};

/** Who holds the key can sign another manifest; what the report says of itself he cannot change. */
const otherDay = (
  report: Paper,
  { jornada, edition, report: { documentId, version } }: Manifest,
  { day }: AnchorStatement,
): string[] => {
  const { kind, number } = report;
  const told = [
    [
      jornada === report.jornada,
      `su jornada no es la del informe, ${jornadaText(report.jornada)}.`,
    ],
    [edition === report.version, `su edición no es la del informe, ${report.version}.`],
    [version === report.version, `su informe es de la versión ${report.version}.`],
    [documentId === `${kind}-${number}`, `su informe es el ${kind}-${number}.`],
    [day >= jornada, `su ancla, del ${jornadaText(day)}, es anterior a la jornada.`],
  ] as const;
  return told.flatMap(([holds, words]) => (holds ? [] : [`${IN_EXPORT.manifest}: ${words}`]));
};

const HASH_DIGITS = 16;

/** The papers that it lists, as leaves are told. */
const namedBy = ({ blocks }: Paper): string[] =>
  blocks.flatMap((block) =>
    block.block === 'table' && block.key === PAPERS_TABLE
      ? block.rows.flatMap(({ role, cells: [paper, version, , hash] }) =>
          role === undefined &&
          paper?.kind === 'text' &&
          version?.kind === 'count' &&
          hash?.kind === 'text'
            ? [`${documentIdOf(paper.value)}, versión ${version.value}, ${hash.value}`]
            : [],
        )
      : [],
  );

/** `VC 0003-00000127, impresión 2` is the document `VC-0003-00000127-C2`. */
const documentIdOf = (paper: string): string =>
  paper.replace(' ', '-').replace(', impresión ', '-C');
