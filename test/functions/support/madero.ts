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

const ID = 'table-of-nobody-0001';
const METER = {
  creditMin: pesos(20),
  contributionBps: 1_000,
  reference: 'Nota 13/2014',
};

/** One box that bets 300 and 1 credit and loses with nothing against a pair of the bank. */
export const roundBody = (box: object = {}, rest: object = {}) => ({
  ...by('L-4'),
  boxes: [
    {
      box: 1,
      player: 'P-1',
      ante: pesos(100),
      flop: pesos(200),
      turn: pesos(0),
      river: pesos(0),
      bonus: pesos(0),
      credits: 1,
      cards: '2c7d',
      ...box,
    },
  ],
  board: '3h8sJcQd5c',
  bank: 'JdKs',
  ...rest,
});

/** A linked meter that starts at 100.000 pesos for each table. */
export const announceJackpot = async (
  operator: string,
  tables: readonly string[],
  key = newKey(),
): Promise<string> => {
  const body = {
    ...by('L-1'),
    ...METER,
    tables: tables.map((tableId) => ({ tableId, start: pesos(100_000) })),
  };
  const reply = await call({ ...DIRECTOR, operator }, 'POST', '/v1/jackpots', { body, key });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return key;
};

/** A body that fits the schema of every operation of a table. */
export const TABLE_BODIES: Readonly<Record<string, object>> = {
  openDay: counted(),
  fillChips: moved(stacks([100, 1])),
  creditChips: moved(stacks([100, 1])),
  countDrop: boxed(100),
  countChips: counted(),
  voidMovement: { ...by('L-2'), reason: 'Otra mesa' },
  closeDay: counted(),
  playRound: roundBody(),
  stepRound: { ...by('L-4'), step: { type: 'CloseBets' } },
  announceJackpot: { ...by('L-1'), ...METER, tables: [{ tableId: ID, start: pesos(100_000) }] },
  linkTable: { ...by('L-1'), tableId: ID, start: pesos(100_000) },
  adjustMeter: {
    ...by('L-2'),
    second: { legajo: 'L-1' },
    tableId: ID,
    amount: pesos(1),
    reason: 'count-difference',
    note: 'Visor',
  },
  decideAward: {
    ...by('L-1'),
    awardId: 'award',
    amount: pesos(1),
    inspector: 'F. Iscal',
    text: 'Se paga',
  },
  reportFailure: { ...by('L-2'), reason: 'Pantalla apagada' },
  reportRepair: by('L-2'),
  reopenDay: { ...by('L-2'), second: { legajo: 'L-1' }, day: 1, reason: 'Recuento' },
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
