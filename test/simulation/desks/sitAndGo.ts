import {
  announcement,
  by,
  CAGE,
  DIRECTOR,
  document,
  FLOOR,
  form,
  payment,
} from '../../functions/support/casino.ts';
import type { Desks } from './desks.ts';
import { playOut, shuffled } from './play.ts';

export type Sold = { readonly entryId: string; readonly player: number };

/** One Sit & Go from its announcement to its closing, sold and seated by several at once. */
export const playSitAndGo = async (desks: Desks, table: number): Promise<void> => {
  const { house, post, get } = desks;
  const { chance } = house.world;
  const id = chance.id('sit-and-go');
  const terms = announcement({ eventNumber: id.slice(-18), table });
  const announced = await post(DIRECTOR, '/v1/tournaments', terms, { key: id });
  if (announced.status !== 201) return;
  const path = `/v1/tournaments/${id}`;
  const players = shuffled(chance, PLAYERS).slice(0, 8 + chance.below(5));
  const half = players.length >> 1;
  const sold = (
    await Promise.all([
      sellAll(desks, path, players.slice(0, half), 3),
      sellAll(desks, path, players.slice(half), 4),
    ])
  ).flat();
  const drawn = await post(FLOOR, `${path}/draws`, { ...by('L-5'), method: 'system' });
  if (drawn.status === 201) await seatAll(desks, path, sold);
  const acta = { number: 'A-77', fiscalizador: 'F. Iscal' };
  const started = await post(DIRECTOR, `${path}/start`, { ...by('L-1'), acta });
  if (started.status !== 201) return;
  await post(DIRECTOR, `${path}/prize-locks`, by('L-1'));
  await playOut(desks, path, sold);
  await get(DIRECTOR, `${path}/settlement`);
};

const PLAYERS = Array.from({ length: 16 }, (_, index) => index + 1);

const sellAll = async (
  desks: Desks,
  path: string,
  players: readonly number[],
  desk: number,
): Promise<Sold[]> => {
  const sold: Sold[] = [];
  for (const player of players) {
    const entry = await sell(desks, path, player, desk);
    if (entry) sold.push(entry);
    await desks.rest();
  }
  return sold;
};

/** Null when the sale was refused or taken back. */
export const sell = async (
  { post, house }: Desks,
  path: string,
  player: number,
  desk: number,
): Promise<Sold | null> => {
  const { chance } = house.world;
  const entryId = chance.id('entry');
  const entry = `${path}/entries/${entryId}`;
  if ((await post(CAGE, `${path}/entries`, form(player), { key: entryId })).status !== 201)
    return null;
  const paid = await post(CAGE, `${entry}/payment`, payment(player, desk));
  if (paid.status !== 201) return null;
  if (chance.happens(0.1)) {
    const back = { ...by('L-3'), means: 'cash', desk };
    if ((await post(CAGE, `${entry}/refund`, back)).status === 201) return null;
  }
  if (chance.happens(0.1)) {
    const undone = { ...by('L-3'), reason: 'Mal tipeada', desk };
    if ((await post(CAGE, `${entry}/void`, undone)).status === 201) return null;
  }
  if (chance.happens(0.1)) await post(CAGE, `${entry}/reprints`, { ...by('L-3'), reason: 'Rota' });
  return { entryId, player };
};

type Seat = { readonly entryId: string; readonly seat: number; readonly table: number };

/** Every player takes the seat that was drawn, in any order. */
export const seatAll = async (
  { post, get }: Desks,
  path: string,
  sold: readonly Sold[],
  tables = false,
): Promise<void> => {
  const drawn = await get(DIRECTOR, `${path}/seats`);
  const { body } = await get(CAGE, `${path}/entries`);
  const listed = body['entries'] as { entryId: string; voucher: string | null }[];
  await Promise.all(
    ((drawn.body['seats'] ?? []) as Seat[]).map(async ({ entryId, seat, table }) => {
      const player = sold.find((one) => one.entryId === entryId)?.player ?? 0;
      const voucher = listed.find((one) => one.entryId === entryId)?.voucher;
      if (voucher === undefined) return;
      const shown = { document: document(player), voucher, seat, ...(tables ? { table } : {}) };
      await post(FLOOR, `${path}/entries/${entryId}/seating`, { ...by('L-4'), ...shown });
    }),
  );
};
