import { centavos } from '../../../domain/money/centavos.ts';
import { chips } from '../../../domain/money/chips.ts';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import type {
  CommandOf,
  MultiTableCharacteristics,
  TournamentCommand,
} from '../../../domain/tournament/commands.ts';
import type { RedrawMethod } from '../../../domain/tournament/seatCommands.ts';
import { startsOf } from '../../../domain/tournament/starts.ts';
import { accredit, by, occurredAt, sell, staff, takeSeat } from './sitAndGo.ts';

/** An event of several tables, announced fifteen days ahead, to be varied by each test. */

export const announcedOn = '2014-04-24' as Jornada;
export const announcedAt = '2014-04-24T15:00:00.000Z' as Instant;

export const characteristics: MultiTableCharacteristics = {
  modality: 'multi-table-regroup',
  eventNumber: '14-0030',
  name: 'Torneo de mayo',
  venue: 'Buque Estrella de la Fortuna',
  days: [{ jornada: '2014-05-09' as Jornada, startsAt: '2014-05-09T23:30:00.000Z' as Instant }],
  registration: {
    opensAt: '2014-04-24T15:00:00.000Z' as Instant,
    closesAt: '2014-05-09T23:00:00.000Z' as Instant,
  },
  accreditation: {
    opensAt: '2014-05-09T21:00:00.000Z' as Instant,
    closesAt: '2014-05-09T23:30:00.000Z' as Instant,
  },
  price: centavos(2_000_00),
  prize: { bps: 8000 },
  quota: 100,
  startingStack: chips(10_000),
  tables: [1, 2, 3, 4],
  seatsPerTable: 9,
  levels: [
    { level: 1, smallBlind: chips(25), bigBlind: chips(50), ante: chips(0), minutes: 20 },
    { level: 2, smallBlind: chips(50), bigBlind: chips(100), ante: chips(0), minutes: 20 },
    { level: 3, smallBlind: chips(100), bigBlind: chips(200), ante: chips(25), minutes: 20 },
    { level: 4, smallBlind: chips(100), bigBlind: chips(200), ante: chips(25), minutes: 20 },
    { level: 5, smallBlind: chips(200), bigBlind: chips(400), ante: chips(0), minutes: 20 },
    { level: 6, smallBlind: chips(300), bigBlind: chips(600), ante: chips(100), minutes: 20 },
  ],
  breaks: [{ afterLevel: 4, minutes: 15 }],
  chipSet: [25, 100, 500, 1000].map(chips),
  retirements: [{ denomination: chips(25), afterLevel: 4 }],
  scales: [
    { entriesMin: 2, entriesMax: 2, sharesBps: [10_000] },
    { entriesMin: 3, entriesMax: 20, sharesBps: [5000, 3000, 2000] },
    { entriesMin: 21, entriesMax: 100, sharesBps: [4000, 2500, 1500, 1200, 800] },
  ],
  prizeUnit: centavos(1),
  entriesPerPersonMax: null,
  lateStack: 'full',
  handsPerLevel: 12,
  redrawAt: { three: false, two: true },
  breakDraw: 'cards',
  club: null,
  guarantee: null,
  stages: null,
  rebuy: null,
  addOn: null,
  director: staff('director'),
};

export const announceTables = (
  changes: Partial<MultiTableCharacteristics> = {},
): CommandOf<'AnnounceTournament'> => ({
  type: 'AnnounceTournament',
  tournamentId: 'T1',
  characteristics: { ...characteristics, ...changes },
  band: null,
  saleOpensOn: opensOn(changes.registration ?? characteristics.registration),
  startsOn: startsOf({ ...characteristics, ...changes }).map(({ startsAt }) => dayOf(startsAt, 9)),
  seedHash: 'hash-1',
  by: staff('director'),
  occurredAt: announcedAt,
  jornada: announcedOn,
});

const opensOn = ({ opensAt }: MultiTableCharacteristics['registration']): Jornada =>
  dayOf(opensAt, 3);

