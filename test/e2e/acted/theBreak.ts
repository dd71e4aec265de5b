import { CONTROL, DEALER, DIRECTOR, SUPERVISOR } from '../../../infra/client/bodies.ts';
import { type Acting, keyOf, minuteOf, post, postAll } from './acting.ts';
import { rebuy } from './firstDay.ts';
import { announceLevel } from './play.ts';
import { on } from './programme.ts';
import { buy } from './sales.ts';
import { swap } from './seats.ts';

/** The break: add-ons, a swap, the count of every table, and the chips of 25 leave. */
export const theBreak = async (acting: Acting): Promise<void> => {
  const { casino, floor } = acting;
  await post(casino.director, 'add-on-openings', 'add-ons', {
    by: SUPERVISOR,
    occurredAt: on(1, '22:00'),
  });
  await rebuy(acting, [1], ['AD'], on(1, '22:01')); // out in the last hand, at zero chips
  await rebuy(acting, [3], ['RB', 'AD'], on(1, '22:02'));
  const [first = 0, second = 0] = floor.at(1);
  floor.win(second, first, 75);
  await swap(acting, [first, floor.at(2)[0] ?? 0], on(1, '22:03'));
  const bought = new Set([floor.at(1).at(-1), floor.at(3).at(-1)]);
  const buyers = floor.players().filter((player) => player % 2 === 0 && !bought.has(player));
  await buy(acting, buyers, ['AD'], on(1, '22:05'));
  await countChips(acting, on(1, '22:10'));
  await colorUp(acting, on(1, '22:12'));
};

/** One sheet for each table, by seat. */
export const countChips = ({ casino, floor }: Acting, occurredAt: string): Promise<unknown> =>
  post(casino.floor, 'chip-counts', `count-at-${minuteOf(occurredAt)}`, {
    by: CONTROL,
    occurredAt,
    sheets: floor.tables().map((table) => ({
      table,
      rows: floor
        .seatedAt(table)
        .map((player) => ({ seat: floor.placeOf(player).seat, chips: floor.chipsOf(player) })),
    })),
  });

const LOW = 25;
const HIGH = 100;
/** Face up, from position 1 clockwise: the first seat has the best card. */
const CARDS = ['As', 'Kh', 'Qd', 'Jc', '9s', '8h', '7d', '6c', '5s', '4h'];

/** Every table changes its chips of 25 for chips of 100 and races for what is left over. */
const colorUp = async ({ casino, floor }: Acting, occurredAt: string): Promise<void> => {
  const commands = floor.tables().map((table) => {
    const odd = floor.at(table).filter((player) => floor.chipsOf(player) % HIGH !== 0);
    const rows = odd.map((player) => {
      const chips = floor.chipsOf(player);
      return {
        seat: floor.placeOf(player).seat,
        low: (chips % HIGH) / LOW,
        rest: chips - (chips % HIGH),
      };
    });
    const due = rows.flatMap(({ seat, low }) => Array.from({ length: low }, () => seat));
    const dealt = due.map((seat, index) => ({ seat, card: CARDS[index] }));
    race(floor, odd, due.length * LOW);
    return {
      operation: 'colorUp',
      idempotencyKey: keyOf(`color-up-of-table-${table}`),
      body: { by: DEALER, occurredAt, table, denomination: LOW, rows, dealt },
    };
  });
  await postAll(casino.floor, commands);
};

/** What is at stake rounds up to whole chips of 100, one each to the best cards. */
const race = (floor: Acting['floor'], odd: readonly number[], value: number): void => {
  const winners = odd.slice(0, Math.ceil(value / HIGH));
  for (const player of odd) {
    floor.give(player, -(floor.chipsOf(player) % HIGH));
    if (winners.includes(player)) floor.give(player, HIGH);
  }
};

/** Level 3: no more rebuys nor add-ons, beside LNSE; the pool is fixed. */
export const lockThePool = async (acting: Acting): Promise<void> => {
  const { director } = acting.casino;
  await announceLevel(acting, 3, on(1, '22:20'));
  const act = { by: DIRECTOR, occurredAt: on(1, '22:21') };
  for (const code of ['RB', 'AD'])
    await post(director, 'purchase-closings', `no-more-${code}`, {
      ...act,
      code,
      witness: 'Graciela Fiscalizadora',
    });
  await post(director, 'prize-locks', 'the-lock', act);
};
