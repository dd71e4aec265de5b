import type * as z from 'zod';
import type { AnswerLine } from './answer.ts';

/** A line of a case file: the case, or why it is none. */
export type ReadCase<Case> = { readonly ok: Case } | { readonly refused: AnswerLine };

/**
 * Reads one line. `expect` is dropped before anything else looks at the case, so that no answer
 * can come from it.
 *
 * @param lineNumber 1, 2, 3 …, to name a line that has no id
 */
export const readCase = <Case>(
  schema: z.ZodType<Case>,
  line: string,
  lineNumber: number,
): ReadCase<Case> => {
  const parsed = parseLine(line);
  if (parsed === undefined)
    return refuse(null, 'case.not-json', `Line ${lineNumber} is not a JSON object.`);
  const { expect: _, ...given } = parsed;
  const read = schema.safeParse(given);
  if (read.success) return { ok: read.data };
  const id = typeof given['id'] === 'string' ? given['id'] : null;
  return refuse(id, 'case.invalid', `Line ${lineNumber}: ${issues(read.error)}`);
};

const parseLine = (line: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
};

const refuse = (id: string | null, code: string, detail: string) => ({
  refused: { id, answer: null, error: { code, detail } },
});

const issues = (error: z.ZodError): string =>
  error.issues.map(({ path, message }) => `/${path.join('/')} ${message}`).join('; ');
