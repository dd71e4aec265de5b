import { centavos } from '../../../domain/money/centavos.ts';
import { chips } from '../../../domain/money/chips.ts';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import type { CommandOf, MultiTableCharacteristics } from '../../../domain/tournament/commands.ts';
import { staff } from './sitAndGo.ts';

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
  seedHash: 'hash-1',
  by: staff('director'),
  occurredAt: announcedAt,
  jornada: announcedOn,
});
