import type { Jornada } from '../../../domain/time/jornada.ts';
import type { PaperNumber } from '../../../domain/tournament/facts.ts';
import { fileOnce, issueOnce } from '../../../functions/documents/register.ts';
import { taxIdOf } from '../../support/taxIds.ts';
import { type Ask, call, newKey, type Reply, type Who } from './api.ts';

/** The staff, desks and price band that a Sit & Go needs, and short words for what is posted. */
export const DIRECTOR: Who = { scopes: ['tapete/director'] };
export const CAGE: Who = { scopes: ['tapete/cage'] };
export const FLOOR: Who = { scopes: ['tapete/floor'] };
export const ADMIN: Who = { scopes: ['tapete/admin'] };

export const JORNADA = '2014-05-09';
/** Noon of the jornada, so that its facts belong to it. */
export const AT = `${JORNADA}T20:00:00-03:00`;

export const pesos = (amount: number) => ({
  amount: amount * 100,
  unit: 'centavos',
  currency: 'ARS',
});
export const by = (legajo: string) => ({ by: { legajo }, occurredAt: AT });

const STAFF = {
  'L-1': ['Ana Directora', 'director'],
  'L-2': ['Beto Supervisor', 'supervisor'],
  'L-3': ['Caro Cajera', 'cashier'],
  'L-4': ['Dani Mesa', 'dealer'],
  'L-5': ['Eva Control', 'control-desk'],
  'L-8': ['Fede Fiscal', 'fiscalizador'],
  'L-7': ['Gabi Cajas', 'head-cashier'],
} as const;

/** Registers staff, profile and band of one operator. */
export const openCasino = async (operator = 'casino', profile: object = {}): Promise<void> => {
  const admin: Who = { ...ADMIN, operator };
  const set = async (path: string, body: object) => {
    const reply = await call(admin, 'PUT', `/v1/registry/${path}`, { body, key: null });
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  };
  for (const [legajo, [name, role]] of Object.entries(STAFF))
    await set(`staff/${legajo}`, { ...by('L-1'), name, role, from: '2013-12-23', until: null });
  await set('operator', { ...by('L-1'), ...PROFILE, ...profile });
  await set('bands/2013-12-23', { ...by('L-1'), until: null, ...BAND });
};

const PROFILE = {
  from: '2013-12-23',
  legalName: 'Casino de Prueba S.A.',
  roleLine: 'Agente operador',
  venues: [{ id: 'buque', name: 'Buque de Prueba' }],
  jornadaChangeHour: 6,
  controlDesk: 2,
  centralPoint: 1,
  cageDesks: [3, 4],
};
const BAND = { min: pesos(100), max: pesos(100_000), reference: 'Acta 12/2014' };

/** The announcement of a Sit & Go of seven to ten at 10.000 pesos. */
export const announcement = (changes: object = {}) => ({
  ...by('L-1'),
  modality: 'sit-and-go',
  eventNumber: '14-0021',
  name: 'Sit & Go de prueba',
  table: 4,
  jornada: JORNADA,
  startsAt: AT,
  price: pesos(10_000),
  prize: { bps: 7000 },
  quota: 10,
  startingStack: 10_000,
  levels: [{ level: 1, smallBlind: 25, bigBlind: 50, ante: 0, minutes: 15 }],
  scales: [
    { entriesMin: 7, entriesMax: 9, sharesBps: [6500, 3500] },
    { entriesMin: 10, entriesMax: 10, sharesBps: [5000, 3000, 2000] },
  ],
  authorisation: { kind: 'stand-alone' },
  director: { legajo: 'L-1' },
  ...changes,
});

export const announce = async (operator = 'casino', changes: object = {}): Promise<string> => {
  const key = newKey();
  const body = announcement({ eventNumber: key.slice(0, 20), ...changes });
  const reply = await call({ ...DIRECTOR, operator }, 'POST', '/v1/tournaments', { body, key });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return key;
};

