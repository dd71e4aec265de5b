import type { Commit } from '../../../events/commit.ts';
import { bankDraws } from './bankDraws.ts';
import { cashDraws } from './cashDraws.ts';
import { tournamentDraws } from './tournamentDraws.ts';

/** Draws by the system found in the facts of a stream, each with whether it comes out again. */
export type FoundDraw = { readonly drawId: string; readonly comesOut: boolean };

/** How draws are found, by the kind of stream. */
const KINDS: readonly (readonly [string, (commits: readonly Commit[]) => FoundDraw[]])[] = [
  ['tournament/', tournamentDraws],
  ['cash/', cashDraws],
  ['table/', bankDraws],
];

/**
 * Runs every draw by the system again, from the seed published after it, whose hash was published
 * before it (decision T2): seats of tournaments and of cash tables, and the special prizes of
 * Madero Poker Bonus.
 *
 * @see R123-IV-8.1, R123-I-88, R40-18, R132-56, R132-57
 */
export const verifyDraws = (
  path: string,
  commits: readonly Commit[],
): { problems: string[]; draws: number } => {
  const found = KINDS.flatMap(([prefix, drawsOf]) =>
    drawsOf(commits.filter(({ stream }) => stream.startsWith(prefix))),
  );
  const problems = found
    .filter(({ comesOut }) => !comesOut)
    .map(({ drawId }) => `${path}: el sorteo ${drawId} no sale de su semilla.`);
  return { problems, draws: found.length };
};
