/**
 * What a complete hand costs over HTTP on one machine, one client, beside a bare transaction of
 * three items on the same store in the same run:
 *
 *     node test/bench/postedHand.ts
 *
 * The hand is of ten players at a table of a Sit & Go: parsed, played through the engine, recorded
 * with its stacks, and answered. Both go through the SDK or HTTP to the same process and take turns.
 */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { DEALER } from '../../infra/client/bodies.ts';
import { at } from '../../infra/client/plan.ts';
import { openSitAndGo } from '../../infra/client/sitAndGo.ts';
import { DEMO_PLAN } from '../../infra/demo/plan.ts';
import { openHouse } from '../support/e2eHouse.ts';

const HANDS = 120;
const WARM_UP = 20;
const SEATS = DEMO_PLAN.players.length;
const CARDS = ['2c', '3c', '4c', '5c', '6c', '7c', '8c', '9c', 'Tc', 'Kc']; // the button at 10
const SMALL_BLIND = 1;

const seatAfter = (seat: number, places: number): number => ((seat + places - 1) % SEATS) + 1;

/** Everybody folds to the big blind but one, who raises and takes it. */
const bodyOf = (hand: number): object => {
  const underTheGun = seatAfter(SMALL_BLIND, hand + 1);
  const others = Array.from({ length: SEATS - 1 }, (_, index) => seatAfter(underTheGun, index + 1));
  return {
    by: DEALER,
    occurredAt: at(DEMO_PLAN, 27),
    table: DEMO_PLAN.table,
    hand,
    ...(hand === 1 && { buttonCards: CARDS.map((card, index) => ({ seat: index + 1, card })) }),
    actions: [
      { seat: underTheGun, action: 'raise', to: 150 },
      ...others.map((seat) => ({ seat, action: 'fold' })),
    ],
  };
};

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
};

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!;

const house = await openHouse();
try {
  await openSitAndGo(house.casino, DEMO_PLAN);
  const client = new DynamoDBClient(house.machine.access);
  const documents = DynamoDBDocumentClient.from(client);
  const TableName = house.stack.byType('AWS::DynamoDB::GlobalTable', 'AWS::DynamoDB::Table')[0]!
    .name;
  const bare = (turn: number) =>
    documents.send(
      new TransactWriteCommand({
        TransactItems: [1, 2, 3].map((item) => ({
          Put: {
            TableName,
            Item: { pk: `BENCH#${turn}`, sk: `ITEM#${item}`, text: 'x'.repeat(200) },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        })),
      }),
    );
  const path = `/v1/tournaments/${DEMO_PLAN.id}/played-hands`;
  const post = (hand: number) =>
    house.casino.floor.post(path, `bench-hand-${String(hand).padStart(8, '0')}`, bodyOf(hand));
  const hands: number[] = [];
  const transactions: number[] = [];
  for (let turn = 1; turn <= HANDS; turn += 1) {
    const hand = await milliseconds(() => post(turn));
    const transaction = await milliseconds(() => bare(turn));
    if (turn <= WARM_UP) continue;
    hands.push(hand);
    transactions.push(transaction);
  }
  client.destroy();
  const [posted, written] = [median(hands), median(transactions)];
  console.log(`${hands.length} hands of ${SEATS} players, one client`);
  console.log(`  posted hand       p50 ${posted.toFixed(2)} ms`);
  console.log(`  three-item write  p50 ${written.toFixed(2)} ms`);
  console.log(`  ratio             ${(posted / written).toFixed(1)} x (at most 4, aim 3)`);
} finally {
  await house.close();
}
