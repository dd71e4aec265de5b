import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Jornada } from '../../domain/time/jornada.ts';
import { call, newKey, type Reply } from './support/api.ts';
import { by, DIRECTOR, FLOOR, JORNADA, openCasino, pesos } from './support/casino.ts';
import {
  announceJackpot,
  announceTable,
  at,
  counted,
  roundBody,
  SUPERVISOR,
} from './support/madero.ts';
import { startTable } from './support/server.ts';

let table: Awaited<ReturnType<typeof startTable>>;
const jackpotId = newKey();
const tables: string[] = [];
const get = (path: string): Promise<Reply> => call(DIRECTOR, 'GET', path);
const value = async () => (await get(`/v1/jackpots/${jackpotId}`)).body['value'];
const statement = async () => (await get(`/v1/jackpots/${jackpotId}/statements/${JORNADA}`)).body;

const jackpot = {
  kind: 'progressive',
  control: 'automatic',
  credit: pesos(20),
  jackpotId,
} as const;

const decks = ['azul', 'rojo'];

/** Two linked tables, open, on a meter of 200.000. */
beforeAll(async () => {
  table = await startTable();
  await openCasino();
  for (const number of [7, 8]) {
    const id = await announceTable('casino', { table: number, jackpot, decks });
    tables.push(id);
    const opened = await at(id)(FLOOR, 'openings', counted());
    expect(opened.status).toBe(201);
  }
  await announceJackpot('casino', tables, jackpotId);
});
afterAll(() => table.stop());

const post = (index: number, path: string, body: object, ask = {}) =>
  at(tables[index] ?? '')(FLOOR, path, body, ask);

/** 9-T of hearts on a board of 7-8-J: a straight flush to the jack. */
const FLUSH = [{ cards: '9hTh' }, { board: '7h8hJhQd5c' }] as const;

