import type { z } from 'zod';
import type { Answerer, AnswerLine } from './answer.ts';
import { readCase } from './read.ts';

/** Answers each line of a case file, in its order; blank lines are no cases. */
export async function* runCases<Case>(
  lines: readonly string[],
  schema: z.ZodType<Case>,
  answer: Answerer<Case>,
): AsyncGenerator<AnswerLine> {
  const read = lines.flatMap((line, index) =>
    line.trim() ? [readCase(schema, line, index + 1)] : [],
  );
  const valid = read.flatMap((one) => ('ok' in one ? [one.ok] : []));
  const answers = answer(valid)[Symbol.asyncIterator]();
  for (const one of read) {
    if ('refused' in one) {
      yield one.refused;
      continue;
    }
    const next = await answers.next();
    if (next.done) throw new Error('A case was left without an answer.');
    yield next.value;
  }
}
