import type { Who } from '../../functions/support/api.ts';
import {
  by,
  CAGE,
  DIRECTOR,
  FLOOR,
  JORNADA,
  payment,
  pesos,
} from '../../functions/support/casino.ts';
import { tablesAnnouncement } from '../../functions/support/multiTable.ts';
import type { Desks } from './desks.ts';
import { playOut } from './play.ts';
import { type Sold, seatAll, sell } from './sitAndGo.ts';

const TABLES = [1, 2];
const LEVELS = [1, 2, 3].map((level) => ({
  ...{ level, smallBlind: 25 * level, bigBlind: 50 * level, ante: 0, minutes: 15 },
}));
const REBUY = {
  price: pesos(5_000),
  prize: { bps: 9000 },
  chips: 10_000,
  max: 2,
  stackMax: null,
  throughLevel: 1,
};

/** An event of two tables with rebuys, its clock, its hands for hand and its papers. */
export const playMultiTable = async (desks: Desks): Promise<void> => {
  const { house, post } = desks;
  const { chance } = house.world;
  const id = chance.id('multi-table');
  const terms = tablesAnnouncement({ eventNumber: id.slice(-18), rebuy: REBUY, levels: LEVELS });
  if ((await post(DIRECTOR, '/v1/tournaments', terms, { key: id })).status !== 201) return;
  const path = `/v1/tournaments/${id}`;
  const sold = (
    await Promise.all([0, 1].map((part) => sellSome(desks, path, 1 + part * 5, 3 + part)))
  ).flat();
  const drawn = await post(FLOOR, `${path}/redraws`, {
    ...by('L-5'),
    occasion: 'initial',
    tables: TABLES,
    draw: { method: 'system' },
  });
  if (drawn.status !== 201) return;
  await seatAll(desks, path, sold, true);
  await post(DIRECTOR, `${path}/start`, { ...by('L-1'), acta: ACTA });
  await Promise.all([buyAgain(desks, path, sold), runClock(desks, path)]);
  const closing = { ...by('L-1'), code: 'RB', witness: 'F.', reason: 'Nadie recompra' };
  await post(DIRECTOR, `${path}/purchase-closings`, closing);
  await countCoupons(desks, path);
  await post(DIRECTOR, `${path}/prize-locks`, by('L-1'));
  await playOut(desks, path, sold);
};

const ACTA = { number: 'A-78', fiscalizador: 'F. Iscal' };
const PLAYERS_EACH = 5;

const sellSome = async (
  desks: Desks,
  path: string,
  from: number,
  desk: number,
): Promise<Sold[]> => {
  const sold: Sold[] = [];
  for (let player = from; player < from + PLAYERS_EACH; player += 1) {
    const entry = await sell(desks, path, player, desk);
    if (entry) sold.push(entry);
  }
  return sold;
};

const buyAgain = async (
  { post, get, house, rest }: Desks,
  path: string,
  sold: readonly Sold[],
): Promise<void> => {
  const { chance } = house.world;
  const { body } = await get(DIRECTOR, `${path}/seats`);
  const seats = (body['seats'] ?? []) as { entryId: string; table: number }[];
  for (const { entryId, player } of sold) {
    if (!chance.happens(0.5)) continue;
    const table = seats.find((one) => one.entryId === entryId)?.table ?? 1;
    const desk = chance.pick([3, 4]);
    const { document: _, ...paid } = payment(player, desk);
    const bought = await post(CAGE, `${path}/entries/${entryId}/purchases`, {
      ...paid,
      codes: ['RB'],
      table,
      stack: 0,
      tendered: pesos(5_000),
    });
    if (bought.status === 201 && chance.happens(0.3))
      await post(DIRECTOR, `${path}/entries/${entryId}/purchase-voids`, {
        ...by('L-2'),
        purchaseId: bought.body['purchaseId'] ?? bought.body['id'],
        reason: 'Otra inscripción',
        desk,
      });
    await rest();
  }
};

const runClock = async ({ post, rest }: Desks, path: string): Promise<void> => {
  await post(DIRECTOR, `${path}/clock-pauses`, { ...by('L-2'), reason: 'Descanso' });
  await rest(2_000);
  await post(DIRECTOR, `${path}/clock-resumptions`, by('L-2'));
  await rest(2_000);
  await post(DIRECTOR, `${path}/levels`, { ...by('L-1'), level: 2, reason: 'A horario' });
};

type Reconciled = {
  readonly table: number;
  readonly rows: readonly { code: string; gic: number }[];
};

/** The three holders count what was sold; one of them may err, and somebody says why. */
const countCoupons = async ({ post, get, house }: Desks, path: string): Promise<void> => {
  const { body } = await get(DIRECTOR, `${path}/reconciliation`);
  for (const { table, rows } of (body['tables'] ?? []) as Reconciled[]) {
    const counts = Object.fromEntries(rows.map(({ code, gic }) => [code, gic]));
    const wrong = house.world.chance.happens(0.3) ? { ...counts, IN: 99 } : counts;
    const place = { jornada: JORNADA, table };
    const operator = { ...by('L-2'), ...place, body: 'operator', counts };
    await Promise.all([
      post(FLOOR, `${path}/coupon-counts`, operator),
      post(FLOOR, `${path}/coupon-counts`, { ...operator, body: 'drop', counts: wrong }),
      post(FISCAL, `${path}/inspector-coupon-counts`, { ...by('L-8'), ...place, counts }),
    ]);
    if (wrong === counts) continue;
    const review = { ...by('L-1'), ...place, explanation: 'Cupón roto' };
    await post(DIRECTOR, `${path}/difference-reviews`, review);
  }
};

const FISCAL: Who = { scopes: ['tapete/fiscal'] };
