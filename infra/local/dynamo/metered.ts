import type { Meter } from '../meter.ts';
import type { Operation, Operations } from './context.ts';
import { engine } from './dynalite.ts';
import type { Item } from './types.ts';

type Count = (body: unknown, answer: unknown) => number;

const WRITE_UNIT_BYTES = 1024;
const READ_UNIT_BYTES = 4096;
const INDEX_KEYS = ['gsi1pk', 'gsi2pk'];

/** The same operations, which count the units that DynamoDB would charge on demand. */
export const metered = (operations: Operations, meter: Meter): Operations =>
  Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => {
      const write = WRITES[name];
      const read = READS[name];
      if (write) return [name, countingWrites(operation, write, meter)];
      return [name, read ? countingReads(operation, read, meter) : operation];
    }),
  );

/** Counted before, because the operation uses its items up; a refused write is charged too. */
const countingWrites =
  (operation: Operation, count: Count, meter: Meter): Operation =>
  (body) => {
    meter.add('writeUnits', count(body, undefined));
    return operation(body);
  };

const countingReads =
  (operation: Operation, count: Count, meter: Meter): Operation =>
  async (body) => {
    const answer = await operation(body);
    meter.add('readUnits', count(body, answer));
    return answer;
  };

type Step = { readonly Item?: Item };
type Batch = { readonly RequestItems: Record<string, { readonly PutRequest?: Step }[]> };
type BatchRead = {
  readonly RequestItems: Record<
    string,
    { readonly Keys: object[]; readonly ConsistentRead?: boolean }
  >;
};

const WRITES: Readonly<Record<string, Count>> = {
  PutItem: (body) => unitsOf(body as Step, 1),
  UpdateItem: () => 1, // counters alone are updated, far below a KB
  DeleteItem: () => 1,
  BatchWriteItem: (body) =>
    sum(
      Object.values((body as Batch).RequestItems)
        .flat()
        .map(({ PutRequest = {} }) => unitsOf(PutRequest, 1)),
    ),
  TransactWriteItems: (body) =>
    sum(
      (body as { TransactItems: Record<string, Step>[] }).TransactItems.flatMap((one) =>
        Object.values(one).map((step) => unitsOf(step, 2)),
      ),
    ),
};

/** The item itself, and a copy in each index that lists it; indexes are not transactional. */
const unitsOf = ({ Item: item }: Step, factor: number): number => {
  if (!item) return factor;
  const units = Math.ceil(engine.itemSize(item) / WRITE_UNIT_BYTES);
  const copies = INDEX_KEYS.filter((key) => key in item).length;
  return units * (factor + copies);
};

const sizeOf = (items: readonly Item[]): number => sum(items.map((item) => engine.itemSize(item)));

const readUnits = (bytes: number, factor: number): number =>
  Math.max(1, Math.ceil(bytes / READ_UNIT_BYTES)) * factor;

const factorOf = (body: unknown): number =>
  (body as { ConsistentRead?: boolean }).ConsistentRead ? 1 : 0.5;

const READS: Readonly<Record<string, Count>> = {
  GetItem: (body, answer) => {
    const { Item: item } = answer as Step;
    return readUnits(item ? sizeOf([item]) : 0, factorOf(body));
  },
  Query: (body, answer) => {
    const { Items: items = [] } = answer as { Items?: Item[] };
    return readUnits(sizeOf(items), factorOf(body));
  },
  BatchGetItem: (body, answer) => {
    const { Responses: found } = answer as { Responses: Record<string, Item[]> };
    return sum(
      Object.entries((body as BatchRead).RequestItems).map(([name, asked]) => {
        const items = found[name] ?? [];
        const missing = asked.Keys.length - items.length;
        const factor = factorOf(asked);
        return (
          sum(items.map((item) => readUnits(sizeOf([item]), factor))) +
          missing * readUnits(0, factor)
        );
      }),
    );
  },
  TransactGetItems: (_, answer) => {
    const { Responses: found } = answer as { Responses: Step[] };
    return sum(found.map(({ Item: item }) => readUnits(item ? sizeOf([item]) : 0, 2)));
  },
};

const sum = (numbers: readonly number[]): number => numbers.reduce((one, two) => one + two, 0);
