import {
  DescribeExecutionCommand,
  ExecutionDoesNotExist,
  SFNClient,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RegistryFact } from '../../domain/registry/facts.ts';
import type { Instant, Jornada } from '../../domain/time/jornada.ts';
import { GENESIS_HASH } from '../../events/commit.ts';
import { catchUpExports } from '../../functions/scheduled/exports.ts';
import { keys } from '../../functions/shared/keys.ts';
import { commitAfter, createStore } from '../../functions/shared/store.ts';
import { memoryTable } from '../support/memoryTable.ts';

const OPERATOR = 'casino';
const mock = mockClient(SFNClient);
beforeEach(() => {
  mock.reset();
  mock.on(StartExecutionCommand).resolves({});
  const none = new ExecutionDoesNotExist({ message: 'none', $metadata: {} });
  mock.on(DescribeExecutionCommand).rejects(none);
  process.env['LNSE_EXPORT_ARN'] = 'arn:aws:states:sa-east-1:123:stateMachine:Export';
  process.env['AWS_REGION'] = 'sa-east-1';
});

/** The jornadas whose export was started. */
const started = () =>
  mock
    .commandCalls(StartExecutionCommand)
    .map(({ args }) => JSON.parse(args[0].input.input ?? '').jornada);

/** A house that exports at 10 from a jornada on; some jornadas have reached their readers. */
const houseFrom = async (from: string | null, delivered: readonly string[] = []) => {
  const { table } = memoryTable();
  const store = createStore({ table, release: 'test', nowSeconds: () => 0 });
  const at = '2014-05-01T12:00:00.000Z' as Instant;
  const schedule = { from: from as Jornada, hour: 10 };
  const fact: RegistryFact = {
    type: 'ExportScheduled',
    by: '1001',
    occurredAt: at,
    jornada: '2014-05-01' as Jornada,
    schedule,
  };
  const rest = { operator: OPERATOR, stream: 'registry', recordedAt: at, client: 'test' };
  const begin = { state: null, sequence: 0, hash: GENESIS_HASH };
  const commit = commitAfter(begin, [fact], { ...rest, requestId: 'r', idempotencyKey: 'k' });
  if (from !== null) await table.write([commit]);
  for (const jornada of delivered) {
    const key = keys.exportEdition(OPERATOR, jornada, 1);
    await table.write([{ put: { ...key, jornada, delivered: true }, when: 'absent' }]);
  }
  return { table, store };
};

describe('The daily export', () => {
  // The clock of the room is three hours behind; the jornada of the 9th ends on the 10th at 6.
  it.each([
    ['2014-05-10T12:59:00.000Z', []],
    ['2014-05-10T13:00:00.000Z', ['2014-05-09']],
    ['2014-05-11T12:59:00.000Z', ['2014-05-09']],
  ])('at %s starts %j, of a house that exports at 10 from the 9th on', async (now, jornadas) => {
    await catchUpExports(await houseFrom('2014-05-09'), OPERATOR, now as Instant);
    expect(started()).toEqual(jornadas);
  });

  it('catches up missed hours, and starts nothing that has reached its readers', async () => {
    const house = await houseFrom('2014-05-09', ['2014-05-10']);
    await catchUpExports(house, OPERATOR, '2014-05-13T13:00:00.000Z' as Instant);
    expect(started()).toEqual(['2014-05-09', '2014-05-11', '2014-05-12']);
  });

  it('finishes the one that was begun on the last day of a month of missed ones', async () => {
    const house = await houseFrom('2014-05-09');
    const paper = { operator: OPERATOR, jornada: '2014-05-12', documentId: 'IJ-0001-00000001' };
    const about = { ...paper, version: 1, tournamentId: null, table: null };
    const key = keys.paper(OPERATOR, paper.documentId, 1);
    await house.table.write([{ put: { ...key, ...keys.paperIndexes(about) }, when: 'absent' }]);
    const on = async (now: string): Promise<string> => {
      mock.resetHistory();
      await catchUpExports(house, OPERATOR, now as Instant);
      return started()[0];
    };
    expect(await on('2014-06-13T13:00:00.000Z')).toBe('2014-05-12'); // its 31st day
    expect(await on('2014-06-15T13:00:00.000Z')).toBe('2014-05-12');
    expect(await on('2014-06-16T13:00:00.000Z')).toBe('2014-05-15'); // given up, as 13 and 14 were
  });

  it('is nobody’s who scheduled none', async () => {
    await catchUpExports(await houseFrom(null), OPERATOR, '2014-05-13T13:00:00.000Z' as Instant);
    expect(started()).toEqual([]);
  });
});
