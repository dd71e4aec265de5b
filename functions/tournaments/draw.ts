import type { DrawMethod } from '../../domain/tournament/commands.ts';
import type { FactOf } from '../../domain/tournament/facts.ts';
import { DRAW_WORDS } from '../proof/drawWords.ts';
import { expandSeed, seedOf } from '../shared/seeds.ts';
import type { Scene } from './act.ts';

/** The draw whose seed was sealed by the announcement or by the draw before (decision T2). */
export const drawBySystem = async (
  { ports, operator, state }: Scene,
  tournamentId: string,
): Promise<DrawMethod> => {
  const drawn = state.draws.filter(({ method }) => method === 'system').length;
  const [current, next] = await Promise.all([
    seedOf(ports, operator, tournamentId, drawn + 1),
    seedOf(ports, operator, tournamentId, drawn + 2),
  ]);
  return {
    method: 'system',
    seed: current.seed,
    nextSeedHash: next.hash,
    seedMatches: current.hash === state.seedHash,
    words: expandSeed(current.seed, DRAW_WORDS),
  };
};

/** The outcome with the seed that explains it. */
export const drawReply = (
  draws: readonly FactOf<'SeatsDrawn'>[],
  nextSeedHash: string,
  drawId: string,
) => {
  const drawn = draws.find((one) => one.drawId === drawId);
  return { seed: drawn?.seed ?? null, nextSeedHash, seats: drawn?.seats ?? [] };
};
