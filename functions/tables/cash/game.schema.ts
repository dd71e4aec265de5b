import * as z from 'zod';
import { CASH_MEANS } from '../../../domain/cash/facts.ts';
import { post } from '../../shared/route.ts';
import { Circumstances, Code, Recorded, TablePath, Text } from '../../shared/wire.ts';
import { CashAmount } from './pieces.schema.ts';
import { LimitsBody } from './terms.schema.ts';

const PLAYERS_MAX = 20; // how many may play is for the rules to say
const TABLE = ['tapete/floor', 'tapete/supervisor', 'tapete/director'] as const;

/** A player, by a code of the casino's, with the chips he buys; no personal data. */
export const BuyInFields = {
  player: Code,
  amount: CashAmount,
  means: z.enum(CASH_MEANS).default('cash'),
};

/** POST /v1/tables/{tableId}/limits. */
export const changeLimits = post({
  path: '/v1/tables/{tableId}/limits',
  summary: 'Announces new limits of a cash table, for its next game',
  scopes: ['tapete/director'],
  parameters: TablePath,
  body: z.strictObject({ ...Circumstances, limits: LimitsBody }),
  reply: { status: 201, schema: Recorded },
});

/** POST /v1/tables/{tableId}/sessions. The Idempotency-Key becomes the id of the game. */
export const openSession = post({
  path: '/v1/tables/{tableId}/sessions',
  summary: 'Opens a game at a cash table; the system draws the seats',
  scopes: [...TABLE],
  parameters: TablePath,
  body: z.strictObject({
    ...Circumstances,
    players: z.array(z.strictObject(BuyInFields)).max(PLAYERS_MAX),
    /** The 52 cards were spread face up and are complete (R40-17). */
    deckVerified: z.boolean(),
  }),
  reply: {
    status: 201,
    schema: Recorded.extend({
      session: z.int(),
      endsAt: z.string(),
      seats: z.array(z.object({ seat: z.int(), player: z.string() })),
      seed: z.string(),
      nextSeedHash: z.string(),
      /** What taking part implies, to be shown or read out (R40-101). */
      acceptance: z.string(),
    }),
  },
});

/** POST /v1/tables/{tableId}/session-ends. */
export const endSession = post({
  path: '/v1/tables/{tableId}/session-ends',
  summary: 'Ends a game whose time is over, or that has three players left',
  scopes: [...TABLE],
  parameters: TablePath,
  body: z.strictObject({ ...Circumstances, note: Text.nullable().default(null) }),
  reply: { status: 201, schema: Recorded.extend({ reason: z.string() }) },
});
