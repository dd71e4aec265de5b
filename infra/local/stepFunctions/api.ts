import { AwsError } from '../awsError.ts';
import type { Engine } from './engine.ts';
import type { ExecutionRecord } from './record.ts';

type Input = Record<string, unknown>;
type Operation = (engine: Engine, input: Input) => Promise<object>;

const PAGE_SIZE = 100;

const OPERATIONS: Record<string, Operation> = {
  StartExecution: async (engine, { stateMachineArn, name, input }) => {
    const record = await engine.start({
      stateMachineArn: String(stateMachineArn),
      name: name as string | undefined,
      input: input as string | undefined,
    });
    return { executionArn: record.executionArn, startDate: record.startDate };
  },
  DescribeExecution: async (engine, { executionArn }) =>
    described(await engine.find(String(executionArn))),
  ListExecutions: async (engine, { stateMachineArn, statusFilter, maxResults, nextToken }) => {
    const all = await engine.list(String(stateMachineArn));
    const wanted = all.filter(({ status }) => !statusFilter || status === statusFilter);
    const { items, next } = page(wanted, maxResults, nextToken);
    return { executions: items.map(listed), ...next };
  },
  StopExecution: async (engine, { executionArn, error, cause }) => {
    const record = await engine.abort(
      String(executionArn),
      error as string | undefined,
      cause as string | undefined,
    );
    return { stopDate: record.stopDate };
  },
  GetExecutionHistory: async (engine, { executionArn, reverseOrder, maxResults, nextToken }) => {
    const all = await engine.history(String(executionArn));
    const { items, next } = page(reverseOrder ? all.toReversed() : all, maxResults, nextToken);
    return { events: items, ...next };
  },
  RedriveExecution: async (engine, { executionArn }) => ({
    redriveDate: (await engine.redrive(String(executionArn))).redriveDate,
  }),
};

/** Answers one call of the Step Functions API (JSON 1.0). */
export const stepFunctionsApi =
  (engine: Engine) =>
  (operation: string, input: Input): Promise<object> => {
    const run = OPERATIONS[operation];
    if (run) return run(engine, input);
    throw new AwsError('UnknownOperationException', `No local operation ${operation}.`);
  };

const described = (record: ExecutionRecord): object => {
  const { runs, startedBy, named, ...told } = record;
  const redrivable = record.status !== 'RUNNING' && record.status !== 'SUCCEEDED';
  return { ...told, redriveStatus: redrivable ? 'REDRIVABLE' : 'NOT_REDRIVABLE' };
};

const listed = (record: ExecutionRecord): object => {
  const { executionArn, stateMachineArn, name, status, startDate, stopDate } = record;
  return { executionArn, stateMachineArn, name, status, startDate, stopDate };
};

const page = <Item>(all: Item[], maxResults: unknown, nextToken: unknown) => {
  const from = Number(nextToken ?? 0);
  const to = from + Number(maxResults || PAGE_SIZE);
  const next = to < all.length ? { nextToken: String(to) } : {};
  return { items: all.slice(from, to), next };
};
