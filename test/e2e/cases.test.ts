import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AnswerLine } from '../../infra/cases/answer.ts';
import { answerByHttp } from '../../infra/cases/http.ts';
import { runCases } from '../../infra/cases/run.ts';
import { SettlementCase } from '../../infra/cases/settlementCase.ts';

const cases = readFileSync('test/cases/tournament-settlement.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { id: string; purchases: object[]; expect: unknown });
const caseOf = (id: string) => cases.find((one) => one.id === id)!;

const TIE = caseOf('sng-same-hand-equal-chips-tie');
const LEAVING = caseOf('sng-0052');
const SEVERAL_TABLES = caseOf('mtt-0045');

it('Cases posted over HTTP are answered to the centavo, or with what the API says [R123-I-62] [R123-I-70] [R123-IV-1.4]', async () => {
  const given = [
    givenBack(TIE),
    LEAVING,
    SEVERAL_TABLES,
    { ...TIE, id: 'too-little', terms: { IN: { price: 1_000_003, prizeBps: 1 } } },
  ];
  expect(await answersTo(given)).toEqual([
    { id: TIE.id, answer: TIE.expect },
    { id: LEAVING.id, answer: LEAVING.expect },
    refusal(SEVERAL_TABLES.id, 'case.not-supported-over-http'),
    refusal('too-little', 'settlement.prize-below-floor'),
  ]);
});

const answersTo = async (given: readonly object[]): Promise<AnswerLine[]> => {
  const lines = given.map((one) => JSON.stringify(one));
  const answers: AnswerLine[] = [];
  for await (const line of runCases(lines, SettlementCase, answerByHttp)) answers.push(line);
  return answers;
};

/** The same event, of whose full table an eleventh entry was sold and given back. */
const givenBack = (one: typeof TIE) => ({
  ...one,
  purchases: [...one.purchases, { ...one.purchases[0], entry: 11, table: null, refunded: true }],
});

const refusal = (id: string, code: string) => ({
  id,
  answer: null,
  error: { code, detail: expect.any(String) },
});
