import { countdown } from '../../domain/hand/timeToAct.ts';
import type { Instant } from '../../domain/time/jornada.ts';
import { isDeckDue } from '../../domain/tournament/floor/decks.ts';
import { streetOf } from '../../domain/tournament/floor/evolveFloor.ts';
import type { AnnouncedTournament } from '../../domain/tournament/state.ts';
import { tablesOf } from '../../domain/tournament/tables.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
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
        bettingLine: floor.checks[table]?.bettingLine ?? false,
      })),
      timeLimits: Object.entries(floor.limits).map(([entryId, seconds]) => ({ entryId, seconds })),
      clocks: clocksOf(state, ports().now()),
      stops: Object.entries(floor.stops).map(([table, { situation, at: since, ...stop }]) => ({
        ...stop,
        table: Number(table),
        since,
        situation: situation.code,
      })),
      streetControl: floor.streetControl,
      street: {
        round,
        street,
        waitsFor: rounds.pending.filter((table) => !reported.includes(table)),
      },
    };
  });

/** Of hands that are not recorded yet; a time that is over says that the hand is dead. */
const clocksOf = ({ floor, playedHands }: AnnouncedTournament, now: Instant) =>
  Object.entries(floor.clocks).flatMap(([table, calls]) =>
    calls
      .filter((one) => !one.stopped && one.hand > (playedHands.last[Number(table)]?.hand ?? 0))
      .map(({ callId, hand, seat, entryId, until }) => ({
        ...{ table: Number(table), callId, hand, seat, entryId },
        ...countdown(until, now),
      })),
  );