/** In May the room is three hours behind, and its gaming day nine. */
const dayOf = (at: Instant, hoursBehind: number): Jornada => {
  const then = new Date(Date.parse(at) - hoursBehind * 3_600_000);
  const [day] = Number.isNaN(then.getTime()) ? [''] : then.toISOString().split('T');
  return day as Jornada;
};

/** Enough numbers for a field of many tables; others with another `salt`. */
export const wordsOf = (count: number, salt = 1): number[] => {
  let word = salt * 2_654_435_761 + 1;
  return Array.from({ length: count }, () => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return word >>> 0;
  });
};

export const bySystem = (salt = 1, count = 2_000) => ({
  method: 'system' as const,
  seed: `seed ${salt}`,
  nextSeedHash: `hash of seed ${salt + 1}`,
  seedMatches: true,
  words: wordsOf(count, salt),
});

export const redraw = (
  changes: Partial<CommandOf<'RedrawSeats'>> = {},
): CommandOf<'RedrawSeats'> => ({
  type: 'RedrawSeats',
  drawId: 'redraw 1',
  occasion: 'initial',
  tables: null,
  draw: bySystem(),
  pinned: [],
  reason: null,
  ...by('supervisor'),
  ...changes,
});

/** `E1` sits at the first place, `E2` at the second …: `['1/3', '1/4', '2/1']`. */
export const seatCards = (places: readonly string[], first = 1): RedrawMethod => ({
  method: 'seat-cards',
  seats: places.map((place, index) => {
    const [table, seat] = place.split('/').map(Number) as [number, number];
    return { entryId: `E${index + first}`, table, seat };
  }),
});

/** So many players at each table, from seat 1: `[9, 8]` seats E1 to E9 at table 1. */
export const placesOf = (...sizes: readonly number[]): string[] =>
  sizes.flatMap((size, table) =>
    Array.from({ length: size }, (_, seat) => `${table + 1}/${seat + 1}`),
  );

export const move = (
  what: CommandOf<'MoveEntries'>['move'],
  changes: Partial<CommandOf<'MoveEntries'>> = {},
): CommandOf<'MoveEntries'> => ({
  type: 'MoveEntries',
  moveId: 'move 1',
  move: what,
  ...by('director'),
  ...changes,
});

export const startTables = (
  changes: Partial<CommandOf<'StartTournament'>> = {},
): CommandOf<'StartTournament'> => ({
  type: 'StartTournament',
  acta: null,
  ...by('supervisor'),
  ...changes,
});

/** An event under way with so many players drawn to each table, of whom nobody has come yet. */
export const dealt = (
  sizes: readonly number[],
  changes: Partial<MultiTableCharacteristics> = {},
) => {
  const places = placesOf(...sizes);
  return [
    announceTables(changes),
    ...sell(...places.map((_, index) => `E${index + 1}`)),
    redraw({ draw: seatCards(places) }),
    startTables(),
  ];
};

/** `E1` comes to the first place, `E2` to the second …: accredited, and the coupon taken. */
export const comeTo = (places: readonly string[], first = 1): TournamentCommand[] =>
  places.flatMap((place, index) => {
    const [table = 0, seat = 0] = place.split('/').map(Number);
    const entryId = `E${index + first}`;
    return [accredit(entryId), takeSeat(entryId, seat, { table })];
  });

/** An event under way with so many players at each table. */
export const playing = (
  sizes: readonly number[],
  changes: Partial<MultiTableCharacteristics> = {},
): TournamentCommand[] => [...dealt(sizes, changes), ...comeTo(placesOf(...sizes))];

/** The same, told late: a table that lost all its players, since nobody was moved to it. */
export const toldLate = (exit: CommandOf<'EliminateEntries'>): CommandOf<'EliminateEntries'> => ({
  ...exit,
  reportedLate: 'Nadie avisó',
});

export const bust = (
  exitId: string,
  hand: number,
  ...out: readonly string[]
): CommandOf<'EliminateEntries'> => ({
  type: 'EliminateEntries',
  exitId,
  hand,
  out: out.map((entryId) => ({ entryId, chipsAtStart: chips(100) })),
  reportedLate: null,
  ...by('supervisor'),
  occurredAt,
});
