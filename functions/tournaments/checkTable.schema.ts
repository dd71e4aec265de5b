import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Code, Recorded, TableNumber, TournamentPath } from '../shared/wire.ts';

const BACKS_MAX = 4;
const CARDS_MAX = 60;

/** POST /v1/tournaments/{tournamentId}/table-checks. */
export const checkTable = post({
  path: '/v1/tournaments/{tournamentId}/table-checks',
  summary: 'Notes the two decks of a table, counted',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    table: TableNumber,
    backs: z.array(Code).max(BACKS_MAX),
    cards: z.int().min(0).max(CARDS_MAX),
    jokers: z.int().min(0).max(CARDS_MAX),
    /** Between safe zone and betting zone; rulings about it are offered only where there is one. */
    bettingLine: z.boolean().default(false),
  }),
  reply: { status: 201, schema: Recorded },
});
