import { expect } from 'vitest';
import type { Commit } from '../../../events/commit.ts';
import { verifyDraws } from '../../../functions/proof/verify/draws.ts';
import { ports } from '../../../functions/shared/runtime.ts';
import { readCommits } from '../../../functions/shared/store.ts';

type Forge = (fact: Record<string, unknown>) => void;

/** The draws of a stream come out of their seeds, and no more once a fact of it is forged. */
export const expectDrawsAgain = async (
  operator: string,
  stream: string,
  { draws, of, forge }: { draws: number; of: string; forge: Forge },
): Promise<void> => {
  const commits = await readCommits(ports().table, operator, stream);
  expect(verifyDraws('x', commits)).toEqual({ problems: [], draws });
  const forged = structuredClone(commits) as unknown as { events: Record<string, unknown>[] }[];
  const facts = forged.flatMap(({ events }) => events).filter(({ type }) => type === of);
  expect(facts.length).toBeGreaterThan(0);
  for (const fact of facts.slice(0, 1)) forge(fact);
  const { problems } = verifyDraws('x', forged as unknown as Commit[]);
  expect(problems).toEqual([expect.stringMatching(/^x: el sorteo .* no sale de su semilla\.$/)]);
};
