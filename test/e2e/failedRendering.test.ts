import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import {
  DescribeExecutionCommand,
  ListExecutionsCommand,
  RedriveExecutionCommand,
  SFNClient,
} from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSitAndGo, playSitAndGo, settleSitAndGo } from '../../infra/client/sitAndGo.ts';
import { type ListedPaper, listPapers, waitForPapers } from '../../infra/demo/papers.ts';
import { eventually, type House, openHouse } from '../support/e2eHouse.ts';
import { papersOf, smallPlan } from '../support/e2ePlan.ts';

const PLAN = smallPlan('failing-2014-05-09');
const PAPERS = papersOf(PLAN, 2);
const OPERATOR = 'casino-demo';
/** A model that is one, but says nothing that can be drawn. */
const UNREADABLE = JSON.stringify({ hash: '0'.repeat(64) });
const DELIVERED_MS = 2_500;
const ATTEMPTS = 5; // the first one and four retries

let house: House;
let s3: S3Client;
let stepFunctions: SFNClient;
let model: { Bucket: string; Key: string };
let closingMachine: string;

beforeAll(async () => {
  house = await openHouse({ timeScale: 0.02 });
  const { access } = house.machine;
  s3 = new S3Client({ ...access, forcePathStyle: true });
  stepFunctions = new SFNClient(access);
  const variable = (name: string) => variablesOf(house)[name] ?? '';
  model = {
    Bucket: variable('ARCHIVE_BUCKET'),
    Key: `${OPERATOR}/LT-0001-00000001/v1/model.json`,
  };
  closingMachine = variable('TOURNAMENT_CLOSING_ARN');
  // As the sweep finds it in AWS; the handler itself runs here.
  for (const [name, value] of Object.entries({ ...variablesOf(house), ...environmentOf(access) }))
    process.env[name] = value;
});
afterAll(() => house?.close());

const environmentOf = ({ endpoint, region, credentials }: House['machine']['access']) => ({
  AWS_ENDPOINT_URL: endpoint,
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
});

/** What the sweep finds in its environment. */
const variablesOf = ({ stack }: House): Record<string, string> => {
  const sweep = stack
    .byType('AWS::Lambda::Function')
    .map(({ properties }) => (properties['Environment'] as Environment | undefined)?.Variables)
    .find((variables) => variables?.['NIGHTLY_ANCHOR_ARN'] !== undefined);
  return sweep ?? {};
};
type Environment = { readonly Variables?: Record<string, string> };

const closings = async () => {
  const list = new ListExecutionsCommand({ stateMachineArn: closingMachine });
  return (await stepFunctions.send(list)).executions ?? [];
};

const papers = (): Promise<readonly ListedPaper[]> => listPapers(house.casino.accounting, PLAN.id);

/** The steps follow each other. */
describe('A paper that cannot be drawn', () => {
  let executionArn: string;
  let versionId: string | undefined;
  let filedBefore: readonly ListedPaper[];

  it('is tried again, and then lies with the dead letters under its execution', async () => {
    const put = new PutObjectCommand({ ...model, Body: UNREADABLE, IfNoneMatch: '*' });
    versionId = (await s3.send(put)).VersionId;
    await openSitAndGo(house.casino, PLAN);
    await playSitAndGo(house.casino, PLAN);
    await settleSitAndGo(house.casino, PLAN);
    const [letter] = await eventually('a dead letter', async () => {
      const letters = await house.deadLetters();
      return letters.length > 0 && letters;
    });
    const [execution] = await closings();
    executionArn = execution?.executionArn ?? '';
    expect(letter).toMatchObject({
      machine: 'tournament-closing',
      execution: executionArn,
      input: { operator: OPERATOR, tournamentId: PLAN.id, closing: 1 },
      error: 'TypeError',
    });
    expect(JSON.stringify(letter)).not.toMatch(/Ejemplo|Muestra|12345678/);
    const log = readFileSync(join(house.folder, 'logs/functions.log'), 'utf8');
    const failures = log.split('\n').filter((line) => /renderFunction.* ERROR/.test(line));
    expect(failures.length).toBeGreaterThanOrEqual(ATTEMPTS);
    await eventually('the end of the execution', async () => {
      const [{ status } = {}] = await closings();
      return status === 'FAILED';
    });
  });

  it('keeps nothing else from being filed', async () => {
    const { LT: _, AS: __, GIC: ___, SO: ____, ...others } = PAPERS;
    await waitForPapers(house.casino.accounting, PLAN.id, others, 90_000);
    filedBefore = (await papers()).filter(({ status }) => status === 'filed');
    const lt = (await papers()).find(({ kind }) => kind === 'LT');
    expect(lt).toMatchObject({ documentId: 'LT-0001-00000001', status: 'issued', files: [] });
  });

  it('is left alone by the sweep, which sees the work and starts nothing beside it', async () => {
    const { handler } = await import('../../functions/scheduled/sweep.ts');
    expect(await handler()).toEqual({ found: 1 });
    expect(await closings()).toHaveLength(1);
  });

  it('is finished by a redrive after the repair, which finds what was filed', async () => {
    const bypass = { VersionId: versionId, BypassGovernanceRetention: true };
    await s3.send(new DeleteObjectCommand({ ...model, ...bypass }));
    await stepFunctions.send(new RedriveExecutionCommand({ executionArn }));
    await eventually('the end of the execution', async () => {
      const { status } = await stepFunctions.send(new DescribeExecutionCommand({ executionArn }));
      return status === 'SUCCEEDED';
    });
    const now = await waitForPapers(house.casino.accounting, PLAN.id, PAPERS, 90_000);
    expect(now).toHaveLength(16);
    expect(now).toEqual(expect.arrayContaining([...filedBefore]));
    expect(now.find(({ kind }) => kind === 'LT')).toMatchObject({
      documentId: 'LT-0001-00000001',
      version: 1,
      files: [{ format: 'pdf' }, { format: 'xlsx' }],
    });
    const { handler } = await import('../../functions/scheduled/sweep.ts');
    expect(await handler()).toEqual({ found: 0 });
  });
});

describe('Events that the bus delivers again', () => {
  it('make no second paper and start nothing', async () => {
    const before = await papers();
    const [bus] = house.stack.byType('AWS::Events::EventBus');
    const entries = Object.entries(REPEATED).map(([name, facts]) => ({
      EventBusName: bus?.name ?? '',
      Source: 'tapete',
      DetailType: `ar.tapete.${name}.v1`,
      Detail: JSON.stringify({
        type: `ar.tapete.${name}.v1`,
        data: { operator: OPERATOR, tournamentId: PLAN.id, ...facts },
      }),
    }));
    const put = new PutEventsCommand({ Entries: [...entries, ...entries] });
    const sent = await new EventBridgeClient(house.machine.access).send(put);
    expect(sent.FailedEntryCount).toBe(0);
    await setTimeout(DELIVERED_MS);
    expect(await papers()).toEqual(before);
    expect(await closings()).toHaveLength(1);
    expect(await house.deadLetters()).toHaveLength(1);
  });
});

const WINNER = `${PLAN.id}-entry-01`;
const REPEATED = {
  TournamentClosed: { closing: 1 },
  EntryPaid: { entryId: WINNER },
  PrizePaid: { entryId: WINNER },
  PrizeConfirmed: { entryId: WINNER, confirmation: 1 },
};
