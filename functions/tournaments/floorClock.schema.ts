import * as z from 'zod';
import { BoardSituationAsked } from '../rulings/boardSituation.schema.ts';
import { post } from '../shared/route.ts';
import { Circumstances, Hand, Id, Recorded, TableNumber, TournamentPath } from '../shared/wire.ts';
import { SeatNumber } from './seats.schema.ts';

const TABLE = ['tapete/floor', 'tapete/supervisor', 'tapete/director'] as const;

/** POST /v1/tournaments/{tournamentId}/clock-calls. The Idempotency-Key becomes the id of the call. */
export const callClock = post({
  path: '/v1/tournaments/{tournamentId}/clock-calls',
  summary: 'Calls the clock on the player to act; after the seconds it gives, his hand is dead',
  scopes: [...TABLE],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    table: TableNumber,
    hand: Hand,
    seat: SeatNumber,
    /** The seat of the player who calls it; null is the Direction. */
    caller: SeatNumber.nullable().default(null),
  }),
  reply: { status: 201, schema: Recorded.extend({ callId: Id, until: z.string() }) },
});

/** POST /v1/tournaments/{tournamentId}/clock-stops. */
export const stopClock = post({
  path: '/v1/tournaments/{tournamentId}/clock-stops',
  summary: 'Notes that the player on whom the clock was called has acted in time',
  scopes: [...TABLE],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, table: TableNumber, callId: Id }),
  reply: { status: 201, schema: Recorded },
});

/** POST /v1/tournaments/{tournamentId}/hand-stops. The Idempotency-Key becomes the id of the stop. */
export const stopAction = post({
  path: '/v1/tournaments/{tournamentId}/hand-stops',
  summary: 'Stops a hand for an irregularity of the community cards until it is ruled on',
  scopes: [...TABLE],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    table: TableNumber,
    hand: Hand,
    situation: BoardSituationAsked,
  }),
  reply: {
    status: 201,
    schema: Recorded.extend({
      stopId: Id,
      /** What the matching letter answers: the default of who rules. */
      offered: z.object({ outcome: z.string(), norm: z.string(), authority: z.string() }),
    }),
  },
});

/** POST /v1/tournaments/{tournamentId}/hand-resumptions. */
export const resumeAction = post({
  path: '/v1/tournaments/{tournamentId}/hand-resumptions',
  summary: 'Goes on with a stopped hand by the ruling on its irregularity',
  scopes: [...TABLE],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, table: TableNumber, rulingId: Id }),
  reply: { status: 201, schema: Recorded },
});
