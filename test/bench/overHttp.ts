import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dynamoTable } from '../../functions/shared/dynamoTable.ts';
import { type Key, keys } from '../../functions/shared/keys.ts';
import { streamOf } from '../../functions/shared/streams.ts';
import type { Condition, Item } from '../../functions/shared/table.ts';
import { ensureAssembly } from '../../infra/assembly.ts';
import { openCasino, registerCasino } from '../../infra/client/casino.ts';
import { signIn } from '../../infra/client/client.ts';
import { openSitAndGo } from '../../infra/client/sitAndGo.ts';
import { DEMO_PLAN } from '../../infra/demo/plan.ts';
import type { Client } from '../../infra/local/issuer/clients.ts';
import { stackOf } from '../../infra/local/template/stack.ts';
import { readTemplate } from '../../infra/local/template/template.ts';
import { temporaryFolder } from '../support/e2eHouse.ts';
import { kill, type Served, serve } from '../support/e2eKilled.ts';
import { quantile } from './figure.ts';
import { openPoster } from './poster.ts';

/** An act of the Sit & Go that the floor can post again and again. */
export type Act = { readonly path: string; readonly bodyOf: (turn: number) => object };

/** p50 in milliseconds of an act over HTTP and of bare transactions on the same store. */
export type Medians = {
  readonly act: number;
  /** Of three small items. */
  readonly threeItems: number;
  /**
   * Of the items that the act writes, under the conditions that it sets: its commit, the answer to its
   * key, the summary, and that nothing new is in the registry.
   */
  readonly sameItems: number;
};

const WARM_UP = 100; // whoever posts all night finds warm functions
const PLACE = { account: '000000000000', region: 'sa-east-1' };

/** A machine in a process of its own, where a Sit & Go is in play. */
export type Room = { readonly served: Served; readonly floor: Client; readonly table: string };

/** A Sit & Go in play, on a machine of its own. */
export const withSitAndGo = async <Result>(
  work: (room: Room) => Promise<Result>,
): Promise<Result> => {
  const { templateFile } = await ensureAssembly();
  const stack = stackOf(await readTemplate(templateFile), PLACE);
  const table = stack.byType('AWS::DynamoDB::GlobalTable', 'AWS::DynamoDB::Table')[0]!.name;
  const folder = temporaryFolder();
  const served = await serve(folder);
  try {
    const casino = await openCasino(served);
    await registerCasino(casino);
    await openSitAndGo(casino, DEMO_PLAN);
    const floor = served.clients.find(({ role }) => role === 'floor')!;
    return await work({ served, floor, table });
  } finally {
    await kill(served);
    rmSync(folder, { recursive: true, force: true });
  }
};

/** One client; the three take turns, so that a busy moment is everybody's. */
export const besideTransactions = async (
  room: Room,
  { path, bodyOf }: Act,
  turns: number,
): Promise<Medians> => {
  const { served, floor } = room;
  const store = openStore(room);
  const token = await signIn(served.baseUrl, floor.clientId, floor.secret);
  const poster = openPoster(served.baseUrl, token);
  const act: number[] = [];
  const threeItems: number[] = [];
  const sameItems: number[] = [];
  for (let turn = 1; turn <= WARM_UP + turns; turn += 1) {
    const key = `bench-${String(turn).padStart(16, '0')}`;
    const body = bodyOf(turn);
    const posted = await timed(() => poster.post<{ version: number }>(path, key, body));
    const three = await timed(() => store.write(`${turn}#THREE`, THREE_ITEMS));
    const written = await store.read(keysOfAct(floor, key, posted.result.version));
    const same = await timed(() => store.write(`${turn}#SAME`, written, [nobodys(turn)]));
    if (turn <= WARM_UP) continue;
    act.push(posted.milliseconds);
    threeItems.push(three.milliseconds);
    sameItems.push(same.milliseconds);
  }
  poster.close();
  store.close();
  return {
    act: quantile(act, 0.5),
    threeItems: quantile(threeItems, 0.5),
    sameItems: quantile(sameItems, 0.5),
  };
};

const THREE_ITEMS = [1, 2, 3].map(() => ({ text: 'x'.repeat(200) }));

const keysOfAct = ({ operator, clientId }: Client, key: string, version: number): Key[] => [
  keys.commit(operator, streamOf.tournament(DEMO_PLAN.id), version),
  keys.idempotency(operator, clientId, key),
  keys.tournamentSummary(operator, DEMO_PLAN.id),
];

/** Where nothing is, as the next commit of the registry. */
const nobodys = (turn: number): Key => ({ pk: `BENCH#${turn}#NOBODY`, sk: 'ITEM' });

/** The table through the SDK, with nothing around it but the conditions. */
const openStore = ({ served, table: TableName }: Room) => {
  const client = new DynamoDBClient(served.access);
  const table = dynamoTable(DynamoDBDocumentClient.from(client), TableName, randomUUID);
  const get = async (key: Key): Promise<Item> => {
    const item = await table.get(key);
    if (!item) throw new Error(`The act has not written ${key.pk}.`);
    return item;
  };
  return {
    close: () => client.destroy(),
    read: (found: readonly Key[]) => Promise.all(found.map(get)),
    write: (name: string, items: readonly object[], absent: readonly Key[] = []) =>
      table.write(
        items.map((item, index) => ({
          put: { ...item, pk: `BENCH#${name}`, sk: `ITEM#${index}` },
          when: conditionOf(item as Partial<Item>),
        })),
        absent,
      ),
  };
};

/** As the act sets it: a summary takes the place of an older one. */
const conditionOf = ({ sk, sequence }: Partial<Item>): Condition =>
  sk === keys.tournamentSummary('', '').sk ? { sequenceBelow: Number(sequence) } : 'absent';

const timed = async <Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; milliseconds: number }> => {
  const begin = performance.now();
  const result = await work();
  return { result, milliseconds: performance.now() - begin };
};
