import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Desk } from '../client/client.ts';

/** A paper as `GET /v1/documents` lists it. */
export type ListedPaper = {
  readonly documentId: string;
  readonly kind: string;
  readonly entryId: string | null;
  readonly title: string;
  readonly status: string;
  readonly version: number;
  readonly hash: string;
  readonly files: readonly {
    readonly format: string;
    readonly filename: string;
    readonly sha256: string;
    readonly bytes: number;
  }[];
};

const POLL_MS = 200;

/** Waits until the event has so many filed papers of each kind. */
export const waitForPapers = async (
  accounting: Desk,
  tournamentId: string,
  wanted: Readonly<Record<string, number>>,
  timeoutMs: number,
): Promise<readonly ListedPaper[]> => {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const papers = await listPapers(accounting, tournamentId);
    const missing = Object.entries(wanted).filter(
      ([kind, total]) =>
        papers.filter((one) => one.kind === kind && one.status === 'filed').length < total,
    );
    if (missing.length === 0) return papers;
    if (Date.now() > deadline)
      throw new Error(`Papers still missing: ${missing.map(([kind]) => kind).join(', ')}`);
    await setTimeout(POLL_MS);
  }
};

export const listPapers = async (
  accounting: Desk,
  tournamentId: string,
): Promise<readonly ListedPaper[]> => {
  const path = `/v1/documents?limit=100&tournamentId=${tournamentId}`;
  return (await accounting.get<{ items: ListedPaper[] }>(path)).items;
};

/** Downloads every file as accounting does and compares it with the SHA-256 the API lists. */
export const downloadPapers = async (
  accounting: Desk,
  papers: readonly ListedPaper[],
  folder: string,
): Promise<readonly string[]> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const differing: string[] = [];
  for (const { documentId } of papers) {
    const { files } = await accounting.get<ListedPaper>(`/v1/documents/${documentId}`);
    for (const { format, filename, sha256, bytes } of files) {
      const body = await download(accounting, `/v1/documents/${documentId}/file?format=${format}`);
      const found = createHash('sha256').update(body).digest('hex');
      if (found !== sha256 || body.byteLength !== bytes) differing.push(filename);
      writeFileSync(join(folder, filename), body);
    }
  }
  return differing;
};

export const download = async (accounting: Desk, path: string): Promise<Uint8Array> => {
  const { status, body } = await accounting.call('GET', path);
  if (status !== 302) throw new Error(`${path} answered ${status}`);
  const response = await fetch(String(body));
  if (!response.ok) throw new Error(`The link of ${path} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};
