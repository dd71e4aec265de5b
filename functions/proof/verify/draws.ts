import { isDeepStrictEqual } from 'node:util';
import { drawSeats } from '../../../domain/tournament/deciders/drawSeats.ts';
import { evolve } from '../../../domain/tournament/evolve.ts';
import type { FactOf, TournamentFact } from '../../../domain/tournament/facts.ts';
import { initialState, type Tournament } from '../../../domain/tournament/state.ts';
import type { Commit } from '../../../events/commit.ts';
import { fromRecorded } from '../../../events/recorded.ts';
import { expandSeed } from '../../shared/seeds.ts';
import { DRAW_WORDS } from '../drawWords.ts';
import { sha256 } from '../statement.ts';

const TOURNAMENT = 'tournament/';

/**
 * Runs every draw by the system again, from the seed published after it, whose hash was published
 * before it (decision T2).
 *
 * @see R123-IV-8.1, R123-I-88
 */
export const verifyDraws = (
  path: string,
  commits: readonly Commit[],
): { problems: string[]; draws: number } => {
  const problems: string[] = [];
  let draws = 0;
  let state: Tournament = initialState();
  for (const { stream, events } of commits) {
    if (!stream.startsWith(TOURNAMENT)) continue;
    for (const fact of events.map((one) => fromRecorded<TournamentFact>(one))) {
      if (fact.type === 'SeatsDrawn' && fact.method === 'system') {
        draws += 1;
        if (!comesOutAgain(fact, state))
          problems.push(`${path}: el sorteo ${fact.drawId} no sale de su semilla.`);
      }
      state = evolve(state, fact);
    }
  }
  return { problems, draws };
};

const comesOutAgain = (drawn: FactOf<'SeatsDrawn'>, state: Tournament): boolean => {
  const { drawId, seed, nextSeedHash, by, occurredAt, jornada } = drawn;
  if (seed === null || state.status === 'unannounced') return false;
  const seedMatches = sha256(Buffer.from(seed, 'utf8')) === state.seedHash;
  const words = expandSeed(seed, DRAW_WORDS);
  const draw = { method: 'system', seed, nextSeedHash, seedMatches, words } as const;
  try {
    const facts = drawSeats({ type: 'DrawSeats', drawId, draw, by, occurredAt, jornada }, state);
    return isDeepStrictEqual(JSON.parse(JSON.stringify(facts)), [drawn]);
  } catch {
    return false;
  }
};
