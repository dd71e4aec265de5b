import type { Commit } from '../../../events/commit.ts';
import type { Paper } from '../../../reports/model/paper.ts';
import { IN_EXPORT, type Manifest, type Paths } from '../exportFormat.ts';
import { type AnchorStatement, bytesOf } from '../statement.ts';
import {
  day,
  digest,
  exactly,
  having,
  instant,
  listOf,
  only,
  orAbsent,
  orNull,
  type Shape,
  taken,
  text,
  whole,
} from './shape.ts';
import type { Folder } from './verifyFolder.ts';

/** What a file of an export says, or in Spanish why it cannot be read, naming it. */
export type Read<Content> =
  | { readonly content: Content; readonly problem: null }
  | { readonly content: null; readonly problem: string };

const MANIFEST = only({
  format: exactly('tapete-export/1'),
  operator: text,
  jornada: day,
  edition: whole,
  report: only({ documentId: text, version: whole, hash: digest }),
  issuedAt: instant,
  key: text,
  anchor: only({ number: whole, root: digest }),
  files: listOf(only({ path: text, bytes: whole, sha256: text })),
});

const ANCHOR = only({
  format: text,
  operator: text,
  number: whole,
  takenAt: instant,
  day,
  leaves: whole,
  root: taken,
  leavesSha256: taken,
  previous: orNull(only({ number: whole, sha256: taken })),
  key: text,
});

const STREAM_LEAF = only({
  kind: exactly('stream'),
  stream: text,
  sequence: whole,
  hash: digest,
});

const PAPER_LEAF = only({
  kind: exactly('paper'),
  documentId: text,
  version: whole,
  hash: digest,
  files: listOf(only({ format: text, sha256: digest })),
});

const LEAF: Shape = (value, name) =>
  having({ kind: exactly('stream') })(value, name) === null
    ? STREAM_LEAF(value, name)
    : PAPER_LEAF(value, name);

const PATHS = only({
  size: whole,
  leaves: listOf(only({ leaf: LEAF, index: whole, path: listOf(digest) })),
});

const TABLE = having({
  key: text,
  rows: listOf(having({ cells: listOf(having({ kind: text })) })),
});

const BLOCK: Shape = (value, name) =>
  having({ block: exactly('table') })(value, name) === null
    ? TABLE(value, name)
    : having({ block: text })(value, name);

const REPORT = having({
  kind: text,
  number: text,
  version: whole,
  jornada: text,
  blocks: listOf(BLOCK),
});

const COMMITS = listOf(
  having({
    operator: text,
    stream: text,
    sequence: whole,
    previousHash: digest,
    recordedAt: instant,
    events: listOf(having({ type: text, version: whole, occurredAt: orAbsent(instant) })),
    hash: digest,
  }),
);

export const readManifest = (folder: Folder): Read<Manifest> =>
  read(folder, IN_EXPORT.manifest, MANIFEST);

export const readAnchor = (folder: Folder): Read<AnchorStatement> =>
  read(folder, IN_EXPORT.anchor, ANCHOR);

export const readPaths = (folder: Folder): Read<Paths> => read(folder, IN_EXPORT.paths, PATHS);

/** The words of the day's report. */
export const readReport = (folder: Folder): Read<Paper> => read(folder, IN_EXPORT.report, REPORT);

export const readCommits = (folder: Folder, path: string): Read<readonly Commit[]> =>
  read(folder, path, COMMITS);

/**
 * Takes only what is written in our one form: with a member named twice, another reader would see
 * another one than we.
 */
const read = <Content extends object>(
  folder: Folder,
  path: string,
  shape: Shape,
): Read<Content> => {
  try {
    const bytes = Buffer.from(folder.get(path) ?? []);
    const content: Content = JSON.parse(bytes.toString('utf8'));
    if (!bytesOf(content).equals(bytes)) return misread(`${path}: no se entiende.`);
    const member = shape(content, '');
    if (member === null) return { content, problem: null };
    return misread(
      member === ''
        ? `${path}: no se entiende.`
        : `${path}: no se entiende; no es lo que debe ser: ${member}.`,
    );
  } catch {
    return misread(`${path}: no se entiende.`);
  }
};

const misread = (problem: string) => ({ content: null, problem });
