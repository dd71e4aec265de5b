import { isDeepStrictEqual } from 'node:util';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { decide } from '../../../domain/tournament/decide.ts';
import { entryIdsByNumber } from '../../../domain/tournament/entries.ts';
import { evolve } from '../../../domain/tournament/evolve.ts';
import { seatsIn } from '../../../domain/tournament/evolveSeats.ts';
import type { FactOf, TournamentFact } from '../../../domain/tournament/facts.ts';
import type { SeatGiven, SystemDraw } from '../../../domain/tournament/seatCommands.ts';
import {
  type AnnouncedTournament,
  initialState,
  type Tournament,
} from '../../../domain/tournament/state.ts';
import type { Commit } from '../../../events/commit.ts';
import { fromRecorded } from '../../../events/recorded.ts';
import { expandSeed } from '../../shared/seeds.ts';
import { drawWords } from '../drawWords.ts';
import { sha256 } from '../statement.ts';
import type { FoundDraw } from './draws.ts';

/** The draws of seats and of series by the system. @see R123-IV-8.1, R123-I-88, decision T2 */
export const tournamentDraws = (commits: readonly Commit[]): FoundDraw[] => {
  const found: FoundDraw[] = [];
  let state: Tournament = initialState();
  for (const { events } of commits)
    for (const fact of events.map((one) => fromRecorded<TournamentFact>(one))) {
      const drawn = bySystem(fact);
      if (drawn) found.push({ drawId: actIdOf(drawn), comesOut: comesOutAgain(drawn, state) });
      state = evolve(state, fact);
    }
  return found;
};

type Drawn = FactOf<'SeatsDrawn' | 'SeatsRedrawn' | 'EntriesMoved' | 'SeriesAssigned'>;

const bySystem = (fact: TournamentFact): Drawn | null => {
  switch (fact.type) {
    case 'SeatsDrawn':
    case 'SeatsRedrawn':
    case 'EntriesMoved':
    case 'SeriesAssigned':
      return fact.method === 'system' ? fact : null;
    default:
      return null;
  }
};

const actIdOf = (drawn: Drawn): string => {
  if (drawn.type === 'SeriesAssigned') return drawn.assignmentId;
  return drawn.type === 'EntriesMoved' ? drawn.moveId : drawn.drawId;
};

const comesOutAgain = (drawn: Drawn, state: Tournament): boolean => {
  const { seed, nextSeedHash } = drawn;
  if (seed === null || state.status === 'unannounced') return false;
  const seedMatches = sha256(Buffer.from(seed, 'utf8')) === state.seedHash;
  const words = expandSeed(seed, drawWords(state));
  const draw = { method: 'system', seed, nextSeedHash, seedMatches, words } as const;
  try {
    const facts = decide(commandOf(drawn, draw, state), state);
    return isDeepStrictEqual(JSON.parse(JSON.stringify(facts)), [drawn]);
  } catch {
    return false;
  }
};

/** What was asked for when the draw was made. */
const commandOf = (
  drawn: Drawn,
  draw: SystemDraw,
  state: AnnouncedTournament,
): TournamentCommand => {
  const { by, occurredAt, jornada } = drawn;
  const circumstance = { by, occurredAt, jornada };
  switch (drawn.type) {
    case 'SeatsDrawn':
      return { type: 'DrawSeats', drawId: drawn.drawId, draw, ...circumstance };
    case 'SeatsRedrawn': {
      const { drawId, occasion, reason } = drawn;
      const tables = drawn.tables.map(({ table }) => table);
      const pinned = pinnedBy(drawn, state);
      return {
        type: 'RedrawSeats',
        drawId,
        occasion,
        tables,
        draw,
        pinned,
        reason,
        ...circumstance,
      };
    }
    case 'SeriesAssigned': {
      const { assignmentId } = drawn;
      return { type: 'DrawSeries', assignmentId, draw, ...circumstance };
    }
    case 'EntriesMoved': {
      const { moveId, removed, opened } = drawn;
      const move =
        drawn.cause === 'table-break'
          ? ({ cause: 'table-break', table: removed, draw } as const)
          : ({ cause: 'late-entry', draw, ...(opened && { tables: opened }) } as const);
      return { type: 'MoveEntries', moveId, move, ...circumstance };
    }
  }
};

/** The seats that this redraw pinned; those of earlier ones are kept without asking. */
const pinnedBy = (redraw: FactOf<'SeatsRedrawn'>, state: AnnouncedTournament): SeatGiven[] => {
  const before = state.seatActs.flatMap((act) => (act.type === 'SeatsRedrawn' ? act.pinned : []));
  const ids = entryIdsByNumber(state);
  return seatsIn(redraw).flatMap(({ entryNumber, table, seat }) => {
    const entryId = ids.get(entryNumber);
    const isNew = redraw.pinned.includes(entryNumber) && !before.includes(entryNumber);
    return isNew && entryId !== undefined ? [{ entryId, table, seat }] : [];
  });
};
