import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { AnswerLine } from '../../../infra/cases/answer.ts';
import { answerByEngine } from '../../../infra/cases/engine.ts';
import { runCases } from '../../../infra/cases/run.ts';
import { SettlementCase } from '../../../infra/cases/settlementCase.ts';

const FILE = 'test/cases/tournament-settlement.jsonl';
const source = readFileSync(FILE, 'utf8').trim().split('\n');
const folder = mkdtempSync(join(tmpdir(), 'cases-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = async (...lines: string[]): Promise<AnswerLine[]> => {
  const answered: AnswerLine[] = [];
  for await (const line of runCases(lines, SettlementCase, answerByEngine)) answered.push(line);
  return answered;
};

const changed = (change: (given: { purchases: object[]; exits: object[] }) => void): string => {
  const given = JSON.parse(source[0]!);
  change(given);
  return JSON.stringify(given);
};

describe('The runner of acceptance cases', () => {
  it('does not look at the expected answer', async () => {
    const lied = changed((given) => Object.assign(given, { expect: { pool: 1 } }));
    expect(await run(lied)).toEqual(await run(source[0]!));
  });

  it('answers each case in its place, one that cannot be answered with its reason', async () => {
    const lines = await run('{"id":"broken"', source[0]!, '', '{"id":"empty"}', source[1]!);
    expect(lines.map(({ id, answer }) => [id, answer !== null])).toEqual([
      [null, false],
      ['sng-10-plain', true],
      ['empty', false],
      ['sng-9-odd-centavo', true],
    ]);
  });

  it('names the line and the place of what does not fit', async () => {
    const [line] = await run(
      changed((given) => Object.assign(given.purchases[3]!, { code: 'RB' })),
    );
    expect(line).toMatchObject({
      id: 'sng-10-plain',
      answer: null,
      error: { code: 'case.invalid', detail: 'Line 1: /purchases/3/code terms have no RB' },
    });
  });

  it('lets go of what the answers come from after the last one', async () => {
    let open = false;
    async function* answer(cases: readonly SettlementCase[]): AsyncGenerator<AnswerLine> {
      open = true;
      try {
        for (const { id } of cases) yield { id, answer: {} };
      } finally {
        open = false;
      }
    }
    for await (const _ of runCases([source[0]!], SettlementCase, answer)) expect(open).toBe(true);
    expect(open).toBe(false);
  });

  it('refuses members that the cases do not have', async () => {
    const [line] = await run(changed((given) => Object.assign(given.exits[0]!, { prize: 5 })));
    expect(line).toMatchObject({ answer: null, error: { code: 'case.invalid' } });
  });

  it('gives the refusal of the rules, with its article', async () => {
    const [line] = await run(
      changed((given) => Object.assign(given, { payoutBps: [5000, 3000, 1000] })),
    );
    expect(line).toMatchObject({
      answer: null,
      error: {
        code: 'settlement.scale-not-whole',
        detail: 'Res. LNSE 123/2013, Anexo I, art. 18, inc. 65 (R123-I-65); {"total":9000}',
      },
    });
  });

  it('answers the whole file from the command line', () => {
    const out = join(folder, 'answers.jsonl');
    execFileSync('npm', [
      'run',
      '-s',
      'cases',
      '--',
      '--kind',
      'settlement',
      '--in',
      FILE,
      '--out',
      out,
    ]);
    const answers = readFileSync(out, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const right = source.map((line) => JSON.parse(line));
    expect(answers).toEqual(right.map(({ id, expect: answer }) => ({ id, answer })));
  });

  it.each([
    [
      ['--kind', 'jackpot', '--in', FILE, '--out', 'x'],
      'Kind jackpot is not known; there is: settlement',
    ],
    [
      ['--kind', 'settlement', '--via', 'post', '--in', FILE, '--out', 'x'],
      'Via post is not known',
    ],
    [['--kind', 'settlement', '--in', join(folder, 'none'), '--out', 'x'], 'none cannot be read'],
    [['--kind', 'settlement', '--in', FILE], '--kind, --in and --out are needed.'],
    [['--speed', '9'], "Unknown option '--speed'"],
  ])('says what is wrong with %j', (options, reason) => {
    const { status, stderr } = spawnSync('npm', ['run', '-s', 'cases', '--', ...options], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([2, expect.stringContaining(reason)]);
  });
});
