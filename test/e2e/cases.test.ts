import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AnswerLine } from '../../infra/cases/answer.ts';
import { answerByHttp } from '../../infra/cases/http.ts';
import { runCases } from '../../infra/cases/run.ts';
import { SettlementCase } from '../../infra/cases/settlementCase.ts';

/** A tie, a withdrawal and a disqualification; a case with several tables; one that is refused. */
const CHOSEN = ['sng-same-hand-equal-chips-tie', 'sng-0052', 'mtt-0045'];

const lines = readFileSync('test/cases/tournament-settlement.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { id: string; expect: unknown });
const chosen = lines.filter(({ id }) => CHOSEN.includes(id));

it('answers what was posted over HTTP to the centavo, and says why it cannot [R123-I-62] [R123-I-70]', async () => {
  const [first] = chosen;
  const refused = { ...first, id: 'too-little', terms: { IN: { price: 1_000_003, prizeBps: 1 } } };
  const given = [...chosen, refused].map((one) => JSON.stringify(one));
  const answers: AnswerLine[] = [];
  for await (const line of runCases(given, SettlementCase, answerByHttp)) answers.push(line);
  expect(answers).toEqual([
    ...chosen.map(({ id, expect: answer }) =>
      id.startsWith('sng-')
        ? { id, answer }
        : { id, answer: null, error: failure('case.not-supported-over-http') },
    ),
    { id: 'too-little', answer: null, error: failure('settlement.prize-below-floor') },
  ]);
});

const failure = (code: string) => ({ code, detail: expect.any(String) });
