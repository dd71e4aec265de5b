import * as z from 'zod';
import { post } from '../shared/route.ts';
import {
  ChipCount,
  Circumstances,
  Code,
  Day,
  Hash,
  Id,
  MomentInUtc,
  Money,
  Recorded,
  TableNumber,
  Text,
} from '../shared/wire.ts';

const BPS_MAX = 10_000;
const ENTRIES_MAX = 10_000; // how many a Sit & Go takes is for the rules to say
const LEVELS_MAX = 60;
const MINUTES_MAX = 240;
const PLACES_MAX = 10;

const Level = z.strictObject({
  level: z.int().min(1).max(LEVELS_MAX),
  smallBlind: ChipCount,
  bigBlind: ChipCount,
  ante: ChipCount,
  minutes: z.int().min(1).max(MINUTES_MAX),
});

const Scale = z.strictObject({
  entriesMin: z.int().min(1).max(PLACES_MAX),
  entriesMax: z.int().min(1).max(PLACES_MAX),
  sharesBps: z.array(z.int().min(0).max(BPS_MAX)).min(1).max(PLACES_MAX),
});

const Authorisation = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stand-alone') }),
  z.strictObject({ kind: z.literal('within-event'), event: Text, reference: Text }),
]);

/** POST /v1/tournaments. The Idempotency-Key becomes the id of the tournament. */
export const announceTournament = post({
  path: '/v1/tournaments',
  summary: 'Announces a Sit & Go; the Idempotency-Key becomes its id',
  scopes: ['tapete/director'],
  body: z.strictObject({
    ...Circumstances,
    modality: z.literal('sit-and-go'),
    eventNumber: Code,
    name: Text,
    table: TableNumber,
    jornada: Day,
    startsAt: MomentInUtc,
    price: Money,
    prize: z.union([
      z.strictObject({ bps: z.int().min(0).max(BPS_MAX) }),
      z.strictObject({ benefit: Money }),
    ]),
    quota: z.int().min(1).max(ENTRIES_MAX),
    startingStack: ChipCount,
    levels: z.array(Level).min(1).max(LEVELS_MAX),
    scales: z.array(Scale).min(1).max(PLACES_MAX),
    prizeUnit: Money.default({ amount: 1, unit: 'centavos', currency: 'ARS' }),
    entriesPerPersonMax: z.int().min(1).max(PLACES_MAX).nullable().default(null),
    authorisation: Authorisation,
    director: z.strictObject({ legajo: Code }),
  }),
  reply: { status: 201, schema: Recorded.extend({ tournamentId: Id, seedHash: Hash }) },
});
