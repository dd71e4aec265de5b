import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { awsVault } from '../../functions/backup/awsVault.ts';
import { backUp } from '../../functions/backup/backUp.ts';
import { compareViews } from '../../functions/backup/compare.ts';
import { gather } from '../../functions/backup/gather.ts';
import { restore } from '../../functions/backup/restore.ts';
import type { Vault } from '../../functions/backup/vault.ts';
import { call, newKey } from './support/api.ts';
import {
  announce,
  by,
  CAGE,
  DIRECTOR,
  openCasino,
  pesos,
  seatTwo,
  sell,
} from './support/casino.ts';
import { boxed, counted, maderoTable } from './support/madero.ts';
import { startTable } from './support/server.ts';

// Before anything of a function is loaded: its logger reads it once.
vi.hoisted(() => {
  process.env['POWERTOOLS_LOG_LEVEL'] = 'SILENT';
});

type Started = Awaited<ReturnType<typeof startTable>>;
const folder = mkdtempSync(join(tmpdir(), 'tapete-backup-'));
const PAPER = 'casino/papers/VC-0003-00000001/v1.pdf';
let live: Started;
let empty: Started;

/** The real table behind its front, and an archive in memory. */
const vaultOf = ({ client }: Started, files: Map<string, Uint8Array>): Vault => ({
  ...awsVault(DynamoDBDocumentClient.from(client), undefined as never, {
    tableName: 'tapete',
    bucket: 'papers',
  }),
  async *files(prefix) {
    yield* [...files.keys()].filter((key) => key.startsWith(prefix));
  },
  read: async (key) => files.get(key) as Uint8Array,
  file: async (key, bytes) => void files.set(key, bytes),
});

const made = async (path: string, body: object, ask: object = {}): Promise<string> => {
  const key = newKey();
  const reply = await call(DIRECTOR, 'POST', path, { body, key, ...ask });
  expect(reply).toMatchObject({ status: 201 });
  return key;
};

const etagOf = async (path: string): Promise<string> =>
  (await call(DIRECTOR, 'GET', path)).headers['etag'] ?? '';

beforeAll(async () => {
  empty = await startTable();
  live = await startTable();
  await openCasino();
  await openCasino('other');
  const sold = await announce();
  const entries = [await sell(sold, 1), await sell(sold, 2)];
  await seatTwo(sold, entries);
  const shift = { body: { ...by('L-3'), desk: 4, float: pesos(500) }, key: newKey() };
  expect(await call(CAGE, 'POST', '/v1/cage/shifts', shift)).toMatchObject({ status: 201 });
  const table = `/v1/tables/${await made('/v1/tables', maderoTable())}`;
  await made(`${table}/openings`, counted());
  await made(`${table}/drops`, boxed(0));
  await made(`${table}/closing`, counted(), { ifMatch: await etagOf(table) });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await live.stop();
  await empty.stop();
});

describe('What an operator has', () => {
  const files = new Map<string, Uint8Array>([
    [PAPER, Buffer.from('a voucher')],
    ['other/papers/VC-0003-00000001/v1.pdf', Buffer.from('not his')],
  ]);
  const restored = new Map<string, Uint8Array>();

  it('is rebuilt from its streams as it stands in the table: every view', async () => {
    const { views, differences } = await compareViews(vaultOf(live, files), 'casino');
    expect(differences).toEqual([]);
    expect(views).toBeGreaterThanOrEqual(7);
  });

  it('goes into a folder, and into an empty system with the same heads and root', async () => {
    const taken = await backUp(vaultOf(live, files), 'casino', folder, '2014-05-10T12:00:00.000Z');
    expect(taken.files).toEqual({ [PAPER]: expect.any(String) });
    expect(await restore(vaultOf(empty, restored), folder)).toEqual(taken);
    expect([...restored]).toEqual(
      [[PAPER, files.get(PAPER)]].map(([key, bytes]) => [key, Buffer.from(bytes as Uint8Array)]),
    );
    const [before, after] = await Promise.all(
      [vaultOf(live, files), vaultOf(empty, restored)].map((vault) => gather(vault, 'casino')),
    );
    expect(after?.streams).toEqual(before?.streams);
    expect(byKey(after?.kept ?? [])).toEqual(byKey(before?.kept ?? []));
    expect(byKey(after?.views ?? [])).toEqual(byKey(before?.views ?? []));
    expect((await gather(vaultOf(empty, restored), 'other')).streams.size).toBe(0);
  });

  it('is not put over what is there', () =>
    expect(restore(vaultOf(empty, restored), folder)).rejects.toThrow('already'));

  it('is not put back when a line of it was changed', async () => {
    const path = join(folder, 'commits.ndjson');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('"sequence":1', '"sequence":2'));
    await expect(restore(vaultOf(empty, restored), folder)).rejects.toThrow(
      'not what was backed up',
    );
    writeFileSync(path, text);
  });

  it('is not put back when the past was changed and the manifest with it', async () => {
    const paths = [join(folder, 'commits.ndjson'), join(folder, 'manifest.json')] as const;
    const [commits, manifest] = paths.map((path) => readFileSync(path, 'utf8')) as [string, string];
    const changed = commits.replace('"recordedAt":"', '"recordedAt":"1');
    const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
    writeFileSync(paths[0], changed);
    writeFileSync(paths[1], manifest.replace(hashOf(commits), hashOf(changed)));
    await expect(restore(vaultOf(empty, restored), folder)).rejects.toThrow(
      /chain of .+ is broken/,
    );
    writeFileSync(paths[0], commits);
    writeFileSync(paths[1], manifest);
  });

  it('is told apart when a view is not what its stream makes of it', async () => {
    const { views } = await gather(vaultOf(empty, restored), 'casino');
    const [one] = views;
    const vault: Vault = {
      ...vaultOf(empty, restored),
      async *items() {
        for await (const item of vaultOf(empty, restored).items())
          yield item.pk === one?.pk && item.sk === one.sk ? { ...item, changed: true } : item;
      },
    };
    expect((await compareViews(vault, 'casino')).differences).toEqual([
      { pk: one?.pk, sk: one?.sk, is: 'different' },
    ]);
  });
});

const byKey = (items: readonly { pk: string; sk: string }[]) =>
  Object.fromEntries(items.map((item) => [`${item.pk} ${item.sk}`, item]));
