import { seatsIn } from '../../domain/tournament/evolveSeats.ts';
import type { FactOf } from '../../domain/tournament/facts.ts';
import type { SystemDraw } from '../../domain/tournament/seatCommands.ts';
import type { AnnouncedTournament, SeatAct } from '../../domain/tournament/state.ts';
import { drawWords } from '../proof/drawWords.ts';
import { expandSeed, seedOf } from '../shared/seeds.ts';
import type { Scene } from './act.ts';

/** The draw whose seed was sealed by the announcement or by the draw before (decision T2). */
export const drawBySystem = async (
  { ports, operator, state }: Scene,
  tournamentId: string,
): Promise<SystemDraw> => {
  const acts = [...state.draws, ...state.seatActs, ...state.seriesAssignments];
  const drawn = acts.filter(({ method }) => method === 'system').length;
  const [current, next] = await Promise.all([
    seedOf(ports, operator, tournamentId, drawn + 1),
    seedOf(ports, operator, tournamentId, drawn + 2),
  ]);
  return {
    method: 'system',
    seed: current.seed,
    nextSeedHash: next.hash,
    seedMatches: current.hash === state.seedHash,
    words: expandSeed(current.seed, drawWords(state)),
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

/** A redraw or a move as it was recorded, with the seed that explains it. */
export const seatActReply = ({ seatActs, seedHash }: AnnouncedTournament, actId: string) => {
  const act = seatActs.find((one) => seatActId(one) === actId);
  const seats = act === undefined ? [] : seatsIn(act);
  return { seed: act?.seed ?? null, nextSeedHash: seedHash, seats };
};

const seatActId = (act: SeatAct): string => (act.type === 'EntriesMoved' ? act.moveId : act.drawId);
