import type { Commit } from '../../../events/commit.ts';
import { versionOf } from '../../../events/upcast.ts';
import { bankDraws } from './bankDraws.ts';
import { cashDraws } from './cashDraws.ts';
import { guarded } from './guarded.ts';
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
  const later = commits.find(({ events }) =>
    events.some(({ type, version }) => version > versionOf(type)),
  );
  if (later) {
    const told = `el registro ${later.sequence} es de una versión posterior a este verificador`;
    return { problems: [`${path}: ${told}.`], draws: 0 };
  }
  let draws = 0;
  const problems = guarded(path, () => {
    const found = KINDS.flatMap(([prefix, drawsOf]) =>
      drawsOf(commits.filter(({ stream }) => stream.startsWith(prefix))),
    );
    draws = found.length;
    return found
      .filter(({ comesOut }) => !comesOut)
      .map(({ drawId }) => `${path}: el sorteo ${drawId} no sale de su semilla.`);
  });
  return { problems: [...problems], draws };
};
