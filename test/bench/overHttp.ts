import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { type Key, keys } from '../../functions/shared/keys.ts';
import { streamOf } from '../../functions/shared/streams.ts';
import { openSitAndGo } from '../../infra/client/sitAndGo.ts';
import { DEMO_PLAN } from '../../infra/demo/plan.ts';
import { type House, openHouse } from '../support/e2eHouse.ts';
import { quantile } from './figure.ts';

/** An act of the Sit & Go that the floor can post again and again. */
export type Act = { readonly path: string; readonly bodyOf: (turn: number) => object };

/** p50 in milliseconds of an act over HTTP and of bare transactions on the same store. */
export type Medians = {
  readonly act: number;
  /** Of three small items. */
  readonly threeItems: number;
  /** Of the items that the act writes: its commit, the answer to its key, the summary. */
  readonly sameItems: number;
};

const WARM_UP = 20;

/** A Sit & Go in play, on a machine of its own. */
export const withSitAndGo = async <Result>(
  work: (house: House) => Promise<Result>,
): Promise<Result> => {
  const house = await openHouse();
  try {
    await openSitAndGo(house.casino, DEMO_PLAN);
    return await work(house);
  } finally {
    await house.close();
  }
};

/** One client; the three take turns, so that a busy moment is everybody's. */
export const besideTransactions = async (
  house: House,
  { path, bodyOf }: Act,
  turns: number,
): Promise<Medians> => {
  const store = openStore(house);
  const act: number[] = [];
  const threeItems: number[] = [];
  const sameItems: number[] = [];
  for (let turn = 1; turn <= WARM_UP + turns; turn += 1) {
    const key = `bench-${String(turn).padStart(16, '0')}`;
    const posted = await timed(() =>
      house.casino.floor.post<{ version: number }>(path, key, bodyOf(turn)),
    );
    const three = await timed(() => store.write(`${turn}#THREE`, THREE_ITEMS));
    const written = await store.read(keysOfAct(house, key, posted.result.version));
    const same = await timed(() => store.write(`${turn}#SAME`, written));
    if (turn <= WARM_UP) continue;
    act.push(posted.milliseconds);
    threeItems.push(three.milliseconds);
    sameItems.push(same.milliseconds);
  }
  store.close();
  return {
    act: quantile(act, 0.5),
    threeItems: quantile(threeItems, 0.5),
    sameItems: quantile(sameItems, 0.5),
  };
};

const THREE_ITEMS = [1, 2, 3].map(() => ({ text: 'x'.repeat(200) }));

const keysOfAct = ({ machine }: House, key: string, version: number): Key[] => {
  const floor = machine.clients.find(({ role }) => role === 'floor')!;
  return [
    keys.commit(floor.operator, streamOf.tournament(DEMO_PLAN.id), version),
    keys.idempotency(floor.operator, floor.clientId, key),
    keys.tournamentSummary(floor.operator, DEMO_PLAN.id),
  ];
};

/** The table through the SDK alone. */
const openStore = ({ machine, stack }: House) => {
  const client = new DynamoDBClient(machine.access);
  const documents = DynamoDBDocumentClient.from(client);
  const TableName = stack.byType('AWS::DynamoDB::GlobalTable', 'AWS::DynamoDB::Table')[0]!.name;
  const get = async (Key: Key): Promise<object> => {
    const { Item } = await documents.send(new GetCommand({ TableName, Key }));
    if (!Item) throw new Error(`The act has not written ${Key.pk}.`);
    return Item;
  };
  return {
    close: () => client.destroy(),
    read: (found: readonly Key[]) => Promise.all(found.map(get)),
    write: (name: string, items: readonly object[]) =>
      documents.send(
        new TransactWriteCommand({
          TransactItems: items.map((item, index) => ({
            Put: {
              TableName,
              Item: { ...item, pk: `BENCH#${name}`, sk: `ITEM#${index}` },
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          })),
        }),
      ),
  };
};

const timed = async <Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; milliseconds: number }> => {
  const begin = performance.now();
  const result = await work();
  return { result, milliseconds: performance.now() - begin };
};
