import type { Language } from '../language.ts';
import type { ProblemDocument } from './explain.ts';

/**
 * What the caller may know of a thrown value, see `explain`. The texts of all problems lie in a file
 * of their own beside the bundle: a function reads them when it first refuses, not when it starts.
 */
export const told = async (
  error: unknown,
  requestId: string,
  language: Language,
  body?: unknown,
): Promise<ProblemDocument> => {
  const { explain } = await import('./explain.ts');
  return explain(error, requestId, language, body);
};
