import type { Reply } from '../../functions/support/api.ts';
import { by, cashTable, opening } from '../../functions/support/cash.ts';
import { CAGE, DIRECTOR, FLOOR, pesos } from '../../functions/support/casino.ts';
import type { Desks } from './desks.ts';

const STEPS_MAX = 12;

/** A cash table: games, hands step by step, purchases, rests and the closing of its day. */
export const runCash = async (desks: Desks): Promise<void> => {
  const { house, post, isOpen, rest } = desks;
  const id = house.world.chance.id('cash');
  if ((await post(DIRECTOR, '/v1/tables', cashTable(), { key: id })).status !== 201) return;
  const path = `/v1/tables/${id}`;
  await post(FLOOR, `${path}/sessions`, opening());
  while (isOpen()) {
    await (house.world.chance.happens(0.5) ? playHand(desks, path) : act(desks, path));
    await rest();
  }
  await endDay(desks, path);
};

/** Everybody folds or calls, in the turn that the table tells, until the hand is won. */
const playHand = async (desks: Desks, path: string): Promise<void> => {
  const { house, post } = desks;
  const { chance } = house.world;
  const handId = chance.id('hand');
  const opened = await post(FLOOR, `${path}/live-hands`, by('L-4'), { key: handId });
  if (opened.status !== 201) return;
  const step = (action: object): Promise<Reply> =>
    post(FLOOR, `${path}/hands/${handId}/actions`, {
      ...by('L-4'),
      step: { type: 'TakeAction', ...action },
    });
  let seat = 1 + chance.below(6);
  for (let steps = 0; steps < STEPS_MAX; steps += 1) {
    const { status, body } = await step({ seat, action: 'fold' });
    const expected = body['expected'] as { seat: number } | undefined;
    if (status !== 201 && !expected) break;
    seat = expected?.seat ?? (seat % 9) + 1;
  }
  if (chance.happens(0.15))
    await post(DIRECTOR, `${path}/hands/${handId}/void`, { ...by('L-2'), reason: 'Repetida' });
};

const act = async ({ house, post }: Desks, path: string): Promise<void> => {
  const { chance } = house.world;
  const player = `P-${1 + chance.below(8)}`;
  const amount = pesos(2_000 + 100 * chance.below(40));
  switch (chance.below(6)) {
    case 0:
      await post(CAGE, `${path}/buy-ins`, { ...by('L-3'), player, amount });
      return;
    case 1:
      await post(FLOOR, `${path}/rests`, { ...by('L-4'), player });
      return;
    case 2:
      await post(FLOOR, `${path}/returns`, { ...by('L-4'), player });
      return;
    case 3:
      await post(FLOOR, `${path}/consumptions`, { ...by('L-4'), player, amount: pesos(50) });
      return;
    case 4:
      await post(CAGE, `${path}/seats`, { ...by('L-3'), player, amount: pesos(6_000) });
      return;
    default:
      if (chance.happens(0.3)) await post(CAGE, `${path}/leaves`, { ...by('L-3'), player });
  }
};

const endDay = async ({ post, get }: Desks, path: string): Promise<void> => {
  for (let player = 1; player <= 8; player += 1)
    await post(CAGE, `${path}/leaves`, { ...by('L-3'), player: `P-${player}` });
  await post(FLOOR, `${path}/session-ends`, by('L-4'));
  const { headers } = await get(DIRECTOR, `${path}/session`);
  const closing = { ...by('L-4'), second: { legajo: 'L-2' }, box: pesos(0), review: 'Sin contar' };
  await post(FLOOR, `${path}/cash-closings`, closing, { ifMatch: headers['etag'] ?? '' });
};
