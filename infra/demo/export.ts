import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Casino } from '../client/casino.ts';
import type { Desk } from '../client/client.ts';
import { download } from './papers.ts';
import { unzip } from './unzip.ts';

const POLL_MS = 200;
const SINCE = '2014-01-01';

/** Who of the authority receives the exports of the invented casino. */
export const registerFiscalizer = ({ admin }: Casino): Promise<unknown> =>
  admin.put('/v1/registry/fiscalizers/lnse-1', {
    by: { legajo: '0101' },
    from: SINCE,
    until: null,
    name: 'Fiscalización de Muestra',
    email: 'fiscalizacion@autoridad.example',
  });

type Facts = {
  readonly commits: readonly { readonly events: readonly { type: string }[] }[];
  readonly next?: string;
};

/** Waits until the papers of the event are recorded as filed: an export says so. */
export const waitUntilSettled = async (
  { accounting }: Casino,
  tournamentId: string,
  timeoutMs: number,
): Promise<void> => {
  const deadline = Date.now() + timeoutMs;
  const path = `/v1/tournaments/${tournamentId}/facts?limit=100`;
  // What is recorded stays: the next look begins at the last page.
  for (let page = path; Date.now() < deadline; ) {
    const { commits, next } = await accounting.get<Facts>(page);
    if (commits.some(({ events }) => events.some(({ type }) => type === 'SettlementFiled'))) return;
    if (next === undefined) await setTimeout(POLL_MS);
    else page = `${path}&cursor=${encodeURIComponent(next)}`;
  }
  throw new Error('The event is not recorded as settled.');
};

type Editions = { readonly editions: readonly { readonly status: string }[] };

/** Asks for the export of a jornada and waits until it has reached its readers. */
export const exportJornada = async (
  fiscal: Desk,
  jornada: string,
  timeoutMs: number,
): Promise<void> => {
  await fiscal.post('/v1/exports', randomUUID(), { jornada });
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const { status, body } = await fiscal.call('GET', `/v1/exports/${jornada}`);
    const last = status === 200 ? (body as Editions).editions.at(-1) : undefined;
    if (last?.status === 'delivered') return;
    if (Date.now() > deadline) throw new Error(`The export is ${last?.status ?? 'missing'}.`);
    await setTimeout(POLL_MS);
  }
};

/** Downloads the whole folder as the fiscalizador does, and what was mailed beside it. */
export const saveExport = async (
  fiscal: Desk,
  jornada: string,
  folder: string,
  mailFolder: string,
): Promise<number> => {
  rmSync(folder, { recursive: true, force: true });
  const files = unzip(await download(fiscal, `/v1/exports/${jornada}/file`));
  for (const [path, body] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), body);
  }
  for (const name of readdirSync(mailFolder)) cpSync(join(mailFolder, name), `${folder}.eml`);
  return files.size;
};

/** Runs the verifier that lies in the folder, as its reader would; answers what it prints. */
export const verifyExport = (folder: string): string =>
  execFileSync(process.execPath, [join(folder, 'verify.mjs')], { encoding: 'utf8' });
