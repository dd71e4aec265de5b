import { by, CAGE, DIRECTOR, document, FLOOR, statement } from '../../functions/support/casino.ts';
import type { Chance } from '../world/chance.ts';
import type { Desks } from './desks.ts';
import type { Sold } from './sitAndGo.ts';

const RECEIPT_LOOKS_MAX = 400;

export const shuffled = <Value>(chance: Chance, values: readonly Value[]): Value[] => {
  const left = [...values];
  return values.map(() => left.splice(chance.below(left.length), 1)[0] as Value);
};

/** Entries leave one after the other, prizes are paid, the event is closed. */
export const playOut = async (desks: Desks, path: string, sold: readonly Sold[]): Promise<void> => {
  const { house, post } = desks;
  const { chance } = house.world;
  const leaving = shuffled(chance, sold).slice(1);
  for (const [index, { entryId }] of leaving.entries()) {
    const hand = index + 1;
    const chipsAtStart = 100 * (1 + chance.below(50));
    const out = await post(FLOOR, `${path}/eliminations`, {
      ...by('L-4'),
      hand,
      out: [{ entryId, chipsAtStart }],
    });
    if (out.status === 201 && chance.happens(0.1))
      await undo(desks, path, String(out.body['exitId']), {
        hand,
        out: [{ entryId, chipsAtStart }],
      });
    await desks.rest();
  }
  await payAll(desks, path, sold);
  await close(desks, path);
};

/** Undone with the version seen, and recorded again. */
const undo = async (
  { post, get }: Desks,
  path: string,
  exitId: string,
  exit: object,
): Promise<void> => {
  const { headers } = await get(DIRECTOR, path);
  const wrong = { ...by('L-2'), exitId, reason: 'Otro asiento' };
  const ifMatch = headers['etag'] ?? '';
  const undone = await post(DIRECTOR, `${path}/corrections`, wrong, { ifMatch });
  if (undone.status === 201) await post(FLOOR, `${path}/eliminations`, { ...by('L-4'), ...exit });
};

const payAll = async (desks: Desks, path: string, sold: readonly Sold[]): Promise<void> => {
  const { body } = await desks.get(DIRECTOR, `${path}/standings`);
  const standings = (body['standings'] ?? []) as { entryId: string; prize: { amount: number } }[];
  const winners = standings.filter(({ prize }) => prize.amount > 0);
  await Promise.all(
    winners.map(({ entryId }) =>
      pay(desks, path, entryId, sold.find((one) => one.entryId === entryId)?.player ?? 0),
    ),
  );
};

const pay = async (desks: Desks, path: string, entryId: string, player: number): Promise<void> => {
  const { post, house, rest } = desks;
  const { chance } = house.world;
  const confirmed = await post(FLOOR, `${path}/prize-confirmations`, {
    ...by('L-5'),
    entryId,
    supervisor: { legajo: 'L-2' },
  });
  if (confirmed.status !== 201) return;
  const { confirmation, classification } = confirmed.body;
  const desk = chance.pick([3, 4]);
  const claim = { ...by('L-3'), entryId, confirmation, classification, means: 'cash', desk };
  const shown = { ...claim, document: document(player), statement };
  for (let look = 1; look <= RECEIPT_LOOKS_MAX; look += 1) {
    const paid = await post(CAGE, `${path}/payments`, shown);
    if (paid.status === 201) break;
    if (paid.body['code'] !== 'tournament.receipt-not-issued') return;
    await rest(4_000);
  }
  if (!chance.happens(0.15)) return;
  const reversal = { ...by('L-2'), reason: 'Pagado a otra inscripción', desk };
  await post(DIRECTOR, `${path}/payments/${entryId}/reversal`, reversal);
  await post(CAGE, `${path}/payments`, shown);
};

/** Closed with the version seen last; who comes too late looks again. */
export const close = async ({ post, get }: Desks, path: string): Promise<void> => {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const { headers } = await get(DIRECTOR, path);
    const reply = await post(DIRECTOR, `${path}/closing`, by('L-2'), {
      ifMatch: headers['etag'] ?? '',
    });
    if (reply.status !== 412) return;
  }
};
