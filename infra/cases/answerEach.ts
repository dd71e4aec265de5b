import { Rejection } from '../../domain/errors.ts';
import { cite } from '../../domain/regulation/norms.ts';
import type { Answerer } from './answer.ts';

/** Answers cases one by one with the domain alone: no store, no HTTP. */
export const answerEach = <Case extends { readonly id: string }>(
  answer: (given: Case) => object,
): Answerer<Case> =>
  async function* (cases) {
    for (const given of cases) {
      const { id } = given;
      try {
        yield { id, answer: answer(given) };
      } catch (error) {
        yield { id, answer: null, error: explain(error) };
      }
    }
  };

const explain = (error: unknown): { code: string; detail: string } => {
  if (error instanceof Rejection) {
    const norm = error.norm ? `${cite(error.norm)} (${error.norm})` : 'no article';
    return { code: error.code, detail: `${norm}; ${JSON.stringify(error.facts)}` };
  }
  return { code: 'internal', detail: error instanceof Error ? error.message : String(error) };
};