/** The steps follow each other. */
describe('Rounds over HTTP feed and take from one meter [R132-51] [R132-58]', () => {
  it('starts at the sum of the meters of its tables', async () =>
    expect(await value()).toEqual(pesos(200_000)));

  it('links tables that name it, each with 5,000 times a credit of theirs [R132-51]', async () => {
    const link = (tableId: string | undefined, start: number) =>
      call(DIRECTOR, 'POST', `/v1/jackpots/${jackpotId}/tables`, {
        body: { ...by('L-1'), tableId, start: pesos(start) },
      });
    const of100 = { ...jackpot, credit: pesos(100) };
    const dearer = await announceTable('casino', { table: 9, jackpot: of100 });
    expect(await link(dearer, 499_999)).toMatchObject({
      status: 409,
      body: { code: 'jackpot.start-below-minimum', normId: 'R132-51' },
    });
    const fixed = await announceTable('casino', { table: 10 });
    expect(await link(fixed, 100_000)).toMatchObject({
      status: 409,
      body: { code: 'jackpot.table-not-linked', normId: 'R132-58' },
    });
    expect(await link(newKey(), 100_000)).toMatchObject({ body: { code: 'table.not-announced' } });
    expect(await value()).toEqual(pesos(200_000));
  });

  it('shows on the screen of a table the prizes in force and the meter [R132-47] [R132-66]', async () => {
    const { body } = await get(`/v1/tables/${tables[0]}/prizes`);
    expect(body).toMatchObject({
      table: 7,
      bonus: { optional: '(*) Opcional: no habilitado' },
      jackpot: { meter: pesos(200_000), failure: null },
    });
    const jackpotShown = body['jackpot'] as { lines: object[] };
    expect(jackpotShown.lines.slice(1, 3)).toEqual([
      { name: 'Escalera de Color', pays: 'share', bps: 1_000 },
      { name: 'Póker', pays: 'per-credit', amount: pesos(500) },
    ]);
  });

  it('shows the fixed table while the progressive fails [R132-48]', async () => {
    const path = `/v1/jackpots/${jackpotId}`;
    const failure = { ...by('L-2'), reason: 'Pantalla apagada' };
    expect((await call(SUPERVISOR, 'POST', `${path}/failures`, { body: failure })).status).toBe(
      201,
    );
    const shown = async () => (await get(`/v1/tables/${tables[0]}/prizes`)).body['jackpot'];
    expect(await shown()).toMatchObject({
      lines: expect.arrayContaining([
        { name: 'Escalera de Color', pays: 'fixed', amount: pesos(2_000) },
      ]),
      meter: null,
      failure: 'Pantalla apagada',
    });
    const repaired = await call(SUPERVISOR, 'POST', `${path}/repairs`, { body: by('L-2') });
    expect(repaired.status).toBe(201);
    expect(await shown()).toMatchObject({ meter: pesos(200_000), failure: null });
  });

  it('shows the decks of a table [R132-7]', async () =>
    expect((await get(`/v1/tables/${tables[0]}`)).body).toMatchObject({ terms: { decks } }));

  it('adds 10 % of the credits, once for each round', async () => {
    const key = newKey();
    const first = await post(0, 'rounds', roundBody({ credits: 5 }), { key });
    expect(first).toMatchObject({
      status: 201,
      body: {
        round: {
          number: 1,
          status: 'closed',
          deck: 'azul',
          boxes: [{ box: 1, outcome: 'lose' }],
        },
      },
    });
    expect((await post(0, 'rounds', roundBody({ credits: 5 }), { key })).body).toEqual(first.body);
    expect(await value()).toEqual(pesos(200_010));
    expect(await post(0, 'rounds', roundBody({ credits: 0 }))).toMatchObject({
      status: 201,
      body: { round: { number: 2, deck: 'rojo' } },
    });
    expect(await value()).toEqual(pesos(200_010));
  });

  it('records neither round nor contribution of what is refused', async () => {
    const refused = await post(0, 'rounds', roundBody({ ante: pesos(99), flop: pesos(198) }));
    expect(refused).toMatchObject({ status: 409, body: { normId: 'R132-20' } });
    expect(await value()).toEqual(pesos(200_010));
  });

  it('pays a straight flush from the meter, and says so at the table [R132-53] [R132-54]', async () => {
    const { status, body } = await post(1, 'rounds', roundBody(...FLUSH));
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        round: {
          number: 1,
          status: 'closed',
          meterPrizes: [{ box: 1, amount: { amount: 2_000_120 } }],
          held: [],
        },
      },
    });
    expect(await value()).toEqual({ ...pesos(0), amount: 20_001_200 - 2_000_120 });
  });

  it('takes a round step by step, and settles with the last one [R132-24]', async () => {
    const step = async (one: object) => {
      const reply = await post(0, 'round-steps', { ...by('L-4'), step: one });
      expect(reply).toMatchObject({ status: 201 });
      return reply.body;
    };
    await step({ type: 'OpenRound', seats: [{ box: 2, player: 'P-2' }] });
    const bets = { ante: pesos(100), bonus: pesos(0), credits: 5 };
    await step({ type: 'PlaceBets', box: 2, player: 'P-2', ...bets });
    const other = await post(0, 'rounds', roundBody());
    expect(other).toMatchObject({ status: 409, body: { code: 'table.round-open' } });
    await step({ type: 'CloseBets' });
    await step({ type: 'AnswerStreet', street: 'flop', box: 2, answer: 'fold', amount: pesos(0) });
    const before = Number(((await value()) as { amount: number }).amount);
    expect(await step({ type: 'SettleRound' })).toMatchObject({
      round: { number: 3, status: 'closed', boxes: [{ outcome: 'fold' }] },
    });
    expect(await value()).toMatchObject({ amount: before + 1_000 });
  });

  const on = (path: string, body: object) =>
    call(SUPERVISOR, 'POST', `/v1/jackpots/${jackpotId}/${path}`, { body });

  it('settles a round that was open for bets when the meter failed [R132-48]', async () => {
    const step = (one: object) => post(0, 'round-steps', { ...by('L-4'), step: one });
    const bets = { ante: pesos(100), bonus: pesos(0), credits: 5 };
    await step({ type: 'OpenRound', seats: [{ box: 2, player: 'P-2' }] });
    await step({ type: 'PlaceBets', box: 2, player: 'P-2', ...bets });
    await step({ type: 'CloseBets' });
    const before = Number(((await value()) as { amount: number }).amount);
    expect((await on('failures', { ...by('L-2'), reason: 'Pantalla apagada' })).status).toBe(201);
    await step({ type: 'AnswerStreet', street: 'flop', box: 2, answer: 'fold', amount: pesos(0) });
    expect(await step({ type: 'SettleRound' })).toMatchObject({
      status: 201,
      body: { round: { status: 'closed' } },
    });
    expect(await value()).toMatchObject({ amount: before + 1_000 });
    expect((await on('repairs', by('L-2'))).status).toBe(201);
  });

  it('pays by the fixed table while the meter has failed [R132-48]', async () => {
    const before = await value();
    expect((await on('failures', { ...by('L-2'), reason: 'Pantalla apagada' })).status).toBe(201);
    expect((await post(0, 'rounds', roundBody(...FLUSH))).body).toMatchObject({
      round: { boxes: [{ jackpotAward: pesos(2_000) }], meterPrizes: [] },
    });
    expect(await value()).toEqual(before);
    expect((await on('repairs', by('L-2'))).status).toBe(201);
  });

  it('states the jornada: opening + contributions + awards + adjustments = closing', async () => {
    const adjustment = {
      ...by('L-2'),
      second: { legajo: 'L-1' },
      tableId: tables[0],
      amount: { ...pesos(0), amount: -500 },
      reason: 'count-difference',
      note: 'Visor de la mesa 7',
    };
    const path = `/v1/jackpots/${jackpotId}/adjustments`;
    expect((await call(SUPERVISOR, 'POST', path, { body: adjustment })).status).toBe(201);
    const stated = (await statement()) as unknown as {
      opening: { amount: number };
      totals: Record<string, { amount: number }>;
      closing: { amount: number };
      awards: unknown[];
    };
    const moved = Object.values(stated.totals).reduce((total, { amount }) => total + amount, 0);
    expect(stated.opening.amount + moved).toBe(stated.closing.amount);
    expect(await value()).toMatchObject({ amount: stated.closing.amount });
    expect(stated).toMatchObject({
      totals: { contribution: { amount: 3_200 }, adjustment: { amount: -500 } },
      awards: [{ category: 'straight-flush', amount: { amount: 2_000_120 } }],
    });
  });

  it('is in the report of its jornada: the meter, what its tables fed, what was adjusted', async () => {
    const { gatherDay } = await import('../../functions/exports/day/gatherDay.ts');
    const { ports } = await import('../../functions/shared/runtime.ts');
    const { said, streams } = await gatherDay(ports(), 'casino', JORNADA as Jornada);
    const { reference, tables: numbers, contribution, closing } = said.jackpots[0] ?? {};
    expect({ reference, numbers }).toEqual({ reference: 'Nota 13/2014', numbers: [7, 8] });
    expect(await value()).toMatchObject({ amount: closing });
    expect(said.differences).toEqual([
      {
        what: 'Jackpot Nota 13/2014, aportes de las mesas y del pozo',
        expected: contribution,
        found: contribution,
        review: 'Conforme',
      },
    ]);
    expect(said.incidents.map(({ what }) => what).sort()).toEqual([
      'Ajuste del pozo',
      'Progresivo en servicio',
      'Progresivo en servicio',
      'Progresivo en servicio',
      'Progresivo fuera de servicio',
      'Progresivo fuera de servicio',
      'Progresivo fuera de servicio',
    ]);
    expect(streams).toContain(`jackpot/${jackpotId}`);
  });

  it('leaves chains that hold on both sides', async () => {
    for (const path of [`jackpots/${jackpotId}`, ...tables.map((id) => `tables/${id}`)])
      expect((await get(`/v1/${path}/proof`)).body).toMatchObject({ intact: true });
  });

  it('takes rounds in bulk, each answered', async () => {
    const before = Number(((await value()) as { amount: number }).amount);
    const commands = Array.from({ length: 20 }, () => ({
      operation: 'playRound',
      idempotencyKey: newKey(),
      body: roundBody(),
    }));
    const { body } = await at(tables[1] ?? '')(FLOOR, 'commands', { commands }, { key: null });
    const statuses = (body['results'] as { status: number }[]).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(await value()).toMatchObject({ amount: before + 20 * 200 });
  });
});
