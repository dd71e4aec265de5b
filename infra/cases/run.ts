import type * as z from 'zod';
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
  try {
    for (const one of read) yield 'refused' in one ? one.refused : await nextOf(answers);
  } finally {
    await answers.return?.(); // lets go of what the answers came from
  }
}

const nextOf = async (answers: AsyncIterator<AnswerLine>): Promise<AnswerLine> => {
  const next = await answers.next();
  if (next.done) throw new Error('A case was left without an answer.');
  return next.value;
};
