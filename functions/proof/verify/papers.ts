import { PAPER_KINDS } from '../../../reports/model/kinds.ts';
import { IN_EXPORT, type Manifest, PAPER_FOLDERS, type Paths, paperPath } from '../exportFormat.ts';
import type { PaperLeaf } from '../leaves.ts';
import { sha256 } from '../statement.ts';
import { hashInPdf, hashInWorkbook } from './printedHash.ts';
import type { Folder } from './verifyFolder.ts';

/**
 * The files of papers are those under the root, with the bytes they have here; the report too. Each
 * is of a format of its kind of paper and tells the hash of what it says: under a root signed again
 * it cannot stand for another paper or version.
 */
export const verifyPapers = (folder: Folder, { leaves }: Paths, manifest: Manifest): string[] => {
  const papers = leaves.flatMap(({ leaf }) => (leaf.kind === 'paper' ? [leaf] : []));
  const anchored = new Map(papers.flatMap(filesOf));
  const problems: string[] = [];
  for (const [path, bytes] of folder) {
    const isPaper = PAPER_FOLDERS.some((one) => path.startsWith(one));
    if (isPaper && anchored.get(path) !== sha256(bytes))
      problems.push(`${path}: no está bajo la raíz firmada.`);
  }
  for (const path of anchored.keys()) if (!folder.has(path)) problems.push(`${path}: falta.`);
  for (const leaf of papers) problems.push(...oddFormats(leaf), ...otherPaper(folder, leaf));
  const { report } = manifest;
  const itself = papers.find(
    ({ documentId, version }) => documentId === report.documentId && version === report.version,
  );
  if (itself?.hash !== report.hash)
    problems.push(`${IN_EXPORT.manifest}: su informe no está bajo la raíz firmada.`);
  return problems;
};

const filesOf = (leaf: PaperLeaf): [string, string][] =>
  leaf.files.map(({ format, sha256: digest }) => [paperPath(leaf, format), digest]);

/**
 * A paper has each file that its kind is drawn as, and no other: who holds the key can drop a
 * workbook with its entry in the leaf, but its kind is in the report, which names the paper.
 */
const oddFormats = ({ documentId, version, files }: PaperLeaf): string[] => {
  const [kind = ''] = documentId.split('-');
  const drawn = new Map<string, readonly string[]>(
    Object.entries(PAPER_KINDS).map(([code, { formats }]) => [code, formats]),
  ).get(kind);
  const formats = files.map(({ format }) => format);
  const areIts =
    drawn?.length === formats.length && drawn.every((format) => formats.includes(format));
  return areIts
    ? []
    : [`${IN_EXPORT.paths}: los archivos de ${documentId}, versión ${version}, no son los suyos.`];
};

const otherPaper = (folder: Folder, leaf: PaperLeaf): string[] =>
  leaf.files.flatMap(({ format, sha256: digest }) => {
    const path = paperPath(leaf, format);
    const bytes = folder.get(path);
    if (!bytes || sha256(bytes) !== digest) return [];
    const told = format === 'pdf' ? hashInPdf(bytes) : hashInWorkbook(bytes);
    return told === leaf.hash ? [] : [`${path}: no lleva el hash de sus datos.`];
  });