export const document = (player: number) => ({ kind: 'DNI', number: `30.000.${100 + player}` });

export const form = (player: number) => ({
  ...by('L-3'),
  person: {
    surnames: `Muñoz ${player}`,
    givenNames: 'Íñigo',
    birthDate: '1980-02-29',
    document: document(player),
  },
  declarations: { swornStatement: true, rulesAccepted: true, imageConsent: true },
});

/** Posts to one tournament, the director's way unless said otherwise. */
export const on =
  (tournamentId: string) =>
  (who: Who, path: string, body: object, ask: Ask = {}): Promise<Reply> =>
    call(who, 'POST', `/v1/tournaments/${tournamentId}/${path}`, { body, ...ask });

/** Takes the form of a player and sells the entry; answers the entry's id. */
export const sell = async (tournamentId: string, player: number, desk = 3): Promise<string> => {
  const post = on(tournamentId);
  const entryId = newKey();
  const taken = await post(CAGE, 'entries', form(player), { key: entryId });
  if (taken.status !== 201) throw new Error(JSON.stringify(taken.body));
  const paid = await post(CAGE, `entries/${entryId}/payment`, payment(player, desk));
  if (paid.status !== 201) throw new Error(JSON.stringify(paid.body));
  return entryId;
};

/** Draws the seats; the first two entries, of players 1 and 2, sit down: enough to start. */
export const seatTwo = (tournamentId: string, entries: readonly string[]): Promise<void> =>
  seat(tournamentId, entries.slice(0, 2));

/** Draws the seats; everybody sits down. `entries` are those of players 1, 2, … */
export const seatAll = (tournamentId: string, entries: readonly string[]): Promise<void> =>
  seat(tournamentId, entries);

const seat = async (tournamentId: string, entries: readonly string[]): Promise<void> => {
  const post = on(tournamentId);
  const drawn = await post(FLOOR, 'draws', { ...by('L-5'), method: 'system' });
  const seats = drawn.body['seats'] as { entryId: string; seat: number }[];
  const sold = await call(CAGE, 'GET', `/v1/tournaments/${tournamentId}/entries`);
  const listed = sold.body['entries'] as { entryId: string; voucher: string }[];
  for (const [index, entryId] of entries.entries()) {
    const { voucher } = listed.find((one) => one.entryId === entryId) ?? {};
    const drawnSeat = seats.find((one) => one.entryId === entryId)?.seat;
    const shown = { document: document(index + 1), voucher, seat: drawnSeat };
    const taken = await post(FLOOR, `entries/${entryId}/seating`, { ...by('L-4'), ...shown });
    if (taken.status !== 201) throw new Error(JSON.stringify(taken.body));
  }
};

/** Files the classification receipt of a confirmation, as its workflow would. */
export const fileReceipt = async (number: PaperNumber, version = 1): Promise<void> => {
  const { ports } = await import('../../../functions/shared/runtime.ts');
  const receipt = await issueOnce(ports(), {
    operator: 'casino',
    kind: 'CL',
    source: `CL/${number.point}/${number.number}`,
    numbering: { number },
    version,
    subject: {
      tournamentId: null,
      jornada: JORNADA as Jornada,
      table: null,
      entryId: null,
      desk: number.point,
    },
  });
  await fileOnce(ports().table, receipt, 'a'.repeat(64), []);
};

/** What the winner of a prize above the threshold states. */
export const statement = (player: number) => ({
  birthPlace: 'Buenos Aires',
  nationality: 'Argentina',
  sex: 'F',
  maritalStatus: 'Soltera',
  address: 'Calle de Prueba 123',
  taxId: taxIdOf(document(player).number),
  pep: false,
});

export const payment = (player: number, desk = 3) => ({
  ...by('L-3'),
  document: document(player),
  tendered: pesos(10_000),
  means: 'cash',
  desk,
});
