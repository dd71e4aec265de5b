import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { principalsOf } from '../../infra/local/iam/policies.ts';
import { synthesize } from '../infra/support/synthesis.ts';
import { CALLS_FILE, RAN_FILE } from '../support/e2eCalls.ts';

type Excuse = {
  readonly action: RegExp;
  /** Whose; everybody's when it is left out. */
  readonly of?: RegExp;
  readonly reason: string;
};

/** Granted and never seen by the fronts of one machine, each with its reason. */
const UNSEEN: readonly Excuse[] = [
  { action: /^logs:/, reason: 'Lambda and Step Functions write logs themselves.' },
  { action: /^xray:/, reason: 'Traces are sent by the runtime of Lambda and by Step Functions.' },
  {
    action: /^kms:(Decrypt|GenerateDataKey\*?|Encrypt|ReEncrypt\*|DescribeKey)$/,
    reason: 'DynamoDB, S3 and SQS ask KMS in the name of their caller.',
  },
  {
    action: /^dynamodb:(GetItem|BatchGetItem|Query)$/,
    reason: 'Readers get all three: who may use one of them sees the same items by the others.',
  },
  {
    action: /^sqs:(SendMessage|GetQueueAttributes|GetQueueUrl)$/,
    reason:
      'Lambda and the state machines bury what failed for good; the tests provoke it for one.',
  },
  {
    action: /^dynamodb:ConditionCheckItem$/,
    reason:
      'Who may write may also ask of an item that nobody wrote it; some acts come too seldom to.',
  },
  {
    action: /^dynamodb:UpdateItem$/,
    reason:
      'Posts are counted once for each 2 % of what a client may send, which no test of one house does.',
  },
  {
    action: /^states:StartExecution$/,
    of: /^sweep/,
    reason:
      'What was missed is started by the clock, and the tests may end before its next quarter.',
  },
  {
    action: /^ses:SendEmail$/,
    reason: 'SES asks for this one or for SendRawEmail by what the mail holds.',
  },
  {
    action: /^dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams)$/,
    reason: 'Lambda reads the stream of the table in the name of the function.',
  },
  {
    action: /^(events:(PutTargets|PutRule|DescribeRule)|states:(DescribeExecution|StopExecution))$/,
    reason: 'Step Functions waits for a child execution by a rule of its own.',
  },
];

const linesOf = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

const files = readdirSync('test/e2e').filter((name) => name.endsWith('.test.ts'));
const ran = new Set(linesOf(RAN_FILE));

/** That nothing is missing needs no test: the fronts refuse what is not granted. */
describe.skipIf(files.some((name) => !ran.has(name)))('What the roles are granted', () => {
  const seen = new Set(linesOf(CALLS_FILE));
  const granted = principalsOf(synthesize('local').stack).flatMap(({ id, statements }) =>
    statements.flatMap(({ Action }) => [Action].flat().map((action) => ({ id, action }))),
  );
  const excuses = (one: Excuse, { id, action }: { readonly id: string; readonly action: string }) =>
    one.action.test(action) && (one.of?.test(id) ?? true);

  it('is used in the end-to-end tests, or has its reason not to be', () => {
    const unused = granted.filter(
      (one) =>
        !UNSEEN.some((excuse) => excuses(excuse, one)) && !seen.has(`${one.id} ${one.action}`),
    );
    expect(unused.map(({ id, action }) => `${id} ${action}`)).toEqual([]);
  });

  it('is excused nowhere without need', () => {
    const idle = UNSEEN.filter((excuse) => !granted.some((one) => excuses(excuse, one)));
    expect(idle).toEqual([]);
  });
});
