import { centavos } from '../../../domain/money/centavos.ts';
import { chips } from '../../../domain/money/chips.ts';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import type {
  CommandOf,
  Person,
  SitAndGoCharacteristics,
  TournamentCommand,
} from '../../../domain/tournament/commands.ts';
import type { StaffMember, StaffRole } from '../../../domain/tournament/facts.ts';

/** Commands of a Sit & Go of the club's Friday, to be varied by each test. */

export const jornada = '2014-05-09' as Jornada;
export const occurredAt = '2014-05-09T23:00:00.000Z' as Instant;
export const at = (minute: number): Instant =>
  `2014-05-09T23:${String(minute).padStart(2, '0')}:00.000Z` as Instant;

export const staff = (role: StaffRole): StaffMember => ({
  legajo: { director: '1001', supervisor: '1002', dealer: '1003' }[role as string] ?? '1004',
  name: `Empleado ${role}`,
  role,
});
export const by = (role: StaffRole) => ({ by: staff(role), occurredAt, jornada });

export const twoPlaces = { entriesMin: 7, entriesMax: 9, sharesBps: [6500, 3500] };
export const threePlaces = { entriesMin: 10, entriesMax: 10, sharesBps: [5000, 3000, 2000] };

export const characteristics: SitAndGoCharacteristics = {
  modality: 'sit-and-go',
  eventNumber: '14-0021',
  name: 'Sit & Go del viernes',
  venue: 'Buque Estrella de la Fortuna',
  table: 20,
  jornada,
  startsAt: at(30),
  price: centavos(2_000_00),
  prize: { bps: 8000 },
  quota: 10,
  startingStack: chips(10_000),
  levels: [
    { level: 1, smallBlind: chips(25), bigBlind: chips(50), ante: chips(0), minutes: 20 },
    { level: 2, smallBlind: chips(50), bigBlind: chips(100), ante: chips(0), minutes: 20 },
    { level: 3, smallBlind: chips(100), bigBlind: chips(200), ante: chips(25), minutes: 20 },
  ],
  scales: [twoPlaces, threePlaces],
  prizeUnit: centavos(1),
  entriesPerPersonMax: null,
  authorisation: { kind: 'stand-alone' },
  director: staff('director'),
};

export const band = { min: centavos(200_00), max: centavos(2_000_00), reference: 'Nota 12/2014' };

export const announce = (
  changes: Partial<SitAndGoCharacteristics> = {},
  rest: Partial<CommandOf<'AnnounceTournament'>> = {},
): CommandOf<'AnnounceTournament'> => ({
  type: 'AnnounceTournament',
  tournamentId: 'T1',
  characteristics: { ...characteristics, ...changes },
  band,
  saleOpensOn: null,
  startsOn: [changes.jornada ?? characteristics.jornada],
  seedHash: 'hash-1',
  ...by('director'),
  ...rest,
});

export const person = (name: string, changes: Partial<Person> = {}): Person => ({
  personId: name,
  personHash: `hash of ${name}`,
  birthDate: '1980-03-15',
  documentKind: 'DNI',
  restrictions: [],
  ...changes,
});

export const takeForm = (
  entryId: string,
  changes: Partial<CommandOf<'TakeEntryForm'>> = {},
): CommandOf<'TakeEntryForm'> => ({
  type: 'TakeEntryForm',
  entryId,
  person: person(`player ${entryId}`),
  declarations: { swornStatement: true, rulesAccepted: true, imageConsent: true },
  ...by('cashier'),
  ...changes,
});

export const voucherOf = (entryId: string) => ({ point: 3, number: Number(entryId.slice(1)) });

export const pay = (
  entryId: string,
  changes: Partial<CommandOf<'PayEntry'>> = {},
): CommandOf<'PayEntry'> => ({
  type: 'PayEntry',
  entryId,
  saleId: `sale ${entryId}`,
  person: person(`player ${entryId}`),
  documentMatches: true,
  tendered: characteristics.price,
  means: 'cash',
  desk: 3,
  voucher: voucherOf(entryId),
  ...by('cashier'),
  ...changes,
});

/** `E1`, `E2`, …: entry numbers equal the figures when they are paid in order. */
export const entryIds = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `E${index + 1}`);

export const sell = (...ids: readonly string[]): TournamentCommand[] =>
  ids.flatMap((entryId) => [takeForm(entryId), pay(entryId)]);

/** Enough numbers for ten seats; the same ones give the same draw. */
export const words = Array.from({ length: 64 }, (_, index) => (index * 2_654_435_761) % 2 ** 32);

export const draw = (
  drawId = 'draw 1',
  changes: Partial<CommandOf<'DrawSeats'>> = {},
): CommandOf<'DrawSeats'> => ({
  type: 'DrawSeats',
  drawId,
  draw: { method: 'system', seed: 'seed 1', nextSeedHash: 'hash-2', seedMatches: true, words },
  ...by('supervisor'),
  ...changes,
});

/** Seat 1 for the first, 2 for the second, …: a recorded draw that a test can read. */
export const drawByCards = (ids: readonly string[], drawId = 'draw 1') =>
  draw(drawId, {
    draw: { method: 'cards', seats: ids.map((entryId, index) => ({ entryId, seat: index + 1 })) },
  });

export const accredit = (
  entryId: string,
  changes: Partial<CommandOf<'AccreditEntry'>> = {},
): CommandOf<'AccreditEntry'> => ({
  type: 'AccreditEntry',
  entryId,
  accreditationId: `accreditation ${entryId}`,
  person: person(`player ${entryId}`),
  documentMatches: true,
  voucher: voucherOf(entryId),
  ...by('control-desk'),
  ...changes,
});

export const takeSeat = (
  entryId: string,
  seat: number,
  changes: Partial<CommandOf<'TakeSeat'>> = {},
): CommandOf<'TakeSeat'> => ({
  type: 'TakeSeat',
  entryId,
  seatingId: `seating ${entryId}`,
  person: person(`player ${entryId}`),
  documentMatches: true,
  table: null,
  seat,
  voucher: voucherOf(entryId),
  ...by('dealer'),
  ...changes,
});

/** Two of `drawByCards` sit down: enough to start. */
export const twoSeated: readonly TournamentCommand[] = [takeSeat('E5', 5), takeSeat('E6', 6)];
