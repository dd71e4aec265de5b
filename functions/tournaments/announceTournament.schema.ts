import * as z from 'zod';
import {
  MULTI_TABLE_MODALITIES,
  PLACE_ROUNDINGS,
  SERIES_ASSIGNMENTS,
} from '../../domain/tournament/terms.ts';
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
import { LEVELS_MAX, Level, LevelMinutes, LevelNumber } from './level.schema.ts';
import { Tables } from './pieces.schema.ts';

const BPS_MAX = 10_000;
const ENTRIES_MAX = 10_000; // how many an event takes is for the rules to say
const PLACES_MAX = 10;
const PLACES_MAX_MANY = 1500;
const BOARDS_MAX = 3; // CLUB-N11
const SCALES_MAX_MANY = 200;
const DAYS_MAX = 30;
const CHIPS_MAX = 12;
const HANDS_MAX = 200;
const ENTRIES_PER_PERSON_MAX = 100;

const scale = (entriesMax: number, placesMax: number) =>
  z.strictObject({
    entriesMin: z.int().min(1).max(entriesMax),
    entriesMax: z.int().min(1).max(entriesMax),
    sharesBps: z.array(z.int().min(0).max(BPS_MAX)).min(1).max(placesMax),
  });

const Authorisation = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stand-alone') }),
  z.strictObject({ kind: z.literal('within-event'), event: Text, reference: Text }),
]);

/** A price and how much of it goes to prizes, as a share or less a benefit in centavos. */
const Priced = {
  price: Money,
  prize: z.union([
    z.strictObject({ bps: z.int().min(0).max(BPS_MAX) }),
    z.strictObject({ benefit: Money }),
  ]),
};

const Common = {
  ...Circumstances,
  ...Priced,
  eventNumber: Code,
  name: Text,
  quota: z.int().min(1).max(ENTRIES_MAX),
  startingStack: ChipCount,
  levels: z.array(Level).min(1).max(LEVELS_MAX),
  prizeUnit: Money.default({ amount: 1, unit: 'centavos', currency: 'ARS' }),
  director: z.strictObject({ legajo: Code }),
};

const SitAndGo = z.strictObject({
  ...Common,
  modality: z.literal('sit-and-go'),
  table: TableNumber,
  jornada: Day,
  startsAt: MomentInUtc,
  scales: z.array(scale(PLACES_MAX, PLACES_MAX)).min(1).max(PLACES_MAX),
  entriesPerPersonMax: z.int().min(1).max(PLACES_MAX).nullable().default(null),
  authorisation: Authorisation,
});

const Window = z.strictObject({ opensAt: MomentInUtc, closesAt: MomentInUtc });

const Rebuy = z.strictObject({
  ...Priced,
  chips: ChipCount,
  max: z.int().min(1).max(ENTRIES_PER_PERSON_MAX).nullable(),
  stackMax: ChipCount.nullable(),
  throughLevel: LevelNumber,
});
const AddOn = z.strictObject({ ...Priced, chips: ChipCount, afterLevel: LevelNumber });

const Series = z.strictObject({
  code: Code,
  jornada: Day,
  startsAt: MomentInUtc,
  entriesMax: z.int().min(1).max(ENTRIES_MAX),
  throughLevel: LevelNumber.nullable().default(null),
  qualifiers: z.int().min(1).max(ENTRIES_MAX).nullable().default(null),
});

/** A qualifying stage in series and a final. */
const Stages = z.strictObject({
  assignment: z.enum(SERIES_ASSIGNMENTS),
  series: z.array(Series).min(1).max(DAYS_MAX),
  final: z.strictObject({ jornada: Day, startsAt: MomentInUtc }),
});

const MultiTable = z.strictObject({
  ...Common,
  modality: z.enum(MULTI_TABLE_MODALITIES),
  days: z
    .array(z.strictObject({ jornada: Day, startsAt: MomentInUtc }))
    .min(1)
    .max(DAYS_MAX),
  registration: Window,
  accreditation: Window,
  tables: Tables,
  seatsPerTable: z.int().min(1).max(ENTRIES_MAX),
  lateStack: z.enum(['full', 'reduced']).default('full'),
  handsPerLevel: z.int().min(1).max(HANDS_MAX).nullable().default(null),
  redrawAt: z
    .strictObject({ three: z.boolean().default(false), two: z.boolean().default(true) })
    .default({ three: false, two: true }),
  breakDraw: z.enum(['cards', 'system']).default('cards'),
  breaks: z
    .array(z.strictObject({ afterLevel: LevelNumber, minutes: LevelMinutes }))
    .max(LEVELS_MAX)
    .default([]),
  chipSet: z.array(ChipCount).min(1).max(CHIPS_MAX),
  retirements: z
    .array(z.strictObject({ denomination: ChipCount, afterLevel: LevelNumber }))
    .max(CHIPS_MAX)
    .default([]),
  scales: z.array(scale(ENTRIES_MAX, PLACES_MAX_MANY)).min(1).max(SCALES_MAX_MANY),
  /** A share of the entries is paid, rounded so; the scales agree with it. */
  paidPlaces: z
    .strictObject({ bps: z.int().min(1).max(BPS_MAX), rounding: z.enum(PLACE_ROUNDINGS) })
    .optional(),
  entriesPerPersonMax: z.int().min(1).max(ENTRIES_PER_PERSON_MAX).nullable().default(null),
  /** Played under the regulation of the club. */
  club: z
    .strictObject({
      entriesMin: z.int().min(1).max(ENTRIES_MAX),
      disqualifiedChips: z.enum(['removed', 'shared']).default('removed'),
      /** How often the board may be dealt when somebody is all-in and the players agree. */
      boardsMax: z.int().min(1).max(BOARDS_MAX).default(1),
    })
    .nullable()
    .default(null),
  guarantee: Money.nullable().default(null),
  stages: Stages.nullable().default(null),
  rebuy: Rebuy.nullable().default(null),
  addOn: AddOn.nullable().default(null),
});

/** A modality with words of its own; whether its tables regroup is part of it. */
const Other = MultiTable.extend({
  modality: z.literal('other'),
  otherModality: z.strictObject({ name: Text, regroups: z.boolean() }),
});

/** POST /v1/tournaments. The Idempotency-Key becomes the id of the tournament. */
export const announceTournament = post({
  path: '/v1/tournaments',
  summary: 'Announces a tournament; the Idempotency-Key becomes its id',
  scopes: ['tapete/director'],
  body: z.discriminatedUnion('modality', [SitAndGo, MultiTable, Other]),
  reply: { status: 201, schema: Recorded.extend({ tournamentId: Id, seedHash: Hash }) },
});
