import type { Instant, Jornada } from '../../domain/time/jornada.ts';
import type { Leaf, PaperLeaf } from './leaves.ts';

/** What an export folder holds, by the names that its reader finds. */
export const IN_EXPORT = {
  manifest: 'manifest.json',
  signature: 'manifest.sig',
  key: 'public-key.pem',
  verifier: 'verify.mjs',
  readme: 'LEAME.txt',
  anchor: 'prueba/anchor.json',
  anchorSignature: 'prueba/anchor.sig',
  paths: 'prueba/paths.json',
  /** What the report of the day says, over which the hash that it prints is taken. */
  report: 'prueba/informe.json',
  commitsFolder: 'prueba/commits/',
  reportFolder: 'informe/',
  papersFolder: 'papeles/',
  workbooksFolder: 'libros/',
} as const;

/** Folders whose files are papers, each of them under the root. */
export const PAPER_FOLDERS: readonly string[] = [
  IN_EXPORT.reportFolder,
  IN_EXPORT.papersFolder,
  IN_EXPORT.workbooksFolder,
];

/** `prueba/commits/tournament_<id>.json` */
export const commitsPath = (stream: string): string =>
  `${IN_EXPORT.commitsFolder}${stream.replaceAll('/', '_')}.json`;

/** The name under which a paper's file is saved, `LM-0003-00000127_v1.pdf`. */
export const paperFilename = (
  { documentId, version }: Pick<PaperLeaf, 'documentId' | 'version'>,
  format: string,
): string => `${documentId}_v${version}.${format}`;

/** Where a file of a paper lies: the day's report apart, other papers by what they open with. */
export const paperPath = (
  paper: Pick<PaperLeaf, 'documentId' | 'version'>,
  format: string,
): string => {
  const folder = paper.documentId.startsWith('IJ-')
    ? IN_EXPORT.reportFolder
    : format === 'pdf'
      ? IN_EXPORT.papersFolder
      : IN_EXPORT.workbooksFolder;
  return `${folder}${paperFilename(paper, format)}`;
};

export type ListedFile = { readonly path: string; readonly bytes: number; readonly sha256: string };

/** What is signed of an export: every other file, and what the export follows. */
export type Manifest = {
  readonly format: 'tapete-export/1';
  readonly operator: string;
  readonly jornada: Jornada;
  /** 1, and more when late facts made a supplement. */
  readonly edition: number;
  /** The day's report, which names what it replaces. */
  readonly report: { readonly documentId: string; readonly version: number; readonly hash: string };
  /** When the report was issued. */
  readonly issuedAt: Instant;
  /** Fingerprint of the key that signs it. */
  readonly key: string;
  readonly anchor: { readonly number: number; readonly root: string };
  /** Every file but this one and its signature, by path. */
  readonly files: readonly ListedFile[];
};

/** How leaves of the tree lead to the root of the anchor. */
export type Paths = {
  readonly size: number;
  readonly leaves: readonly {
    readonly leaf: Leaf;
    readonly index: number;
    readonly path: readonly string[];
  }[];
};
