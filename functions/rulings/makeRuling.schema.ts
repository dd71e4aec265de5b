import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Hand, Id, TableNumber, Text } from '../shared/wire.ts';
import { Ruleset, RulingOutcome, RulingReply } from './pieces.schema.ts';
import { SituationAsked } from './situation.schema.ts';
import { Seats } from './situationOption.schema.ts';

/** POST /v1/rulings. The Idempotency-Key becomes the id of the ruling. */
export const makeRuling = post({
  path: '/v1/rulings',
  summary: 'Rules on a floor situation and logs it with its article',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  body: z.strictObject({
    ...Circumstances,
    ruleset: Ruleset,
    /** The event or the table it concerns; neither, and it goes to the log of the jornada. */
    tournamentId: Id.optional(),
    tableId: Id.optional(),
    table: TableNumber.optional(),
    hand: Hand.optional(),
    seats: Seats.optional(),
    situation: SituationAsked,
    /** The Director decides otherwise than the article, with a reason. */
    departTo: RulingOutcome.optional(),
    reason: Text.optional(),
  }),
  reply: { status: 201, schema: RulingReply },
});
