import { call, newKey, type Reply } from '../functions/support/api.ts';
import { announceCash, atCash, opening } from '../functions/support/cash.ts';
import {
  AT,
  announce,
  by,
  CAGE,
  DIRECTOR,
  FLOOR,
  JORNADA,
  on,
  openCasino,
  pesos,
  seatAll,
  sell,
} from '../functions/support/casino.ts';
import {
  announceJackpot,
  announceTable,
  at,
  BANK,
  counted,
  roundBody,
} from '../functions/support/madero.ts';
import { announceTables } from '../functions/support/multiTable.ts';
import type { House } from '../simulation/world/house.ts';
import type { Known } from '../support/fuzz/values.ts';

/** An evening in the middle of everything: what hostile requests could spoil. */
export const openEvening = async ({ world, finish }: House): Promise<void> => {
  await world.invoke(async () => {
    await openCasino();
    const shift = { ...by('L-3'), desk: 3, float: pesos(500) };
    await made(call(CAGE, 'POST', '/v1/cage/shifts', { body: shift }));
    await openTournaments();
    await openTables();
  });
  await finish();
};

const openTournaments = async (): Promise<void> => {
  const open = await announce();
  for (let player = 1; player <= 3; player += 1) await sell(open, player);
  const playing = await announce('casino', { eventNumber: '14-0022', table: 5 });
  const entries: string[] = [];
  for (let player = 1; player <= 7; player += 1) entries.push(await sell(playing, player));
  await seatAll(playing, entries);
  const acta = { number: 'A-1', fiscalizador: 'F' };
  await made(on(playing)(DIRECTOR, 'start', { ...by('L-1'), acta }));
  await made(on(playing)(DIRECTOR, 'prize-locks', by('L-1')));
  const out = [{ entryId: entries[6], chipsAtStart: 100 }];
  await made(on(playing)(FLOOR, 'eliminations', { ...by('L-4'), hand: 1, out }));
  await announceTables();
};

const openTables = async (): Promise<void> => {
  const jackpotId = newKey();
  const jackpot = { kind: 'progressive', control: 'automatic', credit: pesos(20), jackpotId };
  const tables: string[] = [];
  for (const table of [7, 8]) {
    const id = await announceTable('casino', { table, jackpot, decks: ['azul', 'rojo'] });
    await made(at(id)(FLOOR, 'openings', counted(BANK)));
    tables.push(id);
  }
  await announceJackpot('casino', tables, jackpotId);
  await made(at(String(tables[0]))(FLOOR, 'rounds', roundBody()));
  const cash = await announceCash();
  await made(atCash(cash)(FLOOR, 'sessions', opening()));
};

/** @throws {Error} when the evening is not what it is meant to be */
const made = async (reply: Promise<Reply>): Promise<void> => {
  const { status, body } = await reply;
  if (status !== 201) throw new Error(JSON.stringify(body));
};

/** What exists by now, by the names of the fields that take it. */
export const knownIn = ({ world }: House): Known => {
  const rows = world.rows.all();
  const ids = (prefix: string) => {
    const streams = new Set(rows.map(({ stream }) => String(stream ?? '')));
    return [...streams]
      .filter((stream) => stream.startsWith(prefix))
      .map((stream) => stream.slice(prefix.length))
      .slice(0, MANY);
  };
  const valuesOf = (field: string) =>
    [...new Set(rows.flatMap((row) => [...found(row, field)]))].slice(0, MANY);
  const some = (values: readonly unknown[]) =>
    values.length > 0 ? values : ['none-of-these-0001'];
  const documents = valuesOf('documentId');
  return {
    tournamentId: some(ids('tournament/')),
    tableId: some([...ids('table/'), ...ids('cash/')]),
    shiftId: some(ids('cage/')),
    jackpotId: some(ids('jackpot/')),
    entryId: some(valuesOf('entryId')),
    documentId: some(documents),
    personId: some(valuesOf('personId')),
    rulingId: some(valuesOf('rulingId')),
    penaltyId: some(valuesOf('penaltyId')),
    exitId: some(valuesOf('exitId')),
    purchaseId: some(valuesOf('purchaseId')),
    movementId: some(valuesOf('movementId')),
    handId: some(valuesOf('handId')),
    depositId: some(valuesOf('depositId')),
    legajo: ['L-1', 'L-2', 'L-3', 'L-4', 'L-5', 'L-7', 'L-8'],
    occurredAt: [
      AT,
      '2014-05-09T21:00:00-03:00',
      '2014-05-09T23:30:00-03:00',
      '2014-05-10T10:00:00-03:00',
    ],
    jornada: [JORNADA, '2014-05-10'],
    desk: [3, 4, 2],
    day: [1, 2],
    edition: [1],
    number: ['30.000.101', '30.000.105'],
    voucher: ['0003-00000001', '0003-00000004'],
    player: ['P-1', 'P-2', 'P-3'],
    reason: ['Se cargó mal'],
    ifMatch: some(
      rows.flatMap(({ sk, sequence }) => (sk.startsWith('COMMIT#') ? [`"${sequence}"`] : [])),
    ),
    idempotencyKey: [newKey(), newKey()],
  };
};

const MANY = 60;

function* found(value: unknown, field: string): Generator<unknown> {
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return;
  for (const [name, one] of Object.entries(value)) {
    if (name === field && typeof one === 'string') yield one;
    else yield* found(one, field);
  }
}
