import { IN_EXPORT, type Manifest, PAPER_FOLDERS } from '../exportFormat.ts';
import { sha256 } from '../statement.ts';
import type { Folder } from './verifyFolder.ts';

/** Files that are missing, changed or not listed, by name. */
export const differingFiles = (folder: Folder, { files }: Manifest): string[] => {
  const listed = new Map(files.map((file) => [file.path, file]));
  const problems: string[] = [];
  if (listed.size !== files.length)
    problems.push(`${IN_EXPORT.manifest}: nombra dos veces el mismo archivo.`);
  for (const file of files) {
    const bytes = folder.get(file.path);
    if (!bytes) problems.push(`${file.path}: falta.`);
    else if (bytes.byteLength !== file.bytes)
      problems.push(`${file.path}: tiene ${bytes.byteLength} bytes y no ${file.bytes}.`);
    else if (sha256(bytes) !== file.sha256) problems.push(`${file.path}: su contenido cambió.`);
  }
  for (const path of folder.keys())
    if (!listed.has(path) && path !== IN_EXPORT.manifest && path !== IN_EXPORT.signature)
      problems.push(`${path}: no está en el manifiesto${leftBehind(path)}.`);
  for (const { path } of files)
    if (!isOfExport(path)) problems.push(`${path}: ninguna exportación tiene tal archivo.`);
  // What the checks below read must be under the signature.
  for (const path of REQUIRED)
    if (!listed.has(path)) problems.push(`${IN_EXPORT.manifest}: no nombra ${path}.`);
  return problems;
};

/** What a desk writes into a folder that is looked at; it is no less a file that nobody listed. */
const leftBehind = (path: string): string =>
  /(^|\/)(\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini|~\$[^/]*)$/i.test(path)
    ? '; lo deja la computadora al abrir la carpeta o un libro'
    : '';

const REQUIRED = [
  IN_EXPORT.verifier,
  IN_EXPORT.readme,
  IN_EXPORT.key,
  IN_EXPORT.anchor,
  IN_EXPORT.anchorSignature,
  IN_EXPORT.paths,
  IN_EXPORT.report,
];

const FOLDERS = [...PAPER_FOLDERS, IN_EXPORT.commitsFolder];
const BY_NAME: readonly string[] = REQUIRED;

/** What is in the folders is compared with the root; nothing else is looked at, so nothing else is taken. */
const isOfExport = (path: string): boolean =>
  BY_NAME.includes(path) || FOLDERS.some((folder) => path.startsWith(folder));
