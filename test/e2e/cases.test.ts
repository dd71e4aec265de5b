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
/** Several days, rebuys, add-ons, refunds, moves, rounds of hand-for-hand, unknown orders. */
const TABLES = ['mtt-hand-for-hand-two-tables', 'mtt-0014', 'mtt-0017', 'mtt-0041', 'mtt-0045'];

it('Cases posted over HTTP are answered to the centavo, or with what the API says [R123-I-62] [R123-I-70] [R123-I-71] [R123-I-72] [R123-IV-1.4]', async () => {
  const equal = [...cases.filter(({ id }) => id.startsWith('sng-')), ...TABLES.map(caseOf)];
  const given = [
    givenBack(TIE),
    ...equal,
    { ...TIE, id: 'too-little', terms: { IN: { price: 1_000_003, prizeBps: 1 } } },
  ];
  expect(await answersTo(given)).toEqual([
    { id: TIE.id, answer: TIE.expect },
    ...equal.map(({ id, expect: answer }) => ({ id, answer })),
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
