import { type Ask, call, newKey, type Reply, type Who } from './api.ts';
import { by, DIRECTOR, pesos } from './casino.ts';

/** A Madero table with limits 100 to 2.000, and short words for what is posted to it. */

export const SUPERVISOR: Who = { scopes: ['tapete/supervisor'] };

const stacks = (...all: readonly (readonly [number, number])[]) =>
  all.map(([denomination, quantity]) => ({ denomination: pesos(denomination), quantity }));

/** 50.000 pesos in chips. */
export const BANK = stacks([1000, 30], [500, 20], [100, 100]);
export { stacks };

export const maderoTable = (changes: object = {}) => ({
  ...by('L-1'),
  game: 'madero',
  table: 7,
  sector: 'A',
  boxes: 7,
  min: pesos(100),
  max: pesos(2_000),
  band: { min: pesos(50), max: pesos(5_000), reference: 'Nota 12/2014' },
  bonus: { kind: 'on', min: pesos(25), max: pesos(500) },
  jackpot: { kind: 'fixed', control: 'manual', credit: pesos(20) },
  ...changes,
});

/** Signed by the dealer and the Supervisor. */
export const counted = (chips: object = BANK) => ({
  ...by('L-4'),
  second: { legajo: 'L-2' },
  chips,
});
/** Signed by the Supervisor and the cashier, at desk 3. */
export const moved = (chips: object) => ({
  ...by('L-2'),
  second: { legajo: 'L-3' },
  chips,
  desk: 3,
});
export const boxed = (cash: number, vouchers = 0) => ({
  ...by('L-3'),
  second: { legajo: 'L-2' },
  cash: pesos(cash),
  vouchers: pesos(vouchers),
});

/** A body that fits the schema of every operation of a table. */
export const TABLE_BODIES: Readonly<Record<string, object>> = {
  openDay: counted(),
  fillChips: moved(stacks([100, 1])),
  creditChips: moved(stacks([100, 1])),
  countDrop: boxed(100),
  countChips: counted(),
  voidMovement: { ...by('L-2'), reason: 'Otra mesa' },
  closeDay: counted(),
  reopenDay: { ...by('L-2'), day: 1, reason: 'Recuento' },
  postTableCommands: {
    commands: [{ operation: 'countDrop', idempotencyKey: 'bulk-of-nobody-0002', body: boxed(100) }],
  },
};

export const announceTable = async (operator = 'casino', changes: object = {}): Promise<string> => {
  const key = newKey();
  const body = maderoTable(changes);
  const reply = await call({ ...DIRECTOR, operator }, 'POST', '/v1/tables', { body, key });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return key;
};

/** Posts to one table. */
export const at =
  (tableId: string) =>
  (who: Who, path: string, body: object, ask: Ask = {}): Promise<Reply> =>
    call(who, 'POST', `/v1/tables/${tableId}/${path}`, { body, ...ask });
