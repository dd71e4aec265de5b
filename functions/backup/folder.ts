import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a backup says of itself; nothing in the folder counts that does not fit it. */
export type Manifest = {
  readonly format: 1;
  readonly operator: string;
  readonly takenAt: string;
  readonly streams: number;
  readonly commits: number;
  readonly items: number;
  /** Over the heads of all streams and every filed paper (ADR 0006). */
  readonly root: string;
  /** Of the two lists of lines, SHA-256. */
  readonly sha256: { readonly commits: string; readonly items: string };
  /** Files of the archive by key, SHA-256. */
  readonly files: Readonly<Record<string, string>>;
};

export const COMMITS = 'commits.ndjson';
export const ITEMS = 'items.ndjson';
const MANIFEST = 'manifest.json';
const ARCHIVE = 'archive';

export const sha256 = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Writes values, a line each. Answers their hash. */
export const writeLines = (folder: string, name: string, values: readonly unknown[]): string => {
  const text = values.map((value) => `${JSON.stringify(value)}\n`).join('');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
  return sha256(text);
};

/** @throws {Error} when the lines are not those that were written */
export const readLines = <Value>(folder: string, name: string, expected: string): Value[] => {
  const text = readFileSync(join(folder, name), 'utf8');
  if (sha256(text) !== expected) throw new Error(`${name} is not what was backed up.`);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Value);
};

export const writeArchived = (folder: string, key: string, bytes: Uint8Array): void => {
  const path = join(folder, ARCHIVE, key);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
};

/** @throws {Error} when the file is not the one that was backed up */
export const readArchived = (folder: string, key: string, expected: string): Uint8Array => {
  const bytes = readFileSync(join(folder, ARCHIVE, key));
  if (sha256(bytes) !== expected) throw new Error(`${key} is not what was backed up.`);
  return bytes;
};

export const writeManifest = (folder: string, manifest: Manifest): void =>
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);

/** @throws {Error} for a folder that holds no backup of this format */
export const readManifest = (folder: string): Manifest => {
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest;
  if (manifest.format !== 1) throw new Error('The backup is of a format that is not read here.');
  return manifest;
};
