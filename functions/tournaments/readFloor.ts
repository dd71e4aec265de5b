import { isDeckDue } from '../../domain/tournament/floor/decks.ts';
import { streetOf } from '../../domain/tournament/floor/evolveFloor.ts';
import { tablesOf } from '../../domain/tournament/tables.ts';
import type { Handler } from '../shared/operation.ts';
import { read } from './read.ts';
import type { readFloor as route } from './readFloor.schema.ts';

/** GET …/floor — what the floor has to do (R123-II-20, R123-II-70, R123-I-21). */
export const readFloor: Handler<typeof route> = (input) =>
  read(input, (state) => {
    const { floor, rounds, terms } = state;
    const { round, street, reported } = streetOf(floor, rounds.round);
    return {
      tables: tablesOf(terms).map((table) => ({
        table,
        backs: floor.checks[table]?.backs ?? [],
        back: floor.decks[table]?.back ?? null,
        deckDue: isDeckDue(state, table),
        deckCall: floor.deckCalls[table]?.cause ?? null,
      })),
      timeLimits: Object.entries(floor.limits).map(([entryId, seconds]) => ({ entryId, seconds })),
      streetControl: floor.streetControl,
      street: {
        round,
        street,
        waitsFor: rounds.pending.filter((table) => !reported.includes(table)),
      },
    };
  });
