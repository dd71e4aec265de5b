import { isDeepStrictEqual } from 'node:util';
import { decide } from '../../../domain/cash/decide.ts';
import { evolve } from '../../../domain/cash/evolve.ts';
import type { CashFact, CashFactOf } from '../../../domain/cash/facts.ts';
import { type CashTable, initialState } from '../../../domain/cash/state.ts';
import type { Commit } from '../../../events/commit.ts';
import { fromRecorded } from '../../../events/recorded.ts';
import { expandSeed } from '../../shared/seeds.ts';
import { CASH_DRAW_WORDS } from '../drawWords.ts';
import { sha256 } from '../statement.ts';
import type { FoundDraw } from './draws.ts';

/** The draws of seats of a cash table: one a game. @see R40-18, decision T2 */
export const cashDraws = (commits: readonly Commit[]): FoundDraw[] => {
  const found: FoundDraw[] = [];
  let state: CashTable = initialState();
  for (const { events } of commits)
    for (const fact of events.map((one) => fromRecorded<CashFact>(one))) {
      if (fact.type === 'SessionOpened')
        found.push({ drawId: fact.sessionId, comesOut: comesOut(fact, state) });
      state = evolve(state, fact);
    }
  return found;
};

const comesOut = (drawn: CashFactOf<'SessionOpened'>, state: CashTable): boolean => {
  const { sessionId, seed, nextSeedHash, by, occurredAt, jornada } = drawn;
  if (state.status === 'unannounced') return false;
  const seedMatches = sha256(Buffer.from(seed, 'utf8')) === state.seedHash;
  const words = expandSeed(seed, CASH_DRAW_WORDS);
  const draw = { seed, nextSeedHash, seedMatches, words };
  const players = drawn.players.map(({ seat: _, ...player }) => player);
  const asked = { sessionId, players, deckVerified: true, draw, by, occurredAt, jornada };
  try {
    const facts = decide({ type: 'OpenSession', ...asked }, state);
    return isDeepStrictEqual(JSON.parse(JSON.stringify(facts)), [drawn]);
  } catch {
    return false;
  }
};
